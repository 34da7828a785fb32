import { generate } from 'otplib';
import { expect } from 'vitest';
import { softPasskey, type SoftPasskey } from '#test/authenticator.ts';
import { password } from '#test/people.ts';
import type { Client, Person, Reply, TestServer } from '#test/server.ts';

/** Where a server with passkeys says it is: they need an address with a name. */
export const named = 'http://localhost:3000';

/** Adds a passkey to somebody's account, as their browser does. */
export async function passkeyOf(client: Client, name = 'Phone'): Promise<SoftPasskey> {
  const passkey = softPasskey(await client.call('POST /api/user/passkeys/options'), named);
  await client.call('POST /api/user/passkeys', { body: { name, passkey: passkey.made() } });
  return passkey;
}

export async function challengeFor(client: Client): Promise<string> {
  return (await client.call('POST /api/login/passkey/options')).challenge;
}

/**
 * Sets up an authenticator app and answers its key; the code that confirmed it is the one of `at`, or the next where that has
 * ended on the way.
 */
export async function authenticatorOf(client: Client, at: Date): Promise<string> {
  const { key } = await client.call('POST /api/user/authenticator');
  const confirm = async (time: number) => ({ code: await codeAt(key, new Date(time)) });
  const first = await client.put('/api/user/authenticator', await confirm(at.getTime()));
  if (first.status !== 204)
    await client.call('PUT /api/user/authenticator', { body: await confirm(at.getTime() + 30_000) });
  return key;
}

export async function codeAt(key: string, at: Date): Promise<string> {
  return generate({ secret: key, epoch: Math.floor(at.getTime() / 1_000) });
}

/** A code that is none of those that are good around then. */
export async function wrongCodeAt(key: string, at: Date): Promise<string> {
  const good = await Promise.all(
    [-60, -30, 0, 30, 60].map((away) => codeAt(key, new Date(at.getTime() + away * 1_000))),
  );
  return (
    ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !good.includes(code)) ?? ''
  );
}

/** A browser in which somebody's password was right, and which is asked for more. */
export async function halfWay(server: TestServer, { username }: Person): Promise<Client> {
  const browser = server.as();
  const answered = await browser.post('/api/login', { username, password });
  expect(told(answered)).toEqual([401, 'second_factor']);
  return browser;
}

export function told({ status, headers }: Reply): unknown[] {
  return [status, headers['error-code']];
}
