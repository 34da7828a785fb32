import { beforeAll, describe, expect, test } from 'vitest';
import { row, run } from '#server/db/query.ts';
import { eventually } from '#test/eventually.ts';
import { listenAs } from '#test/event-stream.ts';
import { company, jobSeeker, joined, platformAdmin, recruiter } from '#test/people.ts';
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

const server = serverForThisFile();
let employer: { id: number; founder: Person };
let idp: Provisioner;

beforeAll(async () => {
  employer = await company(server);
  idp = provisioner(server, await tokenOf(server, employer.founder));
});

describe('whoever is switched off', () => {
  test('is signed out everywhere, with the streams that are open, and comes back', async () => {
    const made = await idp.post('/Users', person());
    const account = await accountOf(server, made.id);
    await run(
      server.database.pool,
      'update user_account set password = (select password from user_account where id = $2) where id = $1',
      [account.id, employer.founder.id],
    );
    const signIn = async () => {
      const browser = server.as();
      await browser.call('POST /api/login', {
        body: { username: account.username, password: 'a boat, a rope, a cleat' },
      });
      return browser;
    };
    const browser = await signIn();
    expect((await browser.call('GET /api/user')).memberships).toMatchObject([
      { companyId: employer.id, verified: true },
    ]);
    const stream = await listenAs(server, { session: browser.cookies() });
    await idp.patch(`/Users/${made.id}`, patch({ op: 'replace', path: 'active', value: false }));
    expect((await browser.get('/api/user')).status).toBe(401);
    await eventually(() => stream.closed());
    const later = await signIn();
    expect((await later.call('GET /api/user')).memberships).toEqual([]);
    await idp.patch(`/Users/${made.id}`, patch({ op: 'replace', path: 'active', value: true }));
    expect((await later.call('GET /api/user')).memberships).toMatchObject([
      { companyId: employer.id, verified: true },
    ]);
  });
});

describe('somebody with an account of their own', () => {
  const confirm = (id: number) =>
    run(server.database.pool, 'update user_account set email_confirmed_at = now() where id = $1', [id]);
  const whole = (id: number) => row(server.database.pool, 'select * from user_account where id = $1', [id]);

  test.each([
    ['a job seeker', () => jobSeeker(server)],
    [
      'a member of another company',
      async () => joined(server, await recruiter(server), (await company(server)).id),
    ],
    ['a member of this one', async () => joined(server, await recruiter(server), employer.id)],
  ])('is never taken over: %s', async (_, made) => {
    const owner = await made();
    await confirm(owner.id);
    const before = await whole(owner.id);
    const email = `${owner.username}@example.com`;
    const body = person({
      userName: email,
      emails: [{ value: email.toUpperCase(), primary: true, type: 'work' }],
    });
    expect(await idp.post('/Users', body)).toMatchObject({ status: 409, body: { scimType: 'uniqueness' } });
    const { id } = await idp.post('/Users', person());
    expect((await idp.put(`/Users/${id}`, body)).status).toBe(409);
    expect(await whole(owner.id)).toEqual(before);
    expect((await server.as(owner).get('/api/user')).status).toBe(200);
  });

  test('has it for themselves once they belong elsewhere, too: only the membership is the company’s', async () => {
    const sent = person();
    const { id } = await idp.post('/Users', sent);
    const account = await accountOf(server, id);
    const other = await company(server);
    await run(
      server.database.pool,
      `insert into company_user (company_id, user_id, role) values ($1, $2, 'recruiter')`,
      [other.id, account.id],
    );
    const before = await whole(account.id);
    const told = {
      ...sent,
      name: { givenName: 'Renamed', familyName: 'By them' },
      emails: [{ value: 'elsewhere@reef.example', primary: true }],
    };
    expect((await idp.put(`/Users/${id}`, told)).body).toMatchObject({ name: { givenName: 'Renamed' } });
    expect((await idp.delete(`/Users/${id}`)).status).toBe(204);
    expect(await whole(account.id)).toEqual(before);
    expect((await membersIn(server, other.id)).some(({ userId }) => userId === account.id)).toBe(true);
  });

  test('is not read by the identity provider, which is told what it has said itself', async () => {
    const { id } = await idp.post('/Users', person());
    const account = await accountOf(server, id);
    await run(
      server.database.pool,
      `update user_account set first_name = 'Private', email = 'private@home.example' where id = $1`,
      [account.id],
    );
    expect(JSON.stringify((await idp.get(`/Users/${id}`)).body)).not.toMatch(/rivate/);
  });
});

