import type { JobFacets, Query } from '#contract/api.ts';
import type { Actor } from '#domain/permissions.ts';
import { postedWithinChoices } from '#domain/jobs.ts';
import type { JobStatus } from '#domain/jobs.ts';
import { isJobSeeker } from '#domain/permissions.ts';
import { Parameters } from '#server/db/parameters.ts';
import type { Db } from '#server/db/query.ts';
import { rows } from '#server/db/query.ts';
import type { JobSummaryRow } from '#server/features/jobs/jobs.queries.ts';
import { jobColumns, jobSource, summaryColumns } from '#server/features/jobs/jobs.queries.ts';
import { openJob, runsJob } from '#server/features/jobs/jobs.visibility.queries.ts';
import { searchTerms } from '#server/features/jobs/search-terms.ts';
import type { Page } from '#server/http/paging.ts';
import { pageOf, readCursor } from '#server/http/paging.ts';

type Search = Query<'GET /api/jobs'>;
type Filters = Query<'GET /api/jobs/facets'>;

/** One page of jobs. With words and no other order asked for, the most relevant come first. */
export async function searchJobs(db: Db, actor: Actor, search: Search): Promise<Page<JobSummaryRow>> {
  const terms = searchTerms(search.search);
  const sort = search.sort ?? (terms ? 'relevance' : 'newest');
  if (sort === 'relevance' && terms) return byRelevance(db, actor, search, terms);
  return sort === 'deadline' ? byDeadline(db, actor, search) : byNewest(db, actor, search);
}

async function byNewest(db: Db, actor: Actor, search: Search): Promise<Page<JobSummaryRow>> {
  const parameters = new Parameters();
  const after = readCursor(search.cursor, ['time', 'number']);
  const where = [
    ...filters(actor, search, parameters),
    ...(after
      ? [
          `(j.posted_date, j.id) < (${parameters.add(after[0])}::timestamptz, ${parameters.add(after[1])}::integer)`,
        ]
      : []),
  ];
  const found = await rows<JobSummaryRow>(
    db,
    `select ${summaryColumns(actor, parameters)} from ${jobSource}
     where ${where.join(' and ')}
     order by j.posted_date desc, j.id desc limit ${parameters.add(search.limit + 1)}`,
    parameters.values,
  );
  return pageOf(found, search.limit, (last) => [last.postedDate, last.id]);
}

/** The next to close first; those without a deadline last. */
async function byDeadline(db: Db, actor: Actor, search: Search): Promise<Page<JobSummaryRow>> {
  const parameters = new Parameters();
  const after = readCursor(search.cursor, ['time or null', 'number']);
  const where = filters(actor, search, parameters);
  if (after) {
    const closes = `${parameters.add(after[0])}::timestamptz`;
    const id = `${parameters.add(after[1])}::integer`;
    where.push(`(coalesce(j.closes_at, 'infinity'), j.id) > (coalesce(${closes}, 'infinity'), ${id})`);
  }
  const found = await rows<JobSummaryRow>(
    db,
    `select ${summaryColumns(actor, parameters)} from ${jobSource}
     where ${where.join(' and ')}
     order by j.closes_at asc nulls last, j.id asc limit ${parameters.add(search.limit + 1)}`,
    parameters.values,
  );
  return pageOf(found, search.limit, (last) => [last.closesAt, last.id]);
}

/** Ranking every hit of a common word is dear (half a second over 50,000), so the newest thousand are ranked; nobody pages further. */
const rankedHits = 1_000;

async function byRelevance(
  db: Db,
  actor: Actor,
  search: Search,
  terms: string,
): Promise<Page<JobSummaryRow>> {
  const parameters = new Parameters();
  const [offset = 0] = readCursor(search.cursor, ['number']) ?? [];
  const where = filters(actor, search, parameters);
  const query = textQuery(terms, parameters);
  const found = await rows<JobSummaryRow>(
    db,
    `with hit as (
       select ${jobColumns('j.search')} from ${jobSource}
       where ${where.join(' and ')}
       order by j.posted_date desc, j.id desc limit ${rankedHits}
     )
     select ${summaryColumns(actor, parameters)} from hit j join company c on c.id = j.company_id
     order by ts_rank(j.search, ${query}) desc, j.posted_date desc, j.id desc
     limit ${parameters.add(search.limit + 1)} offset ${parameters.add(offset)}`,
    parameters.values,
  );
  return pageOf(found, search.limit, () => [Number(offset) + search.limit]);
}

/** How many of the jobs the actor runs have each status. */
export async function countOwnJobs(
  db: Db,
  actor: Actor,
  search: Query<'GET /api/jobs/counts'>,
): Promise<{ status: JobStatus; count: number }[]> {
  const parameters = new Parameters();
  const where = filters(actor, { ...search, scope: 'own' }, parameters);
  return rows(
    db,
    `select j.status, count(*) as count from ${jobSource} where ${where.join(' and ')} group by j.status`,
    parameters.values,
  );
}

/** How many values a facet lists, the most frequent first; chosen ones are always among them. */
const facetValues = 30;

/**
 * Counts for every facet under all filters but its own, so that ticking a second value of the same facet is an honest
 * "or". Skills are an "and": their counts are those of the chosen ones together with one more.
 */
