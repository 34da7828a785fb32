import { createHash } from 'node:crypto';
import type { Db, Tx } from '#server/db/query.ts';
import { row, run } from '#server/db/query.ts';

const hashOf = (code: string) => createHash('sha256').update(code).digest('hex');

/** Puts these in place of whatever there was. */
export async function replaceRecoveryCodes(tx: Tx, userId: number, codes: readonly string[]): Promise<void> {
  await deleteRecoveryCodes(tx, userId);
  await run(
    tx,
    'insert into recovery_code (user_id, code_hash) select $1, hash from unnest($2::text[]) as hash',
    [userId, codes.map(hashOf)],
  );
}

export async function deleteRecoveryCodes(tx: Tx, userId: number): Promise<number> {
  return run(tx, 'delete from recovery_code where user_id = $1', [userId]);
}

export async function recoveryCodesLeft(
  db: Db,
  userId: number,
): Promise<{ left: number; madeAt: string | null }> {
  const found = await row<{ left: number; madeAt: string | null }>(
    db,
    `select count(*) filter (where used_at is null) as left, max(made_at) as "madeAt" from recovery_code where user_id = $1`,
    [userId],
  );
  return found ?? { left: 0, madeAt: null };
}

/** Uses one up. Of any number who send it at once, one finds it unused. */
export async function takeRecoveryCode(tx: Tx, userId: number, code: string): Promise<boolean> {
  const taken = await run(
    tx,
    'update recovery_code set used_at = now() where user_id = $1 and code_hash = $2 and used_at is null',
    [userId, hashOf(code)],
  );
  return taken > 0;
}
