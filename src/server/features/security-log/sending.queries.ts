import type { Db } from '#server/db/query.ts';
import { row, run } from '#server/db/query.ts';

/** Makes this copy of the server, and no other, the one that sends for the next minute. */
export async function claimSending(db: Db, claim: string): Promise<boolean> {
  const claimed = await run(
    db,
    `update security_log_sending set claimed_by = $1, claimed_until = now() + interval '1 minute'
     where claimed_by = $1 or claimed_until is null or claimed_until < now()`,
    [claim],
  );
  return claimed > 0;
}

export async function endClaim(db: Db, claim: string): Promise<void> {
  await run(
    db,
    'update security_log_sending set claimed_by = null, claimed_until = null where claimed_by = $1',
    [claim],
  );
}

/** The receiver has these. */
export async function noteSentOn(db: Db, ids: readonly number[]): Promise<void> {
  await run(
    db,
    `with sent as (delete from security_log_unsent where entry_id = any($1::bigint[]))
     update security_log_sending set sent_at = now(), failed_at = null, failure = null`,
    [ids],
  );
}

export async function noteNotSentOn(db: Db, failure: string): Promise<void> {
  await run(db, 'update security_log_sending set failed_at = now(), failure = $1', [failure]);
}

/** How far the receiver is behind: undefined where nothing has waited for so many minutes. */
export async function sendingBehind(
  db: Db,
  minutes: number,
): Promise<{ waiting: number; minutes: number; failure: string | null } | undefined> {
  return row(
    db,
    `select waiting::integer, floor(extract(epoch from now() - since) / 60)::integer as minutes, failure
     from security_log_sending, (select count(*) as waiting, min(l.happened_at) as since
                                 from security_log_unsent n join security_log l on l.id = n.entry_id) unsent
     where since < now() - make_interval(mins => $1)`,
    [minutes],
  );
}
