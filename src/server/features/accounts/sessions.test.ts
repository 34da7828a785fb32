import { describe, expect, test } from 'vitest';
import { row, rows, run } from '#server/db/query.ts';
import { upkeepComes } from '#test/background.ts';
import { listenAs } from '#test/event-stream.ts';
import { eventually } from '#test/eventually.ts';
import { company, jobSeeker, joined, password, platformAdmin, recruiter } from '#test/people.ts';
import { type Client, type Person, serverForThisFile } from '#test/server.ts';

const server = serverForThisFile();

test('nobody ends another person’s session', async () => {
  const [ours] = await server.as(await jobSeeker(server)).call('GET /api/user/sessions');
  const stranger = server.as(await jobSeeker(server));
  expect((await stranger.delete(`/api/user/sessions/${ours?.id}`)).status).toBe(404);
  expect((await server.as().get('/api/user/sessions')).status).toBe(401);
});

test('a person sees where they are signed in, and ending a session signs it out at once', async () => {
  const person = await jobSeeker(server);
  const elsewhere = server.as();
  await elsewhere.call('POST /api/login', {
    body: { username: person.username, password },
    headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' },
  });
  const here = server.as(person);
  const sessions = await here.call('GET /api/user/sessions');
  expect(sessions).toMatchObject([{ current: true }, { current: false, device: 'Firefox on Linux' }]);

  await here.call('DELETE /api/user/sessions/:id', { params: { id: sessions[1]?.id ?? 0 } });
  expect((await elsewhere.get('/api/user')).status).toBe(401);
  expect((await here.get('/api/user')).status).toBe(200);
});

test('what and where each session is stands in the list, and whole addresses do not', async () => {
  const person = await jobSeeker(server);
  const elsewhere = server.as();
  await elsewhere.call('POST /api/login', { body: { username: person.username, password } });
  const sessions = await server.as(person).call('GET /api/user/sessions');
  expect(sessions).toMatchObject([
    { current: true, way: 'registration', network: '127.0.0.x' },
    { current: false, way: 'password', network: '127.0.0.x', lastUsedAt: expect.any(String) },
  ]);
});

test('signing out everywhere else ends every other session, with what is open over it', async () => {
  const person = await jobSeeker(server);
  const elsewhere = await signedInAgain(person);
  const stream = await listenAs(server, { session: elsewhere.cookies() });
  await server.as(person).call('DELETE /api/user/sessions');
  expect((await elsewhere.get('/api/user')).status).toBe(401);
  expect((await server.as(person).get('/api/user')).status).toBe(200);
  await eventually(() => stream.closed());
});

describe('an admin', () => {
  test('signs somebody out everywhere, and has to have shown who they are', async () => {
    const admin = await platformAdmin(server);
    const person = await jobSeeker(server);
    const stream = await listenAs(server, person);
    const out = () => server.as(admin).delete(`/api/admin/users/${person.id}/sessions`);
    await ago(admin, 'confirmed_at', '15 minutes');
    expect((await out()).headers['error-code']).toBe('confirm_identity');
    await server.as(admin).call('POST /api/user/confirmation', { body: { password } });
    expect((await out()).status).toBe(204);
    expect((await server.as(person).get('/api/user')).status).toBe(401);
    await eventually(() => stream.closed());
    const told = `select act, actor_id as actor, details from security_log where user_id = $1 and act = 'session.ended'`;
    expect(await rows(server.database.pool, told, [person.id])).toEqual([
      { act: 'session.ended', actor: admin.id, details: { which: 'all' } },
    ]);
  });
});