export async function countFacets(db: Db, actor: Actor, search: Filters): Promise<JobFacets> {
  const parameters = new Parameters();
  const { company, location, employmentType, experienceLevel, skill, postedWithinDays, salaryCurrency } =
    search;
  const { search: words, recruiter, status, scope, salaryMin } = search;
  const where = filters(actor, { search: words, recruiter, status, scope, salaryMin, skill }, parameters);
  const passes = {
    employmentType: anyOf('j.employment_type', employmentType, parameters),
    experienceLevel: anyOf('j.experience_level', experienceLevel, parameters),
    location: anyOf('j.location', location, parameters),
    company: company ? `j.company_id = ${parameters.add(company)}` : 'true',
    salaryCurrency: salaryCurrency ? `j.salary_currency = ${parameters.add(salaryCurrency)}` : 'true',
    postedWithinDays: postedWithinDays ? postedWithin(parameters.add(postedWithinDays)) : 'true',
  };
  type Own = keyof typeof passes;
  // The cast: Object.keys forgets whose keys it read.
  const own = Object.keys(passes) as Own[];
  const flag = (name: Own) => `passes_${name.toLowerCase()}`;
  const others = (name?: Own) =>
    own
      .filter((other) => other !== name)
      .map(flag)
      .join(' and ');
  const facet = (name: Own | 'skill', value: string, label = 'null::text', from = 'hit') => {
    const unfiltered = name === 'skill' || passes[name] === 'true';
    const chosenFirst = unfiltered ? '' : `bool_or(${flag(name)}) desc, `;
    return `(select '${name}' as facet, ${value} as value, ${label} as label, count(*) as count from ${from}
      where ${others(name === 'skill' ? undefined : name)} and ${value} is not null
      group by 2, 3 order by ${chosenFirst}4 desc, 2 limit ${facetValues})`;
  };
  const within = postedWithinChoices.map((days) => `(${days})`).join(', ');
  const counted = await rows<{
    facet: Own | 'skill' | 'total';
    value: string;
    label: string | null;
    count: number;
  }>(
    db,
    `with hit as materialized (
       select j.employment_type, j.experience_level, j.location, j.company_id, c.name as company_name, j.skills_required,
              j.salary_currency, j.posted_date,
              ${own.map((name) => `coalesce(${passes[name]}, false) as ${flag(name)}`).join(', ')}
       from ${jobSource} where ${where.join(' and ')}
     )
     select 'total' as facet, '' as value, null::text as label, count(*) as count from hit where ${others()}
     union all ${facet('employmentType', 'employment_type')}
     union all ${facet('experienceLevel', 'experience_level')}
     union all ${facet('location', 'location')}
     union all ${facet('company', 'company_id::text', 'company_name')}
     union all ${facet('skill', 'required_skill', 'null::text', 'hit cross join unnest(skills_required) as required_skill')}
     union all ${facet('salaryCurrency', 'salary_currency')}
     union all (select 'postedWithinDays', choice.days::text, null::text, count(*)
       from hit j join (values ${within}) as choice (days) on ${postedWithin('choice.days')}
       where ${others('postedWithinDays')} group by choice.days order by choice.days)`,
    parameters.values,
  );
  const of = (name: Own | 'skill') =>
    counted
      .filter((row) => row.facet === name)
      .map(({ value, label, count }) => ({ value, count, ...(label ? { label } : {}) }));
  return {
    total: counted.find((row) => row.facet === 'total')?.count ?? 0,
    employmentType: of('employmentType'),
    experienceLevel: of('experienceLevel'),
    location: of('location'),
    company: of('company'),
    skill: of('skill'),
    salaryCurrency: of('salaryCurrency'),
    postedWithinDays: of('postedWithinDays'),
  };
}

/** What a search lets through, as predicates over `job_posting j` and `company c`. */
export function filters(
  actor: Actor,
  search: Omit<Partial<Search>, 'cursor' | 'limit' | 'sort'>,
  parameters: Parameters,
): string[] {
  const terms = searchTerms(search.search);
  const where = [search.scope === 'own' ? ownJobs(actor, parameters) : openJob];
  if (terms) where.push(`j.search @@ ${textQuery(terms, parameters)}`);
  if (search.status && search.scope === 'own') where.push(`j.status = ${parameters.add(search.status)}`);
  if (search.company) where.push(`j.company_id = ${parameters.add(search.company)}`);
  if (search.recruiter) where.push(`j.recruiter_id = ${parameters.add(search.recruiter)}`);
  if (search.location?.length) where.push(anyOf('j.location', search.location, parameters));
  if (search.employmentType?.length)
    where.push(anyOf('j.employment_type', search.employmentType, parameters));
  if (search.experienceLevel?.length)
    where.push(anyOf('j.experience_level', search.experienceLevel, parameters));
  if (search.skill?.length) where.push(`j.skills_required @> ${parameters.add(search.skill)}::text[]`);
  if (search.postedWithinDays) where.push(postedWithin(parameters.add(search.postedWithinDays)));
  if (search.salaryCurrency) where.push(`j.salary_currency = ${parameters.add(search.salaryCurrency)}`);
  if (search.salaryMin !== undefined)
    where.push(`j.salary_max_monthly >= ${parameters.add(search.salaryMin)}::numeric`);
  return where;
}

/** Words such as "in" and "me" are left out of a query; where they are all of it, they are the beginning of a word still being typed. */
function textQuery(terms: string, parameters: Parameters): string {
  const typed = parameters.add(terms);
  return `coalesce(nullif(to_tsquery('english', ${typed}), ''), to_tsquery('simple', ${typed}))`;
}

/** A job seeker runs no jobs. */
function ownJobs(actor: Actor, parameters: Parameters): string {
  return isJobSeeker(actor) ? 'false' : runsJob(actor, parameters);
}

function postedWithin(days: string): string {
  return `j.posted_date > now() - make_interval(days => ${days})`;
}

function anyOf(column: string, values: readonly string[] | undefined, parameters: Parameters): string {
  return values?.length ? `${column} = any(${parameters.add(values)}::text[])` : 'true';
}
