import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { row, run } from '#server/db/query.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { bossDatabase } from '#server/tasks/boss-database.ts';
import { enqueue } from '#server/tasks/enqueue.ts';
import { installQueues } from '#server/tasks/install-queues.ts';
import { schema } from '#server/tasks/queues.ts';
import { ownLines, syncSchedules } from '#server/tasks/schedules.ts';
import { runDue } from '#test/background.ts';
import { moorings } from '#test/command-line.ts';
import { freshDatabase, type TestDatabase } from '#test/database.ts';
import { eventually } from '#test/eventually.ts';
import { platformAdmin } from '#test/people.ts';
import { startProgram } from '#test/program.ts';
import { type Client, startServer, type TestServer } from '#test/server.ts';
import { howBackupsStand } from './how-backups-stand.ts';
import { noteRun } from './runs.queries.ts';
import { verifyBackup } from './verify-backup.ts';

const schedule = '15 2 * * *';
const line = `select cron from pgboss.schedule where name = 'backup'`;
let root: string;
let folder: string;
let database: TestDatabase;
const servers: TestServer[] = [];
let admin: Client;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'moorings-schedule-'));
  folder = path.join(root, 'backups');
  database = await freshDatabase();
  const config = { databaseUrl: database.url, backups: { folder, schedule, keep: 3 } };
  for (let copy = 0; copy < 2; copy += 1) servers.push(await startServer({ database, config }));
  await eventually(async () => (await row(database.pool, line)) !== undefined);
});

afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
  await database.drop();
  await rm(root, { recursive: true });
});

beforeEach(async () => {
  await rm(folder, { recursive: true, force: true });
  await run(database.pool, `delete from backup_run`);
  await run(database.pool, `delete from pgboss.job where name = 'backup'`);
  admin = servers[0]!.as(await platformAdmin(servers[0]!));
});

/** As if its hour had struck, on every server at once. */
async function theHourStrikes() {
  const asked = servers.map(() =>
    inTransaction(database.pool, (tx) => enqueue(tx, 'backup', [{ data: {} }])),
  );
  await Promise.all(asked);
  await runDue({ database }, 'backup');
}

const shown = () => admin.call('GET /api/admin/backups');

test('of several servers one makes the backup, which is whole, and admins see it', async () => {
  expect(await shown()).toEqual({
    schedule,
    problem: null,
    lastGood: null,
    lastFailed: null,
    lastDrill: null,
  });
  await theHourStrikes();
  const made = await readdir(folder);
  expect(made).toEqual([expect.stringMatching(/^moorings-.*Z\.backup$/)]);
  const { rows, bytes } = await verifyBackup(path.join(folder, made[0] ?? ''), undefined);
  expect(await shown()).toMatchObject({ problem: null, lastGood: { file: made[0], rows, bytes } });
});

test('so many of the newest are kept, and nothing else that is in the folder is touched', async () => {
  await mkdir(folder);
  const older = [1, 2, 3, 4].map((day) => `moorings-2026-01-0${day}T02-15-00Z.backup`);
  const others = ['another.backup', 'moorings-schema-70-2026-01-01T02-15-00Z.backup'];
  for (const name of [...older, ...others]) await writeFile(path.join(folder, name), '');
  // A folder is none of ours, whatever its name.
  others.push('moorings-2025-01-01T02-15-00Z.backup');
  await mkdir(path.join(folder, others.at(-1) ?? ''));
  await theHourStrikes();
  const made = (await shown()).lastGood?.file ?? '';
  expect((await readdir(folder)).sort()).toEqual([...older.slice(2), ...others, made].sort());
});

test('those that were made while the clock was ahead go before those of the days just gone', async () => {
  await mkdir(folder);
  const nextYear = new Date().getUTCFullYear() + 1;
  const real = ['moorings-2026-01-01T02-15-00Z.backup', 'moorings-2026-01-02T02-15-00Z.backup'];
  const ahead = [1, 2, 3].map((day) => `moorings-${nextYear}-01-0${day}T02-15-00Z.backup`);
  for (const name of [...real, ...ahead]) await writeFile(path.join(folder, name), '');
  await theHourStrikes();
  const made = (await shown()).lastGood?.file ?? '';
  expect((await readdir(folder)).sort()).toEqual([...real, made].sort());
});

