import type { Tx } from '#server/db/query.ts';
import { row, run } from '#server/db/query.ts';

/**
 * Whether another account says an address is its, proved or not. Where nobody can prove one, who came first has it; two
 * who ask at once are told one after the other.
 */
export async function isTaken(tx: Tx, address: string, byOtherThan: number | null): Promise<boolean> {
  await run(tx, 'select pg_advisory_xact_lock(hashtextextended(lower($1), 13))', [address]);
  const holder = await row(
    tx,
    'select from user_account where lower(email) = lower($1) and id is distinct from $2 limit 1',
    [address, byOtherThan],
  );
  return holder !== undefined;
}
