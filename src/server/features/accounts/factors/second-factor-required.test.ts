import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '#contract/api.ts';
import { api } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { FactorPolicies } from '#domain/second-factor.ts';
import { row, rows, run } from '#server/db/query.ts';
import { moorings } from '#test/command-line.ts';
import { type EventStream, listenAs } from '#test/event-stream.ts';
import { eventually } from '#test/eventually.ts';
import { authenticatorOf, halfWay, named, passkeyOf, told } from '#test/factors.ts';
import {
  company,
  companyAdmin,
  hiringManager,
  jobSeeker,
  joined,
  password,
  platformAdmin,
  recruiter,
} from '#test/people.ts';
import { type Client, type Person, serverForThisFile } from '#test/server.ts';

// A code counts for half a minute: this clock stands still in the middle of one.
const now = () => new Date('2026-11-22T10:00:15Z');
const server = serverForThisFile({ config: { publicUrl: named }, now });
const required = [403, 'second_factor_required'];
let chief: Client;
let open: EventStream[] = [];

beforeAll(async () => {
  chief = server.as(await platformAdmin(server));
  await passkeyOf(chief);
});
afterEach(() => {
  for (const stream of open) stream.close();
  open = [];
});

const asked = (body: Partial<FactorPolicies>) => chief.call('PUT /api/admin/operator', { body });

/** A company whose staff must have a second factor; who founded it has one. */
async function strictCompany() {
  const { id, founder } = await company(server);
  const client = server.as(founder);
  await passkeyOf(client);
  await client.call('PUT /api/company/settings', { body: { secondFactor: true } });
  return { id, founder: client };
}

describe('where the operator asks admins for a second factor', () => {
  test('an admin without one signs in, learns that, and can do nothing else until there is one', async () => {
    const admin = await platformAdmin(server);
    await asked({ secondFactorOfAdmins: true });
    const client = server.as();
    const user = await client.call('POST /api/login', { body: { username: admin.username, password } });
    expect(user.secondFactorMissing).toBe(true);
    for (const path of [
      '/api/admin/users',
      '/api/admin/stats',
      '/api/jobs',
      '/api/notifications',
      '/api/live',
    ])
      expect(told(await client.get(path))).toEqual(required);
    expect(told(await client.put('/api/user', { firstName: 'Sneaky' }))).toEqual(required);
    expect(told(await client.put('/api/admin/operator', { secondFactorOfAdmins: false }))).toEqual(required);
    expect(told(await client.delete(`/api/admin/users/${admin.id}/factors`))).toEqual(required);

    await passkeyOf(client);
    expect(await client.call('GET /api/user')).toMatchObject({ secondFactorMissing: false });
    await client.call('GET /api/admin/users');
    await asked({ secondFactorOfAdmins: false });
  });

  test('nobody else is asked', async () => {
    await asked({ secondFactorOfAdmins: true });
    for (const person of [await jobSeeker(server), await recruiter(server), await companyAdmin(server)])
      expect(await server.as(person).call('GET /api/user')).toMatchObject({ secondFactorMissing: false });
    await asked({ secondFactorOfAdmins: false });
  });
});

test('company admins, whether by their account or in their company, can be asked by the operator', async () => {
  const byAccount = await companyAdmin(server);
  const { id, founder } = await company(server);
  const staff = await joined(server, await hiringManager(server), id);
  await asked({ secondFactorOfCompanyAdmins: true });
  for (const person of [byAccount, founder])
    expect(told(await server.as(person).get('/api/applications'))).toEqual(required);
  await server.as(staff).call('GET /api/applications');
  await server.as(await recruiter(server)).call('GET /api/applications');
  await asked({ secondFactorOfCompanyAdmins: false });
  await server.as(founder).call('GET /api/applications');
});

