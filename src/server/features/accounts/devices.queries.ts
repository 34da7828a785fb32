import type { Db, Tx } from '#server/db/query.ts';
import { row, run } from '#server/db/query.ts';

interface Met {
  /** It has not signed in to this account before. */
  isNew: boolean;
  /** Others have. */
  others: boolean;
}

/** Keeps that a browser has signed in to an account. */
export async function keepDevice(
  tx: Tx,
  { userId, tokenHash, network }: { userId: number; tokenHash: string; network: string },
): Promise<Met | undefined> {
  return row<Met>(
    tx,
    `insert into known_device as d (user_id, token_hash, network) values ($1, $2, $3)
     on conflict (user_id, token_hash) do update set last_seen_at = now(), network = excluded.network
     returning d.first_seen_at = now() as "isNew",
       exists (select from known_device o where o.user_id = $1 and o.token_hash <> $2) as others`,
    [userId, tokenHash, network],
  );
}

/** Whether this browser, or anything in this network, has signed in to an account before. */
export async function knownAt(
  db: Db,
  { userId, tokenHash, network }: { userId: number; tokenHash: string; network: string },
): Promise<{ device: boolean; network: boolean }> {
  const found = await row<{ device: boolean; network: boolean }>(
    db,
    `select coalesce(bool_or(token_hash = $2), false) as device, coalesce(bool_or(network = $3), false) as network
     from known_device where user_id = $1`,
    [userId, tokenHash, network],
    { prepare: 'known-device' },
  );
  return found ?? { device: false, network: false };
}

/** A browser forgets its cookie after so many days; then nobody can show it any more. */
export async function forgetUnseenDevices(db: Db): Promise<number> {
  return run(db, `delete from known_device where last_seen_at < now() - interval '400 days'`);
}
