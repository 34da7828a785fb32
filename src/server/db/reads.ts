import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';
import type { Logger } from 'pino';
import { codeOf } from '#domain/errors.ts';
import { abandonable } from './abandonable.ts';
import { readDatabaseUrl } from './database-url.ts';
import { neverReached, openStandby, positionIn, type Standby, watchPrimary, writtenOf } from './standbys.ts';
import { readOnlyCode, serverMayBeGone, type Trouble, willPass } from './troubles.ts';

/** The database for what is only read, and may be read from a standby. */
export interface Reads {
  /** Within `asOf` a standby that has replayed what had to be, elsewhere and where there is none the primary. */
  db: pg.Pool;
  /** The same for somebody who may leave. */
  abandonable: (gone: AbortSignal) => pg.Pool;
  /** What is read in `work`, as one request, has everything up to this position, which somebody has written. */
  asOf: <Result>(position: string | undefined, work: () => Result) => Result;
  /** Up to where the primary has written; undefined where nobody reads from a standby. */
  written: () => Promise<string | undefined>;
  /** Somebody was told of what the primary has by now: whoever asks from here on finds it. */
  toldOfNow: () => void;
  close: () => Promise<void>;
}

/** Of one request: all its statements go to the same server, so that what they say fits together. */
interface Scope {
  position: bigint;
  chosen?: Promise<Standby | undefined>;
}

/** All is read from the primary. */
export function readsOf(primary: pg.Pool): Reads {
  return {
    db: primary,
    abandonable: (gone) => abandonable(primary, gone),
    asOf: (_, work) => work(),
    written: async () => undefined,
    toldOfNow: () => undefined,
    close: async () => undefined,
  };
}

/** Reads from the standbys that an address names; without one from the primary. */
export function openReads(url: string | undefined, primary: pg.Pool, log: Logger): Reads {
  if (url === undefined) return readsOf(primary);
  const standbys = readDatabaseUrl(url).servers.map((address) => openStandby(address, log));
  const watch = watchPrimary(primary);
  const scopes = new AsyncLocalStorage<Scope>();
  let turn = 0;

  const choose = async (position: bigint): Promise<Standby | undefined> => {
    // No standby is worth waiting for.
    if (position === positionIn(neverReached)) return undefined;
    const stands = await watch.last().catch((error: Trouble) => {
      // Who waited for a primary that says nothing is not let wait for it as long once more.
      if (serverMayBeGone(error)) throw error;
      return undefined;
    });
    const from = performance.now();
    turn += 1;
    for (let next = 0; stands && next < standbys.length; next += 1) {
      const standby = standbys[(turn + next) % standbys.length];
      if (await standby?.reaches(position, stands, from)) return standby;
    }
    return undefined;
  };

  const through = (gone?: AbortSignal): pg.Pool => {
    const wayTo = (pool: pg.Pool) => (gone ? abandonable(pool, gone) : pool);
    const query = async (...asked: [pg.QueryConfig]) => {
      const scope = scopes.getStore();
      const standby = scope && (await (scope.chosen ??= choose(scope.position)));
      if (!standby) return wayTo(primary).query(...asked);
      try {
        return await standby.read((pool) => wayTo(pool).query(...asked));
      } catch (error) {
        if (!isStandbysOwn(error)) throw error;
        if (willPass(error) && codeOf(error) !== readOnlyCode) standby.leave(error);
        scope.chosen = Promise.resolve(undefined);
        return wayTo(primary).query(...asked);
      }
    };
    // The cast: all of the primary's pool but for this one way in.
    return Object.create(primary, { query: { value: query } }) as pg.Pool;
  };

  return {
    db: through(),
    abandonable: through,
    asOf: (position, work) => scopes.run({ position: positionIn(position) ?? 0n }, work),
    written: async () => (await writtenOf(primary)).written,
    toldOfNow: watch.expire,
    close: async () => void (await Promise.all(standbys.map((standby) => standby.close()))),
  };
}

/**
 * Whether it failed of being asked there, and may be asked of the primary: what is gone, what was in the way of replaying, what writes
 * after all, and tables that a newer program has made and the standby has not replayed.
 */
function isStandbysOwn(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error) ?? '';
  return (code !== '57014' && willPass(error)) || /^(40|42)/.test(code);
}
