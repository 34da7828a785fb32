import { describe, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { row, rows, run } from '#server/db/query.ts';
import { company, jobSeeker, joined, password, platformAdmin, recruiter } from '#test/people.ts';
import { offerBody } from '#test/offers.ts';
import { applied, postedJob } from '#test/postings.ts';
import { type Client, type Person, serverForThisFile } from '#test/server.ts';

const server = serverForThisFile();

test('these calls ask who it is, and no others', () => {
  const calls = Object.entries<Endpoint>(api);
  const marked = (how: true | 'sometimes') =>
    calls.filter(([, { sensitive }]) => sensitive === how).map(([key]) => key);
  expect(marked(true).toSorted()).toEqual(always);
  expect(marked('sometimes').toSorted()).toEqual([
    'DELETE /api/companies/:id/members/:userId',
    'DELETE /api/user/sessions/:id',
    'POST /api/offers/:id/send',
    'PUT /api/admin/operator',
    'PUT /api/company/settings',
    'PUT /api/user',
    'PUT /api/user/password',
  ]);
});

const always = [
  'DELETE /api/admin/keys/:id',
  'DELETE /api/admin/users/:id/factors',
  'DELETE /api/admin/users/:id/sessions',
  'DELETE /api/company/domains/:id',
  'DELETE /api/company/keys/:id',
  'DELETE /api/company/provisioning/tokens/:id',
  'DELETE /api/company/webhooks/:id',
  'DELETE /api/user/authenticator',
  'DELETE /api/user/passkeys/:id',
  'DELETE /api/user/sessions',
  'GET /api/admin/audit/export',
  'GET /api/admin/companies/export',
  'GET /api/admin/jobs/export',
  'GET /api/admin/mail/export',
  'GET /api/admin/old-calls/export',
  'GET /api/admin/refused-addresses/export',
  'GET /api/admin/security-log/export',
  'GET /api/admin/users/export',
  'GET /api/applications/export',
  'GET /api/companies/:id/members/export',
  'GET /api/company/candidates/export',
  'GET /api/company/export',
  'GET /api/company/match-record',
  'GET /api/company/security-log/export',
  'GET /api/hires/export',
  'GET /api/hires/file',
  'GET /api/interviews/export',
  'GET /api/jobs/export',
  'GET /api/profile/json-resume',
  'POST /api/admin/keys',
  'POST /api/admin/keys/:id/rotation',
  'POST /api/admin/users/:id/password-reset-link',
  'POST /api/company/exports',
  'POST /api/company/keys',
  'POST /api/company/keys/:id/rotation',
  'POST /api/company/provisioning/tokens',
  'POST /api/company/sandbox',
  'POST /api/company/webhooks',
  'POST /api/company/webhooks/:id/secret',
  'POST /api/user/authenticator',
  'POST /api/user/calendar',
  'POST /api/user/passkeys',
  'POST /api/user/passkeys/options',
  'POST /api/user/provider',
  'POST /api/user/recovery-codes',
  'PUT /api/admin/companies/:id',
  'PUT /api/admin/domains/:id',
  'PUT /api/admin/unconfirmed-applications/:id/confirmation',
  'PUT /api/admin/users/:id',
  'PUT /api/admin/users/:id/email-confirmation',
  'PUT /api/companies/:id/members/:userId',
  'PUT /api/company/provider',
  'PUT /api/company/provisioning/groups/:id',
  'PUT /api/company/webhooks/:id',
  'PUT /api/user/authenticator',
];

describe('a quarter of an hour after one has shown who one is', () => {
  test('whoever sits at the open screen makes nobody admin of the company, and the owner does after the password', async () => {
    const { id, founder } = await company(server);
    const colleague = await joined(server, await recruiter(server), id);
    const browser = server.as(founder);
    const promote = () =>
      browser.put(`/api/companies/${id}/members/${colleague.id}`, { role: 'company_admin' });
    await quarterAgo(founder);
    expect(await promote()).toMatchObject(refused);
    expect(await roleOf(colleague)).toBe('recruiter');

    await browser.call('POST /api/user/confirmation', { body: { password } });
    expect((await promote()).status).toBe(200);
    expect(await roleOf(colleague)).toBe('company_admin');
  });

  test('an offer is sent by who is asked where it is above what the company has set, or in another currency', async () => {
    const { id, founder } = await company(server);
    const writer = await joined(server, await recruiter(server), id);
    const job = await postedJob(server, writer);
    const settings = { confirmOffersAbove: 2_000, confirmOffersCurrency: 'USD' };
    await server.as(founder).call('PUT /api/company/settings', { body: settings });
    const drafted = async (pay: { basicPay: number; currency: 'USD' | 'EUR' }) => {
      const params = { id: (await applied(server, await jobSeeker(server), job.id)).id };
      const body = { ...offerBody, ...pay, allowances: [] };
      return server.as(writer).call('POST /api/applications/:id/offers', { params, body });
    };
    const small = await drafted({ basicPay: 1_000, currency: 'USD' });
    const large = await drafted({ basicPay: 2_001, currency: 'USD' });
    const foreign = await drafted({ basicPay: 1_000, currency: 'EUR' });
    await quarterAgo(writer);
    const browser = server.as(writer);
    const send = (offer: { id: number }) => browser.post(`/api/offers/${offer.id}/send`);
    for (const offer of [large, foreign]) expect(await send(offer)).toMatchObject(refused);
    expect((await send(small)).status).toBe(200);
    await browser.call('POST /api/user/confirmation', { body: { password } });
    for (const offer of [large, foreign]) expect((await send(offer)).status).toBe(200);
  });

  test('nobody asks less of a company’s people at an open screen, and other settings change as they did', async () => {
    const { founder } = await company(server);
    const browser = server.as(founder);
    const change = (body: object) => browser.send('PUT', '/api/company/settings', { body });
    expect((await change({ confirmOffersAbove: 500 })).status).toBe(200);
    await quarterAgo(founder);
    expect(await change({ confirmOffersAbove: null })).toMatchObject(refused);
    expect(await change({ secondFactor: true })).toMatchObject(refused);
    expect((await change({ industry: 'Diving' })).status).toBe(200);
  });

  test('nobody is asked who leaves a company, and everybody who removes somebody', async () => {
    const { id, founder } = await company(server);
    const colleague = await joined(server, await recruiter(server), id);
    await quarterAgo(founder);
    await quarterAgo(colleague);
    const { id: own } = colleague;
    expect(await server.as(founder).delete(`/api/companies/${id}/members/${own}`)).toMatchObject(refused);
    expect((await server.as(colleague).delete(`/api/companies/${id}/members/${own}`)).status).toBe(204);
  });

  test('what is not there for somebody is still not there, and what they never may is still forbidden', async () => {
    const stranger = (await company(server)).founder;
    const { id, founder } = await company(server);
    await quarterAgo(stranger);
    const path = `/api/companies/${id}/members/${founder.id}`;
    expect((await server.as(stranger).put(path, { verified: false })).status).toBe(404);
    const seeker = await jobSeeker(server);
    await quarterAgo(seeker);
    expect((await server.as(seeker).put(path, { verified: false })).headers['error-code']).toBe('forbidden');
  });

  test('nobody at an open screen ends its owner’s other sessions, and everybody leaves at once', async () => {
    const person = await jobSeeker(server);
    const elsewhere = server.as();
    await elsewhere.call('POST /api/login', { body: { username: person.username, password } });
    await quarterAgo(person);
    const browser = server.as(person);
    const sessions = await browser.call('GET /api/user/sessions');
    const idOf = (current: boolean) => sessions.find((one) => one.current === current)?.id ?? 0;
    expect(await browser.delete('/api/user/sessions')).toMatchObject(refused);
    expect(await browser.delete(`/api/user/sessions/${idOf(false)}`)).toMatchObject(refused);
    expect((await elsewhere.get('/api/user')).status).toBe(200);
    const stranger = await jobSeeker(server);
    await quarterAgo(stranger);
    const foreign = await server.as(stranger).delete(`/api/user/sessions/${idOf(false)}`);
    expect(foreign.status).toBe(404);

    await elsewhere.call('POST /api/logout');
    expect((await browser.delete(`/api/user/sessions/${idOf(true)}`)).status).toBe(204);
    expect((await browser.get('/api/user')).status).toBe(401);
  });

  test('nobody at an open screen lets another into an account, or takes a company’s sign-in away', async () => {
    const { founder } = await company(server);
    const browser = server.as(founder);
    const domain = await browser.call('POST /api/company/domains', { body: { domain: 'open.example' } });
    await quarterAgo(founder);
    expect(await browser.delete(`/api/company/domains/${domain.id}`)).toMatchObject(refused);
    expect(await browser.delete('/api/company/provisioning/tokens/1')).toMatchObject(refused);
    const admin = await platformAdmin(server);
    await quarterAgo(admin);
    const other = await jobSeeker(server);
    const asAdmin = server.as(admin);
    expect(await asAdmin.post(`/api/admin/users/${other.id}/password-reset-link`)).toMatchObject(refused);
    expect(await asAdmin.put(`/api/admin/users/${other.id}/email-confirmation`)).toMatchObject(refused);
    expect(await asAdmin.put('/api/admin/operator', { secondFactorOfAdmins: true })).toMatchObject(refused);
  });

  test('signing in again is enough', async () => {
    const admin = await platformAdmin(server);
    const other = await jobSeeker(server);
    const browser = server.as(admin);
    await quarterAgo(admin);
    const disable = () => browser.put(`/api/admin/users/${other.id}`, { disabled: true });
    expect(await disable()).toMatchObject(refused);
    await browser.call('POST /api/login', { body: { username: admin.username, password } });
    expect((await disable()).status).toBe(200);
  });
});

describe('showing who one is', () => {
  test('needs the password, and says so at its field', async () => {
    const person = await jobSeeker(server);
    await quarterAgo(person);
    const browser = server.as(person);
    const wrong = await browser.post(
      '/api/user/confirmation',
      { password: 'not it' },
      { accept: 'application/problem+json' },
    );
    expect(wrong).toMatchObject({ status: 400, json: { fields: { password: 'Password is wrong.' } } });
    expect(await browser.call('GET /api/user/confirmation')).toEqual({
      confirmed: false,
      ways: ['password'],
    });
    expect((await browser.get('/api/profile/json-resume')).headers['error-code']).toBe('confirm_identity');
  });

  test('gives the session a new id, and another’s copy of the one before is soon worth nothing', async () => {
    const person = await jobSeeker(server);
    const browser = server.as(person);
    await browser.call('POST /api/user/confirmation', { body: { password } });
    expect(browser.cookies()).not.toBe(person.session);
    expect((await withCookie(person.session)).status).toBe(200);
    await graceOver(person);
    expect((await withCookie(person.session)).status).toBe(401);
    expect((await browser.get('/api/user')).status).toBe(200);
  });

  test('the id before is not prolonged by being used, nor does it make a new one', async () => {
    const person = await jobSeeker(server);
    await server.as(person).call('POST /api/user/confirmation', { body: { password } });
    const until = () =>
      row(
        server.database.pool,
        'select until from former_session_id f join session s on s.id = f.session_id where user_id = $1',
        [person.id],
      );
    const before = await until();
    const again = await server.as().send('POST', '/api/user/confirmation', {
      body: { password },
      headers: { cookie: person.session },
    });
    expect(again).toMatchObject({ status: 204 });
    expect(again.headers['set-cookie']).toBeUndefined();
    expect(await until()).toEqual(before);
  });

  test('twenty calls that were under way with the id before all get through', async () => {
    const person = await jobSeeker(server);
    const browser = server.as(person);
    const asked = Array.from({ length: 20 }, (_, at) =>
      at === 7 ? browser.post('/api/user/confirmation', { password }) : withCookie(person.session),
    );
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 204]));
    expect((await browser.get('/api/user')).status).toBe(200);
  });

  test('of twenty confirmations at once one gives the id, and the browser goes on', async () => {
    const person = await jobSeeker(server);
    const replies = await Promise.all(
      Array.from({ length: 20 }, () =>
        server.as().send('POST', '/api/user/confirmation', {
          body: { password },
          headers: { cookie: person.session },
        }),
      ),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(204));
    const given = replies.flatMap(({ headers }) => headers['set-cookie'] ?? []);
    expect(given).toHaveLength(1);
    await graceOver(person);
    expect((await withCookie(given[0]?.split(';')[0] ?? '')).status).toBe(200);
    expect(
      await rows(server.database.pool, 'select id from session where user_id = $1', [person.id]),
    ).toHaveLength(1);
  });

  test('who has no password is told that there is no way but to sign in anew', async () => {
    const person = await jobSeeker(server);
    await run(server.database.pool, 'update user_account set password = null where id = $1', [person.id]);
    expect(await server.as(person).call('GET /api/user/confirmation')).toMatchObject({ ways: [] });
    expect((await server.as(person).post('/api/user/confirmation', { password })).status).toBe(400);
  });
});

