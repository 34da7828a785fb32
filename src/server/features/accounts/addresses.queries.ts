import type { Db, Tx } from '#server/db/query.ts';
import { row, run } from '#server/db/query.ts';
import { isRefused } from '#server/mail/refused-addresses.queries.ts';
import { takeOverAlerts } from '#server/addresses/made-for-alerts.queries.ts';
import { isConfirmed, mayBeMailed } from '#server/addresses/may-be-mailed.queries.ts';

export interface AddressOwner {
  id: number;
  username: string;
  firstName: string | null;
  email: string;
  disabled: boolean;
}

/** Who has proved that an address is theirs: at most one has. Who is disabled has it still. */
export async function ownerOfAddress(db: Db, address: string): Promise<AddressOwner | undefined> {
  return row(
    db,
    `select u.id, u.username, u.first_name as "firstName", u.email, u.disabled_at is not null as disabled from user_account u
     where lower(u.email) = lower($1) and ${isConfirmed('u')}`,
    [address],
  );
}

/** Makes those wait for each other who give, or prove, one address: the second finds what the first has made. */
export async function lockAddress(tx: Tx, address: string): Promise<void> {
  await run(tx, 'select pg_advisory_xact_lock(hashtextextended(lower($1), 13))', [address]);
}

/**
 * Whether another account says an address is its, proved or not; what a company brought along with it says nothing. Where nobody can prove one, who came first has it; two
 * who ask at once are told one after the other.
 */
export async function isTaken(tx: Tx, address: string, byOtherThan: number | null): Promise<boolean> {
  await lockAddress(tx, address);
  const holder = await row(
    tx,
    'select from user_account where lower(email) = lower($1) and id is distinct from $2 and imported_into is null limit 1',
    [address, byOtherThan],
  );
  return holder !== undefined;
}

export interface AccountAddress {
  id: number;
  username: string;
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  /** Whether mail may be written to `email`: another one takes its place only once it is proved, too. */
  inForce: boolean;
  /** Whether `email` was proved. */
  confirmed: boolean;
}

const addressColumns = `u.id, u.username, u.first_name as "firstName", u.last_name as "lastName", u.email, ${mayBeMailed('u')} as "inForce",
  ${isConfirmed('u')} as confirmed`;

/** An account that is not disabled, and where it is reached. */
export async function addressOf(db: Db, id: number): Promise<AccountAddress | undefined> {
  return row(db, `select ${addressColumns} from user_account u where u.id = $1 and u.disabled_at is null`, [
    id,
  ]);
}

/** Puts an address in the place of what was there, before it is proved. */
export async function setAddress(tx: Tx, id: number, email: string | null): Promise<void> {
  await run(
    tx,
    `update user_account set email = $2, email_confirmed_at = null, email_trusted_until = null, pending_email = null,
       updated_at = now() where id = $1`,
    [id, email],
  );
}

/** Notes what is to take the place of an address once it is proved; null for nothing. */
export async function setPendingAddress(tx: Tx, id: number, email: string | null): Promise<void> {
  await run(tx, 'update user_account set pending_email = $2, updated_at = now() where id = $1', [id, email]);
}

/** Takes back what was to take the place of an address; false where nothing was. */
export async function dropPendingAddress(tx: Tx, id: number): Promise<boolean> {
  const dropped = await run(
    tx,
    'update user_account set pending_email = null, updated_at = now() where id = $1 and pending_email is not null',
    [id],
  );
  return dropped === 1;
}

/**
 * Puts an address in force that was just proved; false where the account does not give it any more. Somebody else's throws, but
 * for one that only kept a visitor's alerts, which gives way.
 */
export async function confirmAddress(tx: Tx, id: number, address: string): Promise<boolean> {
  await lockAddress(tx, address);
  await takeOverAlerts(tx, address, id);
  const confirmed = await run(
    tx,
    `update user_account set email = $2, email_confirmed_at = now(), email_trusted_until = null, pending_email = null,
       updated_at = now()
     where id = $1 and (lower(pending_email) = lower($2) or lower(email) = lower($2))`,
    [id, address],
  );
  return confirmed === 1;
}

/** What an account asks to have confirmed; null where it asks for nothing. */
export async function addressToConfirm(db: Db, id: number): Promise<string | null> {
  const asked = await row<{ address: string | null }>(
    db,
    `select coalesce(u.pending_email, case when not ${isConfirmed('u')} or ${isRefused('u.email')} then u.email end) as address
     from user_account u where u.id = $1 and u.disabled_at is null`,
    [id],
  );
  return asked?.address ?? null;
}
