import type { Db, Tx } from '#server/db/query.ts';
import { oneRow, row, run } from '#server/db/query.ts';

/** The feed somebody has; undefined where they have none. */
export async function feedOf(
  db: Db,
  userId: number,
): Promise<{ madeAt: string; lastReadAt: string | null } | undefined> {
  return row(
    db,
    'select made_at as "madeAt", last_read_at as "lastReadAt" from calendar_feed where user_id = $1',
    [userId],
  );
}

/** Gives somebody's feed this address; the one it had is none from then on. */
export async function keepFeed(tx: Tx, userId: number, tokenHash: Buffer): Promise<{ madeAt: string }> {
  return oneRow(
    tx,
    `insert into calendar_feed (user_id, token_hash) values ($1, $2)
     on conflict (user_id) do update set token_hash = excluded.token_hash, made_at = now(), last_read_at = null
     returning made_at as "madeAt"`,
    [userId, tokenHash],
  );
}

/** True where there was one. */
export async function deleteFeed(tx: Tx, userId: number): Promise<boolean> {
  return (await run(tx, 'delete from calendar_feed where user_id = $1', [userId])) > 0;
}

export interface FeedHolder {
  userId: number;
  timeZone: string | null;
  /** Whether they sign in through a company's provider, where their second factor may be. */
  hasProvider: boolean;
  /** Whether it was noted within the last hour that it is read. */
  isNoted: boolean;
}

/** Whose feed has this address; undefined where it is nobody's, or theirs who may not sign in. */
export async function feedHolder(db: Db, tokenHash: Buffer): Promise<FeedHolder | undefined> {
  return row(
    db,
    `select f.user_id as "userId", u.time_zone as "timeZone",
            exists (select from provider_identity p where p.user_id = u.id) as "hasProvider", coalesce(f.last_read_at > now() - interval '1 hour', false) as "isNoted"
     from calendar_feed f join user_account u on u.id = f.user_id
     where f.token_hash = $1 and u.disabled_at is null`,
    [tokenHash],
  );
}

/** Once an hour, so that a calendar that asks every minute writes a row an hour. */
export async function noteFeedRead(db: Db, tokenHash: Buffer): Promise<void> {
  await run(
    db,
    `update calendar_feed set last_read_at = now()
     where token_hash = $1 and (last_read_at is null or last_read_at <= now() - interval '1 hour')`,
    [tokenHash],
  );
}
