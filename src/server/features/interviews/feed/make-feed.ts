import type pg from 'pg';
import { hashOfToken, newToken } from '#server/addresses/link-token.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { From } from '#server/security-log/from.ts';
import { noteSecurity } from '#server/security-log/security-log.queries.ts';
import { deleteFeed, keepFeed } from './feeds.queries.ts';

interface Act {
  actorId: number;
  from: From;
}

/** Makes somebody's calendar an address and answers it, the only time it is ever seen. One that was there before ends. */
export async function makeFeed(
  db: pg.Pool,
  { actorId, from }: Act,
  origin: string,
): Promise<{ url: string; madeAt: string }> {
  return inTransaction(db, async (tx) => {
    const token = newToken();
    const { madeAt } = await keepFeed(tx, actorId, hashOfToken(token));
    const details = { kind: 'calendar' };
    await noteSecurity(tx, { act: 'key.made', outcome: 'done', actorId, ...from, details });
    return { url: `${origin}/calendar/${token}.ics`, madeAt };
  });
}

/** Ends it: the next time a calendar asks there is nothing. Doing so twice is the same as once. */
export async function endFeed(db: pg.Pool, { actorId, from }: Act): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (!(await deleteFeed(tx, actorId))) return;
    const details = { kind: 'calendar' };
    await noteSecurity(tx, { act: 'key.ended', outcome: 'done', actorId, ...from, details });
  });
}
