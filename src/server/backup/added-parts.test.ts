import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { appliedTo, makeSchema, pendingMigrations } from '#server/db/migrate.ts';
import { row, rows, run } from '#server/db/query.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { moorings } from '#test/command-line.ts';
import { emptyDatabase, freshDatabase } from '#test/database.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';

const passphrase = undefined;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'moorings-added-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function database(make = freshDatabase) {
  const made = await make();
  onTestFinished(() => made.drop());
  return made;
}

const keeper = `insert into user_account (username, user_type) values ('keeper', 'recruiter')`;

test('what somebody has added past the program is named and left out, and all else comes back', async () => {
  const [own, target] = [await database(), await database(emptyDatabase)];
  await run(own.pool, keeper);
  await run(own.pool, 'create table report (id serial primary key, about integer references company)');
  await run(own.pool, 'insert into report (about) values (1)');
  await run(own.pool, 'create sequence ticket');
  await run(own.pool, 'alter table company add column motto text');
  await run(own.pool, `update company set motto = 'By the sea'`);
  const file = path.join(folder, 'own.backup');
  const settings = { DATABASE_URL: own.url };
  expect(await moorings(settings, ['backup', '--to', file])).toMatchObject({
    code: 0,
    said: expect.stringContaining(
      '\nLeft out, as it was added past the program: column motto of company, table report. Back that up by yourself.\n',
    ),
  });
  expect(await moorings({ DATABASE_URL: target.url }, ['restore', file])).toMatchObject({
    code: 0,
    complained: '',
  });
  expect(await rows(target.pool, 'select username from user_account')).toEqual([{ username: 'keeper' }]);
  expect(await moorings({}, ['drill', file])).toMatchObject({ code: 0, complained: '' });
});

test('what was added to an older schema is left out when its backup is restored, and its rows keep the rest', async () => {
  const [older, target] = [await database(emptyDatabase), await database(emptyDatabase)];
  const before = (await appliedTo((await database()).pool)).slice(0, 40);
  await inTransaction(older.pool, (tx) => makeSchema(tx, before));
  await run(older.pool, 'create table report (id integer)');
  await run(older.pool, 'insert into report values (1), (2)');
  await run(older.pool, 'alter table user_account add column note text');
  await run(older.pool, keeper);
  await run(older.pool, 'update user_account set note = $1', ['of two\nlines and\ta tab']);
  const file = path.join(folder, 'older.backup');
  expect(await makeBackup(older.pool, { file, passphrase })).toMatchObject({ leftOut: [] });
  // Without emails that may go: how one ended was noted later than in this schema.
  const leftOut = await restoreBackup(target.pool, { file, passphrase, sendWaiting: false, compare: true });
  expect(leftOut).toEqual(['table report', 'column note of user_account']);
  expect(await row(target.pool, 'select username, user_type from user_account')).toEqual({
    username: 'keeper',
    user_type: 'recruiter',
  });
  expect(await pendingMigrations(target.pool)).toEqual([]);
});

test('a table that another role has put beside ours, and grants nobody, stops neither a backup nor doctor nor a restore', async () => {
  const own = await database();
  const superuser = new pg.Client({ ...own.connection, user: 'postgres' });
  await superuser.connect();
  await superuser.query(`create table public.report (id bigint generated always as identity primary key, note text);
    create index report_note on public.report (note); create table public.line (report bigint references public.report);
    create sequence public.ticket`);
  await superuser.end();
  const file = path.join(folder, 'others.backup');
  const settings = { DATABASE_URL: own.url };
  expect(await moorings(settings, ['backup', '--to', file])).toMatchObject({
    code: 0,
    said: expect.stringContaining('table line, table report'),
    complained: '',
  });
  // That a test's server may lose writes is a fault, and the only one.
  expect(await moorings(settings, ['doctor', '--backup', file])).toMatchObject({
    said: expect.stringMatching(
      /^(?:ok .*\n)*fault {2}acknowledged writes .*\n.*What to do.*\n(?:ok .*\n)*ok +the clocks of server and database agree\n$/,
    ),
    complained: '',
  });
  expect(await restoreBackup(own.pool, { file, passphrase, sendWaiting: true, compare: true })).toEqual([]);
});

test('a table of somebody’s own stays as it is where a backup is restored beside it', async () => {
  const [own, target] = [await database(), await database()];
  await run(own.pool, keeper);
  await run(target.pool, 'create table report (about integer references company)');
  await run(target.pool, 'insert into report values (1)');
  const file = path.join(folder, 'beside.backup');
  await makeBackup(own.pool, { file, passphrase });
  expect(await restoreBackup(target.pool, { file, passphrase, sendWaiting: true, compare: true })).toEqual(
    [],
  );
  expect(await rows(target.pool, 'select about from report')).toEqual([{ about: 1 }]);
  expect(await rows(target.pool, 'select username from user_account')).toEqual([{ username: 'keeper' }]);
});
