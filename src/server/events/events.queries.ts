import { eventAbout, type NewEvent } from '#domain/events.ts';
import type { Tx } from '#server/db/query.ts';
import { run } from '#server/db/query.ts';

/** Only events.ts calls this, which knows what follows from an event. */
export async function insertEvent(tx: Tx, event: NewEvent): Promise<void> {
  const { type, subjectId, actorId, data = {} } = event;
  const { applicationId, jobId, companyId, userId } = eventAbout(event);
  await run(
    tx,
    `insert into event (type, subject_id, actor_id, data, application_id, job_id, company_id, user_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [type, subjectId, actorId, data, applicationId, jobId, companyId, userId],
    { prepare: 'insert-event' },
  );
}
