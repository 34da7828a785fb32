import type { Tx } from '#server/db/query.ts';
import { row, rows, run } from '#server/db/query.ts';

/** SQL over a `user_account u`: it was made for alerts that a visitor asked for, and nothing else has come to stand there. */
export const isMadeForAlerts = `u.password is null and u.user_type = 'job_seeker' and u.made_for_alerts
  and not exists (select from application a where a.job_seeker_id = u.id) and not exists (select from session s where s.user_id = u.id)
  and not exists (select from passkey p where p.user_id = u.id) and not exists (select from provider_identity p where p.user_id = u.id)
  and not exists (select from job_seeker_profile p where p.user_id = u.id)`;

export async function markMadeForAlerts(tx: Tx, id: number): Promise<void> {
  await run(tx, 'update user_account set made_for_alerts = true where id = $1', [id]);
}

/** Whether an account is but the place where a visitor's alerts are kept: whoever proves its address may take its place. */
export async function isForAlertsOnly(tx: Tx, id: number): Promise<boolean> {
  return Boolean(await row(tx, `select from user_account u where u.id = $1 and ${isMadeForAlerts}`, [id]));
}

/**
 * Whoever applies is somebody: what has kept their alerts is an account like others from now on, called as they say. Also where they
 * had applied before, when it stayed without a name. False where somebody has come to it already, or it was never one of these.
 */
export async function makeSomebodys(
  tx: Tx,
  id: number,
  { username, firstName, lastName }: { username: string; firstName: string; lastName: string | null },
): Promise<boolean> {
  const made = await run(
    tx,
    `update user_account set username = $2, first_name = $3, last_name = $4, made_for_alerts = false, updated_at = now()
     where id = $1 and made_for_alerts and password is null`,
    [id, username, firstName, lastName],
  );
  return made === 1;
}

/**
 * The alerts that were asked for with an address come to the account that has proved it now, and what kept them goes. Where that one
 * hires, and can have none, they go with it.
 */
export async function takeOverAlerts(tx: Tx, address: string, userId: number): Promise<void> {
  const made = await row<{ id: number }>(
    tx,
    `select u.id from user_account u where lower(u.email) = lower($1) and u.email_confirmed_at is not null and u.id <> $2
       and ${isMadeForAlerts} for update of u`,
    [address, userId],
  );
  if (!made) return;
  await run(
    tx,
    `update saved_search s set user_id = $2 where s.user_id = $1
       and exists (select from user_account u where u.id = $2 and u.user_type = 'job_seeker')
       and not exists (select from saved_search o where o.user_id = $2 and md5(o.filters::text) = md5(s.filters::text))`,
    [made.id, userId],
  );
  await run(tx, 'delete from user_account where id = $1', [made.id]);
}

/** Forgets an account that has no alert left, and the mail to its address. */
export async function forgetWithoutAlerts(tx: Tx, id: number): Promise<void> {
  await forget(tx, `u.id = $1 and not exists (select from saved_search s where s.user_id = u.id)`, [id]);
}

/** Whoever has ended the mail of their alerts by its own link, and has nothing else here, has ended all of it. */
export async function forgetStoppedAlerts(tx: Tx): Promise<void> {
  const stopped = `exists (select from notification_choice n where n.user_id = u.id and n.type = 'alert.told' and n.mail = 'never')`;
  await forget(tx, stopped, []);
}

async function forget(tx: Tx, condition: string, values: unknown[]): Promise<void> {
  const forgotten = await rows<{ address: string }>(
    tx,
    `delete from user_account u where ${isMadeForAlerts} and ${condition} returning u.email as address`,
    values,
  );
  for (const { address } of forgotten)
    await run(tx, 'delete from mail where to_user_id is null and lower(to_address) = lower($1)', [address]);
}