/** Whether nobody may remove a file any more, as backups are kept from whoever breaks in. Not every account and disk can. */
const locked = (file: string, how: '+i' | '-i') =>
  spawnSync('chattr', [how, file], { stdio: 'ignore' }).status === 0;

test('one that may not be taken away is said, and the new one is good nevertheless', async (context) => {
  await mkdir(folder);
  const [kept, gone] = [
    'moorings-2026-01-01T02-15-00Z.backup',
    'moorings-2026-01-02T02-15-00Z.backup',
  ] as const;
  for (const name of [kept, gone]) await writeFile(path.join(folder, name), '');
  const file = path.join(folder, kept);
  if (!locked(file, '+i')) return context.skip('chattr cannot lock a file here');
  try {
    const { code, said } = await moorings({ DATABASE_URL: database.url }, [
      'backup',
      '--to',
      folder,
      '--keep',
      '1',
    ]);
    expect({ code, lines: said.split('\n') }).toEqual({
      code: 1,
      lines: expect.arrayContaining([
        `Taken away: ${gone}`,
        `Could not be taken away: ${kept}. Let the account that makes backups remove them, or remove them yourself.`,
      ]),
    });
    await run(database.pool, `delete from backup_run`);
    await theHourStrikes();
    expect(await shown()).toMatchObject({ problem: null, lastFailed: null, lastGood: { failure: null } });
  } finally {
    locked(file, '-i');
  }
});

test('one that fails takes nothing away, and admins are told why until there is a good one', async () => {
  // Where the folder should be there is a file, so that nothing can be written into it, whoever asks.
  await writeFile(folder, '');
  await theHourStrikes();
  const { problem, lastFailed } = await shown();
  expect({ problem, failure: lastFailed?.failure }).toEqual({
    problem: 'failed',
    failure: expect.stringMatching(/^The folder .* cannot be made/),
  });
  await rm(folder);
  await theHourStrikes();
  expect(await shown()).toMatchObject({ problem: null, lastFailed: null, lastGood: { failure: null } });
});

test('one that is overdue is said, and so is a drill that found faults', async () => {
  const { pool } = database;
  const made = { bytes: 1, rows: 1, failure: null, file: 'a.backup' };
  await run(pool, `update pgboss.schedule set created_on = now() - interval '9 days' where name = 'backup'`);
  expect(await shown()).toMatchObject({ problem: 'late', lastGood: null });
  const hour = 3_600_000;
  const ago = (hours: number) => new Date(Date.now() - hours * hour);
  await noteRun(pool, { kind: 'backup', begunAt: ago(30), ...made });
  expect(await shown()).toMatchObject({ problem: 'late' });
  await noteRun(pool, { kind: 'backup', begunAt: ago(0), ...made });
  expect(await shown()).toMatchObject({ problem: null });
  await noteRun(pool, { kind: 'drill', begunAt: ago(0), ...made, failure: 'One thing is inconsistent.' });
  expect(await shown()).toMatchObject({
    problem: 'drill failed',
    lastDrill: { failure: 'One thing is inconsistent.' },
  });
  await noteRun(pool, { kind: 'drill', begunAt: ago(0), ...made });
  expect(await shown()).toMatchObject({ problem: null, lastDrill: { failure: null } });
});

test('a backup that was made while the clock was ahead hides neither that one failed since nor that one is late', async () => {
  const { pool } = database;
  const made = { kind: 'backup', file: 'a.backup', bytes: 1, rows: 1, failure: null } as const;
  await run(pool, `update pgboss.schedule set created_on = now() - interval '9 days' where name = 'backup'`);
  await noteRun(pool, { ...made, begunAt: new Date(Date.now() + 3e10) });
  await run(pool, `update backup_run set ended_at = begun_at`);
  expect(await shown()).toMatchObject({ problem: 'late' });
  await noteRun(pool, { ...made, begunAt: new Date(), failure: 'The disk is full.' });
  expect(await shown()).toMatchObject({ problem: 'failed', lastFailed: { failure: 'The disk is full.' } });
  await noteRun(pool, { ...made, begunAt: new Date(), file: 'b.backup' });
  expect(await shown()).toMatchObject({ problem: null, lastFailed: null, lastGood: { file: 'b.backup' } });
});

