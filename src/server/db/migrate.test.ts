import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshDatabase, type TestDatabase } from '#test/database.ts';
import { eventually } from '#test/eventually.ts';
import { connect } from './connect.ts';
import { migrate, pendingMigrations, schemaFits } from './migrate.ts';
import { rows, run } from './query.ts';

const ours = path.join(import.meta.dirname, 'migrations');
let database: TestDatabase;
let folder: string;
let count: number;

beforeEach(async () => {
  database = await freshDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'moorings-migrations-'));
  await cp(ours, folder, { recursive: true });
  count = (await readdir(folder)).length;
});
afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

test('migrating a second time changes nothing', async () => {
  const before = await applied();
  expect(await migrate(database.pool)).toEqual([]);
  expect(await applied()).toEqual(before);
  expect(await pendingMigrations(database.pool)).toEqual([]);
});

test('of five programs that start at once, one runs each migration and all come up', async () => {
  const one = await add('create table one (id integer); select pg_sleep(0.2)');
  const two = await add('create table two (id integer)');
  const programs = Array.from({ length: 5 }, () => connect(database.connection, 1));
  const ran = await Promise.all(programs.map((db) => migrate(db, folder)));
  expect(ran.flat().sort()).toEqual([one, two]);
  await Promise.all(programs.map((db) => db.end()));
});

test('events from before there were columns for it say in them what they are about, on a second run too', async () => {
  await run(
    database.pool,
    `insert into event (type, subject_id, data) values
       ('offer.sent', 3, '{"applicationId": 7, "userId": 5}'), ('application.moved', 8, '{}'), ('answer.due', 9, '{}'),
       ('job.created', 4, '{}'), ('pool.changed', 6, '{}'), ('account.changed', 5, '{}')`,
  );
  const file = path.join(ours, '0043_events_of_applications.sql');
  const statements = (await readFile(file, 'utf8')).split(/\n\n/);
  for (const text of [...statements, ...statements]) await run(database.pool, text);
  const found = await rows<{ type: string; about: string }>(
    database.pool,
    `select type, concat_ws(' ', application_id, job_id, company_id, user_id) as about from event order by id`,
  );
  expect(found.map(({ type, about }) => `${type} ${about}`)).toEqual([
    'offer.sent 7 5',
    'application.moved 8',
    'answer.due 9',
    'job.created 4',
    'pool.changed 6',
    'account.changed 5',
  ]);
});

test('a migration that was edited after it ran is refused in words', async () => {
  const name = (await readdir(folder)).sort()[0] ?? '';
  await writeFile(path.join(folder, name), 'select 1');
  await expect(migrate(database.pool, folder)).rejects.toThrow(
    `Migration ${name} was changed after it had run here`,
  );
});

test('a program older than the database refuses to run on it', async () => {
  await add('create table newer (id integer)');
  await migrate(database.pool, folder);
  await expect(migrate(database.pool)).rejects.toThrow(
    `this program knows only ${count - 1}. Start the newer program.`,
  );
  expect(await schemaFits(database.pool)).toBe(true);
});

test('a table that somebody holds all the time is said, and the upgrade is done once it is let go', async () => {
  const name = await add('alter table message add column berth text');
  const reader = await database.pool.connect();
  await reader.query('begin; select from message');
  await expect(migrate(database.pool, folder, 1)).rejects.toThrow(
    /^The database was not upgraded, since something else holds a table all the time, .* Start again/,
  );
  await reader.query('commit');
  reader.release();
  expect(await migrate(database.pool, folder)).toEqual([name]);
});

test('a migration that is killed half way leaves nothing, and runs whole the next time', async () => {
  const name = await add(
    'create table half (id integer); select pg_sleep(60); create table whole (id integer)',
  );
  const killed = migrate(database.pool, folder).catch((error: Error) => error.message);
  await eventually(async () => {
    const { rowCount } = await database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where query like '%pg_sleep(60)%' and pid <> pg_backend_pid() and datname = current_database()`,
    );
    return rowCount === 1;
  });
  expect(await killed).toContain('terminat');
  expect(await tables('half', 'whole')).toEqual([]);
  await writeFile(path.join(folder, name), 'create table half (id integer); create table whole (id integer)');
  expect(await migrate(database.pool, folder)).toEqual([name]);
  expect(await tables('half', 'whole')).toEqual(['half', 'whole']);
});

test('of five programs that start at once, one builds an index in no transaction, while others write', async () => {
  const table = await add('create table berth (id integer)');
  const index = await add(`-- no transaction
drop index concurrently if exists berth_id;

create index concurrently berth_id on berth (id);`);
  const programs = Array.from({ length: 5 }, () => connect(database.connection, 2));
  const ran = await Promise.all(programs.map((db) => migrate(db, folder)));
  expect(ran.flat().toSorted()).toEqual([table, index]);
  expect(await validIndexes()).toEqual(['berth_id']);
  await Promise.all(programs.map((db) => db.end()));
});

test('a migration in no transaction that is killed half way runs once more from its start', async () => {
  const statements = `-- no transaction
drop index concurrently if exists berth_id;

create index concurrently berth_id on berth (id);`;
  await add('create table berth (id integer)');
  await migrate(database.pool, folder);
  const name = await add(`${statements}\n\nselect pg_sleep(60)`);
  const killed = migrate(database.pool, folder).catch((error: Error) => error.message);
  await eventually(async () => {
    const { rowCount } = await database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where query = 'select pg_sleep(60)' and datname = current_database()`,
    );
    return rowCount === 1;
  });
  expect(await killed).toContain('terminat');
  expect(await pendingMigrations(database.pool, folder)).toEqual([name]);
  await writeFile(path.join(folder, name), statements);
  expect(await migrate(database.pool, folder)).toEqual([name]);
  expect(await validIndexes()).toEqual(['berth_id']);
});

test('numbers that leave a gap are a mistake that is said', async () => {
  await writeFile(path.join(folder, '9998_gap.sql'), 'select 1');
  await expect(migrate(database.pool, folder)).rejects.toThrow('9998_gap.sql is not.');
});

/** A further migration in the folder; answers its name. */
async function add(sql: string): Promise<string> {
  count += 1;
  const name = `${String(count).padStart(4, '0')}_test.sql`;
  await writeFile(path.join(folder, name), sql);
  return name;
}

async function applied(): Promise<unknown[]> {
  return (await database.pool.query('select * from schema_migration order by version')).rows;
}

async function validIndexes(): Promise<string[]> {
  const found = await database.pool.query<{ name: string }>(
    `select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid where i.indisvalid and c.relname like 'berth%'`,
  );
  return found.rows.map(({ name }) => name);
}

async function tables(...names: string[]): Promise<string[]> {
  const found = await database.pool.query<{ name: string }>(
    'select relname as name from pg_class where relname = any($1) order by 1',
    [names],
  );
  return found.rows.map(({ name }) => name);
}
