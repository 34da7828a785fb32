import { beforeAll, describe, expect, test } from 'vitest';
import { createSignInDelays } from './sign-in-delays.ts';
import { run } from '#server/db/query.ts';
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

test('three wrong passwords are free, and from the fourth on the wait doubles up to a minute', async () => {
  const delays = createSignInDelays(true, server.database.pool);
  const attempt = { account: 'somebody', from: '192.0.2' };
  const waits: unknown[] = [];
  for (let wrong = 1; wrong <= 11; wrong += 1) {
    await delays.wrong(attempt);
    waits.push(
      await delays
        .check(attempt)
        .catch((refusal: { retryAfterSeconds: number }) => refusal.retryAfterSeconds),
    );
  }
  expect(waits).toEqual([undefined, undefined, undefined, 1, 2, 4, 8, 16, 32, 60, 60]);
});

describe('after many wrong passwords', () => {
  test('the next attempt from that network at that account has to wait, also with the right one', async () => {
    await wrongAtOnce(8, '127.1.1.1', person);
    const held = await signIn('127.1.1.1', person, password);
    expect(held).toMatchObject({
      status: 429,
      text: 'Too many wrong passwords. Please wait a moment and try again.',
    });
    expect(Number(held.headers['retry-after'])).toBeGreaterThan(1);
    expect((await signIn('127.1.1.200', person, password)).status).toBe(429);
  });

  test('the owner can sign in from elsewhere, and others from there', async () => {
    await wrongAtOnce(8, '127.1.2.1', person);
    expect((await signIn('127.1.3.1', person, password)).status).toBe(200);
    expect((await signIn('127.1.2.1', other, password)).status).toBe(200);
  });

  test('a name that nobody has is held up the same way', async () => {
    const nobody = { username: 'nobody-of-this-name' };
    await wrongAtOnce(8, '127.1.4.1', nobody);
    expect((await signIn('127.1.4.1', nobody, 'any')).status).toBe(429);
  });

  test('the other spellings of a name are the same account', async () => {
    const spellings = [person.username.toUpperCase(), ` ${person.username}`, `${person.username} `];
    await Promise.all(spellings.map((username) => wrongAtOnce(3, '127.1.5.1', { username })));
    expect((await signIn('127.1.5.1', person, password)).status).toBe(429);
  });
});

test('the right password forgets the wrong ones before it', async () => {
  for (let round = 1; round <= 2; round += 1) {
    await wrongAtOnce(3, '127.1.6.1', other);
    expect((await signIn('127.1.6.1', other, password)).status).toBe(200);
  }
});

test('many attempts at once do not get past ten a minute', async () => {
  const replies = await Promise.all(
    Array.from({ length: 30 }, () => signIn('127.1.7.1', person, 'wrong at all')),
  );
  expect(replies.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(10);
  expect(replies.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(20);
});

test('guessing the present password of a session is held up too', async () => {
  const guess = (currentPassword: string) =>
    server.as(other).send('PUT', '/api/user/password', {
      body: { currentPassword, newPassword: 'another boat' },
      from: '127.1.8.1',
    });
  const guesses = await Promise.all(Array.from({ length: 8 }, () => guess('wrong')));
  expect([400, 429]).toEqual(expect.arrayContaining(guesses.map(({ status }) => status)));
  await waitsLonger();
  expect((await guess(password)).status).toBe(429);
});

/** All at once, so that most are let through before the first is found wrong. */
async function wrongAtOnce(times: number, from: string, who: Pick<Person, 'username'>): Promise<void> {
  const replies = await Promise.all(
    Array.from({ length: times }, () => signIn(from, who, `wrong at ${from}`)),
  );
  expect([401, 429]).toEqual(expect.arrayContaining(replies.map(({ status }) => status)));
  await waitsLonger();
}

/** A busy machine takes its time: what waits now goes on waiting. */
async function waitsLonger(): Promise<void> {
  await run(
    server.database.pool,
    `update rate_limit set expire = expire + 60000 where key like 'wait-%' and expire > extract(epoch from now()) * 1000 - 20000`,
  );
}

function signIn(from: string, { username }: Pick<Person, 'username'>, attempt: string): Promise<Reply> {
  return server.as().send('POST', '/api/login', { body: { username, password: attempt }, from });
}
