import type { Db } from '#server/db/query.ts';
import { run } from '#server/db/query.ts';
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
       when 'confirm' then lower(u.pending_email) = lower($3) or (lower(u.email) = lower($3) and not ${isConfirmed('u')})
       else lower(u.email) = lower($3) and ${isConfirmed('u')} end
     ${newest}`,
    [tokenHash, purpose, address, lifetime[purpose], userId],
  );
  return kept === 1;
}
