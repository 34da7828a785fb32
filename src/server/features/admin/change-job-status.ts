import type pg from 'pg';
import { isOpen, type JobStatus } from '#domain/jobs.ts';
import { isPastDeadline } from '#domain/deadlines.ts';
import type { Actor } from '#domain/permissions.ts';
import { recordAudit } from '#server/audit/audit.queries.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { saveEvent } from '#server/events/reactions.ts';
import { lockJob, updateJob } from '#server/features/jobs/jobs.queries.ts';
import { refuse } from '#server/refusal.ts';
import { found } from '#server/found.ts';

/** A platform admin takes a job down or puts it back, whoever posted it. */
export async function changeJobStatus(
  db: pg.Pool,
  actor: Actor,
  id: number,
  status: JobStatus,
  now: string,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const job = found(await lockJob(tx, id));
    if (
      status === 'active' &&
      job.applicationDeadline &&
      isPastDeadline(job.applicationDeadline, job.timeZone, now)
    ) {
      throw refuse.conflict(
        'deadline_passed',
        'The application deadline has passed, so this job cannot be reopened.',
      );
    }
    await updateJob(tx, id, { status }, actor.id);
    await saveEvent(tx, {
      type: 'job.changed',
      subjectId: id,
      actorId: actor.id,
      data: { fields: ['status'], wasOpen: isOpen(job, now) },
    });
    await recordAudit(tx, {
      actorId: actor.id,
      action: 'job.status',
      subject: 'job',
      subjectId: id,
      details: { from: job.status, to: status },
    });
  });
}
