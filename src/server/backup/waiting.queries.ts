import { run, type Tx } from '#server/db/query.ts';

const why =
  'It waited when a backup was made from which all this was restored, and may have been sent since.';

/** What waited to be sent when a backup was made may have been sent since, so it is not sent by itself. */
export async function holdWhatWaited(tx: Tx): Promise<void> {
  await run(
    tx,
    `update mail set given_up_at = now(), ended = 'given_up', last_error = $1 where sent_at is null and given_up_at is null`,
    [why],
  );
  await run(tx, 'update notification set mail_due_at = null where mail_due_at is not null');
}
