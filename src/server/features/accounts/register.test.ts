import { describe, expect, test } from 'vitest';
import { row, rows } from '#server/db/query.ts';
import { jobSeeker, password } from '#test/people.ts';
import { type Reply, serverForThisFile } from '#test/server.ts';
import { hashAt, ownCost } from './passwords.ts';

hashAt(ownCost);
const server = serverForThisFile();
const problem = { accept: 'application/problem+json' };

let names = 0;
const newName = () => `newcomer-${(names += 1)}`;

test('registering makes an account and signs in with it', async () => {
  const browser = server.as();
  const user = await browser.call('POST /api/register', {
    body: {
      username: 'Aisha',
      email: 'Aisha@Example.com',
      password,
      firstName: 'Aishath',
      lastName: 'Naseem',
      userType: 'recruiter',
    },
  });
  expect(user).toMatchObject({
    username: 'aisha',
    email: 'Aisha@Example.com',
    firstName: 'Aishath',
    lastName: 'Naseem',
    userType: 'recruiter',
    profileCompleted: false,
    timeZone: null,
    memberships: [],
  });
  expect(await browser.call('GET /api/user')).toEqual(user);
});

test('the password is kept as an argon2id hash only', async () => {
  const { id } = await jobSeeker(server);
  const kept = await row<{ password: string }>(
    server.database.pool,
    'select password from user_account where id = $1',
    [id],
  );
  expect(kept?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('without a role one is a job seeker, and an empty email address is none', async () => {
  for (const email of ['', '   ', null, undefined]) {
    const user = await server
      .as()
      .call('POST /api/register', { body: { username: newName(), password, email } });
    expect(user).toMatchObject({ userType: 'job_seeker', email: null, firstName: null, lastName: null });
  }
});

test.each([
  'އައިޝަތު',
  'محمد',
  '👩🏽‍🍳 Chef',
  'O’Neill-Ibrahim',
  '<b>Bobby</b>',
  "Robert'); drop table user_account;--",
  '{{constructor}}',
  'Zoë',
])('the name %s comes back as it was given', async (firstName) => {
  const user = await server
    .as()
    .call('POST /api/register', { body: { username: newName(), password, firstName } });
  expect(user.firstName).toBe(firstName);
});

describe('a name or address that somebody has', () => {
  test.each(['taken', 'TAKEN', ' Taken ', 'ｔａｋｅｎ'])('is refused as %j too', async (username) => {
    await server.as().post('/api/register', { username: 'taken', password });
    const refused = await server.as().post('/api/register', { username, password }, problem);
    expect(refused.status).toBe(409);
    expect(refused.json).toMatchObject({
      code: 'username_taken',
      fields: { username: 'This username is taken.' },
    });
  });

  test('is refused for the address without regard to case', async () => {
    await server.as().post('/api/register', { username: newName(), email: 'one@example.com', password });
    const refused = await server
      .as()
      .post('/api/register', { username: newName(), email: 'ONE@example.com', password }, problem);
    expect(refused.status).toBe(409);
    expect(refused.json).toMatchObject({ code: 'email_taken', fields: { email: expect.any(String) } });
  });

  test('goes to one of those who ask for it at once', async () => {
    const username = newName();
    const replies = await Promise.all(
      Array.from({ length: 12 }, () => server.as().post('/api/register', { username, password })),
    );
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(11);
  });
});

describe('nobody makes themselves more than they may', () => {
  test.each([
    'admin',
    'company_admin',
    'Admin ',
    'ADMIN',
    'admin\u0000',
    ['admin'],
    ['recruiter'],
    { $ne: 1 },
    1,
    true,
    '',
    null,
  ])('userType %j is refused', async (userType) => {
    await expectRefused({ username: newName(), password, userType });
  });

  test.each([
    ['role', 'admin'],
    ['isAdmin', true],
    ['id', 1],
    ['userId', 1],
    ['verified', true],
    ['profileCompleted', true],
    ['disabledAt', null],
    ['createdAt', '2020-01-01T00:00:00Z'],
  ])('the key %s is refused', async (key, value) => {
    await expectRefused({ username: newName(), password, [key]: value });
  });

  test('an unknown key changes nothing', async () => {
    const body = { username: newName(), password, confirmPassword: password, constructor: 1 };
    const user = await server.as().call('POST /api/register', { body });
    expect(user.userType).toBe('job_seeker');
  });
});

test.each([
  [{}, { username: 'Username is required.', password: 'Password is required.' }],
  [
    { username: '', password: '' },
    { username: 'Username is required.', password: 'Password is required.' },
  ],
  [
    { username: 'ab', password: 'short' },
    { username: /at least 3/, password: /at least 8/ },
  ],
  [{ username: 'аdmin', password }, { username: /letters a to z/ }],
  [
    { username: 5, password: ['a'] },
    { username: 'Username must be text.', password: 'Password must be text.' },
  ],
  [{ username: 'fine-name', password, email: 'nonsense' }, { email: /name@example.com/ }],
  [{ username: 'fine-name', password, email: 'a@b.mv\r\nBcc: all@b.mv' }, { email: /name@example.com/ }],
  [{ username: 'fine-name', password, email: 5 }, { email: 'Email must be text.' }],
  [{ username: 'fine-name', password, firstName: 'x'.repeat(81) }, { firstName: /at most 80/ }],
  [{ username: 'fine-name', password, firstName: 'a\u0000b' }, { firstName: /cannot be stored/ }],
  [{ username: 'fine-name', password, lastName: '\ud800' }, { lastName: /cannot be stored/ }],
  [{ username: 'fine-name', password: 'x'.repeat(257) }, { password: /at most 256/ }],
])('a form with mistakes is told every field at fault: %j', async (body, fields) => {
  const refused = await server.as().post('/api/register', body, problem);
  expect(refused.status).toBe(400);
  const told = (refused.json as { fields: Record<string, string> }).fields; // RFC 9457 with our member, asked for above.
  expect(Object.keys(told)).toEqual(Object.keys(fields));
  for (const [field, words] of Object.entries(fields)) expect(told[field]).toMatch(words);
});

test('whoever is signed in is told to sign out first', async () => {
  const refused = await server
    .as(await jobSeeker(server))
    .post('/api/register', { username: newName(), password });
  expect(refused).toMatchObject({ status: 409, text: expect.stringMatching(/Log out first/) });
});

async function expectRefused(body: object): Promise<Reply> {
  const before = await accounts();
  const refused = await server.as().post('/api/register', body);
  expect(refused.status).toBe(400);
  expect(refused.headers['set-cookie']).toBeUndefined();
  expect(await accounts()).toEqual(before);
  return refused;
}

async function accounts() {
  return rows(server.database.pool, 'select username, user_type from user_account order by id');
}
