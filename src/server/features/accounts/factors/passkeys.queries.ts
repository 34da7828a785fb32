import type { Db, Tx } from '#server/db/query.ts';
import { row, rows, run } from '#server/db/query.ts';

export interface PasskeyRow {
  id: number;
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
  synced: boolean;
}

const columns = 'id, name, created_at as "createdAt", last_used_at as "lastUsedAt", synced';

export async function passkeysOf(db: Db, userId: number): Promise<PasskeyRow[]> {
  return rows(db, `select ${columns} from passkey where user_id = $1 order by created_at, id`, [userId]);
}

/** What browsers call the passkeys of an account, and how those are reached. */
export async function credentialsOfPasskeys(
  db: Db,
  userId: number,
): Promise<{ id: string; transports: string[] }[]> {
  return rows(db, 'select credential_id as id, transports from passkey where user_id = $1 order by id', [
    userId,
  ]);
}

export interface NewPasskey {
  userId: number;
  credentialId: string;
  publicKey: Buffer;
  counter: number;
  transports: readonly string[];
  name: string;
  synced: boolean;
}

/** Undefined where this passkey is known already, whosever it is. */
export async function insertPasskey(tx: Tx, passkey: NewPasskey): Promise<PasskeyRow | undefined> {
  return row(
    tx,
    `insert into passkey (user_id, credential_id, public_key, counter, transports, name, synced)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (credential_id) do nothing returning ${columns}`,
    [
      passkey.userId,
      passkey.credentialId,
      passkey.publicKey,
      passkey.counter,
      passkey.transports,
      passkey.name,
      passkey.synced,
    ],
  );
}

export async function renamePasskey(
  db: Db,
  { userId, id, name }: { userId: number; id: number; name: string },
): Promise<PasskeyRow | undefined> {
  return row(db, `update passkey set name = $3 where user_id = $1 and id = $2 returning ${columns}`, [
    userId,
    id,
    name,
  ]);
}

export async function deletePasskey(
  tx: Tx,
  userId: number,
  id: number,
): Promise<{ name: string } | undefined> {
  return row(tx, 'delete from passkey where user_id = $1 and id = $2 returning name', [userId, id]);
}

export async function deletePasskeysOf(tx: Tx, userId: number): Promise<number> {
  return run(tx, 'delete from passkey where user_id = $1', [userId]);
}

/** What passkeys call this account, from the first one on. */
export async function passkeyHandleOf(tx: Tx, userId: number): Promise<string> {
  const found = await row<{ handle: string }>(
    tx,
    `update user_account set passkey_handle = coalesce(passkey_handle, gen_random_uuid()) where id = $1
     returning passkey_handle as handle`,
    [userId],
  );
  if (!found) throw new Error('There is no such account');
  return found.handle;
}

export interface KnownPasskey {
  id: number;
  userId: number;
  handle: string;
  publicKey: Buffer;
  transports: string[];
}

/** Whose passkey this is; none of somebody who may not sign in. */
export async function passkeyByCredential(db: Db, credentialId: string): Promise<KnownPasskey | undefined> {
  return row(
    db,
    `select p.id, p.user_id as "userId", u.passkey_handle as handle, p.public_key as "publicKey", p.transports
     from passkey p join user_account u on u.id = p.user_id where p.credential_id = $1 and u.disabled_at is null`,
    [credentialId],
  );
}

/** Notes that it was used. False where its counter has not gone on: then there are two of it, and one is a copy. */
export async function passkeyUsed(
  db: Db,
  { id, counter, synced }: { id: number; counter: number; synced: boolean },
): Promise<boolean> {
  const touched = await run(
    db,
    `update passkey set counter = $2, synced = $3, last_used_at = now()
     where id = $1 and (counter < $2 or (counter = 0 and $2 = 0))`,
    [id, counter, synced],
  );
  return touched > 0;
}
