import type { Answer, Query } from '#contract/api.ts';
import { matches } from '#domain/limits.ts';
import type { Actor } from '#domain/permissions.ts';
import type { JobFeatures, ProfileFeatures } from '#matching/features/features.ts';
import { match } from '#matching/engine.ts';
import type { Db } from '#server/db/query.ts';
import { applicantsOf } from './applicants.queries.ts';
import { saveMatches, unscoredApplicants } from './application-matches.queries.ts';
import { broughtUpBy } from './candidates-for-job.queries.ts';
import { explained } from './explained.ts';
import { jobFeatures } from './job-features.queries.ts';
import { recordShown } from './match-record.queries.ts';
import { storedProfileFeatures } from './features.queries.ts';
import { loadVocabulary } from './vocabulary.ts';
import { Page } from '#server/http/paging.ts';

type Applicant = Answer<'GET /api/jobs/:id/assist'>[number];
type Candidate = Answer<'GET /api/jobs/:id/candidates'>[number];

/** A job's applicants with their scores, each recorded before it is shown. */
export async function jobAssist(
  db: Db,
  actor: Actor,
  jobId: number,
  query: Query<'GET /api/jobs/:id/assist'>,
): Promise<Page<Applicant>> {
  const job = await jobFeatures(db, jobId);
  if (job) await scoreUnscored(db, jobId, job);
  const page = await applicantsOf(db, jobId, query);
  const features = await storedProfileFeatures(db, present(page.items.map(({ profileId }) => profileId)));
  const applicants = page.items.map((applicant) => {
    const profile = applicant.profileId === null ? undefined : features.get(applicant.profileId);
    return { ...applicant, now: job && profile && explained(job, profile) };
  });
  await saveMatches(
    db,
    applicants.flatMap(({ applicationId, now }) => (now ? [{ ...now, applicationId }] : [])),
  );
  await recordShown(
    db,
    { viewerId: actor.id, jobId, screen: 'applicants' },
    applicants.flatMap(({ applicationId, jobSeekerId, kept, now }) =>
      present([kept, now]).map((one) => ({ ...one, jobSeekerId, applicationId })),
    ),
  );
  return new Page(
    applicants.map(({ kept, now, ...applicant }) => ({
      ...applicant,
      score: kept?.score ?? null,
      scoreNow: now?.score ?? null,
      parts: (now ?? kept)?.parts.map(({ reasons: _, ...values }) => values) ?? [],
    })),
    page.next,
  );
}

/** Applications from before scores were kept, or from people who had none then: so many at a time. */
const scoredAtOnce = 500;

async function scoreUnscored(db: Db, jobId: number, job: JobFeatures): Promise<void> {
  const unscored = await unscoredApplicants(db, jobId, scoredAtOnce);
  const features = await storedProfileFeatures(
    db,
    unscored.map(({ profileId }) => profileId),
  );
  await saveMatches(
    db,
    unscored.flatMap(({ applicationId, profileId }) => {
      const profile = features.get(profileId);
      const found = profile && explained(job, profile);
      return found ? [{ ...found, applicationId }] : [];
    }),
  );
}

const mostCandidates = 50;

/** People who want to be found and fit a job, the best first, each recorded before they are shown. */
export async function candidatesForJob(db: Db, actor: Actor, jobId: number): Promise<Candidate[]> {
  const job = await jobFeatures(db, jobId);
  if (!job) return [];
  const found = await broughtUpBy(db, jobId, job);
  const features = await storedProfileFeatures(
    db,
    found.map(({ profileId }) => profileId),
  );
  const best = found
    .map((candidate) => ({ candidate, score: scoreOf(job, features.get(candidate.profileId)) }))
    .filter(({ score }) => score >= matches.recommendedFrom)
    .toSorted((a, b) => b.score - a.score || b.candidate.id - a.candidate.id)
    .slice(0, mostCandidates);
  const shown = best.flatMap(({ candidate }) => {
    const profile = features.get(candidate.profileId);
    const because = profile && explained(job, profile);
    return because ? [{ ...candidate, ...because }] : [];
  });
  await recordShown(
    db,
    { viewerId: actor.id, jobId, screen: 'candidates' },
    shown.map((one) => ({ ...one, jobSeekerId: one.id, applicationId: null })),
  );
  // The cast: the contract's lists may be written to, the engine's may not; nobody here does.
  return shown as unknown as Candidate[];
}

function scoreOf(job: JobFeatures, profile: ProfileFeatures | undefined): number {
  return (profile && match(loadVocabulary(), job, profile).score) ?? 0;
}

function present<Item>(items: readonly (Item | null | undefined)[]): Item[] {
  return items.filter((item) => item !== null && item !== undefined);
}
