import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { makeBackup } from '#server/backup/make-backup.ts';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { loadDemo } from '#server/demo/load-demo.ts';
import { readConfig } from '#server/config.ts';
import { forget } from '#server/forgetting/forget.ts';
import { prepareDatabase } from '#server/prepare-database.ts';
import { forgetSecurityLog, noteSecurity } from '#server/security-log/security-log.queries.ts';
import { moorings } from '#test/command-line.ts';
import { freshDatabase } from '#test/database.ts';
import { failToStart } from '#test/program.ts';
import { connect } from './connect.ts';
import { migrate } from './migrate.ts';
import { row, run } from './query.ts';

const { host, port } = inject('databaseServer');
let folder: string;
const made: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'moorings-schema-'));
});

afterAll(async () => {
  await rm(folder, { recursive: true });
  await onServer(...made.flatMap((name) => [`drop database ${name} with (force)`, `drop role ${name}`]));
});

/** Runs statements as the superuser, one by one. */
async function onServer(...statements: string[]): Promise<void> {
  await inDatabase('postgres', ...statements);
}

async function inDatabase(database: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ host, port, user: 'postgres', database });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

interface Made {
  name: string;
  connection: pg.ClientConfig;
  url: string;
}

/** A database and a role of one name, and what the superuser does in it. */
async function databaseOf(
  set: (name: string) => string[],
  { owned = true, encoding = 'UTF8', locale = 'C.UTF-8' } = {},
): Promise<Made> {
  const name = `own_${randomUUID().replaceAll('-', '')}`;
  await onServer(
    `create role ${name} login`,
    `create database ${name} encoding '${encoding}' locale '${locale}' template template0 ${owned ? `owner ${name}` : ''}`,
  );
  made.push(name);
  await inDatabase(name, ...set(name));
  return {
    name,
    connection: { host, port, user: name, database: name },
    url: `postgres://${name}@/${name}?host=${encodeURIComponent(host)}&port=${port}`,
  };
}

const inSchemaOfItsOwn = (name: string) => [
  `create schema ${name} authorization ${name}`,
  'revoke create on schema public from public',
];

const unprepared: readonly [
  about: string,
  set: (name: string) => string[],
  how: { owned?: boolean; encoding?: string; locale?: string },
  said: RegExp,
][] = [
  [
    'may make no tables',
    () => ['revoke create on schema public from public'],
    { owned: false },
    /may not make tables in the schema public\. Let the owner of the database run: grant create, usage on schema public to own_\w+\.\n$/,
  ],
  [
    'may make no extensions',
    (name) => [`grant create on schema public to ${name}`],
    { owned: false },
    /may not make the extensions unaccent and pg_trgm\. .* run: create extension unaccent; create extension pg_trgm\.\n$/,
  ],
  [
    'has no schema',
    () => ['drop schema public'],
    {},
    /no schema in which .* could make tables\. .* run: create schema (own_\w+) authorization \1\.\n$/,
  ],
  [
    'does not look where the extensions are',
    (name) => [
      'create extension unaccent',
      'create extension pg_trgm',
      `create schema ${name} authorization ${name}`,
      `alter role ${name} set search_path = ${name}`,
    ],
    {},
    /does not look through the schema public\. .* run: grant usage on schema public to (own_\w+); alter role \1 in database \1 set search_path = \1, public\.\n$/,
  ],
  [
    'can have no extensions, as they are not installed',
    (name) => [
      `create schema ${name} authorization ${name}`,
      // In the place of the system’s own list, as on a PostgreSQL without them.
      `create view ${name}.pg_available_extensions as select 'plpgsql'::name as name`,
      `grant select on ${name}.pg_available_extensions to ${name}`,
      `alter role ${name} set search_path = ${name}, pg_catalog`,
    ],
    {},
    /does not have the extensions unaccent and pg_trgm\. Install what belongs to it .*\n$/,
  ],
  [
    'keeps texts as LATIN1',
    () => [],
    { encoding: 'LATIN1', locale: 'C' },
    /keeps texts as LATIN1, .* encoding 'UTF8' locale 'C\.UTF-8' template template0\.\n$/,
  ],
  [
    'has a database without capitals beyond English',
    () => [],
    { locale: 'C' },
    /is of the locale C, .* encoding 'UTF8' locale 'C\.UTF-8' template template0\.\n$/,
  ],
];

