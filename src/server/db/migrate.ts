import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { codeOf } from '#domain/errors.ts';
import { CannotStart } from '#server/cannot-start.ts';
import { waitAtMost } from './bounded-client.ts';
import { isDatabaseError } from './database-error.ts';
import { timeouts } from './limits.ts';
import { type Db, type Tx, row, rows, run } from './query.ts';
import { inTransaction } from './transaction.ts';

/**
 * Brings the database to this program's schema and answers the names of the migrations that ran. Each runs in a
 * transaction of its own, so a killed start leaves none half done, unless its first line is `-- no transaction`; of
 * several starters one runs it and the others wait. Refuses (CannotStart) a database that a newer program has changed, a migration
 * edited after it ran, and a table that somebody else holds through so many attempts of three seconds.
 */
export async function migrate(db: pg.Pool, folder = ownMigrations, attempts = 20): Promise<string[]> {
  const migrations = await migrationsIn(folder);
  const ran: string[] = [];
  for (;;) {
    const next = nextAfter(await appliedTo(db), migrations);
    if (!next) return ran;
    const attempt = () =>
      isAlone(next)
        ? runAlone(db, migrations)
        : inTransaction(db, (tx) => runNext(tx, migrations), { atMost: timeouts.night });
    const name = await insisting(attempt, attempts);
    if (name) ran.push(name);
    else await pause(100);
  }
}

const ownMigrations = path.join(import.meta.dirname, 'migrations');

/** The names of the migrations this database still lacks. */
export async function pendingMigrations(db: Db, folder = ownMigrations): Promise<string[]> {
  const applied = await appliedTo(db);
  const migrations = await migrationsIn(folder);
  nextAfter(applied, migrations);
  return migrations.slice(applied.length).map(({ name }) => name);
}

/** Whether this program can make the schema that these migrations made, in words where it cannot. */
export async function cannotMake(ran: readonly Ran[]): Promise<string | undefined> {
  const ours = await migrationsIn(ownMigrations);
  if (ran.length > ours.length)
    return `It is of schema ${ran.length}, and this program knows only ${ours.length}. Use the newer program.`;
  const other = ran.find(({ name, sha256 }, at) => ours[at]?.name !== name || ours[at].sha256 !== sha256);
  return other && `Its migration ${other.name} is not this program’s. Use the program that made it.`;
}

/**
 * Makes the schema as it was after these migrations, on a database without tables. All in this one transaction: where nobody
 * is, what otherwise stands in none (see `runAlone`) locks nobody out.
 */
export async function makeSchema(tx: Tx, ran: readonly Ran[]): Promise<void> {
  await tx.query(ledger);
  for (const migration of (await migrationsIn(ownMigrations)).slice(0, ran.length)) {
    const { sql } = migration;
    await make(tx, {
      ...migration,
      sql: isAlone(migration) ? sql.replaceAll(/\bindex concurrently\b/g, 'index') : sql,
    });
    await note(tx, migration);
  }
}

/** A relation, a type or the like, or a function is there that has the name. */
const nameIsTaken = new Set(['42P07', '42710', '42723']);

/** Runs a migration; throws CannotStart where something else has the name of what it makes, as a view of another program may. */
async function make(tx: Tx, { name, sql }: Migration): Promise<void> {
  try {
    await tx.query(sql);
  } catch (error) {
    if (!isDatabaseError(error) || !nameIsTaken.has(error.code ?? '')) throw error;
    throw new CannotStart(
      `What ${name} makes is in this database already (${error.message.replaceAll('"', '')}). Set DATA_DIR to a new folder, or DATABASE_URL to an empty database; npm run moorings -- doctor says what is in this one.`,
    );
  }
}

/** Waits until nobody else makes or fills the schema, and lets nobody begin before this transaction ends. */
export async function waitForTurn(tx: Tx): Promise<void> {
  // A restore takes longer than locks are otherwise waited for.
  await tx.query('set local lock_timeout = 0');
  await run(tx, `select pg_advisory_xact_lock(${turn})`);
}

/** Whether the schema is the one this program was written for, or a newer one, which still carries it. */
export async function schemaFits(db: Db): Promise<boolean> {
  const newest = await row<{ version: number }>(db, 'select max(version) as version from schema_migration');
  return (newest?.version ?? 0) >= ownVersion;
}

/** Whether these are all migrations that this program knows, and no more. */
export function isOwnVersion(ran: readonly Ran[]): boolean {
  return ran.length === ownVersion;
}

const ownVersion = readdirSync(ownMigrations).filter(isMigration).length;

/** A newer program has changed the database. */
export class NewerSchema extends CannotStart {
  override name = 'NewerSchema';

  /** How many migrations this program knows. */
  readonly known: number;

  constructor(message: string, known: number) {
    super(message);
    this.known = known;
  }
}

interface Migration {
  version: number;
  name: string;
  sha256: string;
  sql: string;
}

function isMigration(fileName: string): boolean {
  return fileName.endsWith('.sql');
}

