import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { messageOf } from '#domain/errors.ts';
import { connect, connectionsOfServer, linesOfPool } from './connect.ts';
import { isPoolersRefusal } from './pooler.ts';
import { oneRow, row, run } from './query.ts';
import { serverMayBeGone, serverWasLeft, type Trouble } from './troubles.ts';

/** So long it is waited for a standby that has not come as far as somebody has written, or does not say how far it is. */
const waitsMs = 40;
const asksAgainMs = 3;
/** What a standby or the primary has said of itself is believed for so long. */
const believedMs = 2_000;
/** A standby that is gone, or has fallen behind, is asked again after so long. */
const leftForMs = 1_000;
/** Who reads for so long asks whether the standby is still there. */
const doubtedAfterMs = 500;
/** A standby that has not said for so long how it stands is taken for gone. */
const silentAfterMs = 1_000;

interface Standing {
  /** Up to where it has replayed, as PostgreSQL writes it; null where it is no standby. */
  replayed: string | null;
  /** Which cluster it is a copy of, and which database in it. */
  copyOf: string;
  /** What it has of the timeline that the primary has written down. */
  timeline: string | null;
  /** The number of PostgreSQL's process that says so. */
  process: number;
  /** Since when its server runs, to the microsecond: no two have that in common. */
  since: string;
}

/** How a server stands that is named as a standby. */
export async function standingOf(db: pg.Pool | pg.ClientBase): Promise<Standing> {
  const found = await row<Standing>(
    db,
    `select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as replayed, ${copyOf} as "copyOf", ${keptTimeline} as timeline, pg_backend_pid() as process, pg_postmaster_start_time()::text as since`,
  );
  return found ?? { replayed: null, copyOf: '', timeline: null, process: 0, since: '' };
}

/**
 * The same, and whether something stands in between, as PgBouncer does: who is told by PostgreSQL itself knows the number of
 * their process. Where it is no pooler that costs little: it is read without names for statements, limits come with transactions.
 */
async function askedOf(pool: pg.Pool): Promise<Standing & { between: boolean }> {
  const client = await pool.connect();
  let broken = true;
  try {
    const found = await standingOf(client);
    broken = false;
    return { ...found, between: found.process !== client.processID };
  } finally {
    client.release(broken);
  }
}

const copyOf = `concat_ws(' ', (select system_identifier from pg_control_system()), current_database())`;

/**
 * The timeline that the database was last seen on, as a row in it: a server says by no position that it has followed a promotion, one
 * that has this row has replayed what was written after it.
 */
const keptTimeline = '(select timeline from installation)';
const timelineNow = 'left(pg_walfile_name(pg_current_wal_insert_lsn()), 8)';

export interface Written {
  /** Up to where it has written, as PostgreSQL writes it. */
  written: string;
  /** What a standby of it is a copy of. */
  copyOf: string;
  /** Counts promotions, in eight hexadecimal digits. */
  timeline: string;
  /** Whether that is written down, for standbys to have it. */
  isKept: boolean;
}

/** How a server stands that takes writes. */
export async function writtenOf(db: pg.Pool | pg.ClientBase): Promise<Written> {
  return oneRow<Written>(
    db,
    `select pg_current_wal_insert_lsn()::text as written, ${copyOf} as "copyOf", ${timelineNow} as timeline,
            ${keptTimeline} is not distinct from ${timelineNow} as "isKept"`,
  );
}

async function keepTimeline(db: pg.Pool): Promise<void> {
  await run(
    db,
    `update installation set timeline = ${timelineNow} where timeline is distinct from ${timelineNow}`,
  );
}

/** The last of all positions: who has to have it reads from the primary. */
export const neverReached = 'FFFFFFFF/FFFFFFFF';

