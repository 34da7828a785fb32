import { mostTokens } from '#domain/provisioning.ts';
import type { Db, Tx } from '#server/db/query.ts';
import { oneRow, row, rows, run } from '#server/db/query.ts';
import { personName } from '#server/visibility/person-name.queries.ts';

export interface TokenRow {
  id: number;
  hint: string;
  madeAt: string;
  madeBy: string | null;
  lastUsedAt: string | null;
}

const columns = `t.id, t.hint, t.made_at as "madeAt", ${personName('u')} as "madeBy", t.last_used_at as "lastUsedAt"`;

/** A company's tokens that work, the newest first. */
export async function tokensOf(db: Db, companyId: number): Promise<TokenRow[]> {
  return rows(
    db,
    `select ${columns} from provisioning_token t left join user_account u on u.id = t.made_by
     where t.company_id = $1 and t.ended_at is null order by t.id desc limit ${mostTokens}`,
    [companyId],
  );
}

export async function insertToken(
  tx: Tx,
  token: { companyId: number; hash: string; hint: string; madeBy: number },
): Promise<{ id: number; madeAt: string }> {
  return oneRow<{ id: number; madeAt: string }>(
    tx,
    `insert into provisioning_token (company_id, hash, hint, made_by) values ($1, $2, $3, $4) returning id, made_at as "madeAt"`,
    [token.companyId, token.hash, token.hint, token.madeBy],
  );
}

/** False when this is no token of the company's that works. */
export async function endToken(tx: Tx, companyId: number, id: number): Promise<boolean> {
  const ended = await run(
    tx,
    'update provisioning_token set ended_at = now() where company_id = $1 and id = $2 and ended_at is null',
    [companyId, id],
  );
  return ended > 0;
}

/** Whose provisioning a call is. */
export interface Provisioner {
  tokenId: number;
  companyId: number;
  ended: boolean;
}

export async function provisionerOf(db: Db, hash: string): Promise<Provisioner | undefined> {
  return row(
    db,
    `select id as "tokenId", company_id as "companyId", ended_at is not null as ended from provisioning_token where hash = $1`,
    [hash],
  );
}

/** Once a minute, so that a hundred calls a second write one row and not a hundred. */
export async function noteUse(db: Db, tokenId: number): Promise<void> {
  await run(
    db,
    `update provisioning_token set last_used_at = now()
     where id = $1 and (last_used_at is null or last_used_at < now() - interval '1 minute')`,
    [tokenId],
  );
}

/** True once an hour: an ended token that goes on being used is told of, not every time. */
export async function noteRefusal(tx: Tx, tokenId: number): Promise<boolean> {
  const noted = await run(
    tx,
    `update provisioning_token set refused_at = now()
     where id = $1 and (refused_at is null or refused_at < now() - interval '1 hour')`,
    [tokenId],
  );
  return noted > 0;
}

/** When a company's identity provider last came by, with whichever token. */
export async function lastSync(db: Db, companyId: number): Promise<string | null> {
  const last = await row<{ at: string | null }>(
    db,
    'select max(last_used_at) as at from provisioning_token where company_id = $1',
    [companyId],
  );
  return last?.at ?? null;
}