describe('a session ends by itself', () => {
  test.each([
    ['a person’s, 30 days after it was last used', jobSeeker, 'last_used_at', '30 days 1 minute', 401],
    ['a person’s not before', jobSeeker, 'last_used_at', '29 days', 200],
    [
      'a person’s, 90 days after it began, however it is used',
      jobSeeker,
      'started_at',
      '90 days 1 minute',
      401,
    ],
    ['an admin’s, 12 hours after it was last used', platformAdmin, 'last_used_at', '12 hours 1 minute', 401],
    ['an admin’s not before', platformAdmin, 'last_used_at', '11 hours', 200],
    ['an admin’s, 7 days after it began', platformAdmin, 'started_at', '7 days 1 minute', 401],
  ] as const)('%s', async (_, make, column, age, status) => {
    const person = await make(server);
    await server.as(person).get('/api/user');
    await ago(person, column, age);
    expect((await server.as(person).get('/api/user')).status).toBe(status);
  });

  test('as an admin’s does, from the moment somebody becomes one', async () => {
    const { founder } = await company(server);
    await ago(founder, 'last_used_at', '13 hours');
    expect((await server.as(founder).get('/api/user')).status).toBe(401);
  });

  test('and being used does not prolong it past its longest', async () => {
    const person = await jobSeeker(server);
    await ago(person, 'started_at', '80 days');
    await ago(person, 'last_used_at', '1 hour');
    await server.as(person).get('/api/user');
    await eventually(async () => {
      const kept = await row<{ left: number }>(
        server.database.pool,
        'select extract(day from expire - now())::integer as left from session where user_id = $1',
        [person.id],
      );
      return kept?.left === 9 || kept?.left === 10;
    });
  });
});

describe('a new id comes with the next answer', () => {
  test('when a membership is verified and when it ends, and the one before soon is worth nothing', async () => {
    const { id, founder } = await company(server);
    const colleague = await recruiter(server);
    await server.as(colleague).call('POST /api/companies/:id/members', { params: { id } });
    const first = server.as(colleague);
    await first.get('/api/user');
    const asked = first.cookies();
    expect(asked).not.toBe(colleague.session);

    const params = { id, userId: colleague.id };
    await server
      .as(founder)
      .call('PUT /api/companies/:id/members/:userId', { params, body: { verified: true } });
    await first.get('/api/user');
    const verified = first.cookies();
    expect(verified).not.toBe(asked);

    await server.as(founder).call('DELETE /api/companies/:id/members/:userId', { params });
    await first.get('/api/user');
    expect(first.cookies()).not.toBe(verified);
    await graceIsOver();
    await first.get('/api/user');
    for (const before of [colleague.session, asked, verified])
      expect((await withCookie(before)).status).toBe(401);
    expect((await first.get('/api/user')).status).toBe(200);
  });

  test('when the role changes, of twenty calls at once for one, and all of them get through', async () => {
    const admin = await platformAdmin(server);
    const person = await recruiter(server);
    const change = { params: { id: person.id }, body: { userType: 'hiring_manager' } } as const;
    await server.as(admin).call('PUT /api/admin/users/:id', change);
    const replies = await Promise.all(Array.from({ length: 20 }, () => withCookie(person.session)));
    expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(replies.flatMap(({ headers }) => headers['set-cookie'] ?? [])).toHaveLength(1);
  });

  test('where its answer was lost, the one before goes on and gets another, until that has come back', async () => {
    const admin = await platformAdmin(server);
    const person = await recruiter(server);
    const change = { params: { id: person.id }, body: { userType: 'hiring_manager' } } as const;
    await server.as(admin).call('PUT /api/admin/users/:id', change);
    const lost = await withCookie(person.session);
    expect(lost.headers['set-cookie']).toBeDefined();
    expect((await withCookie(person.session)).headers['set-cookie']).toBeUndefined();
    await graceIsOver();
    const browser = server.as(person);
    const replies = await Promise.all(Array.from({ length: 5 }, () => withCookie(person.session)));
    expect(replies.map(({ status }) => status)).toEqual(Array(5).fill(200));
    await graceIsOver();
    expect((await browser.get('/api/user')).status).toBe(200);
    expect(browser.cookies()).not.toBe(person.session);
    expect((await browser.get('/api/user')).status).toBe(200);
    await graceIsOver();
    await eventually(async () => (await withCookie(person.session)).status === 401);
    expect((await browser.get('/api/user')).status).toBe(200);
  });

  test('and one from over an hour ago is worth nothing, whatever was lost', async () => {
    const admin = await platformAdmin(server);
    const person = await recruiter(server);
    const change = { params: { id: person.id }, body: { userType: 'hiring_manager' } } as const;
    await server.as(admin).call('PUT /api/admin/users/:id', change);
    await withCookie(person.session);
    await graceIsOver('1 hour');
    expect((await withCookie(person.session)).status).toBe(401);
  });

  test('and nothing is written where nothing has changed', async () => {
    const person = await joined(server, await recruiter(server), (await company(server)).id);
    const browser = server.as(person);
    await browser.get('/api/user');
    // Once it is noted that the new one has come back.
    await eventually(async () => (await browser.get('/api/user')).status === 200 && (await idIsUsed(person)));
    const settled = browser.cookies();
    const kept = () =>
      row(server.database.pool, 'select xmin::text from session where user_id = $1', [person.id]);
    const before = await kept();
    for (let times = 1; times <= 3; times += 1) await browser.get('/api/user');
    expect(browser.cookies()).toBe(settled);
    expect(await kept()).toEqual(before);
  });
});

