import type pg from 'pg';
import type { Body } from '#contract/api.ts';
import type { Actor } from '#domain/permissions.ts';
import type { Db } from '#server/db/query.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { saveEvent } from '#server/events.ts';
import type { NewApplication } from '#server/features/applications/applications.queries.ts';
import {
  applicationOf,
  insertApplication,
  insertHistory,
  lockOpenJob,
} from '#server/features/applications/applications.queries.ts';
import { refuse } from '#server/refusal.ts';

export interface Applied {
  id: number;
  /** True when this was the repeat of a send that had already gone through. */
  replayed: boolean;
}

/** Applies for a job. However often and however parallel it is sent, there is one application a job and person. */
export async function apply(
  db: pg.Pool,
  actor: Actor,
  jobId: number,
  body: Body<'POST /api/jobs/:id/applications'>,
  idempotencyKey: string | null,
): Promise<Applied> {
  const application: NewApplication = {
    jobPostingId: jobId,
    jobSeekerId: actor.id,
    coverLetter: body.coverLetter ?? null,
    customResumeUrl: body.customResumeUrl ?? null,
    idempotencyKey,
    source: body.source ?? null,
  };
  return inTransaction(db, async (tx) => {
    const earlier = await applicationOf(tx, actor.id, jobId);
    if (earlier) return replay(earlier, application);
    if (!(await lockOpenJob(tx, jobId)))
      throw refuse.conflict('job_closed', 'This job no longer takes applications.');

    const id = await insertApplication(tx, application);
    if (id === undefined) return replayOfRival(tx, application);
    await insertHistory(tx, { applicationId: id, changedBy: actor.id, from: null, to: 'submitted' });
    await saveEvent(tx, { type: 'application.submitted', subjectId: id, actorId: actor.id });
    return { id, replayed: false };
  });
}

/** A repeat with the same key and content is answered like the first; anything else is a second application. */
function replay(earlier: NewApplication & { id: number }, repeat: NewApplication): Applied {
  const sameKey = repeat.idempotencyKey !== null && repeat.idempotencyKey === earlier.idempotencyKey;
  if (!sameKey) throw refuse.conflict('already_applied', 'You have already applied for this job.');
  if (earlier.coverLetter !== repeat.coverLetter || earlier.customResumeUrl !== repeat.customResumeUrl)
    throw refuse.keyReused();
  return { id: earlier.id, replayed: true };
}

/** Somebody's parallel send of the same application was a moment faster and is committed by now. */
async function replayOfRival(tx: Db, application: NewApplication): Promise<Applied> {
  const rival = await applicationOf(tx, application.jobSeekerId, application.jobPostingId);
  if (!rival) throw refuse.busy();
  return replay(rival, application);
}
