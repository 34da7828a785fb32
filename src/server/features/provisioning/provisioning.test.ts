import { beforeAll, describe, expect, test } from 'vitest';
import { rows, run } from '#server/db/query.ts';
import { company, joined, recruiter } from '#test/people.ts';
import {
  accountOf,
  membersIn,
  patch,
  person,
  type Provisioner,
  provisioner,
  tokenOf,
} from '#test/provisioner.ts';
import { type Person, serverForThisFile } from '#test/server.ts';
import type { ScimCall } from './scim-call.ts';

const server = serverForThisFile();
let employer: { id: number; founder: Person };
let idp: Provisioner;
let token: string;

beforeAll(async () => {
  employer = await company(server);
  token = await tokenOf(server, employer.founder);
  idp = provisioner(server, token);
});

test('somebody new gets an account without a password, and is a member', async () => {
  const sent = person({ externalId: '00u1' });
  const made = await idp.post('/Users', sent);
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({ ...sent, id: made.id, name: { formatted: 'Mariyam Zoona' } });
  expect(made.headers.location).toBe(`/api/scim/v2/Users/${made.id}`);
  const account = await accountOf(server, made.id);
  expect(account).toMatchObject({
    email: sent.userName,
    password: null,
    userType: 'recruiter',
    firstName: 'Mariyam',
  });
  expect(await membersIn(server, employer.id)).toContainEqual({
    userId: account.id,
    role: 'recruiter',
    verified: true,
  });
  expect((await idp.get(`/Users/${made.id}`)).body).toEqual(made.body);
});

describe('a token', () => {
  test('is shown once, kept as its hash, and known by how it begins', async () => {
    const { founder, id: companyId } = await company(server);
    const made = await server.as(founder).call('POST /api/company/provisioning/tokens');
    expect(made.token).toMatch(/^moorings_scim_[\w-]{43}$/);
    const settings = await server.as(founder).call('GET /api/company/provisioning');
    expect(settings.tokens).toMatchObject([{ id: made.id, hint: made.token.slice(0, 18), lastUsedAt: null }]);
    expect(JSON.stringify(settings)).not.toContain(made.token);
    const kept = await rows(server.database.pool, 'select * from provisioning_token where company_id = $1', [
      companyId,
    ]);
    expect(JSON.stringify(kept)).not.toContain(made.token.slice(18));
    await provisioner(server, made.token).get('/Users');
    const used = await server.as(founder).call('GET /api/company/provisioning');
    expect(used).toMatchObject({
      tokens: [{ lastUsedAt: expect.any(String) }],
      lastSyncAt: expect.any(String),
    });
  });

  test('is one of two at most, also when several are made at once, and ends at once', async () => {
    const { founder } = await company(server);
    const asked = await Promise.all(
      Array.from({ length: 5 }, () => server.as(founder).post('/api/company/provisioning/tokens')),
    );
    expect(asked.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 201, 409, 409, 409]);
    const [one, other] = asked
      .filter(({ status }) => status === 201)
      .map(({ json }) => json as { id: number; token: string });
    expect((await provisioner(server, one?.token).get('/Users')).status).toBe(200);
    await server
      .as(founder)
      .call('DELETE /api/company/provisioning/tokens/:id', { params: { id: one?.id ?? 0 } });
    expect((await provisioner(server, one?.token).get('/Users')).status).toBe(401);
    expect((await provisioner(server, other?.token).get('/Users')).status).toBe(200);
    expect((await server.as(founder).post('/api/company/provisioning/tokens')).status).toBe(201);
  });

  test('is only for companies that the platform has verified', async () => {
    const { founder } = await company(server, undefined, { verified: false });
    expect(await server.as(founder).post('/api/company/provisioning/tokens')).toMatchObject({ status: 409 });
  });

  test('lets nobody in any more, but still sends off, where the company’s verification has ended', async () => {
    const { founder, id: companyId } = await company(server);
    const own = provisioner(server, await tokenOf(server, founder));
    const { id } = await own.post('/Users', person());
    await run(server.database.pool, 'update company set verified_at = null where id = $1', [companyId]);
    expect((await own.post('/Users', person())).status).toBe(403);
    expect(
      (await own.patch(`/Users/${id}`, patch({ op: 'replace', value: { active: false } }))).body,
    ).toMatchObject({ active: false });
    expect((await own.patch(`/Users/${id}`, patch({ op: 'replace', value: { active: true } }))).status).toBe(
      403,
    );
    expect(await membersIn(server, companyId)).toHaveLength(1);
  });
});

