import { beforeAll, describe, expect, test } from 'vitest';
import { companyNameProblem, visibleLine } from '#domain/names.ts';
import { run } from '#server/db/query.ts';
import { companies } from '#server/demo/market/companies.ts';
import { company, jobSeeker, platformAdmin, recruiter } from '#test/people.ts';
import { postedJob } from '#test/postings.ts';
import { type Person, serverForThisFile } from '#test/server.ts';

const server = serverForThisFile();
const problem = { accept: 'application/problem+json' };

let admin: Person;
beforeAll(async () => {
  admin = await platformAdmin(server);
  await company(server, 'Odegiri Island Resort');
  await company(server, 'Морской Ресторан');
  await company(server, 'ރީފް ދޯނި');
});

const found = async (name: string) =>
  server.as(await recruiter(server)).post('/api/companies', { name }, problem);

describe('nobody founds a company that looks like one that is here', () => {
  test.each([
    ['Odegiri Island Resort\u200b', 'a space of no width'],
    ['\u202eOdegiri Island Resort', 'turned around'],
    ['Ｏdegiri Island Resort', 'a wide letter'],
    ['ＯＤＥＧＩＲＩ ＩＳＬＡＮＤ ＲＥＳＯＲＴ', 'all of them wide'],
    ['Odegiri lsland Resort', 'an l for an I'],
    ['0degiri Island Res0rt', 'noughts'],
    ['Odegiri Island Resort.', 'a full stop'],
    ['Odegiri-Island-Resort', 'dashes'],
    ['Odégiri Ísland Resörţ', 'accents'],
    ['𝐎𝐝𝐞𝐠𝐢𝐫𝐢 Island Resort', 'letters of mathematics'],
    ['Odegiri Island Rеѕоrt', 'Cyrillic letters'],
    ['Οdegiri Island Resort', 'a Greek one'],
    ['Морской  РЕСТОРАН', 'the same in capitals'],
    ['ރީފް-ދޯނި', 'the same in Thaana'],
  ])('%j, with %s', async (name) => {
    const refused = await found(name);
    expect([400, 409]).toContain(refused.status);
    expect(refused.json).toMatchObject({ fields: { name: expect.any(String) } });
  });

  test('and may found one with a name of its own, in whatever alphabet', async () => {
    for (const name of ['Odegiri Beach Resort', 'ރީފް ބޯޓު', 'Морской Отель', '山田 Diving'])
      expect((await found(name)).status, name).toBe(201);
  });

  test('nor gives its own company such a name', async () => {
    const { founder } = await company(server);
    const refused = await server
      .as(founder)
      .put('/api/company/settings', { companyName: 'Odegiri lsland Resort' }, problem);
    expect(refused).toMatchObject({ status: 409, json: { fields: { companyName: expect.any(String) } } });
  });

  test('nor one that stands for those who run the site, which an administrator may give', async () => {
    expect(await found('Moorings Support')).toMatchObject({
      status: 400,
      json: { fields: { name: expect.stringContaining('reserved') } },
    });
    const { id } = await company(server);
    await server.as(admin).call('PUT /api/company/settings', {
      query: { companyId: id },
      body: { companyName: 'Moorings Support' },
    });
  });
});

test('what nobody can see is taken out of names of companies and people', async () => {
  const made = await found('\u2066Coral\u200b \u0007Bay\u202e');
  expect(made.json).toMatchObject({ name: 'Coral Bay' });
  const seeker = server.as(await jobSeeker(server));
  expect(
    await seeker.call('PUT /api/user', {
      body: { firstName: '\u202eAi\u200bshath', lastName: 'Na\u001bseem\ufeff' },
    }),
  ).toMatchObject({ firstName: 'Aishath', lastName: 'Naseem' });
  expect((await found('\u200b\u202e')).status).toBe(400);
});

test('the names of the demo need no tidying', () => {
  for (const { name } of companies) {
    expect(visibleLine(name)).toBe(name);
    expect(companyNameProblem(name)).toBeUndefined();
  }
});

