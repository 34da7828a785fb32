import type { Query } from '#contract/api.ts';
import { namesOfPlace } from '#domain/places/names-of-place.ts';
import type { Db } from '#server/db/query.ts';
import { rows } from '#server/db/query.ts';
import { parseQuery } from './parse-query.queries.ts';
import { termsOf, type ParsedQuery, type FindOtherNames } from './query/parsed-query.ts';
import { conditionsOf, placeTerm } from './query/filter-terms.ts';
import { allOf, type Term, type TermQuery, type Variants } from './query/term-query.ts';

export type { FindOtherNames };

type Filters = Partial<Query<'GET /api/jobs/facets'>>;

/** A term, or how one begins. */
export interface Anchor {
  term: string;
  beginning: boolean;
}

/** A search as it stands for jobs to come: what their rows of job_search must be like. */
export interface StandingQuery {
  terms: TermQuery | undefined;
  /** Words that must follow each other, and that must not. */
  phrases: string[];
  unwantedPhrases: string[];
  salaryMin: number | undefined;
  postedWithinDays: number | undefined;
  /** Whatever is found has one of these. */
  anchors: Anchor[];
}

/** What every listed job has. */
const anyJob: Anchor = { term: '=o:active', beginning: false };

export async function standingQuery(
  db: Db,
  filters: Filters,
  otherNames: FindOtherNames,
): Promise<StandingQuery> {
  const { postedWithinDays, salaryMin, ...lasting } = filters;
  // Jobs to come may have a name or a spelling that none has now.
  const parsed = await parseQuery(db, filters.search, otherNames, { unwritten: true });
  // Nobody in particular: open jobs are the same for everybody.
  const conditions = conditionsOf(
    { id: 0, userType: 'job_seeker', memberships: [] },
    { ...lasting, salaryMin },
    new Date(),
  );
  return {
    terms: allOf([
      parsed && termsOf(parsed, { textScope: 'anywhere' }),
      ...[...conditions.values()].map(({ terms }) => terms),
    ]),
    phrases: parsed?.groups.flatMap(({ phrase }) => phrase ?? []) ?? [],
    unwantedPhrases: parsed?.unwantedPhrases ?? [],
    salaryMin,
    postedWithinDays,
    anchors: await anchorsOf(db, lasting, parsed),
  };
}

/** One of the things that must hold of a job, in all its ways, and about how many jobs it holds of. */
interface Needed {
  anchors: Anchor[];
  jobs: number;
}

/** The terms of whatever fewest jobs have. */
async function anchorsOf(db: Db, filters: Filters, parsed: ParsedQuery | undefined): Promise<Anchor[]> {
  const needed = [
    ...(parsed?.groups.map(({ all, jobs }) => ({ anchors: anchorsOfVariants(all), jobs })) ?? []),
    ...(await neededByFilters(db, filters)),
  ];
  const [rarest] = needed.sort((a, b) => a.jobs - b.jobs);
  return rarest?.anchors ?? [anyJob];
}

/** Of each way its longest word, which most likely fewest have. */
function anchorsOfVariants(ways: Variants): Anchor[] {
  return ways.map((terms) => {
    const [longest] = terms
      .map((term: Term) =>
        typeof term === 'string' ? { term, beginning: false } : { term: term.startsWith, beginning: true },
      )
      .sort((a, b) => b.term.length - a.term.length);
    return longest ?? anyJob;
  });
}

/** Values of which a job has one. */
type Needs = { facet: string; name: string; any: readonly string[] }[];

async function neededByFilters(db: Db, filters: Filters): Promise<Needed[]> {
  const { company, skill = [], location = [], experienceLevel = [], employmentType = [] } = filters;
  const asked: Needs[] = [
    [{ facet: 'company', name: '=c:', any: company ? [String(company)] : [] }],
    ...skill.map((one) => [{ facet: 'skill', name: '=s:', any: [one] }]),
    [
      { facet: 'location', name: '=l:', any: location },
      { facet: 'place', name: placeTerm, any: location.flatMap(namesOfPlace) },
    ],
    [{ facet: 'experienceLevel', name: '=x:', any: experienceLevel }],
    [{ facet: 'employmentType', name: '=e:', any: employmentType }],
    [{ facet: 'salaryCurrency', name: '=m:', any: filters.salaryCurrency ? [filters.salaryCurrency] : [] }],
  ].filter((ways) => ways.some(({ any }) => any.length > 0));
  const values = asked.flat().flatMap(({ facet, any }) => any.map((value) => ({ facet, value })));
  const known = await rows<{ facet: string; value: string; jobs: number }>(
    db,
    `select facet, value, jobs from facet_count
     where (facet, value) in (select * from unnest($1::text[], $2::text[]))`,
    [values.map(({ facet }) => facet), values.map(({ value }) => value)],
  );
  return asked.map((ways) => ({
    anchors: ways.flatMap(({ name, any }) => any.map((value) => ({ term: name + value, beginning: false }))),
    jobs: known
      .filter((one) => ways.some(({ facet, any }) => one.facet === facet && any.includes(one.value)))
      .reduce((sum, { jobs }) => sum + jobs, 0),
  }));
}
