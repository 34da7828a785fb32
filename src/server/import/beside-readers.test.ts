import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { JobSummary } from '#contract/api.ts';
import { syncSearchIndex } from '#server/features/search/search-upkeep.queries.ts';
import { eventually } from '#test/eventually.ts';
import { company, jobSeeker } from '#test/people.ts';
import { postedJob } from '#test/postings.ts';
import { type Person, serverForThisFile } from '#test/server.ts';
import { importJobs } from './import-jobs.ts';

const server = serverForThisFile();
let seeker: Person;
let operator: pg.Client;
let folder: string;

beforeAll(async () => {
  seeker = await jobSeeker(server);
  operator = new pg.Client(server.database.connection);
  await operator.connect();
  folder = await mkdtemp(path.join(tmpdir(), 'moorings-import-'));
});
afterAll(async () => {
  await operator.end();
  await rm(folder, { recursive: true });
});

async function importing(titles: readonly string[]) {
  const file = path.join(folder, 'jobs.csv');
  const lines = titles.map((title) => `${title},Blue Hole Centre,Works by the water.`);
  await writeFile(file, ['title,company,description', ...lines].join('\n'));
  return importJobs(
    server.database.pool,
    {
      file,
      source: 'test',
      said: new Map(),
      companyFromColumn: 'ifThere',
      dryRun: false,
      skipBad: false,
      rebaseDates: false,
    },
    {
      now: new Date().toISOString(),
      signal: new AbortController().signal,
      onRefused: () => undefined,
      onProgress: () => undefined,
    },
  );
}

const titles = async (words: string) =>
  (await server.as(seeker).call('GET /api/jobs', { query: { search: words } })).map(
    ({ title }: JobSummary) => title,
  );

test('while an import is under way jobs are searched, counted, read and saved as if there were none', async () => {
  const resort = await company(server, 'Blue Lagoon Resort');
  const job = await postedJob(server, resort.founder, { title: 'Boat captain' });
  await syncSearchIndex(server.database.pool);

  onTestFinished(async () => void (await operator.query('rollback')));
  // The import is held at the last thing it writes for its postings: by then it has every lock that it takes.
  await operator.query('begin; lock table search_word_due in share mode');
  const imported = importing(['Boat builder', 'Boat cleaner']);
  const held = async () => {
    const { rows } = await operator.query<{ pid: number }>(
      `select pid from pg_locks where relation = 'search_word_due'::regclass and not granted`,
    );
    return rows[0]?.pid;
  };
  await eventually(async () => (await held()) !== undefined);
  const { rows: locks } = await operator.query<{ mode: string }>(
    // What it made for itself nobody else sees.
    `select distinct c.relname || ' ' || mode as mode from pg_locks l join pg_class c on c.oid = l.relation
     where pid = $1 and locktype = 'relation' and granted`,
    [await held()],
  );
  // None of these makes a reader wait, nor anybody who writes other rows.
  const harmless = ['AccessShareLock', 'RowShareLock', 'RowExclusiveLock', 'ShareUpdateExclusiveLock'];
  expect(
    locks.map(({ mode }) => mode).filter((mode) => !harmless.some((one) => mode.endsWith(` ${one}`))),
  ).toEqual([]);
  expect(locks.map(({ mode }) => mode)).toContain('job_search RowExclusiveLock');

  expect(await titles('boat')).toEqual(['Boat captain']);
  expect((await server.as(seeker).call('GET /api/jobs/facets', { query: {} })).total).toBe(1);
  expect((await server.as(seeker).get(`/api/jobs/${job.id}`)).status).toBe(200);
  expect((await server.as(seeker).put(`/api/jobs/${job.id}/save`)).status).toBe(204);

  await operator.query('commit');
  expect(await imported).toMatchObject({ committed: true, added: 2 });
  expect((await titles('boat')).toSorted()).toEqual(['Boat builder', 'Boat captain', 'Boat cleaner']);
});