test.each(unprepared)(
  'a start and a restore on a database whose role %s say what to do, and leave it empty',
  async (_, set, how, said) => {
    const { name, url, connection } = await databaseOf(set, how);
    const refused = await failToStart({ DATABASE_URL: url });
    expect(refused).toEqual({ code: 1, said: expect.stringMatching(said) });
    const db = connect(connection, 1);
    await expect(restore(db)).rejects.toThrow(refused.said.trim());
    const tables = await row(db, `select from pg_class where relowner = to_regrole($1)::oid`, [name]);
    await db.end();
    expect(tables).toBeUndefined();
  },
);

test('a start and commands whose role may not use the tables, as of a dump that the superuser restored, say whose they are to be', async () => {
  const { name, url } = await databaseOf(() => []);
  const superuser = connect({ host, port, user: 'postgres', database: name }, 4);
  await prepareDatabase(superuser);
  await superuser.end();
  const said =
    'The role of DATABASE_URL may not use all of the database (permission denied for table schema_migration). Make that role the owner of what is in it, or let the owner grant the role what it lacks.\n';
  const env = { DATABASE_URL: url };
  expect(await failToStart(env)).toEqual({ code: 1, said });
  for (const words of [['doctor'], ['settings', 'set', 'public-jobs', 'on']])
    expect(await moorings(env, words)).toEqual({ code: 1, said: '', complained: said });
});

test('a database of such a locale that was filled before that was looked at goes on, and doctor says what to do', async () => {
  const { url, connection } = await databaseOf(() => [], { locale: 'C' });
  const db = connect(connection, 1);
  await migrate(db);
  await prepareDatabase(db);
  await db.end();
  const { said } = await moorings({ DATABASE_URL: url }, ['doctor']);
  expect(said).toMatch(
    /^fault {2}capitals of every script are known: the database is of the locale C, .*\n {7}What to do: .*C\.UTF-8/m,
  );
});

test('a start and a restore where a view has the name of one of our tables say so, and leave all as it was', async () => {
  const { name, url } = await databaseOf(() => ['create view public.company as select 1 as id']);
  const said = `What 0001_foundation.sql makes is in this database already (relation company already exists). Set DATA_DIR to a new folder, or DATABASE_URL to an empty database; npm run moorings -- doctor says what is in this one.\n`;
  expect(await failToStart({ DATABASE_URL: url })).toEqual({ code: 1, said });
  const restored = await moorings({ DATABASE_URL: url }, ['restore', await backup()]);
  expect(restored).toMatchObject({ code: 1, complained: said });
  const db = connect({ host, port, user: 'postgres', database: name }, 1);
  const left = await row(db, `select relname from pg_class where relnamespace = 'public'::regnamespace`);
  await db.end();
  expect(left).toEqual({ relname: 'company' });
});

/** Of a database in which somebody lives. */
let source: Promise<string> | undefined;
function backup(): Promise<string> {
  source ??= (async () => {
    const lived = await freshDatabase();
    const file = path.join(folder, 'lived.backup');
    await loadDemo(lived.pool, { now: new Date() });
    await makeBackup(lived.pool, { file, passphrase: undefined });
    await lived.drop();
    return file;
  })();
  return source;
}

async function restore(db: pg.Pool): Promise<void> {
  await restoreBackup(db, { file: await backup(), passphrase: undefined, sendWaiting: false });
}

