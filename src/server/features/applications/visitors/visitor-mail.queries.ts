import { mostMailsADay } from '#domain/visitors.ts';
import type { Tx } from '#server/db/query.ts';
import { oneRow, row, run } from '#server/db/query.ts';

const hash = "sha256(convert_to(lower($1), 'UTF8'))";
const isOfDay = `m.mailed_at > now() - interval '1 day'`;

/**
 * Whether an address may be mailed to about a job: once a day, and seldom for all jobs, whatever is posted. Whoever types
 * somebody else's address sends them no more than that. It is counted as mailed to. What else is mailed has numbers below
 * nothing, and is counted apart: nobody keeps an applicant's mail away by asking for alerts.
 */
export async function mayMail(tx: Tx, address: string, jobId: number): Promise<boolean> {
  await run(tx, 'select pg_advisory_xact_lock(hashtextextended(lower($1), 14))', [address]);
  const noted = await run(
    tx,
    `insert into visitor_mail (address_hash, job_posting_id)
     select ${hash}, $2 where (
       select count(*) from visitor_mail m where m.address_hash = ${hash} and ${isOfDay} and (m.job_posting_id > 0) = ($2 > 0)
     ) < $3
     on conflict (address_hash, job_posting_id) do update set mailed_at = now() where visitor_mail.mailed_at <= now() - interval '1 day'`,
    [address, jobId, mostMailsADay],
  );
  return noted === 1;
}

/** From when on an address that may not be mailed to about an application may be again, where nothing is mailed to it meanwhile. */
export async function mayMailFrom(tx: Tx, address: string, jobId: number): Promise<string> {
  const { at } = await oneRow<{ at: string }>(
    tx,
    `select coalesce(max(mailed_at), now()) + interval '1 day 1 minute' as at from (
       select m.mailed_at from visitor_mail m where m.address_hash = ${hash} and m.job_posting_id = $2
       union all
       (select m.mailed_at from visitor_mail m where m.address_hash = ${hash} and m.job_posting_id > 0 order by m.mailed_at desc offset $3 limit 1)
     ) of_late`,
    [address, jobId, mostMailsADay - 1],
  );
  return at;
}

/** Whether an address was asked about any application since then. */
export async function wasMailedSince(tx: Tx, address: string, since: string): Promise<boolean> {
  return Boolean(
    await row(
      tx,
      `select from visitor_mail m where m.address_hash = ${hash} and m.job_posting_id > 0 and m.mailed_at > $2 limit 1`,
      [address, since],
    ),
  );
}
