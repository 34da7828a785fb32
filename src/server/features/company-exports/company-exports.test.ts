import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { row, run } from '#server/db/query.ts';
import { importCompany } from '#server/moving/import-company.ts';
import { runDue, upkeepComes } from '#test/background.ts';
import { freshDatabase } from '#test/database.ts';
import { company, jobSeeker } from '#test/people.ts';
import { applied, postedJob } from '#test/postings.ts';
import { type Person, serverForThisFile, startServer } from '#test/server.ts';

const dataDir = await mkdtemp(path.join(tmpdir(), 'moorings-exports-'));
const server = serverForThisFile({ config: { dataDir } });
let manager: Person;
let stranger: Person;
let companyId: number;

beforeAll(async () => {
  ({ founder: manager, id: companyId } = await company(server, 'Reef Resort'));
  ({ founder: stranger } = await company(server, 'Another Atoll'));
  for (const [owner, title] of [
    [manager, 'Dive guide'],
    [stranger, 'Night porter'],
  ] as const) {
    const { id } = await postedJob(server, owner, { title });
    await applied(server, await jobSeeker(server), id);
  }
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const download = (headers?: Record<string, string>) => server.as(manager).get('/api/company/export', headers);
const newest = async () => (await server.as(manager).call('GET /api/company/exports'))[0];

test('there is nothing to download until it was made, and of two that are asked for one is', async () => {
  expect(await download()).toMatchObject({
    status: 409,
    headers: { 'error-code': 'no_export' },
    text: expect.stringContaining('POST /api/company/exports'),
  });
  // Nobody is at work on this one any more.
  await run(
    server.database.pool,
    `with old as (insert into company_export (company_id, asked_at) values ($1, now() - interval '11 hours') returning id)
     insert into pgboss.job (name, data, state) select 'company-export', jsonb_build_object('exportId', id), 'failed' from old`,
    [companyId],
  );
  const ask = () => server.as(manager).post('/api/company/exports');
  expect(await ask()).toMatchObject({ status: 409, headers: { 'error-code': 'export_under_way' } });
  await run(server.database.pool, `update company_export set asked_at = now() - interval '13 hours'`);
  expect((await ask()).status).toBe(202);
  await runDue(server);
  expect(await newest()).toMatchObject({ state: 'ready', askedBy: expect.any(String), files: 0 });
});

test('the file is whole: an empty installation has the same records after reading it', async () => {
  const { status, headers, bytes } = await download();
  const made = await newest();
  expect({ status, sum: createHash('sha256').update(bytes).digest('hex') }).toEqual({
    status: 200,
    sum: made?.sha256,
  });
  expect(headers).toMatchObject({
    'content-type': 'application/gzip',
    'content-disposition': expect.stringMatching(/^attachment; filename="reef-resort-[\d-]+\.tar\.gz"/),
    'accept-ranges': 'bytes',
    etag: `"${made?.sha256}"`,
  });
  const folder = await mkdtemp(path.join(dataDir, 'unpacked-'));
  await writeFile(path.join(folder, 'it.tar.gz'), bytes);
  await promisify(execFile)('tar', ['xzf', 'it.tar.gz'], { cwd: folder });
  const unpacked = path.join(folder, 'company-reef-resort');
  await promisify(execFile)('sha256sum', ['--check', '--strict', '--quiet', 'SHA256SUMS'], { cwd: unpacked });
  const target = await freshDatabase();
  try {
    const { manifest } = await importCompany(target.pool, { folder: unpacked });
    expect(manifest.checksum).toBe(made?.checksum);
    expect(await row(target.pool, 'select array_agg(title) as titles from job_posting')).toEqual({
      titles: ['Dive guide'],
    });
  } finally {
    await target.drop();
  }
});

test('a download that broke off is continued, of the same file only', async () => {
  const { bytes, headers } = await download();
  const etag = String(headers.etag);
  const part = await download({ range: 'bytes=100-', 'if-range': etag });
  expect(part).toMatchObject({
    status: 206,
    headers: { 'content-range': `bytes 100-${bytes.length - 1}/${bytes.length}` },
  });
  expect(part.bytes.equals(bytes.subarray(100))).toBe(true);
  expect((await download({ range: 'bytes=0-9' })).bytes.equals(bytes.subarray(0, 10))).toBe(true);
  expect((await download({ range: 'bytes=-5' })).bytes.equals(bytes.subarray(-5))).toBe(true);
  const other = await download({ range: 'bytes=100-', 'if-range': '"another"' });
  expect({ status: other.status, whole: other.bytes.equals(bytes) }).toEqual({ status: 200, whole: true });
  expect(await download({ range: `bytes=${bytes.length}-` })).toMatchObject({
    status: 416,
    headers: { 'content-range': `bytes */${bytes.length}` },
  });
  expect((await download({ range: 'lines=1-2' })).status).toBe(200);
});

test('another server has it where it has the same folder, and says so where it has not', async () => {
  const { database } = server;
  const downloadWith = async (folder: string) => {
    const other = await startServer({ database, config: { dataDir: folder } });
    onTestFinished(() => other.close());
    return other.as(manager).get('/api/company/export');
  };
  expect((await downloadWith(dataDir)).status).toBe(200);
  expect(await downloadWith(path.join(dataDir, 'aside'))).toMatchObject({
    status: 409,
    headers: { 'error-code': 'no_export' },
    text: expect.stringContaining('another one may'),
  });
});

test('who asked stands in the audit log, and who downloaded in the security log', async () => {
  expect(
    await row(
      server.database.pool,
      `select actor_id as actor, subject_id as company from audit_log where action = 'company.exported'`,
    ),
  ).toEqual({ actor: manager.id, company: companyId });
  const [entry] = await server.as(manager).call('GET /api/company/security-log', { query: { limit: 1 } });
  expect(entry).toMatchObject({ act: 'export.made', details: { call: 'GET /api/company/export' } });
});

test('after a week it is gone, from the list of what can be downloaded and from the disk', async () => {
  const archive = async () =>
    (await readdir(path.join(dataDir, 'exports'))).filter((name) => name.endsWith('.gz'));
  expect(await archive()).toHaveLength(1);
  await run(
    server.database.pool,
    `update company_export set made_at = made_at - interval '8 days' where made_at is not null`,
  );
  expect((await newest())?.state).toBe('gone');
  expect((await download()).status).toBe(409);
  const [name = ''] = await archive();
  const before = new Date(Date.now() - 8 * 86_400_000);
  await utimes(path.join(dataDir, 'exports', name), before, before);
  await upkeepComes(server, 'clean-up');
  expect(await archive()).toEqual([]);
});

test('one that has lost its task, as by a restore, is made once', async () => {
  const { id } = await company(server, 'Restored Resort');
  const { pool } = server.database;
  const made = () =>
    row(
      pool,
      `select count(made_at)::integer as made, (select count(*)::integer from pgboss.job where name = 'company-export' and data ->> 'exportId' = max(e.id)::text) as tasks
       from company_export e where company_id = $1`,
      [id],
    );
  await run(
    pool,
    `insert into company_export (company_id, asked_at) values ($1, now() - interval '2 days')`,
    [id],
  );
  await upkeepComes(server, 'recovery');
  expect(await made()).toEqual({ made: 1, tasks: 1 });
  await upkeepComes(server, 'recovery');
  expect(await made()).toEqual({ made: 1, tasks: 1 });
});
