import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { connect } from '#server/db/connect.ts';
import { exchangeCluster } from '#server/db/embedded-cluster.ts';
import { majorOf } from '#server/db/embedded-installation.ts';
import { startEmbedded } from '#server/db/embedded.ts';
import { appliedTo, makeSchema, pendingMigrations } from '#server/db/migrate.ts';
import { row, run } from '#server/db/query.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { beginMoorings, moorings } from '#test/command-line.ts';
import { emptyDatabase, freshDatabase, type TestDatabase } from '#test/database.ts';
import { installationOf } from '#test/database-servers.ts';
import { eventually } from '#test/eventually.ts';
import { failToStart, startProgram } from '#test/program.ts';
import { upgradeDatabase } from './upgrade-database.ts';
import { verifyBackup } from './verify-backup.ts';

const log = pino({ level: 'silent' });
const quickly = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };
let root: string;
let ran: Awaited<ReturnType<typeof appliedTo>>;
const databases: TestDatabase[] = [];

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'moorings-upgrade-'));
  const current = await freshDatabase();
  databases.push(current);
  ran = await appliedTo(current.pool);
});

afterAll(async () => {
  await Promise.all(databases.map((database) => database.drop()));
  await rm(root, { recursive: true });
});

/** As a program left it that knew only the first migrations, with somebody who lives there. */
async function livedInBefore(pool: pg.Pool, migrations = 60): Promise<void> {
  await inTransaction(pool, (tx) => makeSchema(tx, ran.slice(0, migrations)));
  await run(pool, `insert into user_account (username, user_type) values ('keeper', 'recruiter')`);
}

async function older(): Promise<TestDatabase> {
  const database = await emptyDatabase();
  databases.push(database);
  await livedInBefore(database.pool);
  return database;
}

const configOf = ({ url }: TestDatabase, env: NodeJS.ProcessEnv = {}) =>
  readConfig({ DATABASE_URL: url, ...env });

test('before a newer program changes a schema it backs everything up, once however many start, and says so', async () => {
  const database = await older();
  const folder = path.join(root, 'of-own');
  const said: string[] = [];
  const wanted = {
    config: configOf(database, { BACKUP_DIR: folder }),
    say: (line: string) => void said.push(line),
  };
  await Promise.all([1, 2].map(() => upgradeDatabase(database.pool, wanted)));
  const [file = '', ...others] = await readdir(folder);
  expect({ file, others }).toEqual({
    file: expect.stringMatching(/^moorings-schema-60-.*Z\.backup$/),
    others: [],
  });
  const { head } = await verifyBackup(path.join(folder, file), undefined);
  expect(head.migrations).toHaveLength(60);
  expect(await pendingMigrations(database.pool)).toEqual([]);
  expect(said).toEqual([
    `Upgrading the database from schema 60 to ${ran.length}.`,
    expect.stringMatching(/^Backed up before it, and read back, in .*moorings-schema-60-/),
    expect.stringMatching(/^Upgraded in /),
  ]);
  expect(await row(database.pool, 'select kind, file from backup_run')).toEqual({ kind: 'backup', file });
  await upgradeDatabase(database.pool, wanted);
  expect([said.length, (await readdir(folder)).length]).toEqual([3, 1]);
});

test('where no backup can be made nothing is changed, unless none is wanted or none has a place', async () => {
  const database = await older();
  const inTheWay = path.join(root, 'a-file');
  await writeFile(inTheWay, '');
  const said: string[] = [];
  const upgradeWith = (env: NodeJS.ProcessEnv) =>
    upgradeDatabase(database.pool, {
      config: configOf(database, env),
      say: (line) => void said.push(line),
    });
  await expect(upgradeWith({ BACKUP_DIR: inTheWay })).rejects.toThrow(
    /cannot be made: .* The database was not upgraded\. .*BACKUP_BEFORE_UPGRADE=off/,
  );
  expect(await appliedTo(database.pool)).toHaveLength(60);
  await upgradeWith({ BACKUP_DIR: inTheWay, BACKUP_BEFORE_UPGRADE: 'off' });
  expect(await pendingMigrations(database.pool)).toEqual([]);
  const another = await older();
  await upgradeDatabase(another.pool, { config: configOf(another), say: (line) => void said.push(line) });
  expect(said.filter((line) => line.startsWith('No backup'))).toEqual([
    'No backup is made before it, since BACKUP_BEFORE_UPGRADE is off.',
    'No backup is made before it, since BACKUP_DIR is not set.',
  ]);
});