async function migrationsIn(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter(isMigration).sort();
  const migrations = await Promise.all(
    names.map(async (name) => {
      const sql = await readFile(path.join(folder, name), 'utf8');
      return {
        version: Number.parseInt(name, 10),
        name,
        sha256: createHash('sha256').update(sql).digest('hex'),
        sql,
      };
    }),
  );
  const misnumbered = migrations.find(({ version }, index) => version !== index + 1);
  if (misnumbered)
    throw new CannotStart(
      `The migrations in ${folder} must be numbered 0001, 0002 and so on; ${misnumbered.name} is not.`,
    );
  return migrations;
}

/** A migration that has run, and what it said. */
export type Ran = Pick<Migration, 'version' | 'name' | 'sha256'>;

/** What has run on this database, in order. */
export async function appliedTo(db: Db): Promise<Ran[]> {
  const table = await row<{ exists: boolean }>(
    db,
    `select to_regclass('schema_migration') is not null as exists`,
  );
  return table?.exists
    ? rows<Ran>(db, 'select version, name, sha256 from schema_migration order by version')
    : [];
}

function nextAfter(applied: Ran[], migrations: Migration[]): Migration | undefined {
  for (const [index, { version, name, sha256 }] of applied.entries()) {
    const ours = migrations[index];
    if (!ours) {
      throw new NewerSchema(
        `The database is at version ${applied.length} (${name}), and this program knows only ${migrations.length}. Start the newer program.`,
        migrations.length,
      );
    }
    if (ours.version !== version || ours.sha256 !== sha256) {
      throw new CannotStart(
        `Migration ${ours.name} was changed after it had run here as ${name}. Put it back, and write the change as a new migration.`,
      );
    }
  }
  return migrations[applied.length];
}

/** Undefined where another starter is at it, or was. Nobody waits in a transaction: an index that is built beside the others would wait for that. */
async function runNext(tx: Tx, migrations: Migration[]): Promise<string | undefined> {
  if (!(await takesTurn(tx, 'pg_try_advisory_xact_lock'))) return undefined;
  await tx.query(ledger);
  const next = nextAfter(await appliedTo(tx), migrations);
  if (!next || isAlone(next)) return undefined;
  // A table in use is not waited for longer than this: everyone else would queue up behind us.
  await tx.query(`set local lock_timeout = '3s'`);
  await make(tx, next);
  await note(tx, next);
  return next.name;
}

function isAlone({ sql }: Migration): boolean {
  return sql.startsWith('-- no transaction\n');
}

/**
 * For what PostgreSQL does in no transaction, as `create index concurrently`. The statements stand apart by an empty line
 * and run one by one; after a kill all of them run once more, so each must bear that.
 */
async function runAlone(db: pg.Pool, migrations: Migration[]): Promise<string | undefined> {
  const client = await db.connect();
  try {
    if (!(await takesTurn(client, 'pg_try_advisory_lock'))) return undefined;
    waitAtMost(client, timeouts.night);
    await client.query(`set statement_timeout = ${timeouts.night}; set lock_timeout = 0`);
    await client.query(ledger);
    const next = nextAfter(await appliedTo(client), migrations);
    if (!next || !isAlone(next)) return undefined;
    for (const statement of next.sql.split(/\n\s*\n/)) await client.query(statement);
    await note(client, next);
    return next.name;
  } finally {
    // Closed, not given back: what it holds and what was set on it goes with it.
    client.release(true);
  }
}

async function takesTurn(
  client: pg.PoolClient,
  lock: 'pg_try_advisory_lock' | 'pg_try_advisory_xact_lock',
): Promise<boolean> {
  const taken = await row<{ mine: boolean }>(client, `select ${lock}(${turn}) as mine`);
  return taken?.mine === true;
}

/** The lock of whoever makes the schema. */
const turn = 7075821;

async function note(db: Db, { version, name, sha256 }: Migration): Promise<void> {
  await run(db, 'insert into schema_migration (version, name, sha256) values ($1, $2, $3)', [
    version,
    name,
    sha256,
  ]);
}

const ledger = `
  create table if not exists schema_migration (
    version integer primary key,
    name text not null,
    sha256 text not null,
    applied_at timestamptz not null default now()
  );
  create table if not exists installation (
    only_row boolean primary key default true check (only_row),
    opened_at timestamptz
  );
  insert into installation default values on conflict do nothing`;

async function insisting<Result>(attempt: () => Promise<Result>, attempts: number): Promise<Result> {
  for (let left = attempts - 1; ; left -= 1) {
    try {
      return await attempt();
    } catch (error) {
      if (codeOf(error) !== lockNotAvailable) throw error;
      if (left === 0)
        throw new CannotStart(
          'The database was not upgraded, since something else holds a table all the time, as a backup that is under way may. Start again when that has ended; pg_stat_activity says what it is.',
        );
      await pause(500);
    }
  }
}

const lockNotAvailable = '55P03';
