import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { messageOf } from '#domain/errors.ts';
import { connect } from './connect.ts';
import { isPoolersRefusal } from './pooler.ts';
import { row } from './query.ts';

/** So long it is waited for a standby that has not come as far as somebody has written. */
const waitsMs = 40;
const asksAgainMs = 3;
/** What a standby or the primary has said of itself is believed for so long. */
const believedMs = 2_000;
/** A standby that is gone, or has fallen behind, is asked again after so long. */
const leftForMs = 1_000;

interface Standing {
  /** Up to where it has replayed, as PostgreSQL writes it; null where it is no standby. */
  replayed: string | null;
  /** Which cluster it is a copy of, and which database in it. */
  copyOf: string;
  /** The number of PostgreSQL's process that says so. */
  process: number;
}

/** How a server stands that is named as a standby. */
export async function standingOf(db: pg.Pool | pg.ClientBase): Promise<Standing> {
  const found = await row<Standing>(
    db,
    `select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as replayed, ${copyOf} as "copyOf", pg_backend_pid() as process`,
  );
  return found ?? { replayed: null, copyOf: '', process: 0 };
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

/** Up to where a server that takes writes has written, and what a standby of it is a copy of. */
export async function writtenOf(db: pg.Pool | pg.ClientBase): Promise<{ written: string; copyOf: string }> {
  const found = await row<{ written: string; copyOf: string }>(
    db,
    `select pg_current_wal_insert_lsn()::text as written, ${copyOf} as "copyOf"`,
  );
  return found ?? { written: '0/0', copyOf: '' };
}

/** A position in PostgreSQL's log; undefined for what is none. */
export function positionIn(text: string | undefined | null): bigint | undefined {
  const [, high, low] = /^([\dA-F]{1,8})\/([\dA-F]{1,8})$/i.exec(text ?? '') ?? [];
  return high === undefined || low === undefined
    ? undefined
    : (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

/** One server that only reads. */
export interface Standby {
  /** Another one once it turns out that a pooler stands in between. */
  readonly pool: pg.Pool;
  /** Whether it has replayed so far, or does within a moment. */
  reaches: (position: bigint, copyOf: string, from: number) => Promise<boolean>;
  /** It is not asked for a moment. */
  leave: (why: unknown) => void;
  isLeft: () => boolean;
}

export function openStandby(address: string, log: Logger): Standby {
  const poolOf = (pooled: boolean) =>
    connect({ connectionString: address, connectionTimeoutMillis: 1_000, pooled });
  let pool = poolOf(false);
  let isPooled = false;
  const where = new pg.Client(address);
  let replayed = 0n;
  let askedAt = Number.NEGATIVE_INFINITY;
  let leftUntil = 0;
  let isWarnedOf = false;
  let asking: Promise<void> | undefined;

  const leave = (why: unknown) => {
    leftUntil = performance.now() + leftForMs;
    askedAt = Number.NEGATIVE_INFINITY;
    if (!isWarnedOf) log.warn({ reason: messageOf(why) }, `The standby ${where.host}:${where.port} is left`);
    isWarnedOf = true;
  };
  const ask = async (wanted: string): Promise<void> => {
    const begun = performance.now();
    const found = await askedOf(pool).catch((error: Error) => {
      if (isPooled || !isPoolersRefusal(error)) throw error;
      return undefined;
    });
    if (!found || (found.between && !isPooled)) {
      isPooled = true;
      void pool.end();
      pool = poolOf(true);
      return ask(wanted);
    }
    if (found.copyOf !== wanted) throw new Error('It is a copy of another database.');
    const position = positionIn(found.replayed);
    if (position === undefined) throw new Error('It is no standby.');
    [replayed, askedAt] = [position, begun];
    if (isWarnedOf) log.info(`The standby ${where.host}:${where.port} is taken again`);
    isWarnedOf = false;
  };
  return {
    get pool() {
      return pool;
    },
    leave,
    isLeft: () => performance.now() < leftUntil,
    reaches: async (position, wanted, from) => {
      const isThere = () => replayed >= position && askedAt > performance.now() - believedMs;
      try {
        while (!isThere()) {
          if (performance.now() > from + waitsMs) return false;
          // All that wait ask together.
          asking ??= ask(wanted).finally(() => (asking = undefined));
          await asking;
          if (!isThere()) await pause(asksAgainMs);
        }
        return true;
      } catch (error) {
        leave(error);
        return false;
      }
    },
  };
}

/** Up to where the primary had written, asked anew when that is too long ago. */
export function watchPrimary(db: pg.Pool): {
  last: () => Promise<{ written: bigint; copyOf: string }>;
  /** The next who asks is told how it stands then. */
  expire: () => void;
} {
  let known: Promise<{ written: bigint; copyOf: string }> | undefined;
  let askedAt = 0;
  return {
    last: () => {
      if (known && askedAt > performance.now() - believedMs) return known;
      askedAt = performance.now();
      const asked = writtenOf(db).then(({ written, copyOf: what }) => ({
        written: positionIn(written) ?? 0n,
        copyOf: what,
      }));
      known = asked;
      asked.catch(() => (known = known === asked ? undefined : known));
      return asked;
    },
    expire: () => {
      askedAt = 0;
    },
  };
}
