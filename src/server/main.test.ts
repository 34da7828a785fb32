import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { moorings } from '#test/command-line.ts';
import { emptyDatabase } from '#test/database.ts';
import { eventually } from '#test/eventually.ts';
import { failingLine } from '#test/failing-line.ts';
import { halfSentRegistration } from '#test/half-sent.ts';
import { failToStart, programOfTest } from '#test/program.ts';
import { becomesReady } from '#test/ready.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'moorings-main-'));
});
afterAll(() => rm(dataDir, { recursive: true }));

test('the program serves until it is asked to stop, and then ends without an error', async () => {
  const program = await programOfTest({ DATA_DIR: dataDir });
  expect((await fetch(`${program.address}/healthz/live`)).status).toBe(200);
  await becomesReady(program);
  program.kill('SIGTERM');
  expect(await program.ended).toBe(0);
});

test('a second program on the same data folder names the first and ends', async () => {
  const first = await programOfTest({ DATA_DIR: dataDir });
  expect(await failToStart({ DATA_DIR: dataDir })).toEqual({
    code: 1,
    said: `Another Moorings process (pid ${first.pid}) is using ${dataDir}.\n`,
  });
  await becomesReady(first);
  first.kill('SIGTERM');
  await first.ended;
});

test('asked to stop, the program says it is not ready, finishes the request under way and drops nothing', async () => {
  const program = await programOfTest({ DATA_DIR: dataDir, DRAIN_DELAY: '4' });
  const half = await halfSentRegistration(program.address, `half-sent-${randomUUID().slice(0, 8)}`);
  program.kill('SIGTERM');
  await eventually(async () => (await fetch(`${program.address}/healthz/ready`)).status === 503);
  await eventually(() =>
    fetch(`${program.address}/healthz/live`).then(
      () => false,
      () => true,
    ),
  );
  expect(await half.finish()).toBe(201);
  expect(await program.ended).toBe(0);
});

test('commands work beside a running server and without one', async () => {
  const sound = {
    code: 0,
    complained: '',
    said: expect.stringContaining('ok     acknowledged writes are kept'),
  };
  const program = await programOfTest({ DATA_DIR: dataDir });
  expect(await moorings({ DATA_DIR: dataDir }, ['doctor'])).toEqual(sound);
  await becomesReady(program);
  program.kill('SIGTERM');
  await program.ended;
  expect(await moorings({ DATA_DIR: dataDir }, ['doctor'])).toEqual(sound);
});

test('commands that are called at once without a server each have the database whole, one after the other', async () => {
  const backup = (name: string) => ['backup', '--to', path.join(dataDir, `${name}.backup`)];
  const called = [backup('one'), ['doctor'], backup('two')];
  const ended = await Promise.all(called.map((words) => moorings({ DATA_DIR: dataDir }, words)));
  expect(ended.map(({ code }) => code)).toEqual([0, 0, 0]);
});

test('whichever of its sockets has taken a connection, it is counted', async () => {
  const program = await programOfTest({ DATA_DIR: dataDir });
  const { hostname: host, port } = new URL(program.address);
  const sockets = Array.from({ length: 24 }, () => connect({ host, port: Number(port) }));
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  await eventually(async () => {
    const figures = await (await fetch(`${program.address}/metrics`)).text();
    return Number(/^moorings_http_connections (\d+)$/m.exec(figures)?.[1]) > sockets.length;
  });
  for (const socket of sockets) socket.destroy();
  program.kill('SIGTERM');
  await program.ended;
});

test('asked a second time, the program ends at once', async () => {
  const program = await programOfTest({ DATA_DIR: dataDir, DRAIN_DELAY: '60' });
  program.kill('SIGTERM');
  // What comes within half a second counts as the same Ctrl-C, so it is asked until it listens.
  const asking = setInterval(() => program.kill('SIGTERM'), 100);
  expect(await program.ended).toBe(1);
  clearInterval(asking);
});

test('a port in use, a setting without sense and a database that is not there are each answered with one sentence', async () => {
  const program = await programOfTest({ DATA_DIR: dataDir });
  const { port } = new URL(program.address);
  const elsewhere = path.join(dataDir, 'elsewhere');
  expect(await failToStart({ DATA_DIR: elsewhere, PORT: port })).toEqual({
    code: 1,
    said: `Port ${port} is used by another program. Set PORT to a free one.\n`,
  });
  expect(await failToStart({ PORT: 'high' })).toEqual({
    code: 1,
    said: 'PORT must be a whole number from 0 to 65535.\n',
  });
  expect(await failToStart({ SERVERS: '0' })).toEqual({
    code: 1,
    said: 'SERVERS must be a whole number from 1 to 64, or cores.\n',
  });
  // Asked for encryption, the driver would add ten lines of its own.
  const nowhere = 'postgres://someone:secret@127.0.0.1:1/none?sslmode=require';
  expect(await failToStart({ DATABASE_URL: nowhere })).toEqual({
    code: 1,
    said: 'The database cannot be reached: connect ECONNREFUSED 127.0.0.1:1.\n',
  });
  expect(await failToStart({ DATA_DIR: elsewhere, LIMITS: 'on', HOST: 'not a host' })).toEqual({
    code: 1,
    said: 'The name not a host leads to no address. Set HOST to an address of this machine.\n',
  });
  expect(await failToStart({ DATA_DIR: elsewhere, LIMITS: 'on', HOST: 'fe80::1' })).toEqual({
    code: 1,
    said: 'fe80::1 is not an address of this machine. Set HOST to one that is.\n',
  });
  expect(await failToStart({ DATA_DIR: '/proc/nope/moorings' })).toEqual({
    code: 1,
    said: "The data folder /proc/nope/moorings cannot be written: ENOENT: no such file or directory, mkdir '/proc/nope'.\n",
  });
  program.kill('SIGTERM');
  await program.ended;
});

