import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';

export interface Listening {
  stop: () => Promise<void>;
}

interface Ear {
  /** A notification's text. */
  heard: (payload: string) => void;
  /** Called whenever listening begins, again after each interruption: what was told in between has been missed. */
  begun: () => void;
}

const triesAgainAfter = 1_000;

/** Listens on a channel of PostgreSQL over one connection of the pool; when that breaks, over another. */
export function listen(db: pg.Pool, channel: string, { heard, begun }: Ear): Listening {
  const stopped = new AbortController();
  const listening = (async () => {
    while (!stopped.signal.aborted) {
      await listenOnce(db, channel, { heard, begun }, stopped.signal).catch(() => undefined);
      await pause(triesAgainAfter, undefined, { signal: stopped.signal }).catch(() => undefined);
    }
  })();
  return {
    stop: async () => {
      stopped.abort();
      await listening;
    },
  };
}

async function listenOnce(
  db: pg.Pool,
  channel: string,
  { heard, begun }: Ear,
  stopped: AbortSignal,
): Promise<void> {
  const client = await db.connect();
  try {
    // Meanwhile: what is told of it now would never be heard.
    if (stopped.aborted) return;
    const broken = new Promise<void>((resolve) => {
      client.once('error', () => resolve());
      client.once('end', () => resolve());
      stopped.addEventListener('abort', () => resolve(), { once: true });
    });
    client.on('notification', ({ payload }) => heard(payload ?? ''));
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
    begun();
    await broken;
  } finally {
    // Thrown away, not returned: the next holder would be told what is not theirs.
    client.release(true);
  }
}
