import type { Db, Tx } from '#server/db/query.ts';
import { row, run } from '#server/db/query.ts';

/** Undefined where none was begun; in use since then, where it is. */
export async function authenticatorStanding(
  db: Db,
  userId: number,
): Promise<{ since: string | null } | undefined> {
  return row(db, 'select confirmed_at as since from authenticator where user_id = $1', [userId]);
}

/** Begins with a new secret, in place of one that was never confirmed. False where one is in use. */
export async function beginAuthenticator(db: Db, userId: number, secret: string): Promise<boolean> {
  const touched = await run(
    db,
    `insert into authenticator (user_id, secret) values ($1, $2)
     on conflict (user_id) do update set secret = $2, begun_at = now(), last_step = 0, off_steps = 0 where authenticator.confirmed_at is null`,
    [userId, secret],
  );
  return touched > 0;
}

export interface AuthenticatorRow {
  secret: string;
  confirmed: boolean;
  lastStep: number;
  /** How many codes in turn were those of the step before (below 0) or after. */
  offSteps: number;
  /** Since when a code is refused from anywhere but where the last right one came from. */
  exhausted: boolean;
  lastNetwork: string | null;
}

/** So many wrong codes a day, from wherever, leave somebody who tries on a chance of one in seven thousand. */
const wrongADay = 50;

/** An authenticator whose code is about to be looked at: two codes wait for each other. */
export async function lockAuthenticator(tx: Tx, userId: number): Promise<AuthenticatorRow | undefined> {
  return row(
    tx,
    `select secret, confirmed_at is not null as confirmed, last_step as "lastStep", off_steps as "offSteps", last_network as "lastNetwork",
            wrong_codes >= $2 and wrong_since > now() - interval '1 day' as exhausted
     from authenticator where user_id = $1 for update`,
    [userId, wrongADay],
  );
}

/** Notes that the code of this time step was right: it and those before it are worth nothing from now on. */
export async function codeUsed(
  tx: Tx,
  { userId, step, network }: { userId: number; step: number; network: string },
): Promise<void> {
  await run(
    tx,
    `update authenticator set last_step = $2, off_steps = 0, last_network = $3, confirmed_at = coalesce(confirmed_at, now()) where user_id = $1`,
    [userId, step, network],
  );
  await run(tx, 'delete from wrong_code where user_id = $1 and network = $2', [userId, network]);
}

export async function codeWasWrong(
  tx: Tx,
  { userId, network, offSteps }: { userId: number; network: string; offSteps: number },
): Promise<void> {
  await run(
    tx,
    `update authenticator set off_steps = $2, wrong_codes = case when wrong_since > now() - interval '1 day' then wrong_codes + 1 else 1 end,
       wrong_since = case when wrong_since > now() - interval '1 day' then wrong_since else now() end where user_id = $1`,
    [userId, offSteps],
  );
  await run(
    tx,
    `insert into wrong_code (user_id, network, wrong) values ($1, $2, 1)
     on conflict (user_id, network) do update set last_at = now(),
       wrong = case when wrong_code.last_at > now() - interval '15 minutes' then wrong_code.wrong + 1 else 1 end`,
    [userId, network],
  );
}

/** From the fourth wrong code on, the next one from there waits 1, 2, 4 … at most 60 seconds. So many are left to wait. */
export async function secondsToWait(tx: Tx, userId: number, network: string): Promise<number> {
  const found = await row<{ seconds: number }>(
    tx,
    `select greatest(0, ceil(extract(epoch from last_at - now()) + least(60, power(2, least(wrong, 20) - 4))))::integer as seconds
     from wrong_code where user_id = $1 and network = $2 and wrong > 3`,
    [userId, network],
  );
  return found?.seconds ?? 0;
}

export async function deleteAuthenticator(
  tx: Tx,
  userId: number,
): Promise<{ confirmed: boolean } | undefined> {
  return row(
    tx,
    'delete from authenticator where user_id = $1 returning confirmed_at is not null as confirmed',
    [userId],
  );
}

export async function deleteOldWrongCodes(db: Db): Promise<void> {
  await run(db, `delete from wrong_code where last_at < now() - interval '1 hour'`);
}
