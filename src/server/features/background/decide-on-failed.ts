import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import type { Actor } from '#domain/permissions.ts';
import { recordAudit } from '#server/audit/audit.queries.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { retryMail } from '#server/mail/mail.queries.ts';
import { refuse } from '#server/refusal.ts';
import { bossDatabase, inThis } from '#server/tasks/boss-database.ts';
import { failedQueue, schema } from '#server/tasks/queues.ts';
import { lockFailed } from './background.queries.ts';

/** Tries a task again that was given up, as if it had never been tried, or forgets it. */
export async function decideOnFailed(
  db: pg.Pool,
  actor: Actor,
  id: string,
  decision: 'retry' | 'discard',
): Promise<void> {
  const boss = new PgBoss({
    db: bossDatabase(db),
    schema,
    migrate: false,
    schedule: false,
    supervise: false,
  });
  await inTransaction(db, async (tx) => {
    const failed = await lockFailed(tx, id);
    if (!failed) throw refuse.notFound();
    const { mailId } = failed.about;
    if (decision === 'discard') await boss.deleteJob(failedQueue, id, inThis(tx));
    else if (failed.task === 'mail' && mailId !== undefined) await retryMail(tx, mailId);
    else await boss.redrive(failedQueue, { ids: [id], ...inThis(tx) });
    // What a mail was tried for may be sent by now: then there is nothing to try again.
    if (decision === 'retry' && failed.task === 'mail') await boss.deleteJob(failedQueue, id, inThis(tx));
    await recordAudit(tx, {
      actorId: actor.id,
      action: decision === 'retry' ? 'task.retried' : 'task.discarded',
      subject: 'task',
      subjectId: null,
      details: { task: failed.task, ...failed.about },
    });
  });
}
