import type pg from 'pg';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { row, run } from '#server/db/query.ts';
import { forgetOldEvents } from '#server/events/give-places.ts';
import { encodeCursor } from '#server/http/paging.ts';
import { companyKey, type KeyHolder } from '#test/keys.ts';
import { company, jobSeeker } from '#test/people.ts';
import { applied, postedJob } from '#test/postings.ts';
import { type Person, type Reply, serverForThisFile, startServer } from '#test/server.ts';

const server = serverForThisFile();
let manager: Person;
let companyId: number;
let key: KeyHolder;
beforeAll(async () => {
  ({ founder: manager, id: companyId } = await company(server));
  key = await companyKey(server, manager, {
    scopes: ['events:read', 'jobs:read', 'applications:read', 'interviews:read'],
  });
});

const events = (query = '', who: Parameters<typeof server.as>[0] = key) =>
  server.as(who).get(`/api/events${query}`);
const nextOf = ({ headers }: Reply) => String(headers['next-after']);
const latest = async () => nextOf(await events('?after=latest'));
const told = ({ json }: Reply) =>
  json as { type: string; id: number; jobId?: number; applicationId?: number }[];

describe('a point from which to go on is refused', () => {
  test.each([
    ['that is none', 'after=nonsense'],
    ['that is empty', 'after='],
    ['made up', `after=${encodeCursor([1])}`],
    ['beside a filter', `after=latest&types=job.posted`],
    ['beside a cursor', `after=latest&cursor=x`],
    ['with a limit that is none', 'after=latest&limit=0'],
    ['with too large a limit', 'after=latest&limit=501'],
  ])('%s', async (_, query) => {
    const reply = await events(`?${query}`);
    expect([reply.status, reply.headers['error-code']]).toEqual([400, 'invalid']);
  });

  test('with the names of what does not belong beside it, as in any address', async () => {
    const reply = await server
      .as(key)
      .get('/api/events?type=job.posted&after=latest&cursor=x&constructor=x', {
        accept: 'application/problem+json',
      });
    expect(reply.json).toMatchObject({
      detail: 'type does not belong here. cursor does not belong here. constructor does not belong here.',
      fields: {
        type: 'type does not belong here.',
        cursor: 'cursor does not belong here.',
        constructor: 'constructor does not belong here.',
      },
    });
  });

  test('of another database, or from before a backup was restored', async () => {
    const reply = await events(`?after=${encodeCursor([999_999, '2026-01-01T00:00:00Z'])}`);
    expect([reply.status, reply.headers['error-code']]).toEqual([410, 'events_forgotten']);
    await postedJob(server, manager);
    const after = await latest();
    await run(server.database.pool, `update company_event set told_at = told_at + interval '1 microsecond'`);
    expect((await events(`?after=${after}`)).status).toBe(410);
  });

  test('that is older than what is kept, of lists as well', async () => {
    const own = await startServer();
    const { founder } = await company(own);
    const [before, since] = [await own.as(founder).get('/api/events?after=latest'), new Date().toISOString()];
    await postedJob(own, founder);
    const middle = await own.as(founder).get('/api/events?limit=1');
    await run(own.database.pool, `update company_event set told_at = told_at - interval '31 days'`);
    await run(own.database.pool, `update company_event_kept set since = now() - interval '40 days'`);
    await forgetOldEvents(own.database.pool, new Date());
    for (const from of [before, middle])
      expect((await own.as(founder).get(`/api/events?after=${nextOf(from)}`)).status).toBe(410);
    const old = new Date(Date.parse(since) - 31 * 86_400_000).toISOString();
    const list = await own.as(founder).get(`/api/applications?modifiedSince=${old}`);
    expect([list.status, list.headers['error-code']]).toEqual([410, 'events_forgotten']);
    await own.close();
  });
});

