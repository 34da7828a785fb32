import { randomBytes } from 'node:crypto';
import { keyLimits, type Scope } from '#domain/api-keys.ts';
import type { Tx } from '#server/db/query.ts';
import { found } from '#server/found.ts';
import { areNetworks } from '#server/outgoing/address-guard.ts';
import { refuse } from '#server/refusal.ts';
import type { From } from '#server/security-log/from.ts';
import { noteSecurity } from '#server/security-log/security-log.queries.ts';
import {
  countKeys,
  endKey,
  insertKey,
  insertKeyAccount,
  keyOnHand,
  type KeyOwner,
  lockKeys,
  type NewKeyRow,
} from './api-keys.queries.ts';
import { hashOfKey, hintOfKey, newKey } from './key-text.ts';

/** One thing that is done with the keys of a company, or of the platform, and by whom. */
export interface KeyAct {
  tx: Tx;
  owner: KeyOwner;
  actorId: number;
  from: From;
  now: Date;
}

export interface WantedKey {
  name: string;
  scopes: readonly Scope[];
  addresses?: readonly string[] | undefined;
  expiresAt?: string | null | undefined;
}

export interface MadeKey {
  id: number;
  key: string;
  hint: string;
}

/** Makes a key and answers it, the only time it is ever seen: what is kept is its hash. */
export async function makeKey(act: KeyAct, wanted: WantedKey): Promise<MadeKey> {
  const { tx, owner } = act;
  const { name, scopes, addresses = [] } = wanted;
  refuseUnusable(wanted, act.now);
  await refuseTooMany(act);
  const suffix = randomBytes(4).toString('hex');
  const accountId = await insertKeyAccount(tx, { name, suffix, owner });
  return keep(act, { accountId, name, scopes, addresses, expiresAt: wanted.expiresAt ?? null });
}

/** Makes a key that may do the same under the same name, so that a program goes over to it without a gap. */
export async function rotateKey(
  act: KeyAct,
  id: number,
  { expiresAt }: Pick<WantedKey, 'expiresAt'>,
): Promise<MadeKey> {
  const { tx } = act;
  refuseUnusable({ expiresAt }, act.now);
  const old = found(await keyOnHand(tx, act.owner, id));
  const { owner } = old;
  await refuseTooMany({ ...act, owner });
  if (old.atOnce >= keyLimits.atOnce)
    throw refuse.conflict(
      'two_keys',
      'There are two keys already: the old one and the new one. End one of them first.',
    );
  return keep({ ...act, owner }, { ...old, expiresAt: expiresAt ?? null });
}

/** Ends a key: the next call with it is refused, wherever it comes in. */
export async function stopKey({ tx, owner, actorId, from }: KeyAct, id: number): Promise<void> {
  const { hint, name } = found(await keyOnHand(tx, owner, id));
  await endKey(tx, id);
  const details = { token: id, hint, name, kind: 'api' };
  await noteSecurity(tx, { act: 'key.ended', outcome: 'done', actorId, companyId: owner, ...from, details });
}

async function keep(
  { tx, owner, actorId, from }: KeyAct,
  { accountId, name, scopes, addresses, expiresAt }: Omit<NewKeyRow, 'owner' | 'hash' | 'hint' | 'madeBy'>,
): Promise<MadeKey> {
  const key = newKey();
  const [hash, hint] = [hashOfKey(key), hintOfKey(key)];
  const madeBy = actorId;
  const id = await insertKey(tx, {
    owner,
    accountId,
    name,
    hash,
    hint,
    scopes,
    addresses,
    expiresAt,
    madeBy,
  });
  const details = { token: id, hint, name, kind: 'api', scopes: scopes.join(' ') };
  await noteSecurity(tx, { act: 'key.made', outcome: 'done', actorId, companyId: owner, ...from, details });
  return { id, key, hint };
}

/** What nothing could be done with is no key: it would only be found out later. */
function refuseUnusable(
  { addresses = [], expiresAt }: Pick<WantedKey, 'addresses' | 'expiresAt'>,
  now: Date,
): void {
  const [noAddresses, past] = [
    'Allowed addresses must be IP addresses or networks such as 203.0.113.0/24.',
    'The expiry date must be in the future.',
  ];
  if (!addresses.every((one) => one !== '' && !one.includes(',') && areNetworks(one)))
    throw refuse.invalid(noAddresses, { addresses: noAddresses });
  if (expiresAt && new Date(expiresAt) <= now) throw refuse.invalid(past, { expiresAt: past });
}

async function refuseTooMany({ tx, owner }: KeyAct): Promise<void> {
  await lockKeys(tx, owner);
  if ((await countKeys(tx, owner)) >= keyLimits.keys)
    throw refuse.conflict('too_many_keys', `There are ${keyLimits.keys} keys already. End one first.`);
}
