import { messageOf } from '#domain/errors.ts';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { CannotStart } from '#server/cannot-start.ts';
import { BoundedClient, type BoundedConfig } from './bounded-client.ts';
import { connect, linesOfPool } from './connect.ts';
import type { DatabaseUrl } from './database-url.ts';
import { driverLimits } from './limits.ts';
import { readOnly, serverMayBeGone } from './troubles.ts';

/**
 * A pool on the server that takes writes, of all that an address names. It is looked for anew when the one in use is
 * gone or takes none any more, until one is found. Throws CannotStart, with a reason for each, when there is none now.
 */
export async function connectToServers(
  { servers, mustWrite }: DatabaseUrl,
  settings: BoundedConfig & { size?: number } = {},
): Promise<pg.Pool> {
  const { size, ...others } = settings;
  const connection = { ...others, mustWrite, connectionString: servers[0] };
  if (servers.length === 1) return connect(connection, size);

  // Counts promotions, in eight hexadecimal digits. One of before the latest that was ever seen here has missed what was
  // acknowledged since, also where it is the only one that answers just now.
  let newest = '';
  const look = async () => {
    const found = await Promise.all(servers.map((server) => lookAt(server, mustWrite, newest)));
    const best = bestOf(found);
    if (best?.timeline) newest = best.timeline;
    return { found, best };
  };
  let looking: Promise<unknown> | undefined;
  const again = async () => {
    for (let wait = 200; !pool.ending; wait = Math.min(2 * wait, 2_000)) {
      const { best } = await look();
      if (best) moveTo(pool, best.address);
      await pause(wait, undefined, { ref: false });
      if (best) return;
    }
  };
  const pool = connect(
    {
      ...connection,
      met: (trouble) => {
        if (serverMayBeGone(trouble)) looking ??= again().finally(() => (looking = undefined));
      },
    },
    size,
  );
  const { found, best } = await look();
  if (!best)
    throw new CannotStart(
      `None of the ${servers.length} database servers can be used: ${found.map(({ problem }) => problem).join('; ')}.`,
    );
  moveTo(pool, best.address);
  return pool;
}

interface Found {
  address: string;
  /** Counts promotions; undefined for a standby. */
  timeline?: string | undefined;
  /** Why it will not do, in words. */
  problem?: string;
}

/** The first of those that will do, but none from before another was promoted: what is written there is lost. */
function bestOf(found: readonly Found[]): Found | undefined {
  const good = found.filter(({ problem }) => problem === undefined);
  const newest = good.map(({ timeline = '' }) => timeline).reduce((a, b) => (a > b ? a : b), '');
  return good.find(({ timeline = '' }) => timeline === newest);
}

/** Connections to another server than the one in use now are of no use any more, whoever holds them. */
function moveTo(pool: pg.Pool, address: string): void {
  if (pool.options.connectionString === address) return;
  pool.options.connectionString = address;
  linesOfPool(pool)?.closeAll();
}

async function lookAt(address: string, mustWrite: boolean, newest: string): Promise<Found> {
  const client: pg.Client = new BoundedClient({
    ...driverLimits,
    query_timeout: driverLimits.connectionTimeoutMillis,
    connectionString: address,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ writes: boolean; timeline: string | null }>(
      `select current_setting('transaction_read_only') = 'off' as writes,
         case when not pg_is_in_recovery() then left(pg_walfile_name(pg_current_wal_lsn()), 8) end as timeline`,
    );
    const [told] = rows;
    if (mustWrite && !told?.writes) throw readOnly();
    const timeline = told?.timeline ?? undefined;
    if (timeline !== undefined && timeline < newest)
      throw new Error('another server was promoted since it was written to');
    return { address, timeline };
  } catch (error) {
    return { address, problem: `${client.host}:${client.port}: ${messageOf(error)}` };
  } finally {
    await client.end().catch(() => undefined);
  }
}
