import { createHash, randomBytes } from 'node:crypto';
import type pg from 'pg';
import { mostTokens, tokenPrefix } from '#domain/provisioning.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { companyById, lockCompany } from '#server/features/companies/companies.queries.ts';
import { refuse } from '#server/refusal.ts';
import { type Act, note, sayChange } from './act.ts';
import {
  endToken,
  insertToken,
  noteRefusal,
  noteUse,
  type Provisioner,
  provisionerOf,
  tokensOf,
} from './tokens.queries.ts';

/** So much of a token is shown, by which people tell two apart. */
const shown = tokenPrefix.length + 4;

export interface MadeToken {
  id: number;
  hint: string;
  madeAt: string;
  token: string;
}

/** Makes a token and answers it, the only time it is ever seen: what is kept is its hash. */
export async function makeToken(act: Act & { actorId: number }): Promise<MadeToken> {
  const { tx, companyId, actorId } = act;
  await lockCompany(tx, companyId);
  const company = await companyById(tx, companyId);
  if (!company?.verified || company.suspended)
    throw refuse.conflict(
      'company_not_verified',
      'People can be provisioned once an administrator has verified your company.',
    );
  if ((await tokensOf(tx, companyId)).length >= mostTokens)
    throw refuse.conflict(
      'two_tokens',
      'There are two tokens already: the old one and the new one. End one of them first.',
    );
  const token = tokenPrefix + randomBytes(32).toString('base64url');
  const hint = token.slice(0, shown);
  const { id, madeAt } = await insertToken(tx, { companyId, hash: hashOf(token), hint, madeBy: actorId });
  await note(act, 'key.made', { details: { token: id, hint, kind: 'provisioning' } });
  await sayChange(act);
  return { id, hint, madeAt, token };
}

/** Ends a token: the next call with it is refused. */
export async function stopToken(act: Act, id: number): Promise<void> {
  if (!(await endToken(act.tx, act.companyId, id))) throw refuse.notFound();
  await note(act, 'key.ended', { details: { token: id, kind: 'provisioning' } });
  await sayChange(act);
}

/** Whose provisioning comes with this token; undefined where it is none of ours, or is ended. */
export async function provisionerWith(
  db: pg.Pool,
  token: string,
  network: string,
): Promise<Provisioner | undefined> {
  if (!token.startsWith(tokenPrefix)) return undefined;
  const found = await provisionerOf(db, hashOf(token));
  if (!found?.ended) {
    if (found) await noteUse(db, found.tokenId);
    return found;
  }
  const { tokenId, companyId } = found;
  await inTransaction(db, async (tx) => {
    if (!(await noteRefusal(tx, tokenId))) return;
    const act = { tx, companyId, actorId: null, tokenId, network, brandName: '', mails: false };
    await note(act, 'call.refused', { outcome: 'refused', details: { reason: 'token ended' } });
  });
  return undefined;
}

/** The token has the entropy of a key, so that a plain hash is enough. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
