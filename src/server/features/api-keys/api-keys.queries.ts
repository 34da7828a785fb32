import { keyLimits, keyMark, type Scope } from '#domain/api-keys.ts';
import type { Actor } from '#domain/permissions.ts';
import type { Db, Tx } from '#server/db/query.ts';
import { oneRow, row, rows, run } from '#server/db/query.ts';
import { personName } from '#server/visibility/person-name.queries.ts';

/** A company, or the platform. */
export type KeyOwner = number | null;

export interface ApiKeyRow {
  id: number;
  name: string;
  hint: string;
  scopes: Scope[];
  addresses: string[];
  expiresAt: string | null;
  expired: boolean;
  madeAt: string;
  madeBy: string | null;
  lastUsedAt: string | null;
  /** Calls that end or have ended, as it last made them; the last first. */
  oldCalls: { call: string; lastUsedAt: string }[];
  twin: boolean;
  /** It works in the company's sandbox alone. */
  sandbox: boolean;
}

const ofOwner = 'k.company_id is not distinct from $1 and k.ended_at is null';
/** Who manages a company manages the keys of its sandbox too, to which nobody belongs. */
const managed = `(k.company_id is not distinct from $1 or k.company_id = (select s.id from company s where s.sandbox_of = $1)) and k.ended_at is null`;

/** The keys that nobody has ended, the newest first; also those that have run out. */
export async function keysOf(db: Db, owner: KeyOwner): Promise<ApiKeyRow[]> {
  return rows(
    db,
    `select k.id, k.name, k.hint, k.scopes, k.addresses, k.expires_at as "expiresAt", coalesce(k.expires_at <= now(), false) as expired,
            k.made_at as "madeAt", ${personName('m')} as "madeBy", k.last_used_at as "lastUsedAt",
            (select coalesce(json_agg(json_build_object('call', o.call, 'lastUsedAt', to_char(o.last_used_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by o.last_used_at desc), '[]')
             from deprecated_call o where o.api_key_id = k.id) as "oldCalls",
            exists (select from api_key t where t.account_id = k.account_id and t.id <> k.id and t.ended_at is null) as twin,
            k.company_id is distinct from $1 as sandbox
     from api_key k left join user_account m on m.id = k.made_by
     where ${managed} order by k.id desc limit ${2 * keyLimits.keys}`,
    [owner],
  );
}

export async function countKeys(tx: Tx, owner: KeyOwner): Promise<number> {
  return (await oneRow<{ count: number }>(tx, `select count(*) from api_key k where ${ofOwner}`, [owner]))
    .count;
}

export interface KeyOnHand {
  /** Of a sandbox's key the sandbox. */
  owner: KeyOwner;
  name: string;
  hint: string;
  scopes: Scope[];
  addresses: string[];
  accountId: number;
  /** How many work under its name. */
  atOnce: number;
}

/** A key that nobody has ended; undefined where it is another's. */
export async function keyOnHand(db: Db, owner: KeyOwner, id: number): Promise<KeyOnHand | undefined> {
  return row(
    db,
    `select k.company_id as owner, k.name, k.hint, k.scopes, k.addresses, k.account_id as "accountId",
            (select count(*) from api_key t where t.account_id = k.account_id and t.ended_at is null) as "atOnce"
     from api_key k where ${managed} and k.id = $2`,
    [owner, id],
  );
}

/** Keys of one owner are made one after the other, so that none is one too many. */
export async function lockKeys(tx: Tx, owner: KeyOwner): Promise<void> {
  await row(tx, `select pg_advisory_xact_lock(hashtext('api_key'), $1) is null as locked`, [owner ?? 0]);
}

/** The account under whose name a key acts: a recruiter's rights of a company, or an admin's; nobody can sign in with it. */
export async function insertKeyAccount(
  tx: Tx,
  { name, suffix, owner }: { name: string; suffix: string; owner: KeyOwner },
): Promise<number> {
  const account = await oneRow<{ id: number }>(
    tx,
    `insert into user_account (username, first_name, last_name, user_type, is_key, disabled_at)
     values (left(lower(left($1, 20)), 22) || ' (key ' || $2::text || ')', $1, '${keyMark}', $3, true, now()) returning id`,
    [name, suffix, owner === null ? 'admin' : 'recruiter'],
  );
  return account.id;
}

export interface NewKeyRow {
  owner: KeyOwner;
  accountId: number;
  name: string;
  hash: string;
  hint: string;
  scopes: readonly Scope[];
  addresses: readonly string[];
  expiresAt: string | null;
  madeBy: number;
}

export async function insertKey(tx: Tx, key: NewKeyRow): Promise<number> {
  const made = await oneRow<{ id: number }>(
    tx,
    `insert into api_key (company_id, account_id, name, hash, hint, scopes, addresses, expires_at, made_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
    [
      key.owner,
      key.accountId,
      key.name,
      key.hash,
      key.hint,
      key.scopes,
      key.addresses,
      key.expiresAt,
      key.madeBy,
    ],
  );
  return made.id;
}

export async function endKey(tx: Tx, id: number): Promise<void> {
  await run(tx, 'update api_key set ended_at = now() where id = $1', [id]);
}

/** Who calls with a key: an actor like a person, with what the key adds. */
export interface KeyHolderRow extends Actor {
  keyId: number;
  companyId: number | null;
  scopes: Scope[];
  addresses: string[];
  /** The day on which it was made, by UTC. */
  madeOn: string;
  ended: boolean;
  expired: boolean;
  /** Whether its use was noted within the last minute. */
  noted: boolean;
}

export async function keyHolder(db: Db, hash: string): Promise<KeyHolderRow | undefined> {
  return row(
    db,
    `select k.account_id as id, u.user_type as "userType", k.id as "keyId", k.company_id as "companyId", k.scopes, k.addresses,
            to_char(k.made_at at time zone 'utc', 'YYYY-MM-DD') as "madeOn", k.ended_at is not null as ended, coalesce(k.expires_at <= now(), false) as expired,
            coalesce(k.last_used_at > now() - interval '1 minute', false) as noted,
            coalesce((select json_agg(json_build_object('companyId', c.id, 'role', 'recruiter', 'verified', true,
                        'companyVerified', c.verified_at is not null,
                        'companySuspended', case when c.sandbox_of is null then c.suspended_at is not null else o.suspended_at is not null end))
                      from company c left join company o on o.id = c.sandbox_of where c.id = k.company_id), '[]') as memberships
     from api_key k join user_account u on u.id = k.account_id where k.hash = $1`,
    [hash],
    { prepare: 'key-holder', batched: true },
  );
}

/** Once a minute, so that a hundred calls a second write one row and not a hundred. */
export async function noteKeyUse(db: Db, id: number): Promise<void> {
  await run(
    db,
    `update api_key set last_used_at = now()
     where id = $1 and (last_used_at is null or last_used_at < now() - interval '1 minute')`,
    [id],
  );
}

/** True once an hour: a key that works no longer and goes on being tried is told of, not every time. */
export async function noteKeyRefusal(tx: Tx, id: number): Promise<boolean> {
  const noted = await run(
    tx,
    `update api_key set refused_at = now()
     where id = $1 and (refused_at is null or refused_at < now() - interval '1 hour')`,
    [id],
  );
  return noted > 0;
}

/** That a key has made a call that ends; once a minute. */
export async function noteOldCall(db: Db, keyId: number, call: string): Promise<void> {
  await run(
    db,
    `insert into deprecated_call (api_key_id, call) values ($1, $2)
     on conflict (api_key_id, call) do update set last_used_at = now(), times = deprecated_call.times + 1`,
    [keyId, call],
  );
}
