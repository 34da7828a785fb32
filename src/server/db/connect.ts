import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { BoundedClient, type BoundedConfig } from './bounded-client.ts';
import { driverLimits, serverLimits } from './limits.ts';
import { createTeller, type Teller } from './teller.ts';
import { diskIsFull, isSpent, type Trouble } from './troubles.ts';

/** So many connections a server has at most. */
export const connectionsOfServer = 12;

/**
 * A pool on one PostgreSQL database. Times arrive as ISO 8601 strings in UTC with the microseconds PostgreSQL
 * keeps (a `Date` would cut them, and a cursor built from it would skip rows); dates as 'YYYY-MM-DD'.
 */
export function connect(connection: BoundedConfig, size = connectionsOfServer): pg.Pool {
  const config: BoundedConfig = {
    max: size,
    application_name: 'moorings',
    ...driverLimits,
    // A pooler refuses these: there they go out with each transaction.
    ...(connection.pooled ? {} : serverLimits),
    types: { getTypeParser },
    ...connection,
    Client: BoundedClient,
    met: (trouble: Trouble) => {
      if (diskIsFull(trouble)) lines.diskWasFull = true;
      if (isSpent(trouble)) lines.closeIdle();
      connection.met?.(trouble);
    },
    tell: (notes) => teller.tell(notes),
  };
  const pool = new Pool(config);
  const teller = createTeller((notes) => pool.query(tellAll, [notes]));
  pool.teller = teller;
  // Idle connections that break are thrown away; unheard, the pool's own word of it would end the process.
  pool.on('error', () => undefined);
  const lines = linesOf(pool);
  known.set(pool.options, { lines, config });
  return pool;
}

/**
 * Whoever waits for a connection is called by whoever gives one back, and would go on as part of what that one does: with
 * this they go on as themselves.
 */
class Pool extends pg.Pool {
  teller: Teller | undefined;

  override connect(): Promise<pg.PoolClient>;
  override connect(done: Connected): void;
  override connect(done?: Connected): Promise<pg.PoolClient> | void {
    return done ? super.connect(AsyncLocalStorage.bind(done)) : super.connect();
  }

  /** What was committed is told before nobody is left to tell it. */
  override async end(): Promise<void> {
    await this.teller?.done();
    await super.end();
  }
}

/** Each is "channel what". */
const tellAll = `select pg_notify(split_part(note, ' ', 1), substr(note, strpos(note, ' ') + 1)) from unnest($1::text[]) note`;

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (release?: unknown) => void,
) => void;

/** What a pool knows of its connections beyond what the driver tells. */
interface Lines {
  /** Whether a write found no room, and none has since. */
  diskWasFull: boolean;
  /** Where one connection is of no use any more, the others led to the same place. */
  closeIdle: () => void;
  /** Also those that are in use, whose holders learn that they are gone. */
  closeAll: () => void;
}

/** By the options of each pool that `connect` made, which whatever stands in for it has as well. */
const known = new WeakMap<pg.PoolOptions, { lines: Lines; config: BoundedConfig }>();

/** Undefined for a pool that `connect` did not make. */
export function linesOfPool({ options }: pg.Pool): Lines | undefined {
  return known.get(options)?.lines;
}

/** Says of a pool's database what no statement has failed of yet. */
export function doubt({ options }: pg.Pool, trouble: Trouble): void {
  known.get(options)?.config.met?.(trouble);
}

function linesOf(pool: pg.Pool): Lines {
  const busy = new Set<pg.PoolClient>();
  pool.on('acquire', (client) => busy.add(client));
  pool.on('release', (_error, client) => busy.delete(client));
  // Taken out of the pool as anybody would, so that nobody is given one that is about to close.
  const closeIdle = () => {
    for (let left = pool.idleCount; left > 0; left -= 1) {
      void pool.connect().then(
        (client) => client.release(true),
        () => undefined,
      );
    }
  };
  return {
    diskWasFull: false,
    closeIdle,
    closeAll: () => {
      for (const { connection } of busy) connection.stream.destroy();
      closeIdle();
    },
  };
}

const { builtins } = pg.types;
const ownParsers: Record<number, (text: string) => unknown> = {
  [builtins.TIMESTAMPTZ]: (text) => `${text.replace(' ', 'T').replace(/\+00$/, '')}Z`,
  [builtins.DATE]: (text) => text,
  [builtins.INT8]: Number,
  [builtins.NUMERIC]: Number,
};

// The cast: pg's own signature has two overloads (text and binary) for what is one look-up here.
const getTypeParser = ((oid: number, format?: 'text' | 'binary') =>
  (format !== 'binary' && ownParsers[oid]) ||
  pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser;
