import { beforeAll, describe, expect, test } from 'vitest';
import { company } from '#test/people.ts';
import { patch, person, type Provisioner, provisioner, tokenOf } from '#test/provisioner.ts';
import { type Person, serverForThisFile } from '#test/server.ts';

const server = serverForThisFile();
let employer: { id: number; founder: Person };
let idp: Provisioner;

beforeAll(async () => {
  employer = await company(server);
  idp = provisioner(server, await tokenOf(server, employer.founder));
});

test('lists come in parts', async () => {
  const { founder } = await company(server);
  const own = provisioner(server, await tokenOf(server, founder));
  const ids: string[] = [];
  for (let number = 0; number < 5; number += 1) ids.push((await own.post('/Users', person())).id);
  const page = async (query: string) => {
    const { body } = await own.get(`/Users?${query}&attributes=userName`);
    const resources = body['Resources'] as { id: string }[]; // What RFC 7644 says of a list.
    return { ...body, Resources: resources.map(({ id }) => id) };
  };
  expect(await page('startIndex=1&count=2')).toMatchObject({
    totalResults: 5,
    startIndex: 1,
    itemsPerPage: 2,
    Resources: ids.slice(0, 2),
  });
  expect(await page('startIndex=5&count=2')).toMatchObject({
    totalResults: 5,
    startIndex: 5,
    itemsPerPage: 1,
    Resources: ids.slice(4),
  });
  expect(await page('startIndex=0&count=-3')).toMatchObject({
    totalResults: 5,
    startIndex: 1,
    itemsPerPage: 0,
    Resources: [],
  });
  expect(await page('startIndex=99999999999')).toMatchObject({ totalResults: 5, Resources: [] });
  const { body } = await own.get(`/Users/${ids[0]}?attributes=userName,emails.value`);
  expect(Object.keys(body).toSorted((a, b) => a.localeCompare(b))).toEqual([
    'emails',
    'id',
    'schemas',
    'userName',
  ]);
  expect(Object.keys(Object((body['emails'] as object[])[0]))).toEqual(['value']);
});

test('what was changed meanwhile is not written over', async () => {
  const made = await idp.post('/Users', person());
  const { etag = '' } = made.headers;
  expect(made.body).toMatchObject({ meta: { version: etag } });
  const off = patch({ op: 'replace', value: { displayName: 'Zoona' } });
  expect((await idp.patch(`/Users/${made.id}`, off, { 'if-match': etag })).status).toBe(200);
  expect((await idp.patch(`/Users/${made.id}`, off, { 'if-match': etag })).status).toBe(412);
  expect((await idp.delete(`/Users/${made.id}`, { 'if-match': etag })).status).toBe(412);
});

test('what it can do is said, and what it cannot', async () => {
  expect((await idp.get('/ServiceProviderConfig')).body).toMatchObject({
    patch: { supported: true },
    bulk: { supported: false },
  });
  expect((await idp.get('/ResourceTypes')).body).toMatchObject({
    totalResults: 2,
    Resources: [{ id: 'User' }, { id: 'Group' }],
  });
  const schemas = await idp.get('/Schemas');
  expect(schemas.body).toMatchObject({ Resources: [{ name: 'User' }, { name: 'Group' }] });
  expect(JSON.stringify(schemas.body)).not.toMatch(/password|phoneNumbers/);
  expect((await idp.get('/Schemas/urn:ietf:params:scim:schemas:core:2.0:Group')).body).toMatchObject({
    name: 'Group',
  });
  expect((await idp.get('/Me')).status).toBe(501);
  expect((await idp.post('/Bulk', {})).status).toBe(501);
  expect((await idp.get('/Nothing')).status).toBe(404);
});

