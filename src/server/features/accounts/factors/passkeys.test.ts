import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { row, rows, run } from '#server/db/query.ts';
import { softPasskey } from '#test/authenticator.ts';
import { challengeFor, halfWay, named, passkeyOf, told } from '#test/factors.ts';
import { eventually } from '#test/eventually.ts';
import { jobSeeker, password } from '#test/people.ts';
import { type Client, type Person, type TestServer, serverForThisFile, startServer } from '#test/server.ts';

const server = serverForThisFile({ config: { publicUrl: named } });
let copy: TestServer;

beforeAll(async () => {
  copy = await startServer({ database: server.database, config: { publicUrl: named } });
});
afterAll(() => copy.close());

const shownTo = async (client: Client, passkey: object) => client.post('/api/login/passkey', { passkey });
const refused = [401, 'passkey_refused'];

async function withPasskey() {
  const person = await jobSeeker(server);
  return { person, passkey: await passkeyOf(server.as(person)) };
}

/** Noted a moment after the answer: nobody waits for it. */
async function whyRefused(person: Person, why: string): Promise<void> {
  await eventually(async () => (await lastNoted(person)) === why);
}

async function lastNoted(person: Person): Promise<unknown> {
  const noted = await row<{ details: { why?: string } }>(
    server.database.pool,
    `select details from security_log where user_id = $1 and act = 'sign-in.failed' order by id desc limit 1`,
    [person.id],
  );
  return noted?.details.why;
}

describe('a passkey', () => {
  test('signs in whose it is, without a name or a password, on whichever copy of the server', async () => {
    const { person, passkey } = await withPasskey();
    const browser = server.as();
    const challenge = await challengeFor(browser);
    const elsewhere = copy.as();
    const { passkey: shown } = { passkey: passkey.shown(challenge) };
    expect(await elsewhere.call('POST /api/login/passkey', { body: { passkey: shown } })).toMatchObject({
      id: person.id,
    });
    expect(await elsewhere.call('GET /api/user')).toMatchObject({ id: person.id });
    const [listed] = await server.as(person).call('GET /api/user/passkeys');
    expect(listed).toMatchObject({ name: 'Phone', synced: true, lastUsedAt: expect.any(String) });
  });

  test('is a second factor: the password alone no longer signs in', async () => {
    const { person, passkey } = await withPasskey();
    const browser = await halfWay(server, person);
    expect(await browser.call('GET /api/login/second-factor')).toEqual({
      passkey: true,
      authenticator: false,
      recoveryCode: false,
    });
    expect((await browser.get('/api/user')).status).toBe(401);
    const shown = passkey.shown(await challengeFor(browser));
    await browser.call('POST /api/login/passkey', { body: { passkey: shown } });
    expect(await browser.call('GET /api/user')).toMatchObject({ id: person.id });
    expect(told(await browser.get('/api/login/second-factor'))).toEqual([401, 'sign_in_again']);
  });

  test('is renamed and removed by its owner, and signs in no longer', async () => {
    const { person, passkey } = await withPasskey();
    const owner = server.as(person);
    const id = (await owner.call('GET /api/user/passkeys'))[0]?.id ?? 0;
    expect(
      await owner.call('PUT /api/user/passkeys/:id', { params: { id }, body: { name: 'Old phone' } }),
    ).toMatchObject({ id, name: 'Old phone' });
    const stranger = server.as(await jobSeeker(server));
    expect((await stranger.put(`/api/user/passkeys/${id}`, { name: 'Mine' })).status).toBe(404);
    expect((await stranger.delete(`/api/user/passkeys/${id}`)).status).toBe(404);
    await owner.call('DELETE /api/user/passkeys/:id', { params: { id } });
    expect(told(await shownTo(server.as(), passkey.shown(await challengeFor(server.as()))))).toEqual(refused);
    await server.as().call('POST /api/login', { body: { username: person.username, password } });
  });

  test('is told of by mail when it is added and when it is removed, and noted', async () => {
    const { person } = await withPasskey();
    const owner = server.as(person);
    const id = (await owner.call('GET /api/user/passkeys'))[0]?.id ?? 0;
    await owner.call('DELETE /api/user/passkeys/:id', { params: { id } });
    const mails = await rows<{ subject: string }>(
      server.database.pool,
      'select subject from mail where to_user_id = $1 order by id',
      [person.id],
    );
    expect(mails.map(({ subject }) => subject)).toEqual([
      'A passkey was added to your account at Moorings',
      'A passkey was removed from your account at Moorings',
    ]);
    const noted = await rows<{ act: string }>(
      server.database.pool,
      `select act from security_log where user_id = $1 and act like 'passkey.%' order by id`,
      [person.id],
    );
    expect(noted.map(({ act }) => act)).toEqual(['passkey.added', 'passkey.removed']);
  });

  test('of somebody disabled signs in nobody', async () => {
    const { person, passkey } = await withPasskey();
    await run(server.database.pool, 'update user_account set disabled_at = now() where id = $1', [person.id]);
    expect(told(await shownTo(server.as(), passkey.shown(await challengeFor(server.as()))))).toEqual(refused);
  });
});

