import type { Tx } from './query.ts';
import type pg from 'pg';
import { timeouts } from './limits.ts';
import { row } from './query.ts';
import { inTransaction } from './transaction.ts';

/**
 * Runs `fill` if nobody has opened this database before and nobody lives in it, and remembers that it has been opened.
 * Of several programs that open a new database at once, one fills it. Killed in between, the next one does.
 */
export async function onFirstOpening(db: pg.Pool, fill: () => Promise<void>): Promise<void> {
  if (await wasOpened(db)) return;
  // Filling happens on other connections and may take longer than an idle transaction is otherwise allowed to.
  const options = { atMost: timeouts.tenMinutes };
  const open = async (tx: Tx) => {
    await tx.query(`set local lock_timeout = '60s'`);
    await tx.query('select from installation for update');
    if (await wasOpened(tx)) return;
    const people = await row<{ exist: boolean }>(tx, 'select exists (select from user_account) as exist');
    if (!people?.exist) await fill();
    await tx.query('update installation set opened_at = now()');
  };
  await inTransaction(db, open, options);
}

async function wasOpened(db: pg.Pool | pg.PoolClient): Promise<boolean> {
  const installation = await row<{ opened: boolean }>(
    db,
    'select opened_at is not null as opened from installation',
  );
  return installation?.opened ?? false;
}