describe('the verification of a company', () => {
  const verified = async () => {
    const { id, founder } = await company(server);
    await server.as(founder).call('PUT /api/company/settings', { body: { website: 'https://reef.example' } });
    await server.as(admin).call('PUT /api/admin/companies/:id', { params: { id }, body: { verified: true } });
    return { id, founder, as: server.as(founder) };
  };
  const standing = async (id: number) => {
    const list = await server.as(admin).call('GET /api/admin/companies', { query: { limit: 200 } });
    return list.find((one) => one.id === id);
  };

  test.each([
    ['name', (id: number) => ({ companyName: `Official Hilton ${id}` })],
    ['website', () => ({ website: 'https://evil.example' })],
    ['missing website', () => ({ website: '' })],
  ])('ends with a new %s, on its jobs too, and the administrator sees why', async (_, body) => {
    const { id, founder, as } = await verified();
    const job = await postedJob(server, founder);
    const { name } = await as.call('GET /api/companies/:id', { params: { id } });
    await as.call('PUT /api/company/settings', { body: body(id) });
    expect(await as.call('GET /api/companies/:id', { params: { id } })).toMatchObject({ verified: false });
    expect(await as.call('GET /api/jobs/:id', { params: { id: job.id } })).toMatchObject({
      companyVerified: false,
    });
    expect(await standing(id)).toMatchObject({
      verifiedAt: null,
      verificationEnded: { nameBefore: name, websiteBefore: 'https://reef.example', at: expect.any(String) },
    });
    const [entry] = await server
      .as(admin)
      .call('GET /api/admin/audit', { query: { search: founder.username } });
    expect(entry?.action).toMatch(/^company\./);
    await server.as(admin).call('PUT /api/admin/companies/:id', { params: { id }, body: { verified: true } });
    expect(await standing(id)).toMatchObject({ verificationEnded: null });
  });

  test('ends only once: what was verified is what the administrator is told, however often it changes', async () => {
    const { id, as } = await verified();
    const { name } = await as.call('GET /api/companies/:id', { params: { id } });
    for (const companyName of [`Second ${id}`, `Third ${id}`])
      await as.call('PUT /api/company/settings', { body: { companyName } });
    expect(await standing(id)).toMatchObject({
      verificationEnded: { nameBefore: name, nameAfter: `Third ${id}` },
    });
  });

  test('stays where nothing of that changes', async () => {
    const { id, as } = await verified();
    const { name } = await as.call('GET /api/companies/:id', { params: { id } });
    await as.call('PUT /api/company/settings', {
      body: { companyName: name.toUpperCase(), website: 'https://REEF.example/', description: 'Diving' },
    });
    expect(await as.call('GET /api/companies/:id', { params: { id } })).toMatchObject({ verified: true });
  });

  test('stays where it is an administrator who changes the name', async () => {
    const { id, as } = await verified();
    await server.as(admin).call('PUT /api/company/settings', {
      query: { companyId: id },
      body: { companyName: `By the administrator ${id}` },
    });
    expect(await as.call('GET /api/companies/:id', { params: { id } })).toMatchObject({ verified: true });
  });

  test('is not for the company of those without one', async () => {
    expect(await server.as(admin).put('/api/admin/companies/1', { verified: true })).toMatchObject({
      status: 409,
    });
  });
});

describe('a username', () => {
  const register = (username: string) =>
    server
      .as()
      .post('/api/register', { username, password: 'a boat, a rope', userType: 'job_seeker' }, problem);

  test.each([
    'admin',
    'Administrator',
    'adm1n',
    'support',
    'moorings',
    'moorings-support',
    'root',
    'system',
    'naadhira.',
  ])('%s cannot be chosen', async (username) => {
    expect(await register(username)).toMatchObject({
      status: 400,
      json: { fields: { username: expect.any(String) } },
    });
  });

  test('that somebody has already stays theirs', async () => {
    const person = await jobSeeker(server, { username: 'was-here' });
    await run(server.database.pool, `update user_account set username = 'root' where id = $1`, [person.id]);
    const login = { username: 'root', password: 'a boat, a rope, a cleat' };
    expect((await server.as().post('/api/login', login)).status).toBe(200);
  });
});