describe('what a passkey has signed', () => {
  test('signs in once', async () => {
    const { passkey } = await withPasskey();
    const shown = passkey.shown(await challengeFor(server.as()));
    expect((await shownTo(server.as(), shown)).status).toBe(200);
    expect(told(await shownTo(server.as(), shown))).toEqual(refused);
  });

  test('signs in once also when it is sent many times at once, to two copies of the server', async () => {
    const { passkey } = await withPasskey();
    const shown = passkey.shown(await challengeFor(server.as()));
    const answered = await Promise.all(
      [server, copy, server, copy, server, copy].map((one) => shownTo(one.as(), shown)),
    );
    expect(answered.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answered.filter(({ status }) => status === 401)).toHaveLength(5);
  });

  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  test.each([
    ['on another site', { origin: 'https://moorings.example' }, 'signature'],
    ['on another port of this machine', { origin: 'http://localhost:4000' }, 'signature'],
    ['for another site', { rpId: 'example.com' }, 'signature'],
    ['without asking its owner who they are', { userVerified: false }, 'signature'],
    ['with another key', { key: privateKey }, 'signature'],
    ['for another account', { userHandle: 'bm9ib2R5' }, 'signature'],
    ['as if it were being made', { type: 'webauthn.create' }, 'signature'],
    ['for a challenge that nobody gave', { challenge: 'bm8gY2hhbGxlbmdlIG9mIG91cnM' }, 'challenge'],
  ])('%s signs in nobody', async (_, how, why) => {
    const { person, passkey } = await withPasskey();
    const shown = passkey.shown(await challengeFor(server.as()), how);
    expect(told(await shownTo(server.as(), shown))).toEqual(refused);
    await whyRefused(person, why);
  });

  test('for something else than signing in, or too late, signs in nobody', async () => {
    const { person, passkey } = await withPasskey();
    const { challenge } = await server.as(person).call('POST /api/user/passkeys/options');
    expect(told(await shownTo(server.as(), passkey.shown(challenge)))).toEqual(refused);
    const late = await challengeFor(server.as());
    await run(server.database.pool, 'update passkey_challenge set expires_at = now() where challenge = $1', [
      late,
    ]);
    expect(told(await shownTo(server.as(), passkey.shown(late)))).toEqual(refused);
    await whyRefused(person, 'challenge');
  });

  test.each([0, 1])('with a counter that has not gone on signs in nobody: it is a copy', async (back) => {
    const { person, passkey } = await withPasskey();
    const now = passkey.shown(await challengeFor(server.as()));
    expect((await shownTo(server.as(), now)).status).toBe(200);
    const copied = passkey.shown(await challengeFor(server.as()), { counter: passkey.counter - back });
    expect(told(await shownTo(server.as(), copied))).toEqual(refused);
    await whyRefused(person, 'counter');
  });

  test('counts nowhere: an authenticator without a counter signs in again and again', async () => {
    const person = await jobSeeker(server);
    const client = server.as(person);
    const passkey = softPasskey(await client.call('POST /api/user/passkeys/options'), named);
    const made = passkey.made({ counter: 0 });
    await client.call('POST /api/user/passkeys', { body: { name: 'Phone', passkey: made } });
    for (let time = 0; time < 2; time += 1) {
      const shown = passkey.shown(await challengeFor(server.as()), { counter: 0 });
      expect((await shownTo(server.as(), shown)).status).toBe(200);
    }
  });

  test('that cannot be read is refused in words', async () => {
    const { passkey } = await withPasskey();
    const shown = passkey.shown(await challengeFor(server.as()));
    const { response } = shown;
    for (const broken of [
      { ...response, clientDataJSON: 'bm8ganNvbg' },
      { ...response, clientDataJSON: Buffer.from('{"challenge":{"a":1}}').toString('base64url') },
      { ...response, clientDataJSON: Buffer.from('null').toString('base64url') },
    ])
      expect(told(await shownTo(server.as(), { ...shown, response: broken }))).toEqual(refused);
    const cut = { ...response, authenticatorData: 'AAAA' };
    expect(told(await shownTo(server.as(), { ...shown, response: cut }))).toEqual(refused);
    for (const wrong of [{ ...response, signature: '' }, { ...response, signature: 'not base64!' }, null])
      expect((await shownTo(server.as(), { ...shown, response: wrong })).status).toBe(400);
  });
});

