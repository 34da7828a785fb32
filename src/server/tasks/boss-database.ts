import type pg from 'pg';
import type { Db as BossDatabase } from 'pg-boss';
import { listen } from '#server/db/listen.ts';
import type { Tx } from '#server/db/query.ts';

/** On this channel triggers say which upkeep has become due. */
const upkeepChannel = 'upkeep';
/** What is not heard meanwhile is found by the timer. */
export const heartbeatMs = 15_000;

interface UpkeepEar {
  heard: (task: string) => void;
  /** Listening has begun, or begun again: anything may have been missed. */
  begun: () => void;
}

/** Our pools as pg-boss wants them: statements go wherever ours go, listening goes past any pooler. */
export function bossDatabase(db: pg.Pool, direct = db, upkeep?: UpkeepEar): BossDatabase {
  return {
    executeSql: (text, values) => db.query(text, values),
    // Answers at once: what listens tries until it can, and says each time that it has begun.
    listen: async (channel, heard, begun) => {
      const { stop } = listen(direct, [channel, upkeepChannel], {
        heard: (payload, on) => (on === upkeepChannel ? upkeep?.heard(payload) : heard(payload)),
        heartbeatMs,
        begun: () => {
          begun();
          upkeep?.begun();
        },
      });
      return { close: stop };
    },
  };
}

/** The connection of an open transaction, for what is to be kept or undone with it. */
export function inThis(tx: Tx): { db: BossDatabase } {
  return { db: { executeSql: (text, values) => tx.query(text, values) } };
}