/** What a server that makes no backups does at its start and each hour from then on. */
async function looker(): Promise<() => Promise<void>> {
  const boss = new PgBoss({
    db: bossDatabase(database.pool),
    schema,
    migrate: false,
    schedule: false,
    supervise: false,
  });
  await boss.start();
  onTestFinished(() => boss.stop({ graceful: false }));
  const own = ownLines({});
  return () => syncSchedules(boss, database.pool, own);
}

const hoursAgo = (column: string, hours: number) =>
  run(
    database.pool,
    `update pgboss.schedule set ${column} = now() - make_interval(hours => $1) where name = 'backup'`,
    [hours],
  );

test('a server that makes none leaves the schedule to those that do, however long none ran, and ends it when there are none', async () => {
  await hoursAgo('updated_on', 10);
  await installQueues(database.pool);
  const lookAgain = await looker();
  await lookAgain();
  await lookAgain();
  // Somebody who makes them was started only now.
  await hoursAgo('updated_on', 0);
  await lookAgain();
  await lookAgain();
  expect(await row(database.pool, line)).toEqual({ cron: schedule });
  await lookAgain();
  expect(await row(database.pool, line)).toBeUndefined();
});

test('one that was missed while no server ran is made after the start, and until then it is late', async () => {
  const away = await freshDatabase();
  const into = path.join(root, 'missed');
  const config = { databaseUrl: away.url, backups: { folder: into, schedule, keep: 3 } };
  const first = await startServer({ database: away, config });
  onTestFinished(() => away.drop());
  await eventually(async () => (await row(away.pool, line)) !== undefined);
  await first.close();
  await run(
    away.pool,
    `update pgboss.schedule set updated_on = now() - interval '26 hours', created_on = now() - interval '9 days' where name = 'backup'`,
  );
  await run(away.pool, `update pgboss.version set cron_on = now() - interval '26 hours'`);
  // What the clock begins is begun at once, and not within half a minute.
  await run(away.pool, `update pgboss.queue set notify = true where name = '__pgboss__send-it'`);
  await installQueues(away.pool);
  expect(await howBackupsStand(away.pool, new Date())).toMatchObject({ schedule, problem: 'late' });
  const second = await startServer({ database: away, config });
  onTestFinished(() => second.close());
  await eventually(async () => (await howBackupsStand(away.pool, new Date())).lastGood !== null);
  expect(await howBackupsStand(away.pool, new Date())).toMatchObject({ problem: null });
  expect(await readdir(into)).toHaveLength(1);
});

test('hours that are changed count from then on: what they would have named before is not late', async () => {
  const set = await freshDatabase();
  onTestFinished(() => set.drop());
  const startWith = async (hours: string) => {
    const backups = { folder: path.join(root, 'changed'), schedule: hours, keep: 3 };
    const server = await startServer({ database: set, config: { databaseUrl: set.url, backups } });
    await eventually(async () => (await howBackupsStand(set.pool, new Date())).schedule === hours);
    await server.close();
  };
  const nextYear = new Date().getUTCFullYear() + 1;
  await startWith('@yearly');
  await run(
    set.pool,
    `update pgboss.schedule set created_on = now() - interval '4 days' where name = 'backup'`,
  );
  await startWith(schedule);
  expect(await howBackupsStand(set.pool, new Date())).toMatchObject({ schedule, problem: null });
  expect(await howBackupsStand(set.pool, new Date(Date.UTC(nextYear, 1)))).toMatchObject({ problem: 'late' });
});

test('a start says why no backup can be made in the folder that is named', async () => {
  const BACKUP_DIR = path.join(root, 'a-file');
  await writeFile(BACKUP_DIR, '');
  const program = await startProgram({ DATABASE_URL: database.url, BACKUP_DIR, DRAIN_DELAY: '0' });
  const warned = () => program.lines().find((said) => said.includes('No backup can be made'));
  await eventually(() => warned() !== undefined);
  program.kill('SIGTERM');
  await program.ended;
  expect(JSON.parse(warned() ?? '')).toMatchObject({
    level: 40,
    msg: `No backup can be made. The folder ${BACKUP_DIR} cannot be made: EEXIST: file already exists, mkdir '${BACKUP_DIR}'.`,
  });
});
