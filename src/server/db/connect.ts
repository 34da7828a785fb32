import pg from 'pg';

/**
 * A pool on one PostgreSQL database. Times arrive as ISO 8601 strings in UTC with the microseconds PostgreSQL
 * keeps (a `Date` would cut them, and a cursor built from it would skip rows); dates as 'YYYY-MM-DD'.
 */
export function connect(connection: pg.PoolConfig, size = 12): pg.Pool {
  const pool = new pg.Pool({
    ...connection,
    max: size,
    connectionTimeoutMillis: 2_000,
    application_name: 'moorings',
    statement_timeout: 5_000,
    lock_timeout: 3_000,
    idle_in_transaction_session_timeout: 10_000,
    options: '-c TimeZone=UTC',
    types: { getTypeParser },
  });
  // A connection that breaks (the database restarted) fails the statement under way and is thrown away; without
  // listeners, on the pool for idle connections and on each for those in a transaction, it would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
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