describe('who is nobody', () => {
  /** Every call of SCIM, with a body that would be accepted; a new one without a row does not compile. */
  const bodies: Record<ScimCall, unknown> = {
    'GET /Users': undefined,
    'POST /Users': person(),
    'GET /Users/:id': undefined,
    'PUT /Users/:id': person(),
    'PATCH /Users/:id': patch({ op: 'replace', path: 'active', value: false }),
    'DELETE /Users/:id': undefined,
    'GET /Groups': undefined,
    'POST /Groups': { displayName: 'Theirs' },
    'GET /Groups/:id': undefined,
    'PUT /Groups/:id': { displayName: 'Theirs' },
    'PATCH /Groups/:id': patch({ op: 'replace', path: 'displayName', value: 'Theirs' }),
    'DELETE /Groups/:id': undefined,
    'GET /ServiceProviderConfig': undefined,
    'GET /ResourceTypes': undefined,
    'GET /ResourceTypes/:id': undefined,
    'GET /Schemas': undefined,
    'GET /Schemas/:id': undefined,
  };
  let user: string;
  let group: string;
  let stranger: { id: number; founder: Person; token: string };
  const send = (who: Provisioner, call: ScimCall, headers?: Record<string, string>) => {
    const [method = '', path = ''] = call.split(' ');
    const at = path.replace(
      ':id',
      path.startsWith('/Users') ? user : path.startsWith('/Groups') ? group : 'User',
    );
    if (method === 'GET') return who.get(at, headers);
    if (method === 'DELETE') return who.delete(at, headers);
    return who[method.toLowerCase() as 'post' | 'put' | 'patch'](at, bodies[call], headers); // The methods that are left.
  };
  const state = async () =>
    rows(
      server.database.pool,
      `select p.*, m.role, u.email, u.first_name, u.disabled_at from provisioned_user p join user_account u on u.id = p.user_id
         left join company_user m on m.company_id = p.company_id and m.user_id = p.user_id order by p.id`,
    );

  beforeAll(async () => {
    ({ id: user } = await idp.post('/Users', person()));
    ({ id: group } = await idp.post('/Groups', { displayName: 'Ours', members: [{ value: user }] }));
    const other = await company(server);
    stranger = { ...other, token: await tokenOf(server, other.founder) };
  });

  test.each(Object.keys(bodies) as ScimCall[])('%s is refused without a token that works', async (call) => {
    const before = await state();
    const { token: ended, id } = await server
      .as(stranger.founder)
      .call('POST /api/company/provisioning/tokens');
    await server.as(stranger.founder).call('DELETE /api/company/provisioning/tokens/:id', { params: { id } });
    for (const other of [undefined, ended, `${token}x`, 'moorings_scim_', `x${token}`]) {
      const refused = await send(provisioner(server, other), call);
      expect(refused).toMatchObject({ status: 401, headers: { 'www-authenticate': 'Bearer realm="SCIM"' } });
    }
    // Who manages the company is signed in: that is no token.
    expect(
      (await send(provisioner(server, undefined), call, { cookie: employer.founder.session })).status,
    ).toBe(401);
    expect(
      (await send(provisioner(server, undefined), call, { authorization: `Basic ${token}` })).status,
    ).toBe(401);
    expect(await state()).toEqual(before);
  });

  test.each(
    (Object.keys(bodies) as ScimCall[]).filter((call) => /^(?!POST)\S+ \/(Users|Groups)\/:id/.test(call)),
  )('%s finds nothing of another company’s', async (call) => {
    const before = await state();
    const refused = await send(provisioner(server, stranger.token), call);
    expect(refused).toMatchObject({ status: 404 });
    expect(refused.body).toEqual((await provisioner(server, stranger.token).get('/Users/2147483647')).body);
    expect(await state()).toEqual(before);
  });

  test('no list and no filter shows anybody of another company', async () => {
    const theirs = provisioner(server, stranger.token);
    const [{ body: whole }, { body: named }] = [
      await theirs.get('/Users?count=200'),
      await theirs.get(
        `/Users?filter=${encodeURIComponent(`id eq "${user}" or userName pr or active ne null`)}`,
      ),
    ];
    expect([whole, named]).toMatchObject([{ totalResults: 0 }, { totalResults: 0 }]);
    const members = await theirs.post('/Groups', { displayName: 'Taken', members: [{ value: user }] });
    expect(members).toMatchObject({ status: 400, body: { scimType: 'invalidValue' } });
    expect(
      await theirs.post('/Groups', { displayName: 'Nobody', members: [{ value: '2147483647' }] }),
    ).toMatchObject({
      status: 400,
      body: members.body,
    });
  });

  test('a token is no session: it opens nothing else', async () => {
    const reply = await server.as().get('/api/user', { authorization: `Bearer ${token}` });
    expect(reply.status).toBe(401);
  });

  test('members who came otherwise are nobody here', async () => {
    const colleague = await joined(server, await recruiter(server), employer.id);
    const { body } = await idp.get(
      `/Users?filter=${encodeURIComponent(`userName eq "${colleague.username}"`)}`,
    );
    expect(body).toMatchObject({ totalResults: 0 });
  });
});

test('every act stands in the security log, with the company and its token', async () => {
  const own = await company(server);
  const made = await server.as(own.founder).call('POST /api/company/provisioning/tokens');
  const theirs = provisioner(server, made.token);
  const { id } = await theirs.post('/Users', person());
  await theirs.patch(`/Users/${id}`, patch({ op: 'replace', value: { active: false } }));
  await theirs.delete(`/Users/${id}`);
  await server
    .as(own.founder)
    .call('DELETE /api/company/provisioning/tokens/:id', { params: { id: made.id } });
  for (let again = 0; again < 3; again += 1) await theirs.get('/Users');
  const noted = await rows<{ act: string; actorId: number | null; token: number | null }>(
    server.database.pool,
    `select act, actor_id as "actorId", (details ->> 'tokenId')::integer as token from security_log where company_id = $1
       and id >= (select id from security_log where company_id = $1 and act = 'key.made') order by id`,
    [own.id],
  );
  const byToken = { actorId: null, token: made.id };
  expect(noted).toEqual([
    { act: 'key.made', actorId: own.founder.id, token: null },
    { act: 'account.made', ...byToken },
    { act: 'member.added', ...byToken },
    { act: 'member.removed', ...byToken },
    { act: 'account.disabled', ...byToken },
    { act: 'key.ended', actorId: own.founder.id, token: null },
    { act: 'call.refused', ...byToken },
  ]);
});