describe('a mail tells of a sign-in', () => {
  test('with a browser that has not signed in before, and of no other', async () => {
    const person = await jobSeeker(server);
    expect(await newDevices(person)).toBe(0);
    const another = await signedInAgain(person, { 'user-agent': 'Firefox/140.0 Linux' });
    expect(await newDevices(person)).toBe(1);
    await another.call('POST /api/logout');
    await another.call('POST /api/login', { body: { username: person.username, password } });
    expect(await newDevices(person)).toBe(1);
    const mail = await row<{ text: string }>(
      server.database.pool,
      'select body_text as text from mail where to_user_id = $1',
      [person.id],
    );
    expect(mail?.text).toContain('Firefox on Linux signed in to your account for the first time');
    expect(mail?.text).toContain('127.0.0.x');
    expect(mail?.text).not.toContain('network 127.0.0.1');
  });

  test('not to who has no address', async () => {
    const browser = server.as();
    const account = { username: 'without-address', password };
    const { id } = await browser.call('POST /api/register', { body: account });
    await server.as().call('POST /api/login', { body: account });
    expect(await newDevices({ id })).toBe(0);
  });

  test('also when another account of the same browser is not new to it', async () => {
    const [one, other] = [await jobSeeker(server), await jobSeeker(server)];
    const shared = await signedInAgain(one);
    await shared.call('POST /api/login', { body: { username: other.username, password } });
    expect(await newDevices(other)).toBe(1);
  });
});

test('ids and devices that nobody can show any more are taken away', async () => {
  const person = await jobSeeker(server);
  await server.as(person).call('POST /api/user/confirmation', { body: { password } });
  const { pool } = server.database;
  await graceIsOver('1 hour');
  await run(pool, `update known_device set last_seen_at = now() - interval '401 days' where user_id = $1`, [
    person.id,
  ]);
  await upkeepComes(server, 'clean-up');
  expect(await rows(pool, 'select from former_session_id')).toHaveLength(0);
  expect(await rows(pool, 'select from known_device where user_id = $1', [person.id])).toHaveLength(0);
});

async function signedInAgain({ username }: Person, headers = {}): Promise<Client> {
  const browser = server.as();
  await browser.call('POST /api/login', { body: { username, password }, headers });
  return browser;
}

async function idIsUsed({ id }: Person): Promise<boolean> {
  const kept = 'select id_used as used from session where user_id = $1';
  return (await row<{ used: boolean }>(server.database.pool, kept, [id]))?.used ?? false;
}

/** The time in which the ids before get through is over, and that so long ago. */
async function graceIsOver(since = '0'): Promise<void> {
  await run(server.database.pool, 'update former_session_id set until = least(until, now() - $1::interval)', [
    since,
  ]);
}

function withCookie(cookie: string): ReturnType<Client['get']> {
  return server.as().send('GET', '/api/user', { headers: { cookie } });
}

async function ago({ id }: Person, column: string, age: string): Promise<void> {
  const text = `update session set ${column} = now() - $2::interval where user_id = $1`;
  await run(server.database.pool, text, [id, age]);
}

async function newDevices({ id }: Pick<Person, 'id'>): Promise<number> {
  const told = `select from mail where to_user_id = $1 and subject like 'New sign-in%'`;
  return (await rows(server.database.pool, told, [id])).length;
}
