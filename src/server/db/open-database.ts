import type pg from 'pg';
import type { Logger } from 'pino';
import { CannotStart } from '#server/cannot-start.ts';
import type { Config } from '#server/config.ts';
import { connect } from '#server/db/connect.ts';
import { DataFolderInUse } from '#server/db/embedded-lock.ts';
import { connectionToRunning, startEmbedded } from '#server/db/embedded.ts';
import { row } from '#server/db/query.ts';

export interface OpenDatabase {
  db: pg.Pool;
  /** Ends our connections, and the embedded database if this process started it. */
  close: () => Promise<void>;
}

/** The operator's PostgreSQL if DATABASE_URL names one, else the embedded one, started by and with this process. */
export async function openDatabase(config: Config, log: Logger, patience?: number): Promise<OpenDatabase> {
  if (config.databaseUrl) return connected({ connectionString: config.databaseUrl });
  const embedded = await startEmbedded({ dataDir: config.dataDir, log, patience });
  return connected(embedded.connection, embedded.stop);
}

/** For commands: the database of the server that is running, or as above if none is. */
export async function openDatabaseBesideServer(config: Config, log: Logger): Promise<OpenDatabase> {
  try {
    return await openDatabase(config, log, 0);
  } catch (error) {
    if (!(error instanceof DataFolderInUse)) throw error;
    return connected(connectionToRunning(config.dataDir));
  }
}

/** A pool that has been seen to work, on a version we know. `release` gives up what the connection came from. */
async function connected(connection: pg.PoolConfig, release = async () => {}): Promise<OpenDatabase> {
  const db = connect(connection);
  const close = async () => {
    await db.end();
    await release();
  };
  try {
    await checkVersion(db);
    return { db, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function checkVersion(db: pg.Pool): Promise<void> {
  const version = await row<{ number: number }>(
    db,
    `select current_setting('server_version_num')::integer as number`,
  ).catch((error: Error) => {
    throw new CannotStart(`The database cannot be reached: ${error.message}.`);
  });
  const major = Math.floor((version?.number ?? 0) / 10_000);
  if (major < 15) throw new CannotStart(`The database is PostgreSQL ${major}; Moorings needs 15 or newer.`);
}
