import type { Query } from '#contract/api.ts';
import { namesOfPlace } from '#domain/places/names-of-place.ts';
import type { Actor } from '#domain/permissions.ts';
import { hiringReach, isJobSeeker } from '#domain/permissions.ts';
import type { Parameters } from '#server/db/parameters.ts';
import { sandboxes, type Viewer } from '#server/visibility/visible-jobs.queries.ts';
import { endOfGrain, hours, paySteps, payStep, termsOfRange } from './ranges.ts';
import { allOf, oneOf, type TermQuery } from './term-query.ts';

export type Filters = Query<'GET /api/jobs/facets'>;

/** What can be counted and filtered by value. */
export type Facet =
  | 'employmentType'
  | 'experienceLevel'
  | 'location'
  | 'company'
  | 'skill'
  | 'salaryCurrency'
  | 'postedWithinDays';

/** A condition twice: as terms of the index, and as SQL over a row of `job_search s`. */
export interface Condition {
  terms: TermQuery | undefined;
  row: (parameters: Parameters) => string;
  /** Whether the terms let more through than the row does. */
  rough?: true;
}

/** The conditions of a search but for its words, each under the filter that made it. */
export function conditionsOf(viewer: Viewer, search: Partial<Filters>, now: Date): Map<string, Condition> {
  const conditions = new Map<string, Condition>();
  const add = (name: string, condition: Condition | undefined) =>
    condition && conditions.set(name, condition);
  add('scope', search.scope === 'own' && viewer ? ownJobs(viewer) : undefined);
  if (search.scope === 'own') add('status', equal('=o:', undefined, search.status));
  add('company', equal('=c:', 's.company_id', search.company));
  add('recruiter', equal('=r:', 's.recruiter_id', search.recruiter));
  add('employmentType', anyOf('=e:', 's.employment_type', search.employmentType));
  add('experienceLevel', anyOf('=x:', 's.experience_level', search.experienceLevel));
  add('location', at(search.location));
  add('salaryCurrency', equal('=m:', 's.salary_currency', search.salaryCurrency));
  for (const skill of search.skill ?? []) add(`skill ${skill}`, equal('=s:', undefined, skill));
  add('salaryMin', search.salaryMin === undefined ? undefined : paid(search.salaryMin));
  add('postedWithinDays', search.postedWithinDays ? postedWithin(search.postedWithinDays, now) : undefined);
  return conditions;
}

/** Jobs of which the index knows so; where no column has it, the row's own terms are asked. */
function equal(
  name: string,
  column: string | undefined,
  value: string | number | undefined,
): Condition | undefined {
  if (value === undefined || value === '') return undefined;
  const terms = oneOf([`${name}${value}`]);
  return {
    terms,
    row: (parameters) =>
      column ? `${column} = ${parameters.add(value)}` : `s.terms @@ ${parameters.add(terms)}::tsquery`,
  };
}

function anyOf(name: string, column: string, values: readonly string[] | undefined): Condition | undefined {
  if (!values?.length) return undefined;
  return {
    terms: oneOf(values.map((value) => name + value)),
    row: (parameters) => `${column} = any(${parameters.add(values)}::text[])`,
  };
}

/** Jobs at any of these places: by what is written, and by where that is. */
function at(places: readonly string[] | undefined): Condition | undefined {
  if (!places?.length) return undefined;
  const names = places.flatMap(namesOfPlace);
  return {
    terms: oneOf([...places.map((place) => `=l:${place}`), ...names.map((name) => placeTerm + name)]),
    row: (parameters) =>
      `(s.location = any(${parameters.add(places)}::text[]) or s.places && ${parameters.add(names)}::text[])`,
  };
}

/** What a name of a place begins with among the terms. */
export const placeTerm = '=g:';

function paid(least: number): Condition {
  // A step below, so that rounding leaves nothing out, and up to beyond what an integer holds.
  const terms = termsOfRange(paySteps, Math.max(0, payStep(least) - 1), endOfGrain(paySteps, 128));
  return {
    // Pay of nothing has no step, and who asks for nothing takes it too.
    terms: least > 0 ? oneOf(terms) : undefined,
    row: (parameters) => `s.salary_max_monthly >= ${parameters.add(least)}::numeric`,
    rough: true,
  };
}

function postedWithin(days: number, now: Date): Condition {
  const hour = hourOf(now);
  return {
    terms: oneOf(termsOfRange(hours, Math.max(0, hour - days * 24 - 1), lastHour(hour))),
    row: (parameters) => `s.posted_date > now() - make_interval(days => ${parameters.add(days)})`,
    rough: true,
  };
}

export function hourOf(time: Date): number {
  return Math.floor(time.getTime() / 3_600_000);
}

/** As far ahead as postings are dated: the coarsest grain of now and the one after, which are two terms. */
export function lastHour(hour: number): number {
  return endOfGrain(hours, endOfGrain(hours, hour) + 1);
}

/** The jobs an actor runs, as `runsJob` says it of a posting. A job seeker runs none, an administrator all but those of sandboxes. */
function ownJobs(actor: Actor): Condition {
  const reach = hiringReach(actor);
  if (reach.everything)
    return { terms: undefined, row: () => `s.company_id <> all(${sandboxes})`, rough: true };
  const all = isJobSeeker(actor) ? [] : reach.allPostingsIn;
  const own = isJobSeeker(actor) ? [] : reach.ownPostingsIn;
  const ways = [
    ...all.map((company) => oneOf([`=c:${company}`])),
    ...own.map((company) => allOf([oneOf([`=r:${actor.id}`]), oneOf([`=c:${company}`])]) ?? ''),
  ];
  return {
    terms: ways.length ? `(${ways.join('|')})` : oneOf(['=none']),
    row: (parameters) =>
      `(s.company_id = any(${parameters.add(all)}::integer[])
        or (s.recruiter_id = ${parameters.add(actor.id)} and s.company_id = any(${parameters.add(own)}::integer[])))`,
  };
}
