import { beforeAll, expect, test } from 'vitest';
import type { Job } from '#contract/api.ts';
import { run } from '#server/db/query.ts';
import { named } from '#test/files.ts';
import { companyKey } from '#test/keys.ts';
import { inDays, sent } from '#test/offers.ts';
import { company, jobSeeker } from '#test/people.ts';
import { applied, postedJob } from '#test/postings.ts';
import { type Person, serverForThisFile } from '#test/server.ts';

const server = serverForThisFile();
let founder: Person;
let job: Job;
let withOffer: number;
let byHand: number;
beforeAll(async () => {
  ({ founder } = await company(server, 'Odegiri'));
  job = await postedJob(server, founder, { title: '+Skipper', department: 'Boats', location: 'Baa Atoll' });
  const seeker = await jobSeeker(server, { firstName: '=1+1', lastName: 'Shiuna' });
  withOffer = (await applied(server, seeker, job.id)).id;
  const offer = await sent(server, founder, withOffer);
  await server.as(seeker).post(`/api/offers/${offer.id}/accept`, { name: 'Aishath Shiuna' });
  const { tasks } = await server.as(founder).call('POST /api/applications/:id/onboarding', {
    params: { id: withOffer },
    body: { startDate: inDays(61) },
  });
  const photograph = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(200, 7)]);
  await server.as(seeker).send('POST', `/api/onboarding-tasks/${tasks[0]?.id ?? 0}/files`, {
    body: photograph,
    headers: named('passport.jpg'),
  });
  byHand = (await applied(server, await jobSeeker(server), job.id)).id;
  await server
    .as(founder)
    .call('PUT /api/applications/:id/status', { params: { id: byHand }, body: { status: 'hired' } });
  await applied(server, await jobSeeker(server), job.id);
});

const listed = (query = {}) => server.as(founder).call('GET /api/hires', { query });

test('what is asked for that makes no sense is refused, and other companies’ hires are not there', async () => {
  const { founder: stranger } = await company(server);
  expect(await server.as(stranger).call('GET /api/hires')).toEqual([]);
  expect((await server.as(stranger).get('/api/hires/export')).text.trim().split('\r\n')).toHaveLength(1);
  expect((await server.as(founder).get('/api/hires?from=yesterday')).status).toBe(400);
  expect((await server.as(founder).get('/api/hires?application=x')).status).toBe(400);
  const narrow = await companyKey(server, founder, { scopes: ['offers:read', 'applications:read'] });
  const withKey = (key: string) => server.as().get('/api/hires', { authorization: `Bearer ${key}` });
  expect((await withKey(narrow.key)).status).toBe(403);
  const right = await companyKey(server, founder, { scopes: ['hires:read'] });
  expect(await withKey(right.key)).toMatchObject({ status: 200, json: [{}, {}] });
});

test('who was hired is listed with job, pay, first day and papers, the latest first', async () => {
  const hires = await listed();
  expect(hires.map(({ applicationId }) => applicationId)).toEqual([byHand, withOffer]);
  expect(hires[0]).toMatchObject({ pay: null, startsOn: null, papers: [] });
  expect(hires[1]).toMatchObject({
    person: { firstName: '=1+1', lastName: 'Shiuna' },
    job: { id: job.id, title: '+Skipper', department: 'Boats' },
    company: { name: 'Odegiri' },
    startsOn: inDays(61),
    pay: { currency: 'USD', basicPay: 1_200, allowances: [{ name: 'Boat', amount: 50 }] },
    papers: [{ name: 'passport.jpg', kind: 'jpeg' }],
  });
  expect(await listed({ application: withOffer })).toHaveLength(1);
  const first = await server.as(founder).get('/api/hires?limit=1');
  const next = /<([^>]+)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? '';
  expect((await server.as(founder).get(next)).json).toMatchObject([{ applicationId: withOffer }]);
});

test('days are those of the company’s clock', async () => {
  await run(
    server.database.pool,
    `update application set status_updated_at = '2026-03-01T20:30:00Z' where id = $1`,
    [withOffer],
  );
  const ids = async (query: object) => (await listed(query)).map(({ applicationId }) => applicationId);
  // Half past one in the night of the next day in Malé.
  expect(await ids({ from: '2026-03-02', to: '2026-03-02' })).toEqual([withOffer]);
  expect(await ids({ to: '2026-03-01' })).toEqual([]);
});

test('the files have the same, and a spreadsheet runs nothing of what people call themselves', async () => {
  const { text, headers } = await server.as(founder).get('/api/hires/export');
  expect(headers['content-disposition']).toMatch(/^attachment; filename="hires-\d{4}-\d\d-\d\d\.csv"$/);
  const line = text.split('\r\n').find((one) => one.startsWith(`"${withOffer}"`));
  expect(line).toContain(`"'=1+1","Shiuna"`);
  expect(line).toContain(`"'+Skipper"`);
  expect(line).toContain('"USD","1200","shared","400","Boat: 50"');
  expect(line).toMatch(/"passport\.jpg"$/);
  const json = await server.as(founder).get('/api/hires/file');
  expect(json.headers['content-disposition']).toContain('.json"');
  expect(json.json).toEqual(await listed());
});
