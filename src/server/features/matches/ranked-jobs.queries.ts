import { matches } from '#domain/limits.ts';
import { match, termsOf } from '#matching/engine.ts';
import type { JobFeatures, ProfileFeatures } from '#matching/features/features.ts';
import { Parameters } from '#server/db/parameters.ts';
import type { Db } from '#server/db/query.ts';
import { rows } from '#server/db/query.ts';
import type { Scored } from './scores.queries.ts';
import { jobFeaturesOf } from './job-features.queries.ts';
import { loadVocabulary } from './vocabulary.ts';
import { Page, pageOf, readCursor } from '#server/http/paging.ts';
import { refuse } from '#server/refusal.ts';

export interface RankedJob {
  id: number;
  /** null: the job has not been read yet, or says too little. */
  score: number | null;
}

type Where = (parameters: Parameters) => readonly string[];

/** So many of the newest jobs each term brings up: what bounds the work, however many jobs there are. */
const newestOfTerm = 300;

/** Of what the terms bring up together, so many are looked at for whether the filters let them through. */
const lookedAt = 3_000;

/**
 * The jobs that match a profile best, the best first: an index brings up those that have something in common with it,
 * and the engine calculates each of the best several hundred exactly. `where` answers predicates over
 * `job_posting j` and `company c`. With `orNewest`, what is left of the hundreds is filled with the newest jobs, so that everything is ranked
 * where there are only a few.
 */
export async function rankedJobs(
  db: Db,
  profile: ProfileFeatures,
  { where, orNewest }: { where: Where; orNewest: boolean },
): Promise<RankedJob[]> {
  const found = await broughtUp(db, profile, where);
  if (orNewest && found.length < matches.ranked) found.push(...(await newest(db, where)));
  const ids = [...new Set(found)].slice(0, matches.ranked);
  const features = await jobFeaturesOf(db, ids);
  return ids
    .map((id) => ({ id, score: scoreOf(features.get(id), profile) }))
    .toSorted((a, b) => rankOf(b.score) - rankOf(a.score) || b.id - a.id);
}

/** One page of ranked jobs, each with its score. */
export async function pageOfRanked<Job extends { id: number }>(
  ranked: readonly RankedJob[],
  { limit, cursor }: { limit: number; cursor?: string | undefined },
  jobsOf: (ids: number[]) => Promise<Job[]>,
): Promise<Page<Job & Scored>> {
  const after = placeIn(cursor);
  const rest = after ? ranked.filter((job) => isAfter(job, after.rank, after.id)) : ranked;
  const page = pageOf(rest.slice(0, limit + 1), limit, (last) => [ofMatch, rankOf(last.score), last.id]);
  const scores = new Map(page.items.map((job) => [job.id, job.score]));
  const jobs = await jobsOf(page.items.map((job) => job.id));
  return new Page(
    jobs.map((job) => ({ ...job, ...scored(scores.get(job.id)) })),
    page.next,
  );
}

/** Opens a cursor, so that none of another list is taken for one of these. */
const ofMatch = 'match';

function placeIn(cursor: string | undefined): { rank: number; id: number } | undefined {
  const key = readCursor(cursor, ['text', 'number', 'number']);
  if (!key) return undefined;
  const [kind, rank, id] = key;
  if (kind !== ofMatch)
    throw refuse.invalid('cursor is not one this server gave.', { cursor: 'Not a cursor this server gave.' });
  return { rank, id };
}

/** Jobs without a score stand behind those with 0. A cursor holds no number below 0. */
function rankOf(score: number | null): number {
  return score === null ? 0 : score + 1;
}

function isAfter(job: RankedJob, rank: number, id: number): boolean {
  const own = rankOf(job.score);
  return own < rank || (own === rank && job.id < id);
}

function scored(score: number | null | undefined): Scored {
  return typeof score === 'number' ? { matchScore: score } : {};
}

function scoreOf(job: JobFeatures | undefined, profile: ProfileFeatures): number | null {
  return job ? match(loadVocabulary(), job, profile).score : null;
}

async function broughtUp(db: Db, profile: ProfileFeatures, where: Where): Promise<number[]> {
  const wanted = termsOf(profile);
  const parameters = new Parameters();
  const terms = parameters.add(wanted.map(({ term }) => term));
  const weights = parameters.add(wanted.map(({ weight }) => weight));
  const found = await rows<{ id: number }>(
    db,
    `with brought_up as (
       select t.job_posting_id as id, sum(t.weight * wanted.weight) as weight
       from unnest(${terms}::integer[], ${weights}::integer[]) as wanted (term, weight)
       cross join lateral (
         select job_posting_id, weight from job_term where term = wanted.term order by job_posting_id desc limit ${newestOfTerm}
       ) t
       group by t.job_posting_id order by 2 desc, 1 desc limit ${lookedAt}
     )
     select j.id from brought_up b join job_posting j on j.id = b.id join company c on c.id = j.company_id
     where ${where(parameters).join(' and ')}
     order by b.weight desc, b.id desc limit ${matches.ranked}`,
    parameters.values,
  );
  return found.map(({ id }) => id);
}

async function newest(db: Db, where: Where): Promise<number[]> {
  const parameters = new Parameters();
  const found = await rows<{ id: number }>(
    db,
    `select j.id from job_posting j join company c on c.id = j.company_id
     where ${where(parameters).join(' and ')} order by j.posted_date desc, j.id desc limit ${matches.ranked}`,
    parameters.values,
  );
  return found.map(({ id }) => id);
}
