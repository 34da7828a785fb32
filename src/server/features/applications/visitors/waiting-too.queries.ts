import type { WaitingToo } from '#contract/visitor-pages.ts';
import { daysToConfirm, daysToFollow } from '#domain/visitors.ts';
import type { Db, Tx } from '#server/db/query.ts';
import { row, rows, run } from '#server/db/query.ts';

/**
 * What a link proves beside its own application `o`: all that waits with the address it was mailed to, for as long as a link has
 * to be confirmed by. An account's address is that one where it has not changed since.
 */
const waitingWith = `visitor_link l join visitor_application o on o.id = l.visitor_application_id
  left join application a on a.id = o.application_id
  left join user_account u on u.id = a.job_seeker_id and u.disabled_at is null and u.email_confirmed_at <= o.confirmed_at
  join visitor_application v on lower(v.address) = lower(coalesce(o.address, u.email)) and v.confirmed_at is null
  where l.token_hash = $1 and l.expires_at > now() and l.made_at > now() - make_interval(days => ${daysToConfirm})
    and (o.confirmed_at is not null or v.job_posting_id <> o.job_posting_id)`;

/** What else the reader of a link may confirm, the newest first. */
export async function waitingToo(db: Db, tokenHash: Buffer): Promise<WaitingToo[]> {
  return rows(
    db,
    `select w.receipt, w.name, w.sent_at as "sentAt", j.title as "jobTitle", c.name as "companyName"
     from (select v.* from ${waitingWith}) w join job_posting j on j.id = w.job_posting_id join company c on c.id = j.company_id
     order by w.id desc`,
    [tokenHash],
  );
}

/** The one of them that has this receipt. */
export async function waitingTooWith(
  db: Db,
  tokenHash: Buffer,
  receipt: string,
): Promise<{ id: number; jobId: number } | undefined> {
  return row(db, `select v.id, v.job_posting_id as "jobId" from ${waitingWith} and v.receipt = $2`, [
    tokenHash,
    receipt,
  ]);
}

/** Makes another link to follow what was confirmed by this one: it proves no longer than this one does. */
export async function insertLinkToFollow(
  tx: Tx,
  { tokenHash, newHash, id }: { tokenHash: Buffer; newHash: Buffer; id: number },
): Promise<void> {
  await run(
    tx,
    `insert into visitor_link (visitor_application_id, token_hash, made_at, expires_at)
     select $3, $2, l.made_at, now() + make_interval(days => $4) from visitor_link l where l.token_hash = $1`,
    [tokenHash, newHash, id, daysToFollow],
  );
}

/** Leads a link, with the mail it is in, on to the newest of what else waits; where nothing does it stays. */
export async function leadOn(tx: Tx, tokenHash: Buffer): Promise<void> {
  await run(
    tx,
    `update visitor_link set visitor_application_id = (select max(v.id) from ${waitingWith})
     where token_hash = $1 and exists (select from ${waitingWith})`,
    [tokenHash],
  );
}