test('whoever has read up to the last that happened goes on from there, however long ago it was', async () => {
  const own = await startServer();
  onTestFinished(() => own.close());
  const { pool } = own.database;
  const manages = own.as((await company(own)).founder);
  const ask = async (path: string) => {
    const reply = await manages.get(path);
    expect(reply.status, reply.text).toBe(200);
    return reply;
  };
  const list = (since: string) => ask(`/api/jobs?scope=own&modifiedSince=${since}`);
  const { headers } = await list(new Date().toISOString());
  const lately = Date.parse(String(headers['next-modified-since']));
  for (const [table, time] of [
    ['company_event', 'told_at'],
    ['list_change', 'told_at'],
    ['company_event_kept', 'since'],
  ])
    await run(pool, `update ${table} set ${time} = ${time} - interval '31 days'`);
  const since = new Date(lately - 31 * 86_400_000).toISOString();
  const after = nextOf(await ask('/api/events?after=latest'));
  await forgetOldEvents(pool, new Date());
  expect(told(await ask(`/api/events?after=${after}`))).toEqual([]);
  expect(told(await ask('/api/events'))).toEqual([]);
  expect(nextOf(await ask('/api/events?after=latest'))).toBe(after);
  const again = await list(since);
  expect(again.json).toEqual([]);
  const { id } = await manages.call('POST /api/jobs', { body: { title: 'Cook', description: 'Cooks.' } });
  expect(told(await ask(`/api/events?after=${after}`))).toContainEqual(
    expect.objectContaining({ type: 'job.posted', jobId: id }),
  );
  expect((await list(String(again.headers['next-modified-since']))).json).toMatchObject([{ id }]);
});

test('of changes that only lists tell nothing older than is kept stays, however much it is', async () => {
  const { pool } = server.database;
  await run(
    pool,
    `insert into list_change (kind, subject_id, told_at)
     select 'job', -n, now() - interval '31 days' from generate_series(1, 5001) n`,
  );
  await forgetOldEvents(pool, new Date());
  expect(await row(pool, 'select from list_change where subject_id < 0')).toBeUndefined();
});

test('after the clock was ahead whoever asks since the last time hears of nothing a second time', async () => {
  const own = await startServer();
  onTestFinished(() => own.close());
  const { founder } = await company(own);
  const list = async (since: string) => {
    const { json, headers } = await own.as(founder).get(`/api/jobs?scope=own&modifiedSince=${since}`);
    return {
      ids: (json as { id: number }[]).map(({ id }) => id),
      next: String(headers['next-modified-since']),
    };
  };
  const post = async () => (await postedJob(own, founder)).id;
  const begun = new Date().toISOString();
  await post();
  await list(begun);
  for (const table of ['company_event', 'list_change'])
    await run(own.database.pool, `update ${table} set told_at = told_at + interval '3 days'`);
  const second = await post();
  const { next } = await list(begun);
  const third = await post();
  const later = await list(next);
  // What happened at just that moment is answered again.
  expect(later.ids).toEqual([second, third]);
  expect((await list(later.next)).ids).toEqual([third]);
});

test('what happens in another company is not told', async () => {
  const other = await company(server);
  const after = await latest();
  const { id: jobId } = await postedJob(server, other.founder);
  await applied(server, await jobSeeker(server), jobId);
  expect(told(await events(`?after=${after}`))).toEqual([]);
  expect(told(await events('', other.founder)).some((event) => event.jobId === jobId)).toBe(true);
});