describe('making a passkey', () => {
  const add = (client: Client, passkey: object) =>
    client.post('/api/user/passkeys', { name: 'Phone', passkey });
  const notAdded = [409, 'passkey_refused'];

  test('answers one challenge once, of this very session', async () => {
    const person = await jobSeeker(server);
    const owner = server.as(person);
    const passkey = softPasskey(await owner.call('POST /api/user/passkeys/options'), named);
    const elsewhere = server.as();
    await elsewhere.call('POST /api/login', { body: { username: person.username, password } });
    const stranger = server.as(await jobSeeker(server));
    expect(told(await add(stranger, passkey.made()))).toEqual(notAdded);
    expect(told(await add(elsewhere, passkey.made()))).toEqual(notAdded);
    expect((await add(owner, passkey.made())).status).toBe(201);
    expect(told(await add(owner, passkey.made()))).toEqual(notAdded);
  });

  test.each([
    ['on another site', { origin: 'https://moorings.example' }],
    ['for another site', { rpId: 'example.com' }],
    ['without asking its owner who they are', { userVerified: false }],
    ['as if it were being shown', { type: 'webauthn.get' }],
  ])('%s adds none', async (_, how) => {
    const owner = server.as(await jobSeeker(server));
    const passkey = softPasskey(await owner.call('POST /api/user/passkeys/options'), named);
    expect(told(await add(owner, passkey.made(how)))).toEqual(notAdded);
    expect(await owner.call('GET /api/user/passkeys')).toEqual([]);
  });

  test('for a challenge of signing in adds none', async () => {
    const owner = server.as(await jobSeeker(server));
    const passkey = softPasskey(await owner.call('POST /api/user/passkeys/options'), named);
    expect(told(await add(owner, passkey.made({ challenge: await challengeFor(owner) })))).toEqual(notAdded);
  });

  test('that somebody has adds none to another account', async () => {
    const { passkey } = await withPasskey();
    const other = server.as(await jobSeeker(server));
    const { challenge } = await other.call('POST /api/user/passkeys/options');
    expect(told(await add(other, passkey.made({ challenge })))).toEqual([409, 'passkey_known']);
  });

  test('tells the browser which there are, and the authenticator nothing of whose they are', async () => {
    const { person, passkey } = await withPasskey();
    const options = await server.as(person).call('POST /api/user/passkeys/options');
    expect(options.excludeCredentials).toEqual([
      { id: passkey.id, type: 'public-key', transports: ['internal'] },
    ]);
    expect(Buffer.from(options.user.id, 'base64url').toString()).toMatch(/^[\da-f-]{36}$/);
    expect(options.authenticatorSelection).toMatchObject({
      residentKey: 'required',
      userVerification: 'required',
    });
  });
});

test('where the address is numbers, or is not encrypted, passkeys are refused in words', async () => {
  for (const publicUrl of [undefined, 'http://192.0.2.1', 'https://192.0.2.1', 'http://jobs.example.com']) {
    const there = await startServer({ database: server.database, config: { publicUrl } });
    const answered = await there.as().post('/api/login/passkey/options');
    expect(told(answered)).toEqual([409, 'passkeys_need_name']);
    await there.close();
  }
  const nowhere = await startServer({ database: server.database });
  const local = await nowhere.as().post('/api/login/passkey/options', undefined, { host: 'localhost:3000' });
  expect(local.json).toMatchObject({ rpId: 'localhost' });
  const claimed = await nowhere.as().post('/api/login/passkey/options', undefined, { host: 'evil.example' });
  expect(claimed.status).toBe(409);
  await nowhere.close();
});
