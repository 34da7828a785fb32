import type { Config } from '#server/config.ts';
import type { Db } from '#server/db/query.ts';
import { unsentSeconds } from '#server/security-log/security-log.queries.ts';
import { secondsSinceDone } from './tasks.queries.ts';

/** How far what other systems are handed, or is fetched from them, is behind, in seconds; null where nothing is set. */
export interface Outside {
  /** The first entry of the security log waits to be sent on. */
  securityLogSeconds: number | null;
  /** The mailbox for replies has not been read. */
  repliesSeconds: number | null;
}

/** What is tried anew each minute is never given up, so that no failed task would tell of it. */
export async function howOutsideStands(
  db: Db,
  { securityLogReceiver, replies }: Pick<Config, 'securityLogReceiver' | 'replies'>,
): Promise<Outside> {
  return {
    securityLogSeconds: securityLogReceiver ? await unsentSeconds(db) : null,
    repliesSeconds: replies?.mailbox ? await secondsSinceDone(db, 'reply-mailbox') : null,
  };
}