test('a database whose connections break while the program starts is answered with one sentence', async () => {
  const database = await emptyDatabase();
  const line = await failingLine(inject('databaseServer'));
  const url = `postgres://moorings@127.0.0.1:${line.port}/${database.connection.database}`;
  try {
    for (const nth of [3, 12, 40]) {
      line.failFrom(nth, 'never arrives');
      expect(await failToStart({ DATABASE_URL: url })).toEqual({
        code: 1,
        said: 'The connection to the database broke, or it answered too slowly. See whether it is well, and try again.\n',
      });
      expect(line.failedAt()).toBe(nth);
    }
  } finally {
    await line.close();
    await database.drop();
  }
});

test('a database whose disk is full when the program starts is answered with one sentence', async () => {
  const database = await emptyDatabase();
  const superuser = new pg.Client({ ...database.connection, user: 'postgres' });
  await superuser.connect();
  // As PostgreSQL says it: no test can fill the disk of the machine it runs on.
  await superuser.query(
    `create function no_room() returns event_trigger language plpgsql as $f$ begin raise 'could not extend file' using errcode = '53100'; end $f$`,
  );
  await superuser.query('create event trigger no_room on ddl_command_start execute function no_room()');
  await superuser.end();
  expect(await failToStart({ DATABASE_URL: database.url })).toEqual({
    code: 1,
    said: 'The disk of the database is full. Make room there, and try again.\n',
  });
  await database.drop();
});

test.runIf(spawnSync('unshare', ['--mount', 'true']).status === 0)(
  'a data folder without room, and a disk mounted where the database would be made, are each answered with one sentence',
  async () => {
    const folder = path.join(dataDir, 'mounted');
    await mkdir(path.join(folder, 'postgres'), { recursive: true });
    // What is mounted is so for that program alone.
    const withDisk = (at: string, prepare: string) =>
      failToStart({ DATA_DIR: folder }, [
        'unshare',
        '--mount',
        'sh',
        '-c',
        `mount -t tmpfs -o size=64k none "$0"; ${prepare}exec "$@"`,
        at,
      ]);
    expect(await withDisk(folder, 'cat /dev/zero > "$0/filling" 2>&-; ')).toEqual({
      code: 1,
      said: `The data folder ${folder} cannot be written: ENOSPC: no space left on device, write.\n`,
    });
    const database = path.join(folder, 'postgres');
    expect(await withDisk(database, '')).toEqual({
      code: 1,
      said: expect.stringMatching(
        new RegExp(`^${database} is where a disk is mounted, .* set DATA_DIR to a folder on it\\.\n$`),
      ),
    });
    expect((await readdir(folder)).filter((name) => name.startsWith('postgres'))).toEqual(['postgres']);
  },
);

test('of several servers whose parent is killed nothing is left: neither they nor the database, nor the port', async () => {
  const several = { DATA_DIR: dataDir, SERVERS: '2' };
  const program = await programOfTest(several);
  const { port } = new URL(program.address);
  program.kill('SIGKILL');
  // The last of them that ends closes what it writes to.
  expect(await program.ended).toBe('SIGKILL');
  expect(existsSync(path.join(dataDir, 'postgres/postmaster.pid'))).toBe(false);
  const next = await programOfTest({ ...several, PORT: port });
  await becomesReady(next);
  next.kill('SIGTERM');
  expect(await next.ended).toBe(0);
});

test('of several servers whose parent is killed each finishes what it has under way, and the last ends the database', async () => {
  const program = await programOfTest({ DATA_DIR: dataDir, SERVERS: '2' });
  const half = await halfSentRegistration(program.address, `left-behind-${randomUUID().slice(0, 8)}`);
  program.kill('SIGKILL');
  // The other one has nothing under way, and is gone by then.
  await pause(3_000);
  expect(await half.finish()).toBe(201);
  expect(await program.ended).toBe('SIGKILL');
  expect(existsSync(path.join(dataDir, 'postgres/postmaster.pid'))).toBe(false);
});
