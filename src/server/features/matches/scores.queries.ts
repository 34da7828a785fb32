import type { Actor } from '#domain/permissions.ts';
import { can } from '#domain/permissions.ts';
import { match } from '#matching/engine.ts';
import type { ProfileFeatures } from '#matching/features/features.ts';
import type { Db } from '#server/db/query.ts';
import { ownFeatures, saysEnough } from './own-features.queries.ts';
import { jobFeaturesOf } from './job-features.queries.ts';
import { loadVocabulary } from './vocabulary.ts';
import { Page } from '#server/http/paging.ts';

export interface Scored {
  /** null: the person's profile says too little. Left out: no score is calculated, or there is none. */
  matchScore?: number | null;
}

/** Jobs as a job seeker is shown them, each with their score; for anybody else, and with matching off, as they are. */
export async function withScores<Job extends { id: number }>(
  db: Db,
  actor: Actor,
  jobs: readonly Job[],
): Promise<(Job & Scored)[]> {
  return scored(db, jobs, jobs.length ? await profileFor(db, actor) : undefined);
}

/** One job that is still being found, with its score: what is known of a job seeker is read meanwhile. */
export async function withScore<Job extends { id: number }>(
  db: Db,
  actor: Actor,
  finding: Promise<Job>,
): Promise<Job & Scored> {
  const [job, own] = await Promise.all([finding, profileFor(db, actor)]);
  const [withIt = job] = await scored(db, [job], own);
  return withIt;
}

/** What is known of a job seeker for matching; undefined for anybody else, and with matching off. */
async function profileFor(db: Db, actor: Actor): Promise<ProfileFeatures | undefined> {
  return can['job.match'](actor) ? ownFeatures(db, actor.id) : undefined;
}

async function scored<Job extends { id: number }>(
  db: Db,
  jobs: readonly Job[],
  own: ProfileFeatures | undefined,
): Promise<(Job & Scored)[]> {
  if (!own) return [...jobs];
  if (!saysEnough(own)) return jobs.map((job) => ({ ...job, matchScore: null }));
  const features = await jobFeaturesOf(
    db,
    jobs.map(({ id }) => id),
  );
  return jobs.map((job) => {
    const known = features.get(job.id);
    const score = known ? match(loadVocabulary(), known, own).score : null;
    return score === null ? job : { ...job, matchScore: score };
  });
}

/** A page of jobs, for a job seeker each with their score. */
export async function pageWithScores<Job extends { id: number }>(
  db: Db,
  actor: Actor,
  page: Page<Job>,
): Promise<Page<Job & Scored>> {
  return new Page(await withScores(db, actor, page.items), page.next, page.total);
}
