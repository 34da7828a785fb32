import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from 'pino';
import { CannotStart } from '#server/cannot-start.ts';
import type { Config } from '#server/config.ts';
import { connectToServers } from './choose-server.ts';
import { connect, connectionsOfServer } from './connect.ts';
import { cannotBeRead } from './damage.ts';
import { readDatabaseUrl } from './database-url.ts';
import type { Role } from './embedded-lock.ts';
import { connectionToRunning, startEmbedded } from './embedded.ts';
import { checkSchema } from './own-schema.queries.ts';
import { isPooledByTransaction, isPoolersRefusal } from './pooler.ts';
import { row } from './query.ts';

export interface OpenDatabase {
  db: pg.Pool;
  /** The same database past any pooler: a connection stays the same of PostgreSQL's for as long as it is held. */
  direct: pg.Pool;
  /** Ends our connections, and the embedded database if this process started it. */
  close: () => Promise<void>;
}

/** Milliseconds for connections still in use: whoever closes has done what was to be done, and a silent database never answers. */
const longestEnd = 1_000;

type Where = Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'dataDir'> & Partial<Pick<Config, 'servers'>>;

/** Of an embedded database, beside those of its servers: for commands, and for PostgreSQL's own. */
const spareConnections = 48;

/** The operator's PostgreSQL if DATABASE_URL names one, else the embedded one, started by and with this process. */
export async function openDatabase(
  config: Where,
  log: Logger,
  lock: { lockTimeoutSeconds?: number; as?: Role } = {},
): Promise<OpenDatabase> {
  if (config.databaseUrl) return openNamed(config.databaseUrl, config.databaseDirectUrl);
  const most = spareConnections + (config.servers ?? 1) * connectionsOfServer;
  const embedded = await startEmbedded({
    dataDir: config.dataDir,
    log,
    ...lock,
    settings: { max_connections: String(most) },
  });
  return opened(connect(embedded.connection), undefined, embedded.stop);
}

/** The database that the process beside has opened, or one of the operator's own. */
export async function openDatabaseOfParent(config: Where): Promise<OpenDatabase> {
  if (config.databaseUrl) return openNamed(config.databaseUrl, config.databaseDirectUrl);
  return opened(connect(connectionToRunning(config.dataDir)));
}

/** With a way past it, the first is taken for a pooler's. */
async function openNamed(url: string, directUrl: string | undefined): Promise<OpenDatabase> {
  if (directUrl === undefined) return opened(await connectToServers(readDatabaseUrl(url)));
  const direct = await connectToServers(readDatabaseUrl(directUrl), { size: 4 });
  const db = connectToServers(readDatabaseUrl(url), { pooled: true });
  db.catch(() => direct.end());
  return opened(await db, direct);
}

/** Past the pooler alone, which need not answer; where it does, it is to lead to the same database. */
export async function openPastPooler(url: string, directUrl: string): Promise<OpenDatabase> {
  const past = await openNamed(directUrl, undefined);
  const pooler = await connectToServers(readDatabaseUrl(url), { pooled: true, size: 1 }).catch(
    () => undefined,
  );
  try {
    const through = pooler && (await placeOf(pooler).catch(() => undefined));
    if (through) checkSamePlace(through, await placeOf(past.direct));
    return past;
  } catch (error) {
    await past.close();
    throw error;
  } finally {
    await endSoon(pooler);
  }
}

/** Pools that have been seen to work, on a version we know. `release` gives up what the connection came from. */
async function opened(db: pg.Pool, past?: pg.Pool, release = async () => {}): Promise<OpenDatabase> {
  const direct = past ?? db;
  const close = async () => {
    await endSoon(db, past);
    await release();
  };
  const setting = past ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL';
  try {
    await checkVersion(direct, setting);
    await checkSchema(direct);
    if (await isPooledByTransaction(direct)) throw leadsToPooler(setting);
    if (past) await checkPooler(db, direct);
    return { db, direct, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function endSoon(...pools: (pg.Pool | undefined)[]): Promise<void> {
  const over = new AbortController();
  const longest = pause(longestEnd, undefined, { signal: over.signal }).catch(() => undefined);
  await Promise.race([Promise.all(pools.map(async (pool) => pool?.end())), longest]);
  over.abort();
}

async function checkVersion(db: pg.Pool, setting: string): Promise<void> {
  const version = await row<{ number: number }>(
    db,
    `select current_setting('server_version_num')::integer as number`,
  ).catch((error: Error) => {
    throw isPoolersRefusal(error) ? leadsToPooler(setting) : unreachable(error);
  });
  const major = Math.floor((version?.number ?? 0) / 10_000);
  if (major < 15) throw new CannotStart(`The database is PostgreSQL ${major}; Moorings needs 15 or newer.`);
}

/** That both ways lead to one database, and that what a pooler is told is passed on. */
async function checkPooler(db: pg.Pool, direct: pg.Pool): Promise<void> {
  const through = await placeOf(db).catch((error: Error) => {
    throw unreachable(error);
  });
  const past = await placeOf(direct);
  checkSamePlace(through, past);
  if (through.timeZone !== past.timeZone)
    throw new CannotStart(
      `The pooler at DATABASE_URL does not pass the time zone on: let the database's role have it, by "alter role … set timezone = 'UTC'".`,
    );
}

interface Place {
  place: string;
  timeZone: string;
}

function checkSamePlace(through: Place, past: Place): void {
  if (through.place !== past.place)
    throw new CannotStart('DATABASE_URL and DATABASE_DIRECT_URL lead to two different databases.');
}

async function placeOf(db: pg.Pool): Promise<Place> {
  const found = await row<Place>(
    db,
    `select concat_ws(' ', current_database(), extract(epoch from pg_postmaster_start_time())) as place, current_setting('TimeZone') as "timeZone"`,
  );
  return found ?? { place: '', timeZone: '' };
}

function unreachable(error: Error): CannotStart {
  return (
    cannotBeRead(error) ??
    new CannotStart(`The database cannot be reached: ${error.message}.`, { cause: error })
  );
}

function leadsToPooler(setting: string): CannotStart {
  return new CannotStart(
    setting === 'DATABASE_URL'
      ? 'DATABASE_URL leads to a connection pooler. Set DATABASE_DIRECT_URL to the address of PostgreSQL behind it, too.'
      : 'DATABASE_DIRECT_URL leads to a connection pooler. Set it to the address of PostgreSQL itself.',
  );
}