describe('where the operator asks everybody for a second factor', () => {
  const askEverybody = (secondFactorOfEverybody: boolean) => asked({ secondFactorOfEverybody });
  afterEach(async () => askEverybody(false));

  test('nobody is let further without one, whatever they are and however they came in', async () => {
    const { founder } = await company(server);
    const byProvider = await recruiter(server);
    await run(server.database.pool, `update session set way = 'provider' where user_id = $1`, [
      byProvider.id,
    ]);
    await askEverybody(true);
    for (const person of [await jobSeeker(server), byProvider, founder, await platformAdmin(server)]) {
      const client = server.as(person);
      expect(told(await client.get('/api/notifications'))).toEqual(required);
      expect(await client.call('GET /api/user')).toMatchObject({ secondFactorMissing: true });
    }
    const person = await jobSeeker(server);
    const client = server.as(person);
    await authenticatorOf(client, now());
    await client.call('GET /api/notifications');
    expect(told(await client.delete('/api/user/authenticator'))).toEqual([409, 'last_factor']);
  });

  test('what hears of what happens ends at once for who has none, and goes on for who has', async () => {
    const without = await listenAs(server, await jobSeeker(server));
    const person = await jobSeeker(server);
    await passkeyOf(server.as(person));
    const withOne = await listenAs(server, person);
    open.push(without, withOne);
    await askEverybody(true);
    await eventually(() => without.closed());
    expect(withOne.closed()).toBe(false);
  });

  test('an open screen is not enough to ask it, or to stop asking', async () => {
    const admin = await platformAdmin(server);
    const client = server.as(admin);
    await run(
      server.database.pool,
      `update session set confirmed_at = now() - interval '16 minutes' where user_id = $1`,
      [admin.id],
    );
    for (const name of ['secondFactorOfEverybody', 'secondFactorOfAdmins'])
      expect(told(await client.put('/api/admin/operator', { [name]: true }))).toEqual([
        403,
        'confirm_identity',
      ]);
    await client.call('PUT /api/admin/operator', { body: { name: 'Harbour Ltd' } });
    expect(await client.call('GET /api/admin/operator')).toMatchObject({ secondFactorOfEverybody: false });
  });
});

