import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { recordAudit } from '#server/audit/audit.queries.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { endIndexNow, indexNow, setIndexNow } from './index-now.queries.ts';

/** What a key may look like, says indexnow.org. */
export const indexNowKey = /^[A-Za-z0-9-]{8,128}$/;

/** Tells search engines of changes to public jobs from now on, with this key or one of our making; or tells them nothing. Answers the key. */
export async function tellOfChanges(db: pg.Pool, wanted: string): Promise<string | undefined> {
  return inTransaction(db, async (tx) => {
    const before = (await indexNow(tx))?.key;
    const key =
      wanted === 'off' ? undefined : wanted === 'on' ? (before ?? randomBytes(16).toString('hex')) : wanted;
    if (key === before) return key;
    await (key === undefined ? endIndexNow(tx) : setIndexNow(tx, key));
    await recordAudit(tx, {
      actorId: null,
      action: 'operator.changed',
      subject: 'operator',
      subjectId: null,
      details: { fields: ['indexNow'] },
    });
    return key;
  });
}
