import { describe, expect, test } from 'vitest';
import { jobSeeker } from '#test/people.ts';
import { serverForThisFile, startServer } from '#test/server.ts';

const server = serverForThisFile();

describe('a write', () => {
  test.each([
    ['of a program that is no browser', {}],
    ['of our own page', { 'sec-fetch-site': 'same-origin' }],
    ['typed by a person', { 'sec-fetch-site': 'none' }],
  ])('%s is carried out', async (_, headers) => {
    const person = await jobSeeker(server);
    const reply = await server.as(person).put('/api/user', { firstName: 'Changed' }, headers);
    expect(reply.status).toBe(200);
  });

  test('of our own page is carried out where the browser names the origin only', async () => {
    const person = await jobSeeker(server);
    const reply = await server.as(person).put('/api/user', { firstName: 'Changed' }, { origin: server.url });
    expect(reply.status).toBe(200);
  });

  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbour under the same domain', { 'sec-fetch-site': 'same-site' }],
    ['another site, in an older browser', { origin: 'https://evil.example' }],
    ['a page without an origin', { origin: 'null' }],
    ['an origin that is none', { origin: 'evil' }],
    ['another port of this host', { origin: 'http://127.0.0.1:1' }],
    ['a page that says two things', { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' }],
    ['an unheard-of place', { 'sec-fetch-site': 'Same-Origin' }],
  ])('of %s is not, whichever the method', async (_, headers) => {
    const person = await jobSeeker(server);
    const attempts = [
      await server.as(person).put('/api/user', { firstName: 'Changed' }, headers),
      await server.as(person).post('/api/logout', undefined, headers),
      await server.as(person).delete('/api/jobs/1/save', headers),
      await server.as().post('/api/login', { username: person.username, password: 'x' }, headers),
    ];
    for (const { status, text } of attempts) {
      expect({ status, text }).toEqual({
        status: 403,
        text: 'This request came from another site and was not carried out.',
      });
    }
    expect(await server.as(person).call('GET /api/user')).toMatchObject({ firstName: null });
  });
});

test('a form of another site cannot speak JSON', async () => {
  const person = await jobSeeker(server);
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
    const reply = await server
      .as(person)
      .put('/api/user', '{"firstName":"Changed"}', { 'content-type': type });
    expect(reply.status).toBe(415);
  }
});

test('behind a proxy, the public address is the origin that counts', async () => {
  const proxied = await startServer({
    database: server.database,
    config: { publicUrl: 'https://jobs.example.com' },
  });
  const person = await jobSeeker(server);
  const session = { ...person, session: person.session.replace('sid=', '__Host-sid=') };
  const change = (origin: string) =>
    proxied.as(session).put('/api/user', { firstName: 'Changed' }, { origin });
  expect((await change('https://jobs.example.com')).status).toBe(200);
  expect((await change('https://jobs.example.com.evil.example')).status).toBe(403);
  expect((await change('http://jobs.example.com')).status).toBe(403);
  await proxied.close();
});

test('another site may not read: no answer invites it', async () => {
  const person = await jobSeeker(server);
  const reply = await server.as(person).get('/api/user', { origin: 'https://evil.example' });
  expect(Object.keys(reply.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  expect(reply.headers['cross-origin-resource-policy']).toBe('same-origin');
});
