import { beforeAll, describe, expect, test } from 'vitest';
import { row } from '#server/db/query.ts';
import { company } from '#test/people.ts';
import {
  accountOf,
  core,
  membersIn,
  patch,
  person,
  type Provisioner,
  provisioner,
} from '#test/provisioner.ts';
import { type Person, serverForThisFile } from '#test/server.ts';

const server = serverForThisFile();
let employer: { id: number; founder: Person };
let idp: Provisioner;

beforeAll(async () => {
  employer = await company(server);
  const { token } = await server.as(employer.founder).call('POST /api/company/provisioning/tokens');
  idp = provisioner(server, token);
  await idp.post('/Users', person());
});

describe('what Okta sends', () => {
  let id: string;
  const userName = 'isaac.brock@reef.example';
  const profile = {
    schemas: [core],
    userName,
    name: { givenName: 'Isaac', familyName: 'Brock' },
    emails: [{ primary: true, value: userName, type: 'work' }],
    displayName: 'Isaac Brock',
    locale: 'en-US',
    externalId: '00ujl29u0le5T6Aj10h7',
    groups: [],
    password: '1mz050nq',
    active: true,
  };

  test('to see that there is somebody, and whether there is this one', async () => {
    const some = await idp.get('/Users?startIndex=1&count=2');
    expect(some.body).toMatchObject({
      schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
      totalResults: 1,
      startIndex: 1,
      itemsPerPage: 1,
      Resources: [{ userName: expect.any(String) }],
    });
    expect((await idp.get('/Groups?startIndex=1&count=100')).body).toMatchObject({
      totalResults: 0,
      Resources: [],
    });
    const none = await idp.get(
      `/Users?filter=userName%20eq%20%22${encodeURIComponent(userName)}%22&startIndex=1&count=100`,
    );
    expect(none.body).toMatchObject({ totalResults: 0, Resources: [] });
  });

  test('makes a person, whose password of Okta’s is not taken', async () => {
    const made = await idp.post('/Users', profile);
    id = made.id;
    const { password, locale, ...kept } = profile;
    expect(made.body).toMatchObject(kept);
    expect(made.body).not.toHaveProperty('password');
    expect(made.body).not.toHaveProperty('locale');
    expect((await accountOf(server, id)).password).toBeNull();
    expect((await idp.post('/Users', profile)).body).toMatchObject({ status: '409', scimType: 'uniqueness' });
    const found = await idp.get(
      `/Users?filter=${encodeURIComponent(`userName eq "${userName.toUpperCase()}"`)}`,
    );
    expect(found.body).toMatchObject({ totalResults: 1, Resources: [{ id }] });
  });

  test('changes a profile as a whole', async () => {
    const { body } = await idp.get(`/Users/${id}`);
    const changed = await idp.put(`/Users/${id}`, {
      ...body,
      name: { givenName: 'Isaac', familyName: 'Brock-Naseem' },
    });
    expect(changed.body).toMatchObject({ userName, name: { familyName: 'Brock-Naseem' }, active: true });
    expect((await accountOf(server, id)).firstName).toBe('Isaac');
  });

  test('deactivates and reactivates', async () => {
    const userId = (await accountOf(server, id)).id;
    const off = await idp.patch(`/Users/${id}`, patch({ op: 'replace', value: { active: false } }));
    expect(off.body).toMatchObject({ id, active: false });
    expect((await membersIn(server, employer.id)).some((one) => one.userId === userId)).toBe(false);
    const on = await idp.patch(`/Users/${id}`, patch({ op: 'replace', value: { active: true } }));
    expect(on.body).toMatchObject({ id, active: true });
    expect(await membersIn(server, employer.id)).toContainEqual({
      userId,
      role: 'recruiter',
      verified: true,
    });
  });

  test('pushes a group, renames it, and puts people in and out', async () => {
    const group = await idp.post('/Groups', {
      schemas: ['urn:ietf:params:scim:schemas:core:2.0:Group'],
      displayName: 'Crew',
      members: [],
    });
    expect(group.status).toBe(201);
    const at = `/Groups/${group.id}`;
    expect(
      (await idp.patch(at, patch({ op: 'replace', value: { id: group.id, displayName: 'Night crew' } })))
        .status,
    ).toBe(204);
    await idp.patch(at, patch({ op: 'add', path: 'members', value: [{ value: id, display: userName }] }));
    expect((await idp.get(at)).body).toMatchObject({
      displayName: 'Night crew',
      members: [{ value: id, display: 'Isaac Brock' }],
    });
    expect((await idp.get(`/Users/${id}`)).body).toMatchObject({
      groups: [{ value: group.id, display: 'Night crew' }],
    });
    await idp.patch(at, patch({ op: 'remove', path: `members[value eq "${id}"]` }));
    expect((await idp.get(at)).body).toMatchObject({ members: [] });
    await idp.put(at, { schemas: [], displayName: 'Night crew', members: [{ value: id }, { value: id }] });
    await idp.patch(at, patch({ op: 'replace', path: 'members', value: [] }));
    expect((await idp.get(at)).body).toMatchObject({ members: [] });
    expect((await idp.delete(at)).status).toBe(204);
    expect((await idp.get(at)).status).toBe(404);
  });
});

