import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { api } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { scopeOf } from '#contract/open-to-keys.ts';
import { run } from '#server/db/query.ts';
import { companyKey, type KeyHolder, platformKey } from '#test/keys.ts';
import { offerBody } from '#test/offers.ts';
import { daysAhead } from '#test/interviews.ts';
import { company, jobSeeker, joined, platformAdmin, recruiter } from '#test/people.ts';
import { applied, postedJob } from '#test/postings.ts';
import { type Person, type Reply, serverForThisFile } from '#test/server.ts';

const server = serverForThisFile();
let manager: Person;
let companyId: number;
let key: KeyHolder;
let admin: Person;
let platform: KeyHolder;
beforeAll(async () => {
  ({ founder: manager, id: companyId } = await company(server));
  admin = await platformAdmin(server);
  [key, platform] = [await companyKey(server, manager), await platformKey(server, admin)];
});

const lists = Object.entries<Endpoint>(api).filter(([call]) => call.startsWith('GET ') && scopeOf(call));
const modified = lists.filter(([, { modified: of }]) => of).map(([call]) => call.slice(4));

type Row = { id?: number; applicationId?: number; deleted?: true };
const rowsIn = ({ json }: Reply) => json as Row[];
const nextOf = ({ headers }: Reply) => String(headers['next-modified-since']);
const idIn = ({ json, text, status }: Reply) => {
  expect(status, text).toBeLessThan(300);
  return (json as { id: number }).id;
};

/** All pages of what was modified, two rows each where the list lets one choose, and when to ask from the next time. */
async function changes(path: string, since: string, who: KeyHolder | Person = key) {
  const all: Row[] = [];
  let next: string | undefined = `${path}${path.includes('?') ? '&' : '?'}modifiedSince=${since}`;
  let until = since;
  while (next) {
    const reply: Reply = await server.as(who).get(next);
    expect(reply.status, `${next} ${reply.text}`).toBe(200);
    all.push(...rowsIn(reply));
    until = nextOf(reply);
    next = /<([^>]+)>; rel="next"/.exec(String(reply.headers['link']))?.[1];
  }
  return { rows: all, until };
}

/** A moment after all that has happened, so that only what follows is answered. */
async function now(): Promise<string> {
  const { until } = await changes('/api/company/tags', new Date().toISOString());
  await new Promise((resolve) => setTimeout(resolve, 5));
  return new Date(Date.parse(until) + 2).toISOString();
}

/** Whether rows that have ids stand in an answer that is not of one thing, which has its parts in it. */
function answersRows([call, { answer }]: [string, Endpoint]): boolean {
  if (answer instanceof z.ZodArray) return true;
  if (call.endsWith('/:id') || !(answer instanceof z.ZodObject)) return false;
  return Object.values(answer.shape).some(
    (part) => part instanceof z.ZodArray && part.element instanceof z.ZodObject && 'id' in part.element.shape,
  );
}

test('every list that programs can ask for takes modifiedSince, or its description says why not', () => {
  const listed = lists.filter(answersRows);
  expect(listed.map(([call]) => call)).toEqual(
    expect.arrayContaining(['GET /api/board', 'GET /api/applications/:id/interviewers']),
  );
  const neither = listed.filter(([, { modified: of, neverModified }]) => !of === !neverModified);
  expect(neither.map(([call]) => call)).toEqual([]);
  expect(modified.length).toBeGreaterThan(20);
});

