import { closeSync, existsSync, openSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import type { BoundedConfig } from './bounded-client.ts';
import { cannotBeRead } from './damage.ts';
import { clusterFolder, clusterIn } from './embedded-cluster.ts';
import type { Installation } from './embedded-installation.ts';
import { DataFolderInUse, lockDataFolder, type Role } from './embedded-lock.ts';
import { endOrphans } from './embedded-orphans.ts';
import { type PostgresProcess, type Settings, startPostgres } from './embedded-process.ts';

export interface Embedded {
  /** How the product connects: as the owner of its one database, not as a superuser. */
  connection: BoundedConfig;
  /** How PostgreSQL's superuser connects; tests make their databases with it. */
  superuser: pg.PoolConfig;
  stop: () => Promise<void>;
  /** The same at once, for a folder that is removed afterwards. */
  abandon: () => Promise<void>;
}

interface Options {
  dataDir: string;
  log: Logger;
  /** Seconds to wait for a server that is just stopping to let go of the folder. */
  lockTimeoutSeconds?: number | undefined;
  /** What others learn who find the folder locked. */
  as?: Role | undefined;
  installation?: Installation;
  settings?: Settings;
  /** The caller has locked the folder, and goes on holding it. */
  isLocked?: boolean;
}

/**
 * The embedded database: a PostgreSQL of our own in DATA_DIR/postgres, reached by a socket in that folder. It is
 * made when it is not there, freed from what a killed server left behind, and started again whenever it dies.
 */
export async function startEmbedded({
  dataDir,
  log,
  lockTimeoutSeconds = 3,
  as,
  installation,
  settings,
  isLocked = false,
}: Options): Promise<Embedded> {
  const unlock = isLocked ? () => undefined : await lockDataFolder(dataDir, lockTimeoutSeconds, as);
  try {
    const cluster = clusterIn(dataDir, installation);
    await endOrphans(cluster.folder);
    const socket = socketOf(dataDir);
    const superuser = { ...socket.connection, user: 'postgres', database: 'postgres' };
    const start = () => startPostgres(cluster, superuser, settings);
    const postgres = keepAlive(await start(), start, () => endOrphans(cluster.folder), log);
    await makeDatabase(superuser).catch(async (error: unknown) => {
      await postgres.stop();
      throw cannotBeRead(error) ?? error;
    });
    const endBy = (end: () => Promise<void>) => async () => {
      await end();
      socket.close();
      unlock();
    };
    return {
      connection: { ...socket.connection, ...productsOwn },
      superuser,
      stop: endBy(postgres.stop),
      abandon: endBy(postgres.abandon),
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** How to reach the embedded database that another process of ours runs in this folder. */
export function connectionToRunning(dataDir: string): BoundedConfig {
  return { ...socketOf(dataDir).connection, ...productsOwn };
}

/**
 * Ends the embedded database whose program was killed, and does what then is to be done with its folder. Whoever holds the folder
 * by now, a new program or another that ends it, sees to it themselves.
 */
export async function endOrphanedDatabase(dataDir: string, andThen = async () => {}): Promise<void> {
  const unlock = await freeDataFolder(dataDir);
  if (!unlock) return;
  try {
    // Who was killed early has made none.
    if (existsSync(clusterFolder(dataDir))) await endOrphans(clusterFolder(dataDir));
    await andThen();
  } finally {
    unlock();
  }
}

async function freeDataFolder(dataDir: string): Promise<(() => void) | undefined> {
  try {
    return await lockDataFolder(dataDir, 0);
  } catch (error) {
    if (error instanceof DataFolderInUse) return undefined;
    throw error;
  }
}

const productsOwn = { user: 'moorings', database: 'moorings', isEmbedded: true };

/** A socket's path may have 107 characters; through an open folder's number in /proc any folder has a short one. */
function socketOf(dataDir: string): { connection: pg.PoolConfig; close: () => unknown } {
  const folder = clusterFolder(dataDir);
  const open = folder.length < 80 ? undefined : openSync(folder, 'r');
  const host = open === undefined ? folder : `/proc/self/fd/${open}`;
  // Everything is said here, so that a PGPORT or PGSSLMODE in the operator's shell changes nothing.
  const connection = { host, port: 5432, ssl: false, password: '' };
  return { connection, close: () => open !== undefined && closeSync(open) };
}

/** Starts the server again whenever it ends without being asked to, until `stop`. */
function keepAlive(
  first: PostgresProcess,
  start: () => Promise<PostgresProcess>,
  clear: () => Promise<void>,
  log: Logger,
) {
  let current = first;
  let stopping = false;
  const watch = async () => {
    for (await current.ended; !stopping; await current.ended) {
      log.error('The database ended by itself and is started again');
      try {
        await clear();
        current = await start();
        log.info('The database answers again');
      } catch (error) {
        log.error({ err: error }, 'The database did not start');
        await pause(1_000);
      }
      if (stopping) await current.stop();
    }
  };
  const watching = watch();
  const endBy = async (end: (running: PostgresProcess) => Promise<void>) => {
    stopping = true;
    await end(current);
    await watching;
  };
  return {
    stop: () => endBy((running) => running.stop()),
    abandon: () => endBy((running) => running.abandon()),
  };
}

async function makeDatabase(superuser: pg.PoolConfig): Promise<void> {
  const client = new pg.Client(superuser);
  await client.connect();
  try {
    const made = await client.query("select from pg_database where datname = 'moorings'");
    if (made.rowCount) return;
    await client.query(
      "do $$ begin if to_regrole('moorings') is null then create role moorings login; end if; end $$",
    );
    await client.query('create database moorings owner moorings');
  } finally {
    await client.end();
  }
}