describe('what Entra ID sends', () => {
  let id: string;
  const enterprise = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';

  test('makes a person, with more about them than is kept', async () => {
    const none = await idp.get(`/Users?filter=${encodeURIComponent('userName eq "non-existent user"')}`);
    expect(none.body).toMatchObject({ totalResults: 0, Resources: [] });
    const made = await idp.post('/Users', {
      schemas: [core, enterprise],
      externalId: '0a21f0f2-8d2a-4f8e-bf98-7363c4aed4ef',
      userName: 'Test_User_ab6490ee',
      active: true,
      addresses: [{ primary: false, type: 'work', country: 'Maldives' }],
      emails: [{ primary: true, type: 'work', value: 'aminath@reef.example' }],
      meta: { resourceType: 'User' },
      name: { formatted: 'Aminath Shifa', familyName: 'Shifa', givenName: 'Aminath' },
      phoneNumbers: [{ primary: true, type: 'mobile', value: '+960 330 0000' }],
      preferredLanguage: 'dv',
      roles: [],
      title: 'Purser',
      [enterprise]: { department: 'Decks', manager: { value: '1' } },
    });
    id = made.id;
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ userName: 'Test_User_ab6490ee', displayName: 'Aminath Shifa' });
    expect(JSON.stringify(made.body)).not.toMatch(/330|Decks|Purser/);
    expect((await accountOf(server, id)).username).toBe('test.user.ab6490ee'.replace(/\./g, '_'));
  });

  test.each([
    'externalId eq "0a21f0f2-8d2a-4f8e-bf98-7363c4aed4ef"',
    'emails[type eq "work"].value eq "AMINATH@reef.example"',
    'emails[type eq "work" and value co "aminath"]',
    'userName eq "test_user_AB6490ee" and active eq "True"',
  ])('finds them by %s', async (filter) => {
    const found = await idp.get(`/Users?filter=${encodeURIComponent(filter)}`);
    expect(found.body).toMatchObject({ totalResults: 1, Resources: [{ id }] });
  });

  test('changes them bit by bit, in its own spelling', async () => {
    const changed = await idp.patch(
      `/Users/${id}`,
      patch(
        { op: 'Replace', path: 'emails[type eq "work"].value', value: 'shifa@reef.example' },
        { op: 'Replace', path: 'name.familyName', value: 'Shifa Adam' },
        { op: 'Add', path: `${enterprise}:department`, value: 'Engines' },
        { op: 'Add', path: 'addresses[type eq "work"].country', value: 'Maldives' },
      ),
    );
    expect(changed.body).toMatchObject({
      emails: [{ type: 'work', value: 'shifa@reef.example' }],
      name: { givenName: 'Aminath', familyName: 'Shifa Adam' },
    });
    const dotted = await idp.patch(
      `/Users/${id}`,
      patch({
        op: 'replace',
        value: {
          'name.givenName': 'Ami',
          [`${core}:displayName`]: 'Ami',
          [`${enterprise}:department`]: 'Decks',
        },
      }),
    );
    expect(dotted.body).toMatchObject({
      displayName: 'Ami',
      name: { givenName: 'Ami', familyName: 'Shifa Adam' },
    });
  });

  test('switches them off with a word, and on again', async () => {
    const off = await idp.patch(`/Users/${id}`, patch({ op: 'Replace', path: 'active', value: 'False' }));
    expect(off.body).toMatchObject({ active: false });
    const on = await idp.patch(`/Users/${id}`, patch({ op: 'Add', path: 'active', value: 'True' }));
    expect(on.body).toMatchObject({ active: true });
  });

  test('keeps groups, whose members it asks for one by one', async () => {
    const group = await idp.post('/Groups', {
      schemas: ['urn:ietf:params:scim:schemas:core:2.0:Group'],
      externalId: '8aa1a0c0-c4c3-4bc0-b4a5-2ef676900159',
      displayName: 'Pursers',
      meta: { resourceType: 'Group' },
    });
    const at = `/Groups/${group.id}`;
    expect((await idp.get(`${at}?excludedAttributes=members`)).body).not.toHaveProperty('members');
    expect(
      (await idp.patch(at, patch({ op: 'Replace', path: 'displayName', value: 'Head pursers' }))).status,
    ).toBe(204);
    expect(
      (await idp.patch(at, patch({ op: 'Add', path: 'members', value: [{ $ref: null, value: id }] }))).status,
    ).toBe(204);
    const asked = async (member: string) =>
      (
        await idp.get(
          `/Groups?excludedAttributes=members&filter=${encodeURIComponent(`id eq "${group.id}" and members eq "${member}"`)}`,
        )
      ).body['totalResults'];
    expect([await asked(id), await asked('1')]).toEqual([1, 0]);
    await idp.patch(at, patch({ op: 'Remove', path: 'members', value: [{ $ref: null, value: id }] }));
    expect(await asked(id)).toBe(0);
    const byName = await idp.get(`/Groups?filter=${encodeURIComponent('displayName eq "head PURSERS"')}`);
    expect(byName.body).toMatchObject({ totalResults: 1, Resources: [{ id: group.id, members: [] }] });
  });

  test('deletes them for good: the account that was only the company’s is closed, and its address free', async () => {
    const account = await accountOf(server, id);
    expect((await idp.delete(`/Users/${id}`)).status).toBe(204);
    expect((await idp.get(`/Users/${id}`)).status).toBe(404);
    expect((await idp.delete(`/Users/${id}`)).status).toBe(404);
    const closed = await row(
      server.database.pool,
      'select email, disabled_at is not null as disabled from user_account where id = $1',
      [account.id],
    );
    expect(closed).toEqual({ email: null, disabled: true });
    expect((await membersIn(server, employer.id)).some(({ userId }) => userId === account.id)).toBe(false);
    expect(
      (await idp.post('/Users', person({ emails: [{ value: account.email, primary: true }] }))).status,
    ).toBe(201);
  });
});
