import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';

export interface Listening {
  stop: () => Promise<void>;
}

interface Ear {
  /** A notification's text, and on which channel it came. */
  heard: (payload: string, channel: string) => void;
  /** Called whenever listening begins, again after each interruption: what was told in between has been missed. */
  begun: () => void;
  /** How often it is asked whether it is still heard. */
  heartbeatMs?: number;
}

const triesAgainAfter = 1_000;
/** Nothing comes over a line that died in silence, and nothing over one on which nothing happens: so it is asked. */
const usualHeartbeatMs = 5_000;

/**
 * Listens on channels of PostgreSQL over one connection of the pool, which must be PostgreSQL's own and no pooler's; when
 * that breaks, or no longer answers, over another.
 */
export function listen(db: pg.Pool, channels: readonly string[], ear: Ear): Listening {
  const stopped = new AbortController();
  const listening = (async () => {
    while (!stopped.signal.aborted) {
      await listenOnce(db, channels, ear, stopped.signal).catch(() => undefined);
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
  channels: readonly string[],
  { heard, begun, heartbeatMs = usualHeartbeatMs }: Ear,
  stopped: AbortSignal,
): Promise<void> {
  const client = await db.connect();
  const over = new AbortController();
  try {
    // Meanwhile: what is told of it now would never be heard.
    if (stopped.aborted) return;
    const broken = new Promise<void>((resolve) => {
      client.once('error', () => resolve());
      client.once('end', () => resolve());
      stopped.addEventListener('abort', () => resolve(), { once: true });
    });
    client.on('notification', ({ payload, channel }) => heard(payload ?? '', channel));
    for (const channel of channels) await client.query(`listen ${client.escapeIdentifier(channel)}`);
    begun();
    await Promise.race([broken, unanswered(client, heartbeatMs, over.signal)]);
  } finally {
    over.abort();
    // Thrown away, not returned: the next holder would be told what is not theirs.
    client.release(true);
  }
}

/** Fulfilled when the connection no longer answers. */
async function unanswered(client: pg.PoolClient, heartbeatMs: number, over: AbortSignal): Promise<void> {
  try {
    for (;;) {
      await pause(heartbeatMs, undefined, { signal: over });
      await client.query('select');
    }
  } catch {
    // Over, or out of time.
  }
}