test('npm start keeps the backup in the data folder, and an older program names it when it refuses', async () => {
  const dataDir = path.join(root, 'data');
  const embedded = await startEmbedded({ dataDir, log, settings: quickly });
  const db = connect(embedded.connection);
  await livedInBefore(db, ran.length - 1);
  await db.end();
  await embedded.stop();
  const program = await startProgram({ DATA_DIR: dataDir });
  const [file = ''] = await readdir(path.join(dataDir, 'backups'));
  expect(file).toMatch(new RegExp(`^moorings-schema-${ran.length - 1}-`));
  program.kill('SIGTERM');
  await program.ended;
  const again = await startEmbedded({ dataDir, log, settings: quickly });
  const changed = connect(again.connection);
  await run(
    changed,
    `insert into schema_migration (version, name, sha256) select max(version) + 1, 'of the future', '' from schema_migration`,
  );
  await changed.end();
  await again.stop();
  const { code, said } = await failToStart({ DATA_DIR: dataDir });
  expect({ code, said }).toEqual({
    code: 1,
    said: `The database is at version ${ran.length + 1} (of the future), and this program knows only ${ran.length}. Start the newer program. To go back to this one, restore ${path.join(dataDir, 'backups', file)}, made before the upgrade, into a new DATA_DIR or DATABASE_URL: see docs/upgrading.md.\n`,
  });
});

test('a data folder of PostgreSQL 15 moves over to 18 by one command, with what waits in its queues or was in hand', async () => {
  const dataDir = path.join(root, 'fifteen');
  const installation = installationOf(15);
  if (!installation) throw new Error('PostgreSQL 15 is not installed on this machine.');
  const embedded = await startEmbedded({ dataDir, log, settings: quickly, installation });
  const db = connect(embedded.connection);
  await upgradeDatabase(db, { config: readConfig({ DATA_DIR: dataDir }), say: () => undefined });
  await run(db, `insert into user_account (username, user_type) values ('keeper', 'recruiter')`);
  await run(db, `insert into pgboss.job (name, data) values ('alert-digest', '{"userId": 1}')`);
  // As a server leaves it that was killed.
  await run(
    db,
    `insert into pgboss.job (name, data, state, started_on, heartbeat_on, start_after)
     select 'rejection-mail', '{"applicationId": 2}', 'active', begun, begun, begun from (select now() - interval '1 hour' as begun) b`,
  );
  await db.query('create schema reports; create table reports.pay (); create schema empty');
  const superuser = new pg.Client({ ...embedded.connection, user: 'postgres' });
  await superuser.connect();
  await superuser.query('create role grafana');
  await superuser.query('create database wiki');
  await superuser.end();
  const env = { DATA_DIR: dataDir };
  const words = ['upgrade-postgresql', '--programs', installation.bin];
  expect(await moorings(env, words)).toMatchObject({
    code: 1,
    complained: expect.stringContaining('is using'),
  });
  await db.end();
  await embedded.stop();
  const backups = path.join(dataDir, 'backups');
  await writeFile(backups, '');
  expect(await moorings(env, words)).toMatchObject({
    code: 1,
    complained: expect.stringMatching(/^The folder .*backups cannot be made: EEXIST: .*\.\n$/),
  });
  await rm(backups);
  await mkdir(backups, { recursive: true });
  const stopped = beginMoorings(env, words);
  await eventually(async () => (await readdir(backups)).some((name) => name.endsWith('Z.backup')));
  stopped.signal('SIGTERM', 'first');
  expect(await stopped.ended).toMatchObject({ code: 143, complained: 'Stopped.\n' });
  expect([await readdir(backups), majorOf(path.join(dataDir, 'postgres'))]).toEqual([[], 15]);
  const ofOneKilled = path.join(backups, 'moorings-postgresql-15-2026-01-02T03-04-05Z.backup');
  await writeFile(ofOneKilled, '');
  const { code, said } = await moorings(env, words);
  expect({ code, said }).toEqual({
    code: 0,
    said: expect.stringMatching(
      /^Moving .* from PostgreSQL 15 to 18\.\nMoved in .* each read back and compared\./,
    ),
  });
  expect(said).toContain(
    'Not taken along: schema reports, database wiki, role grafana. Take over what you need of that before you remove the old one (docs/upgrading.md).\nRemove both',
  );
  expect(said).toContain(`Earlier runs have left ${ofOneKilled}.`);
  expect(majorOf(path.join(dataDir, 'postgres'))).toBe(18);
  expect((await readdir(dataDir)).filter((name) => /upgrade|next/.test(name))).toEqual([]);
  const moved = await startEmbedded({ dataDir, log, settings: quickly });
  const now = connect(moved.connection);
  expect(await row(now, 'select username from user_account')).toEqual({ username: 'keeper' });
  expect(await row(now, `select data from pgboss.job where name = 'alert-digest'`)).toEqual({
    data: { userId: 1 },
  });
  expect(
    await row(
      now,
      `select data, state, started_on as begun, heartbeat_on as beat from pgboss.job where name = 'rejection-mail'`,
    ),
  ).toEqual({ data: { applicationId: 2 }, state: 'retry', begun: null, beat: null });
  await now.end();
  await moved.stop();
  expect(await moorings(env, words)).toMatchObject({ code: 0, said: expect.stringContaining('already') });
});

