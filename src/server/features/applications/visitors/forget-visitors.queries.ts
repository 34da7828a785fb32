import { daysToConfirm } from '#domain/visitors.ts';
import type { Tx } from '#server/db/query.ts';
import { run } from '#server/db/query.ts';

/** Forgets what was sent and not confirmed: this, and all that was sent with its address for its job. */
export async function forgetLike(tx: Tx, id: number): Promise<void> {
  await forgetWaiting(tx, id, 'v.job_posting_id = o.job_posting_id and lower(v.address) = lower(o.address)');
}

/** Forgets this alone. */
export async function forgetAlone(tx: Tx, id: number): Promise<void> {
  await forgetWaiting(tx, id, 'v.id = o.id');
}

async function forgetWaiting(tx: Tx, id: number, isMeant: string): Promise<void> {
  const meant = `o.id = $1 and v.confirmed_at is null and ${isMeant}`;
  await run(
    tx,
    `delete from mail m using visitor_link l, visitor_application v, visitor_application o
     where l.id = m.visitor_link_id and v.id = l.visitor_application_id and ${meant}`,
    [id],
  );
  await run(tx, `delete from visitor_application v using visitor_application o where ${meant}`, [id]);
}

/** The rest of what was sent with an address for a job, once one of it was confirmed. */
export async function forgetOthers(tx: Tx, jobId: number, address: string): Promise<void> {
  await run(
    tx,
    `delete from visitor_application where confirmed_at is null and job_posting_id = $1 and lower(address) = lower($2)`,
    [jobId, address],
  );
}

/** What nobody has confirmed in time goes away, with its files, its mail and its address. Answers how many. */
export async function forgetUnconfirmed(tx: Tx): Promise<number> {
  const over = `v.confirmed_at is null and v.sent_at < now() - make_interval(days => ${daysToConfirm})`;
  await run(
    tx,
    `delete from mail m using visitor_link l, visitor_application v
     where l.id = m.visitor_link_id and v.id = l.visitor_application_id and ${over}`,
  );
  const forgotten = await run(tx, `delete from visitor_application v where ${over}`);
  await run(
    tx,
    `delete from visitor_link where visitor_alert_id is null and expires_at < now() - interval '1 day'`,
  );
  await run(tx, `delete from visitor_mail where mailed_at < now() - interval '1 day'`);
  return forgotten;
}

/** Bytes of nobody: of files that were never confirmed. */
export async function forgetUnusedBlobs(tx: Tx): Promise<void> {
  await run(
    tx,
    `delete from file_blob b where not exists (select from file f where f.sha256 = b.sha256)
       and not exists (select from visitor_file v where v.sha256 = b.sha256)
       and not exists (select from import_file i where i.sha256 = b.sha256)`,
  );
}