describe('what no list takes', () => {
  const own = modified.filter((path) => !path.startsWith('/api/admin/'));
  const path = (of: string) => `${of.replace(':id', '1')}${of === '/api/jobs' ? '?scope=own&' : '?'}`;

  test.each(own.filter((of) => !of.includes(':id')))('a time that is none, by %s', async (of) => {
    const reply = await server.as(key).get(`${path(of)}modifiedSince=yesterday`);
    expect([reply.status, reply.text]).toEqual([
      400,
      'modifiedSince must be a time such as 2026-01-31T08:00:00Z.',
    ]);
  });

  test('a cursor that is made up, or of other filters, or one without modifiedSince where there are no pages', async () => {
    const since = await now();
    for (const name of ['First', 'Second'])
      await server.as(manager).call('POST /api/jobs', { body: { title: name, description: 'Work.' } });
    const list = (query: string) => server.as(key).get(`/api/jobs?scope=own&limit=1&${query}`);
    const first = await list(`modifiedSince=${since}`);
    const cursor = /cursor=([^&>]+)/.exec(String(first.headers['link']))?.[1];
    expect((await list(`modifiedSince=${since}&cursor=${cursor}`)).status).toBe(200);
    for (const [query, sentence] of [
      [`modifiedSince=${since}&cursor=nonsense`, 'cursor is not one this server gave.'],
      [`modifiedSince=2026-01-01T00:00:00Z&cursor=${cursor}`, 'cursor is of a list with other filters.'],
      [`cursor=${cursor}`, 'cursor is not one this server gave.'],
    ] as const) {
      const reply = await list(query);
      expect([reply.status, reply.text]).toEqual([400, sentence]);
    }
    const reply = await server.as(key).get(`/api/mail-templates?cursor=${cursor}`);
    expect([reply.status, reply.text]).toEqual([400, 'cursor goes with modifiedSince.']);
  });

  test('a time from before what is kept', async () => {
    for (const address of ['/api/company/tags', '/api/hires', '/api/company/candidates']) {
      const reply = await server.as(key).get(`${address}?modifiedSince=2020-01-01T00:00:00Z`);
      expect([reply.status, reply.headers['error-code']]).toEqual([410, 'events_forgotten']);
    }
  });
});

describe('what is made, changed and deleted', () => {
  const letter = { name: 'Kind', body: 'Dear {name}' };
  const made: [string, object, object][] = [
    ['/api/mail-templates', letter, { ...letter, name: 'Kinder' }],
    [
      '/api/offer-templates',
      { name: 'Usual', letter: 'Dear {name}' },
      { name: 'Better', letter: 'Dear {name}' },
    ],
    [
      '/api/interview-kits',
      { title: 'First talk', minutes: 30, attributes: [] },
      { title: 'Last talk', minutes: 30, attributes: [] },
    ],
    [
      '/api/onboarding-templates',
      { name: 'Boat', tasks: [{ title: 'Papers', side: 'company', day: 1 }] },
      { name: 'Ship', tasks: [{ title: 'Papers', side: 'company', day: 1 }] },
    ],
    [
      '/api/step-templates',
      { name: 'Short', steps: [{ name: 'Call', status: 'screening' }] },
      { name: 'Long', steps: [{ name: 'Call', status: 'screening' }] },
    ],
    ['/api/company/lists', { name: 'Divers', shared: true }, { name: 'Swimmers' }],
  ];

  test.each(made)('is told by %s once each, and last as a marker', async (path, body, changed) => {
    const other = await company(server);
    const begun = await now();
    const id = idIn(await server.as(manager).post(path, body));
    const first = await changes(path, begun);
    expect(first.rows).toMatchObject([{ id }]);
    const again = await now();
    expect((await changes(path, again)).rows).toEqual([]);
    const reply = await server.as(manager).put(`${path}/${id}`, changed);
    expect(reply.status, reply.text).toBe(200);
    expect((await changes(path, again)).rows).toMatchObject([
      { id, ...('name' in changed ? { name: changed.name } : {}) },
    ]);
    await server.as(manager).delete(`${path}/${id}`);
    expect((await changes(path, begun)).rows).toEqual([{ id, deleted: true }]);
    expect((await changes(path, begun, other.founder)).rows).toEqual([]);
  });

  test('as tags, with those who have them, and duplicates that were decided', async () => {
    const [one, two] = [await jobSeeker(server), await jobSeeker(server)];
    const { id: jobId } = await postedJob(server, manager);
    for (const seeker of [one, two]) await applied(server, seeker, jobId);
    const begun = await now();
    const tagId = idIn(
      await server.as(key).post(`/api/company/candidates/${one.id}/tags`, { name: 'Diver' }),
    );
    const own = `/api/company/candidates/${one.id}/tags`;
    for (const path of ['/api/company/tags', own])
      expect((await changes(path, begun)).rows).toMatchObject([{ id: tagId }]);
    expect((await changes('/api/company/candidates', begun)).rows).toMatchObject([{ id: one.id }]);
    const again = await now();
    await server.as(key).put(`/api/company/tags/${tagId}`, { name: 'Swimmer' });
    expect((await changes('/api/company/candidates', again)).rows).toMatchObject([{ id: one.id }]);
    await server.as(key).delete(`${own}/${tagId}`);
    for (const path of ['/api/company/tags', own])
      expect((await changes(path, begun)).rows).toEqual([{ id: tagId, deleted: true }]);
    const last = await now();
    await server.as(manager).call('POST /api/company/duplicates', {
      body: { keepId: one.id, otherId: two.id, same: true },
    });
    expect((await changes('/api/company/duplicates/decisions', last)).rows).toHaveLength(1);
    const people = (await changes('/api/company/candidates', last)).rows;
    expect(people.find(({ id }) => id === two.id)).toEqual({ id: two.id, deleted: true });
  });
});