test('a database on another disk, to which a link leads, is not moved off it', async () => {
  const [dataDir, disk] = [path.join(root, 'linked'), path.join(root, 'disk')];
  await Promise.all([mkdir(dataDir), mkdir(disk)]);
  await writeFile(path.join(disk, 'PG_VERSION'), '15\n');
  await symlink(disk, path.join(dataDir, 'postgres'));
  expect(await moorings({ DATA_DIR: dataDir }, ['upgrade-postgresql'])).toMatchObject({
    code: 1,
    complained: expect.stringContaining(
      `${path.join(dataDir, 'postgres')} is a link to ${disk}, where the new database would not be. Nothing was changed.`,
    ),
  });
  expect([await readdir(dataDir), await readdir(disk)]).toEqual([['postgres'], ['PG_VERSION']]);
});

test('a move that is killed between its two renames is finished by beginning it again', async () => {
  const dataDir = path.join(root, 'between');
  const env = { DATA_DIR: dataDir };
  expect(await moorings(env, ['upgrade-postgresql'])).toMatchObject({
    code: 1,
    complained: `There is no embedded database in ${dataDir}.\n`,
  });
  expect(existsSync(dataDir)).toBe(false);
  await mkdir(path.join(dataDir, 'postgres.next'), { recursive: true });
  await writeFile(path.join(dataDir, 'postgres.next', 'PG_VERSION'), '18\n');
  expect(await moorings(env, ['upgrade-postgresql'])).toEqual({
    code: 0,
    said: `${dataDir} is of PostgreSQL 18 already.\n`,
    complained: '',
  });
  expect(await readdir(path.join(dataDir, 'postgres'))).toEqual(['PG_VERSION']);
  expect(existsSync(path.join(dataDir, 'postgres.next'))).toBe(false);
});

test('a move that is killed between its two renames is finished by the next start', async () => {
  const dataDir = path.join(root, 'fifteen');
  const place = path.join(dataDir, 'postgres');
  const other = path.join(dataDir, 'other');
  await cp(place, other, { recursive: true });
  expect(() => exchangeCluster(dataDir, other, path.join(dataDir, 'no', 'such'))).toThrow('ENOENT');
  // As a kill leaves it that comes when the old one has its new name.
  await rm(place, { recursive: true });
  const finished = await startEmbedded({ dataDir, log, settings: quickly });
  await finished.stop();
  expect([majorOf(place), majorOf(`${place}.next`)]).toEqual([18, undefined]);
});
