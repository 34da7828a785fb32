import type { Job } from '#contract/api.ts';
import type { Actor } from '#domain/permissions.ts';
import { can, may } from '#domain/permissions.ts';
import { payOfJob } from '#domain/job-pay.ts';
import { placeOfJob } from '#domain/job-place.ts';
import { atWork } from '#domain/suspension.ts';
import { etagOf } from '#server/etags.ts';
import type { JobRow } from './jobs.queries.ts';
import type { Scored } from '#server/features/matches/scores.queries.ts';

/** A job as this viewer may see it: the hiring side learns what they may do with it, a job seeker which application is theirs. */
export function presentJob(
  {
    applicationId,
    assist,
    assistOn,
    listed,
    questions,
    stepTemplateId,
    changedAt,
    changedBy,
    place,
    pay,
    companyLocation,
    ...job
  }: JobRow & Scored,
  actor: Actor,
): Job {
  const runs = may['job.manage'](actor, job);
  const { from: placeFrom, ...where } = placeOfJob({ location: job.location, place, companyLocation });
  const { from: payFrom, ...paid } = payOfJob({ salaryRange: job.salaryRange, pay });
  // What was only read changes with the reader, and nobody has written anything.
  const stated = { ...(place?.from === 'person' ? where : {}), ...(pay?.from === 'person' ? paid : {}) };
  const written = { ...job, ...stated, assist, listed, questions, stepTemplateId };
  const working = atWork(actor);
  return {
    ...job,
    ...where,
    ...paid,
    placeFrom,
    payFrom,
    // What the employer hopes to hear is not for those who are asked.
    questions: runs ? questions : questions.map(({ wanted: _, least: __, ...question }) => question),
    ...(applicationId ? { applicationId } : {}),
    ...(can['job.edit'](actor)
      ? { mayEdit: may['job.edit'](working, job), mayChangeStatus: may['job.changeStatus'](working, job) }
      : {}),
    ...(runs
      ? {
          assist,
          assistOn,
          listed,
          stepTemplateId,
          changedAt,
          changedBy,
          etag: etagOf('PUT /api/jobs/:id', written),
        }
      : {}),
  };
}