test('what belongs to an application is told by the lists of all and by its own, and what is over as a marker', async () => {
  const seeker = await jobSeeker(server);
  const { id: jobId } = await postedJob(server, manager);
  const begun = await now();
  const { id } = await applied(server, seeker, jobId);
  const other = await applied(server, await jobSeeker(server), jobId);
  const staff = server.as(manager);
  const interview = idIn(
    await staff.post(`/api/applications/${id}/interviews`, {
      title: 'Talk',
      minutes: 30,
      times: [daysAhead(9)],
      panel: [manager.id],
    }),
  );
  const message = idIn(await staff.post(`/api/applications/${id}/messages`, { body: 'Hello' }));
  const offer = idIn(await staff.post(`/api/applications/${id}/offers`, offerBody));
  const told: [string, number][] = [
    ['/api/interviews?when=any&whose=all', interview],
    [`/api/applications/${id}/interviews`, interview],
    [`/api/applications/${id}/messages`, message],
    [`/api/applications/${id}/offers`, offer],
    ['/api/offers', offer],
  ];
  for (const [path, expected] of told)
    expect((await changes(path, begun)).rows, path).toMatchObject([{ id: expected }]);
  for (const name of ['interviews', 'messages', 'offers'])
    expect((await changes(`/api/applications/${other.id}/${name}`, begun)).rows).toEqual([]);
  expect((await changes('/api/hires', begun)).rows).toEqual([]);

  const again = await now();
  await staff.call('PUT /api/applications/:id/status', {
    params: { id },
    body: { status: 'hired', openOffer: 'withdraw' },
  });
  idIn(await staff.post(`/api/applications/${id}/onboarding`, { startDate: offerBody.startDate }));
  expect((await changes('/api/hires', again)).rows).toMatchObject([{ applicationId: id }]);
  expect((await changes('/api/offers', again)).rows).toEqual([{ id: offer, deleted: true }]);
  const [onboarding] = (await changes('/api/onboardings', again)).rows;
  expect(onboarding).toMatchObject({ applicationId: id });
  await staff.call('PUT /api/applications/:id/status', { params: { id }, body: { status: 'interviewing' } });
  expect((await changes('/api/hires', again)).rows).toEqual([{ applicationId: id, deleted: true }]);
  expect((await changes('/api/onboardings', again)).rows).toEqual([{ id: onboarding?.id, deleted: true }]);
});

