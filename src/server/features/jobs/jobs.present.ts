import type { Job } from '#contract/api.ts';
import type { Actor } from '#domain/permissions.ts';
import { atWork, can, may } from '#domain/permissions.ts';
import { etagOf } from '#server/etags.ts';
import type { JobRow } from './jobs.queries.ts';
import type { Scored } from '#server/features/matches/scores.queries.ts';

/** A job as this viewer may see it: the hiring side learns what they may do with it, a job seeker which application is theirs. */
export function presentJob(
  {
    applicationId,
    assist,
    assistOn,
    questions,
    stepTemplateId,
    changedAt,
    changedBy,
    ...job
  }: JobRow & Scored,
  actor: Actor,
): Job {
  const runs = may['job.manage'](actor, job);
  const etag = etagOf('PUT /api/jobs/:id', { ...job, assist, questions, stepTemplateId });
  const working = atWork(actor);
  return {
    ...job,
    // What the employer hopes to hear is not for those who are asked.
    questions: runs ? questions : questions.map(({ wanted: _, least: __, ...question }) => question),
    ...(applicationId ? { applicationId } : {}),
    ...(can['job.edit'](actor)
      ? { mayEdit: may['job.edit'](working, job), mayChangeStatus: may['job.changeStatus'](working, job) }
      : {}),
    ...(runs ? { assist, assistOn, stepTemplateId, changedAt, changedBy, etag } : {}),
  };
}
