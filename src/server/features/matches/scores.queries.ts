import type { Actor } from '#domain/permissions.ts';
import { can } from '#domain/permissions.ts';
import { match } from '#matching/engine.ts';
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
  if (!jobs.length || !can['job.match'](actor)) return [...jobs];
  const own = await ownFeatures(db, actor.id);
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
