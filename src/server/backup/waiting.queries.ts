import { run, type Tx } from '#server/db/query.ts';
import { giveInPlaces } from '#server/events/places.queries.ts';

const why =
  'It waited when a backup was made from which all this was restored, and may have been sent since.';

/**
 * The first schemas in which there are emails, notifications that are mailed, the security log, how an email ended, what programs
 * follow, webhooks, and changes of lists.
 */
const since = {
  mail: 3,
  notification: 11,
  securityLog: 44,
  ended: 52,
  companyEvent: 78,
  webhook: 84,
  listChange: 91,
};

/**
 * What waited to be sent when a backup was made may have been sent since, so it is not sent by itself. `schema`: how many migrations the
 * backup's had.
 */
export async function holdWhatWaited(tx: Tx, schema: number): Promise<void> {
  const ended = schema >= since.ended ? `ended = 'given_up',` : '';
  if (schema >= since.mail)
    await run(
      tx,
      `update mail set given_up_at = now(), ${ended} last_error = $1 where sent_at is null and given_up_at is null`,
      [why],
    );
  if (schema >= since.notification)
    await run(tx, 'update notification set mail_due_at = null where mail_due_at is not null');
}

/**
 * The same of webhooks, once there are indexes: what one was still to be told stands in its log as given up, and what it had not read yet it
 * does not read any more. One that is paused sends nothing by itself, and goes on from where it stopped once somebody resumes it.
 */
export async function holdWebhooks(tx: Tx, schema: number): Promise<void> {
  if (schema < since.webhook) return;
  await run(
    tx,
    `with held as (
       update webhook_delivery d set state = 'failed', next_try_at = null, claim = null, claimed_until = null
       from webhook w where w.id = d.webhook_id and w.paused_at is null and d.state = 'waiting' returning d.id
     ) insert into webhook_try (delivery_id, duration_ms, error) select id, 0, $1 from held`,
    [why],
  );
  await placeUntold(tx, schema);
  await run(
    tx,
    `update webhook set read_through = last from (select max(position) as last from company_event) p
     where paused_at is null and read_through < last`,
  );
}

/** What has no place yet would get one behind all that webhooks are taken to have read. */
async function placeUntold(tx: Tx, schema: number): Promise<void> {
  if (schema < since.listChange) {
    await run(
      tx,
      `with untold as (delete from event_untold returning *)
       insert into company_event (event_id, company_id, application_id, job_id, told_at)
       select event_id, company_id, application_id, job_id,
         greatest(clock_timestamp(), (select told_at from company_event order by position desc limit 1))
       from untold order by id`,
    );
    return;
  }
  let last = await giveInPlaces(tx);
  while (last !== undefined) last = await giveInPlaces(tx, last);
}

/**
 * Programs may have read after the backup what this database knows nothing of: whoever asks what was modified since a time before now is
 * to begin anew. Of events a place tells by its time whether it is still the same.
 */
export async function beginTimesAnew(tx: Tx, schema: number): Promise<void> {
  if (schema < since.companyEvent) return;
  await run(tx, 'update company_event_kept set since = greatest(since, clock_timestamp())');
}

/**
 * Entries of the security log go on from the milliseconds since 1970, which no entry reaches that was written before: whoever the log
 * is sent on to drops what has an id that it knows, and after the backup such were given that this database knows nothing of.
 */
export async function moveSecurityLogOn(tx: Tx, schema: number): Promise<void> {
  if (schema < since.securityLog) return;
  await run(
    tx,
    `select setval('security_log_id_seq', greatest(last_value, (extract(epoch from now()) * 1000)::bigint)) from security_log_id_seq`,
  );
}
