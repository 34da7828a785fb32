import { beforeAll, describe, expect, test } from 'vitest';
import { rows, run } from '#server/db/query.ts';
import { upkeepComes } from '#test/background.ts';
import { company } from '#test/people.ts';
import { postedJob } from '#test/postings.ts';
import { type Person, serverForThisFile } from '#test/server.ts';

const server = serverForThisFile();
let employer: { id: number; founder: Person };
beforeAll(async () => {
  employer = await company(server);
});

const changed = (id: number, body: object) =>
  server.as(employer.founder).call('PUT /api/jobs/:id', { params: { id }, body });

describe('what does not fit is refused in a sentence', () => {
  test.each([
    [{ country: 'Maldives' }, 'country', 'Country must be given by the ISO code of two letters, such as MV'],
    [
      { remoteFrom: ['MV', 'Europe'] },
      'remoteFrom',
      'Countries for remote work must be given by the ISO code of two letters, such as MV',
    ],
    [{ worksite: 'x'.repeat(121) }, 'worksite', 'Worksite can have at most 120 characters'],
    [
      { payMin: 9.999, payCurrency: 'USD' },
      'payMin',
      'Least pay must be an amount from 0 to 100,000,000 with at most 2 digits behind the point',
    ],
    [{ payMin: 1_000 }, 'payCurrency', 'Choose the currency of the pay'],
    [{ payMin: 1_500, payMax: 1_200, payCurrency: 'USD' }, 'payMax', 'Most pay is less than the least'],
    [
      { serviceCharge: 'no', serviceChargeShare: 50 },
      'serviceChargeShare',
      'No service charge is paid, so none is shared',
    ],
    [
      { serviceChargeShare: 101 },
      'serviceChargeShare',
      'Share of the service charge must be 1 to 100 per cent',
    ],
    [
      { allowances: Array.from({ length: 13 }, (_, at) => `Allowance ${at}`) },
      'allowances',
      'At most 12 allowances can be listed',
    ],
  ])('%j', async (terms, field, sentence) => {
    const posting = { title: 'Waiter', description: 'Tables.', ...terms };
    const refused = await server
      .as(employer.founder)
      .post('/api/jobs', posting, { accept: 'application/problem+json' });
    expect(refused.status).toBe(400);
    expect(refused.json).toMatchObject({ fields: { [field]: `${sentence}.` } });
  });
});

test('a job says where it is and what it pays in parts, read from its texts, which stay as they were typed', async () => {
  const job = await postedJob(server, employer.founder, {
    location: 'Kurumba Maldives, K. Atoll',
    salaryRange: 'USD 1,200–1,500 a month + service charge, food',
  });
  expect(job).toMatchObject({
    location: 'Kurumba Maldives, K. Atoll',
    salaryRange: 'USD 1,200–1,500 a month + service charge, food',
    country: 'MV',
    worksite: 'Kurumba Maldives',
    placeFrom: 'text',
    payMin: 1_200,
    payMax: 1_500,
    payCurrency: 'USD',
    payPeriod: 'month',
    serviceCharge: 'yes',
    allowances: ['Food'],
    payFrom: 'text',
  });
});

test('what a person states stands until the text is another; then it is doubted until they say it again', async () => {
  const { id, etag } = await postedJob(server, employer.founder, {
    location: 'Malé',
    salaryRange: 'Negotiable',
  });
  const stated = { country: 'MV', locality: 'Villimalé', payMin: 9.5, payCurrency: 'USD', payPeriod: 'hour' };
  const corrected = await changed(id, stated);
  expect(corrected).toMatchObject({ ...stated, placeFrom: 'person', payFrom: 'person' });
  expect(corrected.etag).not.toBe(etag);
  expect(await changed(id, { title: 'Boat crew', status: 'paused' })).toMatchObject({
    ...stated,
    placeFrom: 'person',
  });
  const moved = await changed(id, { location: 'Dubai', salaryRange: 'AED 9,000 a month' });
  expect(moved).toMatchObject({ ...stated, placeFrom: 'outdated', payFrom: 'outdated' });
  expect(
    await changed(id, { country: 'AE', locality: 'Dubai', region: null, allowances: ['Housing'] }),
  ).toMatchObject({
    country: 'AE',
    placeFrom: 'text',
    payFrom: 'person',
    allowances: ['Housing'],
  });
});

test('parts sent as they were answered are no correction, and null takes one back', async () => {
  const { id, country, region, locality } = await postedJob(server, employer.founder, { location: 'Malé' });
  expect(await changed(id, { country, region, locality })).toMatchObject({ placeFrom: 'text' });
  expect(await changed(id, { worksite: 'Tourist jetty' })).toMatchObject({
    placeFrom: 'person',
    locality: 'Malé',
  });
  expect(await changed(id, { country: null, region: null, locality: null, worksite: null })).toMatchObject({
    placeFrom: 'text',
    locality: 'Malé',
    worksite: null,
  });
});

test('pay that is stated is found by the filter for pay', async () => {
  const { id } = await postedJob(server, employer.founder, { salaryRange: 'Attractive, tax free' });
  const found = async () => {
    const query = { salaryMin: 4_000, salaryCurrency: 'USD' };
    return (await server.as(employer.founder).call('GET /api/jobs', { query })).map((job) => job.id);
  };
  expect(await found()).not.toContain(id);
  await changed(id, { payMin: 60_000, payMax: 72_000, payCurrency: 'USD', payPeriod: 'year' });
  expect(await found()).toContain(id);
});

test('a job without a country is in the company’s, unless it names a place elsewhere', async () => {
  const resorts = await company(server);
  await run(server.database.pool, `update company set location = 'Hulhumalé, Maldives' where id = $1`, [
    resorts.id,
  ]);
  const inMaldives = await postedJob(server, resorts.founder, { location: 'Staff island' });
  expect(inMaldives).toMatchObject({ country: 'MV', placeFrom: 'text' });
  expect(await postedJob(server, resorts.founder, { location: 'Perth' })).toMatchObject({ country: null });
  expect(await postedJob(server, resorts.founder, { location: 'Dubai' })).toMatchObject({ country: 'AE' });
});

test('jobs from before are read in the background, what people state is left alone, and nothing is written twice', async () => {
  const { pool } = server.database;
  const old = await postedJob(server, employer.founder, {
    location: 'Baa Atoll',
    salaryRange: 'MVR 9,000 a month',
  });
  const stated = await postedJob(server, employer.founder, { location: 'Baa Atoll', worksite: 'Finolhu' });
  await run(pool, 'update job_posting set place = null, pay = null where id = $1', [old.id]);
  await run(pool, 'delete from terms_reading');
  const kept = () =>
    rows<{ version: string }>(
      pool,
      'select place, pay, xmin::text as version from job_posting where id = any($1) order by id',
      [[old.id, stated.id]],
    );
  const [, before] = await kept();
  await upkeepComes(server, 'features');
  const read = await kept();
  expect(read).toMatchObject([
    { place: { country: 'MV', region: 'Baa Atoll', from: 'text' }, pay: { payMin: 9_000, from: 'text' } },
    { place: { worksite: 'Finolhu', from: 'person' } },
  ]);
  expect(read[1]).toEqual(before);
  await run(pool, `update terms_reading set reader = 'an older one'`);
  await upkeepComes(server, 'features');
  expect(await kept()).toEqual(read);
});