describe('groups', () => {
  const roleOf = async (id: string) => {
    const account = await accountOf(server, id);
    return (await membersIn(server, employer.id)).find(({ userId }) => userId === account.id)?.role;
  };
  const group = async (
    displayName: string,
    role: 'recruiter' | 'hiring_manager' | 'company_admin' | null,
    ...ids: string[]
  ) => {
    const { id } = await idp.post('/Groups', { displayName, members: ids.map((value) => ({ value })) });
    if (role)
      await server
        .as(employer.founder)
        .call('PUT /api/company/provisioning/groups/:id', { params: { id: Number(id) }, body: { role } });
    return id;
  };

  test('give their members the role that the company says, the highest of several, and nothing by their name', async () => {
    const { id } = await idp.post('/Users', person());
    await group('Company Admin', null, id);
    expect(await roleOf(id)).toBe('recruiter');
    const managers = await group('Heads', 'hiring_manager', id);
    expect(await roleOf(id)).toBe('hiring_manager');
    expect((await accountOf(server, id)).userType).toBe('hiring_manager');
    const admins = await group('Owners', 'company_admin', id);
    expect(await roleOf(id)).toBe('company_admin');
    expect((await accountOf(server, id)).userType).toBe('recruiter');
    await idp.patch(`/Groups/${admins}`, patch({ op: 'remove', path: `members[value eq "${id}"]` }));
    expect(await roleOf(id)).toBe('hiring_manager');
    await idp.delete(`/Groups/${managers}`);
    expect(await roleOf(id)).toBe('recruiter');
  });

  test('never make anybody a platform admin', async () => {
    const id = await group('Platform', null);
    const refused = await server
      .as(employer.founder)
      .put(`/api/company/provisioning/groups/${id}`, { role: 'admin' });
    expect(refused.status).toBe(400);
  });

  test('hold for who comes back, too', async () => {
    const { id } = await idp.post('/Users', person());
    await group('Hosts', 'hiring_manager', id);
    await idp.patch(`/Users/${id}`, patch({ op: 'replace', value: { active: false } }));
    expect(await roleOf(id)).toBeUndefined();
    await idp.patch(`/Users/${id}`, patch({ op: 'replace', value: { active: true } }));
    expect(await roleOf(id)).toBe('hiring_manager');
  });

  test('and switching off leave the company its last admin', async () => {
    const own = await company(server);
    const theirs = provisioner(server, await tokenOf(server, own.founder));
    const { id } = await theirs.post('/Users', person());
    const { id: admins } = await theirs.post('/Groups', { displayName: 'Owners', members: [{ value: id }] });
    await server.as(own.founder).call('PUT /api/company/provisioning/groups/:id', {
      params: { id: Number(admins) },
      body: { role: 'company_admin' },
    });
    const admin = { role: 'company_admin', verified: true };
    const expectKept = async (members: object[]) => {
      expect(
        (await theirs.patch(`/Users/${id}`, patch({ op: 'replace', value: { active: false } }))).status,
      ).toBe(409);
      expect((await theirs.delete(`/Users/${id}`)).status).toBe(409);
      expect((await theirs.patch(`/Groups/${admins}`, patch({ op: 'remove', path: 'members' }))).status).toBe(
        204,
      );
      expect(await membersIn(server, own.id)).toMatchObject(members);
      await theirs.patch(`/Groups/${admins}`, patch({ op: 'add', path: 'members', value: [{ value: id }] }));
    };
    // The founder, whom nobody provisions, can sign in no more; now there is one admin.
    const platform = server.as(await platformAdmin(server));
    await platform.call('PUT /api/admin/users/:id', {
      params: { id: own.founder.id },
      body: { disabled: true },
    });
    await expectKept([admin, admin]);
    // Nor is there another once the founder is no member any more.
    await platform.call('DELETE /api/companies/:id/members/:userId', {
      params: { id: own.id, userId: own.founder.id },
    });
    await expectKept([admin]);
  });
});

test('of two who make one person at once, one is told that there is somebody', async () => {
  const sent = person();
  const made = await Promise.all(Array.from({ length: 6 }, () => idp.post('/Users', sent)));
  expect(made.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409, 409, 409]);
  const found = await idp.get(`/Users?filter=${encodeURIComponent(`userName eq "${sent.userName}"`)}`);
  expect(found.body).toMatchObject({ totalResults: 1 });
});
