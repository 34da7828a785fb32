import type pg from 'pg';
import type { Db as BossDatabase } from 'pg-boss';
import { listen } from '#server/db/listen.ts';
import type { Tx } from '#server/db/query.ts';

/** Our pools as pg-boss wants them: statements go wherever ours go, listening goes past any pooler. */
export function bossDatabase(db: pg.Pool, direct = db): BossDatabase {
  return {
    executeSql: (text, values) => db.query(text, values),
    // Answers at once: what listens tries until it can, and says each time that it has begun.
    listen: async (channel, heard, begun) => {
      const { stop } = listen(direct, channel, { heard, begun });
      return { close: stop };
    },
  };
}

/** The connection of an open transaction, for what is to be kept or undone with it. */
export function inThis(tx: Tx): { db: BossDatabase } {
  return { db: { executeSql: (text, values) => tx.query(text, values) } };
}