test('a restore where the role may not make the schema of the queues leaves nothing, and can be done again', async () => {
  const { name, url } = await databaseOf(
    (role) => [
      `grant create on schema public to ${role}`,
      'create extension unaccent',
      'create extension pg_trgm',
    ],
    { owned: false },
  );
  const file = await backup();
  const refused = await moorings({ DATABASE_URL: url }, ['restore', file]);
  expect(refused).toMatchObject({
    code: 1,
    complained: expect.stringMatching(/create schema pgboss authorization own_\w+\.\n$/),
  });
  await inDatabase(name, `create schema pgboss authorization ${name}`);
  expect(await moorings({ DATABASE_URL: url }, ['restore', file])).toMatchObject({ code: 0 });
});

test('a role that looks where it was told to finds the extensions, and a start goes on', async () => {
  const { name, connection } = await databaseOf((role) => [
    'create extension unaccent',
    'create extension pg_trgm',
    'revoke all on schema public from public',
    `create schema ${role} authorization ${role}`,
    `alter role ${role} set search_path = ${role}`,
  ]);
  const prepared = async () => {
    const db = connect(connection, 1);
    try {
      await prepareDatabase(db);
    } finally {
      await db.end();
    }
  };
  const said: string = await prepared().then(
    () => '',
    (error: Error) => error.message,
  );
  const [, commands = ''] = /run: (.*)\.$/.exec(said) ?? [];
  await inDatabase(name, ...commands.split('; '));
  await expect(prepared()).resolves.toBeUndefined();
});

test('tables in another schema than new ones would be in are refused, and nothing is taken for empty', async () => {
  const { name, url, connection } = await databaseOf(() => []);
  const db = connect(connection, 1);
  await restore(db);
  await db.end();
  await inDatabase(name, `create schema ${name} authorization ${name}`);
  const said = new RegExp(
    `The tables are in the schema public, .* makes new ones in ${name}\\. .*: alter role ${name} in database ${name} set search_path = public\\.\n$`,
  );
  expect(await failToStart({ DATABASE_URL: url })).toEqual({ code: 1, said: expect.stringMatching(said) });
  const saved = await moorings({ DATABASE_URL: url }, ['backup', '--to', path.join(folder, 'none.backup')]);
  expect(saved).toMatchObject({ code: 1, complained: expect.stringMatching(said) });
});

test('in a schema of the role’s own all is backed up, restored, looked at and forgotten as in any', async () => {
  const [one, other] = [await databaseOf(inSchemaOfItsOwn), await databaseOf(inSchemaOfItsOwn)];
  const db = connect(one.connection, 4);
  await prepareDatabase(db);
  await run(
    db,
    `insert into audit_log (action, subject, happened_at) values ('test.done', 'task', now() - interval '2000 days')`,
  );
  await loadDemo(db, { now: new Date() });
  await noteSecurity(db, {
    act: 'sign-in.done',
    outcome: 'done',
    actorId: null,
    network: null,
    ago: 500 * 86_400_000,
  });
  const rowsHere = await row<{ people: number }>(db, 'select count(*) as people from user_account');

  const file = path.join(folder, 'own.backup');
  const saved = await moorings({ DATABASE_URL: one.url }, ['backup', '--to', file]);
  expect(saved).toMatchObject({ code: 0, said: expect.stringMatching(/1\d\d tables/) });
  const looked = await moorings({ DATABASE_URL: one.url }, ['doctor', '--backup', file]);
  expect(looked.said).not.toMatch(/take 0 kB/);

  expect(await forgetSecurityLog(db, 400, 100)).toBe(1);
  await forget(db, { now: new Date(), kept: readConfig({}).kept, enough: new AbortController().signal });
  expect(await row(db, `select from audit_log where action = 'test.done'`)).toBeUndefined();
  await db.end();

  const there = connect(other.connection, 1);
  await restoreBackup(there, { file, passphrase: undefined, sendWaiting: false });
  expect(await row(there, 'select count(*) as people from user_account')).toEqual(rowsHere);
  await there.end();
});