/** A position in PostgreSQL's log; undefined for what is none. */
export function positionIn(text: string | undefined | null): bigint | undefined {
  const [, high, low] = /^([\dA-F]{1,8})\/([\dA-F]{1,8})$/i.exec(text ?? '') ?? [];
  return high === undefined || low === undefined
    ? undefined
    : (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

/** How the primary stood a moment ago, against which standbys are held. */
interface Primary {
  written: bigint;
  copyOf: string;
  timeline: string;
}

/** One server that only reads. */
export interface Standby {
  /** Whether it follows the primary and has replayed so far, or does within a moment. One that was left is asked beside, and nobody waits for it. */
  reaches: (position: bigint, primary: Primary, from: number) => Promise<boolean>;
  /** Reads from it; where it falls silent meanwhile, that ends as where it is gone. */
  read: <Result>(reading: (pool: pg.Pool) => Promise<Result>) => Promise<Result>;
  /** It is not asked for a moment. */
  leave: (why: unknown) => void;
  close: () => Promise<void>;
}

export function openStandby(address: string, log: Logger): Standby {
  const where = new pg.Client(address);
  let since = '';
  /** How far it is was said by one server: whoever is led to another one, as by HAProxy anew, knows nothing of that. */
  const isTheSame = (there: string) => {
    if (there === since) return true;
    for (const pool of Object.values(pools)) linesOfPool(pool)?.closeAll();
    return false;
  };
  let pools = poolsOf(address, false, isTheSame);
  let isPooled = false;
  let primary: Primary = { written: 0n, copyOf: '', timeline: '' };
  let state: 'new' | 'in use' | 'left' = 'new';
  let askedNext = 0;
  let replayed = 0n;
  let timeline: string | null = null;
  let askedAt = Number.NEGATIVE_INFINITY;
  let heardAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | undefined;

  const isKnown = () => askedAt > performance.now() - believedMs;
  const leave = (why: unknown) => {
    askedNext = performance.now() + leftForMs;
    askedAt = Number.NEGATIVE_INFINITY;
    if (state !== 'left')
      log.warn({ reason: messageOf(why) }, `The standby ${where.host}:${where.port} is left`);
    state = 'left';
  };
  const ask = async (): Promise<void> => {
    const begun = performance.now();
    const found = await askedOf(pools.asking).catch((error: Error) => {
      if (isPooled || !isPoolersRefusal(error)) throw error;
      return undefined;
    });
    if (!found || (found.between && !isPooled)) {
      isPooled = true;
      void endOf(pools);
      pools = poolsOf(address, true, isTheSame);
      return ask();
    }
    if (found.copyOf !== primary.copyOf) throw new Error('It is a copy of another database.');
    const position = positionIn(found.replayed);
    if (position === undefined) throw new Error('It is no standby.');
    if (state !== 'in use' && position < primary.written) throw hasFallenBehind();
    if (found.timeline !== primary.timeline) throw new Error('It has not followed the last promotion.');
    if (since !== found.since) linesOfPool(pools.reading)?.closeAll();
    [replayed, timeline, since, askedAt] = [position, found.timeline, found.since, begun];
    if (state === 'left') log.info(`The standby ${where.host}:${where.port} is taken again`);
    state = 'in use';
  };
  /** All that wait ask together. While it takes longer than they wait, nobody else does. */
  const asked = (): Promise<void> => {
    if (asking) return asking;
    const begun = performance.now();
    let isAnswered = false;
    // What has come in while our own loop was busy is read first.
    const slow = setTimeout(async () => {
      await turn();
      if (!isAnswered && state === 'in use') leave(new Error('It does not answer.'));
    }, waitsMs);
    asking = ask()
      .catch((error: Trouble) => {
        leave(error);
        // What is read there just now would wait as long as for a statement that takes its time.
        if (serverMayBeGone(error) && heardAt < begun) linesOfPool(pools.reading)?.closeAll();
      })
      .finally(() => {
        isAnswered = true;
        clearTimeout(slow);
        asking = undefined;
      });
    return asking;
  };
  const comesTo = async (position: bigint, from: number): Promise<boolean> => {
    const isThere = () => replayed >= position && timeline === primary.timeline && isKnown();
    while (state === 'in use' && !isThere()) {
      const left = from + waitsMs - performance.now();
      if (left <= 0) return false;
      await Promise.race([asked(), pause(left)]);
      if (!isThere()) await pause(asksAgainMs);
    }
    return state === 'in use';
  };
  return {
    reaches: async (position, now, from) => {
      primary = now;
      if (state !== 'in use') {
        if (performance.now() >= askedNext) void asked();
        return false;
      }
      if (await comesTo(primary.written, from)) return comesTo(position, from);
      if (isKnown()) leave(hasFallenBehind());
      return false;
    },
    read: async (reading) => {
      const doubting = setInterval(() => void asked(), doubtedAfterMs);
      try {
        const result = await reading(pools.reading);
        heardAt = performance.now();
        return result;
      } finally {
        clearInterval(doubting);
      }
    },
    leave,
    close: () => endOf(pools),
  };
}

interface Pools {
  reading: pg.Pool;
  /** However much is read, how a standby stands is not waited for behind that. */
  asking: pg.Pool;
}

function poolsOf(address: string, pooled: boolean, isTheSame: (since: string) => boolean): Pools {
  const connection = { connectionString: address, connectionTimeoutMillis: silentAfterMs, pooled };
  const strangerIn = async (client: pg.PoolClient) =>
    isTheSame((await standingOf(client)).since) ? undefined : serverWasLeft();
  const verify = async (client: pg.PoolClient, done: (error?: Error) => void): Promise<void> =>
    done(await strangerIn(client).catch((error: Error) => error));
  return {
    reading: connect({ ...connection, verify }, connectionsOfServer - 1),
    asking: connect({ ...connection, query_timeout: silentAfterMs }, 1),
  };
}

async function endOf({ reading, asking }: Pools): Promise<void> {
  await Promise.all([reading.end(), asking.end()]);
}

function hasFallenBehind(): Error {
  return new Error('It has fallen behind.');
}

/** Up to where the primary had written, asked anew when that is too long ago. */
export function watchPrimary(db: pg.Pool): {
  last: () => Promise<Primary>;
  /** The next who asks is told how it stands then. */
  expire: () => void;
} {
  let known: Promise<Primary> | undefined;
  let askedAt = 0;
  return {
    last: () => {
      if (known && askedAt > performance.now() - believedMs) return known;
      askedAt = performance.now();
      const asked = writtenOf(db).then(({ written, copyOf: what, timeline, isKept }) => {
        // Until it is, no standby is read from: it is tried again when the primary is asked next.
        if (!isKept) void keepTimeline(db).catch(() => undefined);
        return { written: positionIn(written) ?? 0n, copyOf: what, timeline };
      });
      known = asked;
      asked.catch(() => (known = known === asked ? undefined : known));
      return asked;
    },
    expire: () => {
      askedAt = 0;
    },
  };
}