describe('a mistake is told, and is nobody else’s', () => {
  test.each([
    ['userName', 'invalidFilter'],
    ['userName eq', 'invalidFilter'],
    ['userName zz "x"', 'invalidFilter'],
    ['userName eq "x', 'invalidFilter'],
    ['((userName eq "x")', 'invalidFilter'],
    ['userName eq "x" and', 'invalidFilter'],
    ['password eq "x"', 'invalidFilter'],
    ['constructor eq "x"', 'invalidFilter'],
    ['userName gt 5', 'invalidFilter'],
    ['active eq "perhaps"', 'invalidFilter'],
    ['meta.created gt "yesterday"', 'invalidFilter'],
    [`userName eq "${'\\a'.repeat(30)}`, 'invalidFilter'],
    [`${'('.repeat(400)}userName pr${')'.repeat(400)}`, 'invalidFilter'],
    [Array.from({ length: 60 }, () => 'id pr').join(' or '), 'invalidFilter'],
  ])('the filter %s', async (filter, scimType) => {
    const refused = await idp.get(`/Users?filter=${encodeURIComponent(filter)}`);
    expect(refused.body).toMatchObject({ status: '400', scimType });
  });

  test.each([
    'userName eq "\\" or true --"',
    `userName eq "'; drop table provisioned_user"`,
    'userName eq "\\u0000"',
    'userName co "%"',
    'not (userName pr) and (active eq true or active eq false)',
  ])('the filter %s finds nobody', async (filter) => {
    expect((await idp.get(`/Users?filter=${encodeURIComponent(filter)}`)).body).toMatchObject({
      totalResults: 0,
    });
  });

  test.each([
    [undefined],
    ['not json'],
    ['{"userName":"a","userName":'],
    [[]],
    [{}],
    [{ userName: '' }],
    [{ userName: 5 }],
    [{ userName: 'x'.repeat(255) }],
    [{ userName: 'a\u0000b' }],
    [{ userName: 'fine', name: 'Aisha' }],
    [{ userName: 'fine', name: { givenName: 'x'.repeat(81) } }],
    [{ userName: 'fine', emails: [{ value: 'nonsense' }] }],
    [{ userName: 'fine', emails: [[]] }],
    [{ userName: 'fine', emails: [null] }],
    [{ userName: 'fine', emails: Array.from({ length: 51 }, () => ({ value: 'a@b.example' })) }],
    [{ userName: 'fine', active: 'perhaps' }],
    [{ userName: 'fine', name: { givenName: 'Moorings', familyName: 'Support' } }],
    ['{"userName":"fine","__proto__":{"active":true}}'],
  ])('the person %j', async (body) => {
    expect((await idp.post('/Users', body)).body).toMatchObject({
      status: '400',
      scimType: expect.any(String),
    });
  });

  test.each([
    [{}],
    [{ Operations: [] }],
    [{ Operations: 'x' }],
    [{ Operations: [null] }],
    [{ schemas: ['urn:else'], Operations: [{ op: 'replace', value: {} }] }],
    [patch({ op: 'move', path: 'active', value: true })],
    [patch({ op: 'remove' })],
    [patch({ op: 'add', path: 'active' })],
    [patch({ op: 'replace', value: null })],
    [patch({ op: 'replace', path: 'id', value: '7' })],
    [patch({ op: 'replace', path: 'nickname.x', value: '7' })],
    [patch({ op: 'replace', path: 'emails[type eq "work"', value: '7' })],
    [patch({ op: 'replace', path: `emails[type eq "${'\\a'.repeat(40)}"].value`, value: '7' })],
    [patch({ op: 'replace', path: 5, value: '7' })],
    [patch({ op: 'replace', path: 'nobody', value: '7' })],
    [patch({ op: 'remove', path: 'userName' })],
    [patch({ op: 'replace', path: 'userName', value: { a: 1 } })],
    [patch({ op: 'replace', path: 'emails[type sw "w"].value', value: '7' })],
  ])('the change %j', async (body) => {
    const made = await idp.post('/Users', person());
    expect((await idp.patch(`/Users/${made.id}`, body)).body).toMatchObject({
      status: '400',
      scimType: expect.any(String),
    });
    expect((await idp.get(`/Users/${made.id}`)).body).toEqual(made.body);
  });

  test.each(['/Users/0', '/Users/-1', '/Users/abc', '/Users/99999999999', '/Users/1e3', '/Groups/%00'])(
    'nobody is at %s',
    async (path) => {
      expect((await idp.get(path)).status).toBe(404);
      expect((await idp.delete(path)).status).toBe(404);
    },
  );

  test('what is asked twice, or both ways', async () => {
    expect((await idp.get('/Users?filter=a&filter=b')).status).toBe(400);
    expect((await idp.get('/Users?attributes=id&excludedAttributes=id')).status).toBe(400);
    expect((await idp.get('/Users?count=many')).status).toBe(400);
  });
});