test('what happened is told in order, page by page, with ids and nothing of what it says', async () => {
  const after = await latest();
  const { id: jobId } = await postedJob(server, manager, { title: 'Told' });
  const application = await applied(server, await jobSeeker(server), jobId, { coverLetter: 'Between us' });
  await server.as(manager).call('PUT /api/applications/:id/notes', {
    params: { id: application.id },
    body: { recruiterNotes: 'Nobody reads this' },
  });
  const all = await events(`?after=${after}`);
  expect(told(all).map(({ type }) => type)).toEqual(
    expect.arrayContaining(['job.posted', 'job.edited', 'application.submitted', 'application.edited']),
  );
  expect(all.text).not.toMatch(/Told|Between us|Nobody reads/);
  expect(told(all).find(({ type }) => type === 'application.submitted')).toEqual({
    id: expect.any(Number),
    type: 'application.submitted',
    subjectId: application.id,
    applicationId: application.id,
    jobId,
    companyId,
    at: expect.any(String),
  });
  const paged: number[] = [];
  for (let [next, more] = [after, true]; more;) {
    const page = await events(`?after=${next}&limit=2`);
    paged.push(...told(page).map(({ id }) => id));
    [next, more] = [nextOf(page), page.headers['more-events'] === 'true'];
  }
  expect(paged).toEqual(told(all).map(({ id }) => id));
  expect(paged).toEqual(paged.toSorted((one, another) => one - another));
});

test('what was begun before and committed after what somebody has read is told to them as well', async () => {
  const { id: jobId } = await postedJob(server, manager);
  const slow: pg.PoolClient = await server.database.pool.connect();
  await slow.query('begin');
  await slow.query('update job_posting set title = $1 where id = $2', ['Slow', jobId]);
  const other = await postedJob(server, manager);
  const read = await events('?limit=500');
  expect(told(read).some((event) => event.jobId === other.id)).toBe(true);
  await slow.query('commit');
  slow.release();
  expect(told(await events(`?after=${nextOf(read)}`))).toMatchObject([{ type: 'job.edited', jobId }]);
});

test('lists answer only what something happened to since, and say since when to ask the next time', async () => {
  const { id: jobId } = await postedJob(server, manager);
  const [one, two] = [
    await applied(server, await jobSeeker(server), jobId),
    await applied(server, await jobSeeker(server), jobId),
  ];
  const list = async (path: string) => {
    const reply = await server.as(key).get(path);
    expect(reply.status, reply.text).toBe(200);
    return {
      ids: (reply.json as { id: number }[]).map(({ id }) => id),
      next: String(reply.headers['next-modified-since']),
    };
  };
  const wrong = await server.as(key).get('/api/applications?modifiedSince=yesterday');
  expect([wrong.status, wrong.text]).toEqual([
    400,
    'modifiedSince must be a time such as 2026-01-31T08:00:00Z.',
  ]);

  for (const query of ['', 'scope=open&', 'scope=own&search=diver&', 'scope=own&sort=newest&']) {
    const recent = await server.as(key).get(`/api/jobs?${query}modifiedSince=${new Date().toISOString()}`);
    expect([recent.status, recent.text]).toEqual([
      400,
      'modifiedSince of jobs goes with scope=own, and with no other filter or order.',
    ]);
  }

  const { next } = await list(`/api/applications?modifiedSince=${new Date().toISOString()}`);
  // What happened at just that moment is answered again: a moment later nothing is.
  const later = new Date(Date.parse(next) + 2).toISOString();
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect((await list(`/api/applications?modifiedSince=${later}`)).ids).toEqual([]);
  await server.as(manager).call('PUT /api/applications/:id/notes', {
    params: { id: one.id },
    body: { recruiterNotes: 'Noted' },
  });
  expect((await list(`/api/applications?modifiedSince=${later}`)).ids).toEqual([one.id]);
  expect((await list(`/api/interviews?when=any&whose=all&modifiedSince=${later}`)).ids).toEqual([]);
  expect((await list(`/api/jobs?scope=own&modifiedSince=${later}`)).ids).toEqual([jobId]);
  const another = await postedJob(server, manager);
  const pages = await list(`/api/jobs?scope=own&limit=1&modifiedSince=${later}`);
  expect(pages.ids).toEqual([jobId]);
  expect((await list(`/api/jobs?scope=own&modifiedSince=${later}`)).ids).toEqual([jobId, another.id]);
  await server.as(manager).call('PUT /api/jobs/:id', { params: { id: jobId }, body: { title: 'Renamed' } });
  const both = await list(`/api/applications?modifiedSince=${later}`);
  expect(new Set(both.ids)).toEqual(new Set([one.id, two.id]));
});
