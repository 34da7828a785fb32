import type { FastifyRequest } from 'fastify';
import type pg from 'pg';
import { inTransaction } from '#server/db/transaction.ts';
import type { Present } from '#server/http/who-may-call.ts';
import { addressGuard } from '#server/outgoing/address-guard.ts';
import { refuse } from '#server/refusal.ts';
import { fromOf } from '#server/security-log/from.ts';
import { noteSecurity } from '#server/security-log/security-log.queries.ts';
import { keyHolder, type KeyHolderRow, noteKeyRefusal, noteKeyUse } from './api-keys.queries.ts';
import { hashOfKey, isKeyText } from './key-text.ts';

/** A key is in no session: nothing in it can be confirmed, and what asks for that is closed to keys. */
const session = { id: 0, confirmed: false, lacksFactor: false, changedTo: undefined };

/**
 * Who calls with this key; throws where it does not work, or not from there. It is looked up at every call, so that one that was
 * ended is refused by the very next, at every copy of the server; also by one whose body was still coming (who-may-call.ts).
 */
export async function presentOfKey(db: pg.Pool, key: string, request: FastifyRequest): Promise<Present> {
  const holder = isKeyText(key) ? await keyHolder(db, hashOfKey(key)) : undefined;
  if (!holder) throw refuse.invalidKey('This API key is unknown.');
  const { keyId, companyId: _, scopes, addresses, madeOn, ended, expired, noted, ...actor } = holder;
  if (ended)
    throw await noticed(db, holder, request, 'key ended', refuse.invalidKey('This API key was ended.'));
  if (expired)
    throw await noticed(db, holder, request, 'key expired', refuse.invalidKey('This API key has expired.'));
  if (addresses.length && !addressGuard(addresses.join(',')).isNamed(request.ip))
    throw await noticed(db, holder, request, 'address not allowed', refuse.addressNotAllowed());
  // Not noting it is no harm: the next call tries again.
  if (!noted) noteKeyUse(db, keyId).catch(() => undefined);
  return { actor: { ...actor, isKey: true }, session, key: { id: keyId, scopes, madeOn } };
}

/** Somebody has a key that they should not have, or a program has missed that it was replaced: the log tells. */
async function noticed<Refused>(
  db: pg.Pool,
  { keyId, companyId, id }: KeyHolderRow,
  request: FastifyRequest,
  reason: string,
  refusal: Refused,
): Promise<Refused> {
  await inTransaction(db, async (tx) => {
    if (!(await noteKeyRefusal(tx, keyId))) return;
    await noteSecurity(tx, {
      act: 'call.refused',
      outcome: 'refused',
      actorId: id,
      companyId,
      ...fromOf(request),
      details: { token: keyId, kind: 'api', reason },
    });
  });
  return refusal;
}
