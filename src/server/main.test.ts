import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { moorings } from '#test/command-line.ts';
import { eventually } from '#test/eventually.ts';
import { halfSentRegistration } from '#test/half-sent.ts';
import { failToStart, startProgram } from '#test/program.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'moorings-main-'));
});
afterAll(() => rm(dataDir, { recursive: true }));

test('the program serves until it is asked to stop, and then ends without an error', async () => {
  const program = await startProgram({ DATA_DIR: dataDir });
  expect((await fetch(`${program.address}/healthz/live`)).status).toBe(200);
  expect((await fetch(`${program.address}/healthz/ready`)).status).toBe(200);
  program.kill('SIGTERM');
  expect(await program.ended).toBe(0);
});

test('a second program on the same data folder names the first and ends', async () => {
  const first = await startProgram({ DATA_DIR: dataDir });
  expect(await failToStart({ DATA_DIR: dataDir })).toEqual({
    code: 1,
    said: `Another Moorings process (pid ${first.pid}) is using ${dataDir}.\n`,
  });
  expect((await fetch(`${first.address}/healthz/ready`)).status).toBe(200);
  first.kill('SIGTERM');
  await first.ended;
});

test('asked to stop, the program says it is not ready, finishes the request under way and drops nothing', async () => {
  const program = await startProgram({ DATA_DIR: dataDir, DRAIN_DELAY: '1' });
  const half = await halfSentRegistration(program.address);
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
  const program = await startProgram({ DATA_DIR: dataDir });
  expect(await moorings({ DATA_DIR: dataDir }, ['doctor'])).toEqual(sound);
  expect((await fetch(`${program.address}/healthz/ready`)).status).toBe(200);
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
  const program = await startProgram({ DATA_DIR: dataDir });
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
  const program = await startProgram({ DATA_DIR: dataDir, DRAIN_DELAY: '60' });
  program.kill('SIGTERM');
  // What comes within half a second counts as the same Ctrl-C, so it is asked until it listens.
  const asking = setInterval(() => program.kill('SIGTERM'), 100);
  expect(await program.ended).toBe(1);
  clearInterval(asking);
});

test('a port in use, a setting without sense and a database that is not there are each answered with one sentence', async () => {
  const program = await startProgram({ DATA_DIR: dataDir });
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

test('of several servers whose parent is killed nothing is left: neither they nor the database, nor the port', async () => {
  const several = { DATA_DIR: dataDir, SERVERS: '2' };
  const program = await startProgram(several);
  const { port } = new URL(program.address);
  program.kill('SIGKILL');
  // The last of them that ends closes what it writes to.
  expect(await program.ended).toBe('SIGKILL');
  expect(existsSync(path.join(dataDir, 'postgres/postmaster.pid'))).toBe(false);
  const next = await startProgram({ ...several, PORT: port });
  expect((await fetch(`${next.address}/healthz/ready`)).status).toBe(200);
  next.kill('SIGTERM');
  expect(await next.ended).toBe(0);
});