describe('a company can ask its staff', () => {
  test('and whom it does not vouch for, and those of others, it cannot', async () => {
    const { id } = await strictCompany();
    const member = server.as(await joined(server, await recruiter(server), id));
    const asker = server.as(await joined(server, await recruiter(server), id, { verified: false }));
    expect(told(await member.get('/api/applications'))).toEqual(required);
    await asker.call('GET /api/applications');
    await authenticatorOf(member, now());
    await member.call('GET /api/applications');
  });

  test('and shows what it prepares for its careers site to none of them without one', async () => {
    const { id, founder } = await strictCompany();
    const member = server.as(await joined(server, await recruiter(server), id, { role: 'company_admin' }));
    const preview = async (client: Client) =>
      (await client.get(`/careers-preview/${id}`, { accept: 'text/html' })).status;
    expect([await preview(founder), await preview(member)]).toEqual([200, 404]);
    await authenticatorOf(member, now());
    expect(await preview(member)).toBe(200);
  });

  test('by its admins only, and what one of them has changed meanwhile is not written over', async () => {
    const { id, founder } = await strictCompany();
    const member = server.as(await joined(server, await recruiter(server), id));
    await authenticatorOf(member, now());
    expect((await member.put('/api/company/settings', { secondFactor: false })).status).toBe(403);
    const before = await founder.call('GET /api/company/settings');
    await founder.call('PUT /api/company/settings', { body: { secondFactor: false } });
    const stale = await founder.put(
      '/api/company/settings',
      { secondFactor: true },
      { 'if-match': `"${before.etag}"` },
    );
    expect(stale.status).toBe(412);
  });

  test('and what hears of what happens ends for who has none', async () => {
    const { id, founder } = await company(server);
    const person = await joined(server, await recruiter(server), id);
    await passkeyOf(server.as(founder));
    const stream = await listenAs(server, person);
    open.push(stream);
    await server.as(founder).call('PUT /api/company/settings', { body: { secondFactor: true } });
    await eventually(() => stream.closed());
    const anew = await server.as(person).get('/api/live', { accept: 'text/event-stream' });
    expect(told(anew)).toEqual(required);
  });

  test('of whom none removes the last factor', async () => {
    const { founder } = await strictCompany();
    await authenticatorOf(founder, now());
    const id = (await founder.call('GET /api/user/passkeys'))[0]?.id ?? 0;
    const removed = await Promise.all([
      founder.delete('/api/user/authenticator'),
      founder.delete(`/api/user/passkeys/${id}`),
    ]);
    expect(removed.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(removed.filter(({ status }) => status === 409)).toHaveLength(1);
    const [left] = await founder.call('GET /api/user/passkeys');
    const path = left ? `/api/user/passkeys/${left.id}` : '/api/user/authenticator';
    expect(told(await founder.delete(path))).toEqual([409, 'last_factor']);
  });
});

test('what is asked of whom is in the security log, with who asked it', async () => {
  const { id } = await strictCompany();
  await asked({ secondFactorOfAdmins: true });
  await asked({ secondFactorOfAdmins: false });
  const noted = await rows<{ companyId: number | null; details: object }>(
    server.database.pool,
    `select company_id as "companyId", details from security_log where act = 'policy.changed' order by id desc limit 3`,
  );
  expect(noted).toEqual([
    { companyId: null, details: { secondFactorOfAdmins: false } },
    { companyId: null, details: { secondFactorOfAdmins: true } },
    { companyId: id, details: { secondFactor: true } },
  ]);
});

test('what is there without a second factor is what setting one up takes, and no more', () => {
  const calls = Object.entries<Endpoint>(api).filter(([, { withoutFactor }]) => withoutFactor);
  expect(calls.map(([call]) => call as Call).filter((call) => !call.includes('/api/user'))).toEqual([]);
  expect(calls.length).toBeGreaterThan(0);
});

describe('who has lost every factor', () => {
  const lost = async (): Promise<Person> => {
    const person = await jobSeeker(server);
    await passkeyOf(server.as(person));
    await authenticatorOf(server.as(person), now());
    await server.as(person).call('POST /api/user/recovery-codes');
    return person;
  };
  const left = (person: Person) =>
    row(
      server.database.pool,
      `select (select count(*) from passkey where user_id = $1) + (select count(*) from authenticator where user_id = $1)
         + (select count(*) from recovery_code where user_id = $1) + (select count(*) from session where user_id = $1) as left`,
      [person.id],
    );

  test('is let back in by an admin: all of it goes, every session ends, and they are told', async () => {
    const person = await lost();
    await halfWay(server, person);
    await chief.call('DELETE /api/admin/users/:id/factors', { params: { id: person.id } });
    expect(await left(person)).toEqual({ left: 0 });
    expect((await server.as(person).get('/api/user')).status).toBe(401);
    await server.as().call('POST /api/login', { body: { username: person.username, password } });
    const noted = await rows<{ act: string; details: object }>(
      server.database.pool,
      `select act, details from security_log where user_id = $1 and act = 'factors.taken'`,
      [person.id],
    );
    expect(noted).toEqual([{ act: 'factors.taken', details: { passkeys: 1, authenticator: true } }]);
    const mail = await row(
      server.database.pool,
      `select subject from mail where to_user_id = $1 and subject not like 'New sign-in%' order by id desc limit 1`,
      [person.id],
    );
    expect(mail).toEqual({ subject: 'Your passkeys and codes were removed at Moorings' });
  });

  test('is let back in on the command line, also an admin', async () => {
    const person = await lost();
    await run(server.database.pool, `update user_account set user_type = 'admin' where id = $1`, [person.id]);
    const command = ['user', 'remove-factors', '--username', person.username.toUpperCase()];
    expect(await moorings({ DATABASE_URL: server.database.url }, command)).toEqual({
      code: 0,
      said: `${person.username} signs in with the password alone.\n`,
      complained: '',
    });
    expect(await left(person)).toEqual({ left: 0 });
  });
});