test('who leaves a list by a filter, hides, or was deleted is a marker; of others’ jobs one hears nothing', async () => {
  const { id: jobId } = await postedJob(server, manager);
  const found = await jobSeeker(server);
  const begun = await now();
  const { id } = await applied(server, await jobSeeker(server), jobId);
  await server
    .as(key)
    .call('PUT /api/applications/:id/status', { params: { id }, body: { status: 'screening' } });
  const list = '/api/applications?status=screening';
  expect((await changes(list, begun)).rows).toMatchObject([{ id }]);
  await server
    .as(key)
    .call('PUT /api/applications/:id/status', { params: { id }, body: { status: 'interviewing' } });
  expect((await changes(list, begun)).rows).toEqual([{ id, deleted: true }]);
  const colleague = await recruiter(server);
  expect((await changes('/api/applications', begun, colleague)).rows).toEqual([]);
  await joined(server, colleague, companyId);
  expect((await changes('/api/applications', begun, colleague)).rows).toMatchObject([{ id }]);

  await server.as(found).put('/api/profile/job-seeker', { title: 'Diver', discoverable: true });
  const people = async () =>
    (await changes('/api/company/candidates', begun)).rows.find((row) => row.id === found.id);
  expect(await people()).toMatchObject({ title: 'Diver' });
  await server.as(found).call('PUT /api/hidden-companies/:id', { params: { id: companyId } });
  expect(await people()).toEqual({ id: found.id, deleted: true });

  await run(server.database.pool, 'delete from application where id = $1', [id]);
  expect((await changes('/api/applications', begun)).rows).toEqual([{ id, deleted: true }]);
  await run(server.database.pool, 'delete from job_posting where id = $1', [jobId]);
  expect((await changes('/api/jobs?scope=own', begun)).rows).toEqual([{ id: jobId, deleted: true }]);
});

test('what people who want to be found change of themselves nobody hears whom they are not shown to', async () => {
  const sandbox = await server.as(manager).call('POST /api/company/sandbox', { query: {} });
  const strangers: (KeyHolder | Person)[] = [
    { id: sandbox.id, key: sandbox.key, userType: 'recruiter' },
    await recruiter(server),
    (await company(server, undefined, { verified: false })).founder,
  ];
  const seeker = await jobSeeker(server);
  const { id: jobId } = await postedJob(server, manager);
  const edits = async (title: string) => {
    const begun = await now();
    await server.as(seeker).put('/api/profile/job-seeker', { title, discoverable: true });
    return async (who: KeyHolder | Person) => (await changes('/api/company/candidates', begun, who)).rows;
  };
  const shown = await edits('Diver');
  expect(await shown(key)).toMatchObject([{ id: seeker.id, title: 'Diver' }]);
  for (const who of strangers) expect(await shown(who)).toEqual([]);

  await server.as(seeker).call('PUT /api/hidden-companies/:id', { params: { id: companyId } });
  const hidden = await edits('Captain');
  expect(await hidden(key)).toEqual([]);
  expect(await hidden((await company(server)).founder)).toMatchObject([{ id: seeker.id }]);
  // Who applies there is shown again, hidden or not.
  await applied(server, seeker, jobId);
  const again = await edits('Skipper');
  expect(await again(key)).toMatchObject([{ id: seeker.id, title: 'Skipper' }]);
  for (const who of strangers) expect(await again(who)).toEqual([]);
});

test('administration’s lists tell platform keys of accounts, companies and jobs', async () => {
  const { until } = await changes('/api/admin/users', new Date().toISOString(), platform);
  const seeker = await jobSeeker(server);
  const other = await company(server);
  const { id: jobId } = await postedJob(server, other.founder);
  const ids = async (path: string) => (await changes(path, until, platform)).rows.map(({ id }) => id);
  expect(await ids('/api/admin/users')).toContain(seeker.id);
  for (const path of ['/api/admin/companies', '/api/companies']) expect(await ids(path)).toContain(other.id);
  expect(await ids('/api/admin/jobs')).toContain(jobId);
  await server
    .as(admin)
    .call('PUT /api/admin/companies/:id', { params: { id: other.id }, body: { suspended: true } });
  expect((await changes('/api/companies', until)).rows).toContainEqual({ id: other.id, deleted: true });
});
