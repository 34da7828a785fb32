import { beforeAll, describe, expect, test } from 'vitest';
import { company, jobSeeker, platformAdmin } from '#test/people.ts';
import { applied, postedJob } from '#test/postings.ts';
import { type Person, serverForThisFile } from '#test/server.ts';

const server = serverForThisFile();
let admin: Person;
beforeAll(async () => {
  admin = await platformAdmin(server);
});

const all = (query = {}) => server.as(admin).call('GET /api/admin/security-log', { query });
const of = async (person: Person, query = {}) => all({ person: person.username, ...query });

describe('who tries to get round the rules', () => {
  const tooLong = { firstName: 'x'.repeat(1_000) };
  const sentBy = async (person: Person) =>
    (await of(person, { group: 'refusals' })).filter(({ act }) => act === 'input.refused');
  const asText = (body: string, type = 'application/json') => ({ body, headers: { 'content-type': type } });

  test('is not seen in slips: what a form can send, a link kept too long, a rule nobody knew of', async () => {
    const seeker = await jobSeeker(server);
    const client = server.as(seeker);
    const replies = [
      await client.put('/api/user', tooLong),
      await client.put('/api/user/time-zone', {}),
      await client.put('/api/user/time-zone', { timeZone: null }),
      await client.get('/api/jobs?sort=sideways'),
      await client.post('/api/user/recovery-codes'),
    ];
    expect(replies.map(({ status }) => status)).toEqual([400, 400, 400, 400, 409]);
    expect(await of(seeker, { group: 'refusals' })).toEqual([]);
  });

  test.each([
    [
      'a field that is nobody’s to set',
      { userType: 'admin', firstName: 'A' },
      { way: 'field', fields: ['userType'] },
    ],
    ['another kind of value', { firstName: ['A'] }, { way: 'value', code: 'invalid' }],
  ])('has %s noted, and nothing of what was sent', async (_, body, noted) => {
    const seeker = await jobSeeker(server);
    expect((await server.as(seeker).put('/api/user', body)).status).toBe(400);
    const [entry] = await sentBy(seeker);
    expect(entry).toMatchObject({ outcome: 'refused', details: { call: 'PUT /api/user', ...noted } });
    expect(JSON.stringify(entry)).not.toMatch(/"admin"|"A"/);
  });

  test('has a status noted that no screen offers', async () => {
    const { founder } = await company(server);
    const job = await postedJob(server, founder);
    const { id } = await applied(server, await jobSeeker(server), job.id);
    const path = `/api/applications/${id}/status`;
    expect((await server.as(founder).put(path, { status: 'promoted' })).status).toBe(400);
    const [entry] = await sentBy(founder);
    expect(entry?.details).toEqual({
      call: 'PUT /api/applications/:id/status',
      code: 'invalid',
      id,
      way: 'value',
    });
  });

  test('has bodies noted that no browser of ours writes, signed in or not', async () => {
    const seeker = await jobSeeker(server);
    const bodies = [
      asText('{"firstName":'),
      asText('<a/>', 'application/xml'),
      asText(JSON.stringify({ firstName: 'x'.repeat(70_000) })),
      asText(`${'['.repeat(30)}${']'.repeat(30)}`),
    ];
    for (const body of bodies) await server.as(seeker).send('PUT', '/api/user', body);
    expect((await sentBy(seeker)).map(({ details }) => details['code'])).toEqual([
      'too_intricate',
      'too_large',
      'unsupported_media_type',
      'invalid_json',
    ]);
    await server.as().send('POST', '/api/login', { ...asText('{'), from: '127.9.12.1' });
    const there = (await all({ group: 'refusals' })).filter(({ network }) => network === '127.9.12');
    expect(there.map(({ actor, details }) => [actor, details['code']])).toEqual([[null, 'invalid_json']]);
  });

  test('has a link noted that was made for something else', async () => {
    const from = '127.9.13.1';
    const { id } = await jobSeeker(server);
    const made = await server
      .as(admin)
      .call('POST /api/admin/users/:id/password-reset-link', { params: { id } });
    const token = made.url.split('#')[1] ?? '';
    const used = await server.as().send('PUT', `/api/email-confirmations/${token}`, { from });
    expect(used.status).toBe(404);
    const there = (await all({ group: 'refusals' })).filter(({ network }) => network === '127.9.13');
    expect(there.map(({ details }) => details)).toEqual([
      { call: 'PUT /api/email-confirmations/:token', code: 'not_found' },
    ]);
  });

  test('is seen in slips once there are twenty in a minute, whatever rules they are against', async () => {
    const seeker = await jobSeeker(server);
    const client = server.as(seeker);
    for (let times = 0; times < 19; times += 1)
      await (times % 2 ? client.put('/api/user', tooLong) : client.post('/api/user/recovery-codes'));
    expect(await sentBy(seeker)).toEqual([]);
    await client.put('/api/user', tooLong);
    expect((await sentBy(seeker)).map(({ details }) => details)).toEqual([
      { call: 'PUT /api/user', code: 'invalid', way: 'often' },
    ]);
    expect(await sentBy(await jobSeeker(server))).toEqual([]);
  });
});
