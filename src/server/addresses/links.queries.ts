import type { Db, Tx } from '#server/db/query.ts';
import { row, run } from '#server/db/query.ts';
import { isRefused } from '#server/mail/refused-addresses.queries.ts';
import { isConfirmed } from './may-be-mailed.queries.ts';

/** To prove an address, or to set a new password. */
export type LinkPurpose = 'confirm' | 'reset';

/** How long a link works, in SQL. */
const lifetime: Record<LinkPurpose, string> = { confirm: '24 hours', reset: '30 minutes' };

const newest = `on conflict (user_id, purpose) where used_at is null do update set
  token_hash = excluded.token_hash, address = excluded.address, created_at = excluded.created_at, expires_at = excluded.expires_at`;

/** Keeps a link that is being mailed, which ends the one before; false where this address is no longer asked about. */
export async function keepMailedLink(
  db: Db,
  {
    userId,
    purpose,
    address,
    tokenHash,
  }: { userId: number; purpose: LinkPurpose; address: string; tokenHash: Buffer },
): Promise<boolean> {
  const kept = await run(
    db,
    `insert into account_link (token_hash, user_id, purpose, address, expires_at)
     select $1, u.id, $2, $3, now() + $4::interval from user_account u
     where u.id = $5 and u.disabled_at is null and case $2
       when 'confirm' then lower(u.pending_email) = lower($3) or (lower(u.email) = lower($3) and (not ${isConfirmed('u')} or ${isRefused('u.email')}))
       else lower(u.email) = lower($3) and ${isConfirmed('u')} end
     ${newest}`,
    [tokenHash, purpose, address, lifetime[purpose], userId],
  );
  return kept === 1;
}

/** Gives a visitor's link its secret, which ends the one before; false where what it was about is not asked for any more. */
export async function keepVisitorLink(db: Db, id: number, tokenHash: Buffer): Promise<boolean> {
  return (
    (await run(db, 'update visitor_link set token_hash = $2 where id = $1 and expires_at > now()', [
      id,
      tokenHash,
    ])) === 1
  );
}

/** Keeps a link that an administrator hands over, and answers until when it works. */
export async function keepHandedLink(
  tx: Tx,
  { userId, tokenHash }: { userId: number; tokenHash: Buffer },
): Promise<{ expiresAt: string } | undefined> {
  return row(
    tx,
    `insert into account_link (token_hash, user_id, purpose, expires_at)
     select $1, u.id, 'reset', now() + $2::interval from user_account u where u.id = $3 and u.disabled_at is null
     ${newest} returning expires_at as "expiresAt"`,
    [tokenHash, lifetime.reset, userId],
  );
}

export interface LinkRow {
  userId: number;
  /** Where it was mailed to; null for one that was handed over. */
  address: string | null;
}

/** A link to a new password ends with the address it was mailed to. */
const works = `l.token_hash = $1 and l.purpose = $2 and l.used_at is null and l.expires_at > now()
  and u.id = l.user_id and u.disabled_at is null
  and (l.purpose = 'confirm' or l.address is null or (lower(u.email) = lower(l.address) and ${isConfirmed('u')}))`;

/** Whose link this is, if it still works. It goes on working. */
export async function openLink(
  db: Db,
  purpose: LinkPurpose,
  tokenHash: Buffer,
): Promise<LinkRow | undefined> {
  return row(
    db,
    `select l.user_id as "userId", l.address from account_link l join user_account u on u.id = l.user_id where ${works}`,
    [tokenHash, purpose],
  );
}

/** Uses a link up: of two who try at once, one gets it. */
export async function useLink(tx: Tx, purpose: LinkPurpose, tokenHash: Buffer): Promise<LinkRow | undefined> {
  return row(
    tx,
    `update account_link l set used_at = now() from user_account u where ${works}
     returning l.user_id as "userId", l.address`,
    [tokenHash, purpose],
  );
}

/** What was sent before something changed that it relied on works no more. */
export async function endLinks(tx: Tx, userId: number, purpose?: LinkPurpose): Promise<void> {
  await run(
    tx,
    'delete from account_link where user_id = $1 and used_at is null and ($2::text is null or purpose = $2)',
    [userId, purpose ?? null],
  );
}

/** Nobody asks about links that ended this long ago. */
export async function forgetOldLinks(db: Db): Promise<void> {
  await run(db, `delete from account_link where expires_at < now() - interval '30 days'`);
}
