import { createHash } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { describe, expect, test } from 'vitest';
import { row, rows, run } from '#server/db/query.ts';
import { eventually } from '#test/eventually.ts';
import { jobSeeker, password, platformAdmin } from '#test/people.ts';
import { type Reply, serverForThisFile, startServer } from '#test/server.ts';
import { hashAt, ownCost } from './passwords.ts';

hashAt(ownCost);
const server = serverForThisFile();

describe('signing in', () => {
  test('answers the user and sets a cookie that scripts cannot read and other sites do not send', async () => {
    const { id, username } = await jobSeeker(server);
    const reply = await server.as().post('/api/login', { username: ` ${username.toUpperCase()} `, password });
    expect(reply).toMatchObject({ status: 200, json: { id, username } });
    expect(reply.headers['set-cookie']).toEqual([
      expect.stringMatching(/^sid=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(/^device=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
  });

  test('under https the cookie is bound to this very host and to encrypted connections', async () => {
    const secure = await startServer({
      database: server.database,
      config: { publicUrl: 'https://jobs.example.com' },
    });
    const { username } = await jobSeeker(server);
    const reply = await secure.as().post('/api/login', { username, password });
    expect(reply.headers['set-cookie']).toEqual([
      expect.stringMatching(
        /^__Host-sid=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
      expect.stringMatching(
        /^__Host-device=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ]);
    expect(reply.headers['strict-transport-security']).toMatch(/^max-age=\d{7,}/);
    await secure.close();
  });

  test('gives a new session and ends the one there was', async () => {
    const person = await jobSeeker(server);
    const browser = server.as(person);
    await browser.call('POST /api/login', { body: { username: person.username, password } });
    expect(browser.cookies()).not.toBe(person.session);
    expect((await server.as(person).get('/api/user')).status).toBe(401);
    expect((await browser.get('/api/user')).status).toBe(200);
  });

  test('makes a session id that somebody planted before worth nothing', async () => {
    const { username } = await jobSeeker(server);
    const planted = { session: 'sid=planted-by-somebody', userType: 'job_seeker' } as const;
    const victim = server.as(planted);
    await victim.call('POST /api/login', { body: { username, password } });
    expect(victim.cookies()).not.toContain('planted');
    expect((await server.as(planted).get('/api/user')).status).toBe(401);
  });

  test('takes a password as it was typed, letter for letter', async () => {
    const username = 'nightwatch';
    const typed = 'ﬁve lanterns ashore 2';
    await server.as().call('POST /api/register', { body: { username, password: typed } });
    const tried = (text: string) => server.as().post('/api/login', { username, password: text });
    for (const other of [typed.normalize('NFKC'), typed.toUpperCase(), ` ${typed}`, `${typed} `])
      expect((await tried(other)).status).toBe(401);
    expect((await tried(typed)).status).toBe(200);
    // As it was kept before: as the hash of its NFKC form, to which every way of writing it led.
    const kept = `nfkc:${await hash(typed.normalize('NFKC'))}`;
    await run(server.database.pool, 'update user_account set password = $2 where username = $1', [
      username,
      kept,
    ]);
    for (const same of [typed, typed.normalize('NFKC')]) expect((await tried(same)).status).toBe(200);
    expect((await tried(`${typed}!`)).status).toBe(401);
  });

  test('keeps the hash of the session’s id, not the id', async () => {
    const { id, session } = await jobSeeker(server);
    const token = session.replace('sid=', '');
    const kept = await row<{ text: string; sid: string }>(
      server.database.pool,
      'select s::text as text, sid from session s where user_id = $1',
      [id],
    );
    expect(kept?.sid).toBe(createHash('sha256').update(token).digest('hex'));
    expect(kept?.text).not.toContain(token);
  });
});

describe('who cannot sign in', () => {
  test('is told the same whether the name, the password or the account is at fault', async () => {
    const { username } = await jobSeeker(server);
    const disabled = await jobSeeker(server);
    await run(server.database.pool, 'update user_account set disabled_at = now() where id = $1', [
      disabled.id,
    ]);
    const imported = await jobSeeker(server);
    await run(server.database.pool, 'update user_account set password = null where id = $1', [imported.id]);

    const attempts = [
      { username, password: 'not the password' },
      { username: 'nobody-of-this-name', password },
      { username: 'nobody', password: 'x' },
      { username: 'އަޙްމަދު', password },
      { username: 'nul\u0000', password },
      { username: 'surrogate\ud800', password: 'nul\u0000 \ud800' },
      { username: "' or 1=1 --", password: "' or 1=1 --" },
      { username: disabled.username, password },
      { username: imported.username, password },
    ];
    for (const attempt of attempts) {
      const refused = await server.as().post('/api/login', attempt);
      expect(told(refused)).toEqual({
        status: 401,
        text: 'Username or password is wrong.',
        code: 'wrong_credentials',
        cookies: undefined,
      });
    }
  });

  test.each([
    [{}, 'Username is required. Password is required.'],
    [{ username: '', password: '' }, 'Username is required. Password is required.'],
    [{ username: ['a'], password: { $gt: '' } }, 'Username is required. Password is required.'],
  ])('with %j is told what is missing', async (body, words) => {
    expect(await server.as().post('/api/login', body)).toMatchObject({ status: 400, text: words });
  });

  test('very long credentials are wrong ones, not an error', async () => {
    const { username } = await jobSeeker(server);
    expect((await server.as().post('/api/login', { username, password: 'x'.repeat(300) })).text).toBe(
      'Username or password is wrong.',
    );
    expect((await server.as().post('/api/login', { username: 'x'.repeat(300), password })).text).toBe(
      'Username or password is wrong.',
    );
    expect((await server.as().post('/api/login', { username, password: 'x'.repeat(9_000) })).status).toBe(
      413,
    );
  });
});

describe('a session', () => {
  test('ends with signing out, which can be done twice', async () => {
    const person = await jobSeeker(server);
    const browser = server.as(person);
    const out = await browser.post('/api/logout');
    expect(out).toMatchObject({ status: 204, text: '' });
    expect(browser.cookies()).toBe('');
    expect((await server.as(person).get('/api/user')).status).toBe(401);
    expect((await browser.post('/api/logout')).status).toBe(204);
  });

  test('survives a restart of the server', async () => {
    const person = await jobSeeker(server);
    const restarted = await startServer({ database: server.database });
    expect(await restarted.as(person).call('GET /api/user')).toMatchObject({ id: person.id });
    await restarted.close();
  });

  test('ends when its time is over', async () => {
    const person = await jobSeeker(server);
    await run(
      server.database.pool,
      `update session set expire = now() - interval '1 second' where user_id = $1`,
      [person.id],
    );
    expect((await server.as(person).get('/api/user')).status).toBe(401);
  });

  test('in use is prolonged', async () => {
    const person = await jobSeeker(server);
    await run(
      server.database.pool,
      `update session set expire = now() + interval '2 days', last_used_at = now() - interval '6 minutes' where user_id = $1`,
      [person.id],
    );
    await server.as(person).call('GET /api/user');
    await eventually(async () => {
      const prolonged = await rows(
        server.database.pool,
        `select sid from session where user_id = $1 and expire > now() + interval '29 days'`,
        [person.id],
      );
      return prolonged.length === 1;
    });
    expect((await server.as(person).get('/api/user')).status).toBe(200);
  });

  test('ends at once when an admin disables the account, and does not come back with it', async () => {
    const person = await jobSeeker(server);
    const admin = server.as(await platformAdmin(server));
    await admin.call('PUT /api/admin/users/:id', { params: { id: person.id }, body: { disabled: true } });
    expect((await server.as(person).get('/api/user')).status).toBe(401);
    await admin.call('PUT /api/admin/users/:id', { params: { id: person.id }, body: { disabled: false } });
    expect((await server.as(person).get('/api/user')).status).toBe(401);
    await server.as().call('POST /api/login', { body: { username: person.username, password } });
  });
});

describe('changing the password', () => {
  const newPassword = 'two boats and a rope';

  test('needs the present one', async () => {
    const person = await jobSeeker(server);
    const refused = await server
      .as(person)
      .put(
        '/api/user/password',
        { currentPassword: 'not it', newPassword },
        { accept: 'application/problem+json' },
      );
    expect(refused).toMatchObject({
      status: 400,
      json: { fields: { currentPassword: 'Current password is wrong.' } },
    });
    await server.as().call('POST /api/login', { body: { username: person.username, password } });
  });

  test('ends every other session and leaves this one', async () => {
    const person = await jobSeeker(server);
    const elsewhere = server.as();
    await elsewhere.call('POST /api/login', { body: { username: person.username, password } });
    await server
      .as(person)
      .call('PUT /api/user/password', { body: { currentPassword: password, newPassword } });
    expect((await elsewhere.get('/api/user')).status).toBe(401);
    expect((await server.as(person).get('/api/user')).status).toBe(200);
    expect((await server.as().post('/api/login', { username: person.username, password })).status).toBe(401);
    await server.as().call('POST /api/login', { body: { username: person.username, password: newPassword } });
  });

  test('takes no password that signing up would not take', async () => {
    const person = await jobSeeker(server);
    const refused = await server
      .as(person)
      .put('/api/user/password', { currentPassword: password, newPassword: 'short' });
    expect(refused).toMatchObject({ status: 400, text: 'New password needs at least 8 characters.' });
  });
});

test('the log holds no password, name, address or session', async () => {
  const person = await jobSeeker(server, { firstName: 'Canary', email: 'canary@example.com' });
  await server.as().post('/api/login', { username: 'canary-name', password: 'canary-password' });
  await server.as(person).get('/api/jobs?search=canary-search');
  const log = server.log.join('');
  expect(log).toContain('"route":"/api/login"');
  expect(log).not.toMatch(/canary/i);
  for (const secret of [password, person.username, person.session.replace('sid=', '')])
    expect(log).not.toContain(secret);
});

function told({ status, text, headers }: Reply) {
  return { status, text, code: headers['error-code'], cookies: headers['set-cookie'] };
}
