import fastify from 'fastify';
import files from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { whatNeedsSomebody } from '#domain/health.ts';
import { health } from '#server/http/health.ts';
import { platformAdmin } from '#test/people.ts';
import { serverForThisFile, startServer } from '#test/server.ts';

const gib = 1024 ** 3;
const disk = { size: 0, free: 0 };
const server = serverForThisFile();
// No test can fill the disk of the machine it runs on.
const asked = vi.spyOn(files, 'statfs');
beforeAll(async () => {
  const real = await files.statfs('/');
  asked.mockImplementation(async () =>
    Object.assign(real, { bsize: 1, blocks: disk.size, bavail: disk.free }),
  );
  syncBuiltinESMExports();
});
afterAll(() => {
  asked.mockRestore();
  syncBuiltinESMExports();
});

test('a large disk with little of it free is no reason to send nobody, and one that is short keeps people out', async () => {
  Object.assign(disk, { size: 2_000 * gib, free: 98 * gib });
  expect(await ready()).toEqual([200, 'ready\n']);
  Object.assign(disk, { size: 2_000 * gib, free: 1.5 * gib });
  expect(await ready()).toEqual([503, 'The disk of the data folder is almost full.\n']);
  Object.assign(disk, { size: 20 * gib, free: 1.5 * gib });
  expect(await ready()).toEqual([200, 'ready\n']);
});

test('what is left on the disk is a figure, and marked before anybody is kept out; of a database elsewhere it is not known', async () => {
  Object.assign(disk, { size: 20 * gib, free: 1.5 * gib });
  expect((await server.as().get('/metrics')).text).toContain(`moorings_disk_free_bytes ${1.5 * gib}\n`);
  const now = await server.as(await platformAdmin(server)).call('GET /api/admin/health');
  expect([now.database.freeBytes, whatNeedsSomebody(now).disk]).toEqual([1.5 * gib, true]);
  const elsewhere = await startServer({
    config: { databaseUrl: server.database.url },
    database: server.database,
  });
  onTestFinished(() => elsewhere.close());
  expect((await elsewhere.as().get('/metrics')).text).not.toMatch(/^moorings_disk_free_bytes/m);
});

async function ready() {
  const watched = fastify();
  const { pool } = server.database;
  const outside = async () => ({ securityLogSeconds: null, repliesSeconds: null });
  health(watched, { db: pool, dataDir: 'anywhere', sendsMail: true, outside, isDraining: () => false });
  const { statusCode, body } = await watched.inject('/healthz/ready');
  return [statusCode, body];
}
