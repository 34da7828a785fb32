import type { Db, Tx } from '#server/db/query.ts';
import { oneRow, row, rows, run } from '#server/db/query.ts';

/** The sandbox of a company, by the company itself; undefined where it has none. */
export async function sandboxOf(db: Db, companyId: number): Promise<number | undefined> {
  return (await row<{ id: number }>(db, 'select id from company where sandbox_of = $1', [companyId]))?.id;
}

/** The company that a sandbox belongs to; undefined where it is none. */
export async function ownerOfSandbox(db: Db, id: number): Promise<number | undefined> {
  const found = await row<{ owner: number | null }>(
    db,
    'select sandbox_of as owner from company where id = $1',
    [id],
  );
  return found?.owner ?? undefined;
}

/** One at a time of a company. */
export async function lockSandbox(tx: Tx, companyId: number): Promise<void> {
  await row(tx, `select pg_advisory_xact_lock(hashtext('sandbox'), $1) is null as locked`, [companyId]);
}

/** The company alone; undefined where there is another of that name, or of one that looks the same. */
export async function insertSandbox(
  tx: Tx,
  companyId: number,
  name: string,
): Promise<{ id: number } | undefined> {
  return row(
    tx,
    `insert into company (name, description, industry, location, time_zone, sandbox_of, suspended_at, show_jobs)
     select $2, 'A company to try calls with. No one else sees it.', 'Testing', location, time_zone, id, now(), false
     from company where id = $1 on conflict do nothing returning id`,
    [companyId, name],
  );
}

/** Keys and webhooks stay when a sandbox begins anew: they go over to the one that takes its place. */
export async function moveKeysAndWebhooks(tx: Tx, from: number, to: number): Promise<void> {
  await run(tx, 'update api_key set company_id = $2 where company_id = $1', [from, to]);
  await run(tx, 'update webhook set company_id = $2 where company_id = $1', [from, to]);
}

/** Takes it away with everything in it. */
export async function deleteSandbox(tx: Tx, id: number): Promise<void> {
  await run(
    tx,
    'delete from application where job_posting_id in (select id from job_posting where company_id = $1)',
    [id],
  );
  await run(tx, 'delete from job_posting where company_id = $1', [id]);
  await run(tx, 'delete from company where id = $1', [id]);
}

/** So that another can be made before this one goes: there is one at most. */
export async function letGo(tx: Tx, id: number, name: string): Promise<void> {
  await run(tx, 'update company set sandbox_of = null, name = $2 where id = $1', [id, name]);
}

export async function insertSandboxJob(
  tx: Tx,
  job: { companyId: number; title: string; description: string; status: string },
): Promise<number> {
  const { id } = await oneRow<{ id: number }>(
    tx,
    `insert into job_posting (company_id, title, description, status, location, assist) values ($1, $2, $3, $4, 'Example Island', false)
     returning id`,
    [job.companyId, job.title, job.description, job.status],
  );
  return id;
}

/** Sandboxes that no key has called since, and that are no younger. */
export async function unusedSandboxes(db: Db, before: string, atMost: number): Promise<number[]> {
  const found = await rows<{ id: number }>(
    db,
    `select c.id from company c where c.sandbox_of is not null and c.created_at < $1::timestamptz
       and not exists (select from api_key k where k.company_id = c.id and k.last_used_at >= $1::timestamptz) order by c.id limit $2::integer`,
    [before, atMost],
  );
  return found.map(({ id }) => id);
}
