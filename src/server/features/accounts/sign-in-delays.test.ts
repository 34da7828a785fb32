import { beforeAll, describe, expect, test } from 'vitest';
import { jobSeeker, password } from '#test/people.ts';
import { type Person, type Reply, serverForThisFile } from '#test/server.ts';

// Every test comes from a network of its own, so that none spends another's budget.
const server = serverForThisFile({ config: { limits: true } });
let person: Person;
let other: Person;

beforeAll(async () => {
  person = await jobSeeker(server);
  other = await jobSeeker(server);
});

describe('after four wrong passwords', () => {
  test('the next attempt from that network at that account has to wait, also with the right one', async () => {
    expect(await wrongTimes(4, '127.1.1.1')).toEqual([401, 401, 401, 401]);
    const held = await signIn('127.1.1.1', person, password);
    expect(held).toMatchObject({
      status: 429,
      text: 'Too many wrong passwords. Please wait a moment and try again.',
    });
    expect(Number(held.headers['retry-after'])).toBeGreaterThanOrEqual(1);
    expect((await signIn('127.1.1.200', person, password)).status).toBe(429);
  });

  test('the owner can sign in from elsewhere, and others from there', async () => {
    await wrongTimes(5, '127.1.2.1');
    expect((await signIn('127.1.3.1', person, password)).status).toBe(200);
    expect((await signIn('127.1.2.1', other, password)).status).toBe(200);
  });

  test('a name that nobody has is held up the same way', async () => {
    const nobody = { username: 'nobody-of-this-name' };
    for (let attempt = 1; attempt <= 4; attempt += 1)
      expect((await signIn('127.1.4.1', nobody, 'wrong')).status).toBe(401);
    expect((await signIn('127.1.4.1', nobody, 'wrong')).status).toBe(429);
  });

  test('the other spellings of a name are the same account', async () => {
    for (const username of [
      person.username.toUpperCase(),
      ` ${person.username}`,
      person.username,
      `${person.username} `,
    ]) {
      await signIn('127.1.5.1', { username }, 'wrong');
    }
    expect((await signIn('127.1.5.1', person, password)).status).toBe(429);
  });
});

test('the right password forgets the wrong ones before it', async () => {
  expect(await wrongTimes(3, '127.1.6.1')).toEqual([401, 401, 401]);
  expect((await signIn('127.1.6.1', person, password)).status).toBe(200);
  expect(await wrongTimes(3, '127.1.6.1')).toEqual([401, 401, 401]);
});

test('many attempts at once do not get past the delay', async () => {
  const replies = await Promise.all(Array.from({ length: 30 }, () => signIn('127.1.7.1', person, 'wrong')));
  expect(replies.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(10);
  expect(replies.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(20);
});

test('guessing the present password of a session is held up too', async () => {
  const guess = () =>
    server.as(other).send('PUT', '/api/user/password', {
      body: { currentPassword: 'wrong', newPassword: 'another boat' },
      from: '127.1.8.1',
    });
  const statuses: number[] = [];
  for (let attempt = 1; attempt <= 5; attempt += 1) statuses.push((await guess()).status);
  expect(statuses).toEqual([400, 400, 400, 400, 429]);
});

async function wrongTimes(times: number, from: string): Promise<number[]> {
  const statuses: number[] = [];
  for (let attempt = 1; attempt <= times; attempt += 1)
    statuses.push((await signIn(from, person, 'wrong')).status);
  return statuses;
}

function signIn(from: string, { username }: Pick<Person, 'username'>, attempt: string): Promise<Reply> {
  return server.as().send('POST', '/api/login', { body: { username, password: attempt }, from });
}