test('signing out with the id before ends the session, too', async () => {
  const person = await jobSeeker(server);
  const browser = server.as(person);
  await browser.call('POST /api/user/confirmation', { body: { password } });
  await server.as().send('POST', '/api/logout', { headers: { cookie: person.session } });
  expect((await browser.get('/api/user')).status).toBe(401);
});

test('changing the password gives the present session a new id', async () => {
  const person = await jobSeeker(server);
  const browser = server.as(person);
  await browser.call('PUT /api/user/password', {
    body: { currentPassword: password, newPassword: 'two boats and a rope' },
  });
  await graceOver(person);
  expect((await withCookie(person.session)).status).toBe(401);
  expect((await browser.get('/api/user')).status).toBe(200);
});

const refused = {
  status: 403,
  text: 'Confirm that it’s you, then try again.',
  headers: { 'error-code': 'confirm_identity' },
};

function withCookie(cookie: string): ReturnType<Client['get']> {
  return server.as().send('GET', '/api/user', { headers: { cookie } });
}

async function quarterAgo({ id }: Person): Promise<void> {
  await run(
    server.database.pool,
    `update session set confirmed_at = now() - interval '15 minutes' where user_id = $1`,
    [id],
  );
}

async function graceOver({ id }: Person): Promise<void> {
  await run(
    server.database.pool,
    'update former_session_id f set until = now() from session s where s.id = f.session_id and s.user_id = $1',
    [id],
  );
}

async function roleOf({ id }: Person): Promise<string | undefined> {
  const found = await row<{ role: string }>(
    server.database.pool,
    'select role from company_user where user_id = $1',
    [id],
  );
  return found?.role;
}
