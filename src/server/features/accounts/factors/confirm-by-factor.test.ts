import { describe, expect, test } from 'vitest';
import { codeSentences } from '#domain/second-factor.ts';
import { run } from '#server/db/query.ts';
import { authenticatorOf, challengeFor, codeAt, named, passkeyOf, told, wrongCodeAt } from '#test/factors.ts';
import { jobSeeker, password } from '#test/people.ts';
import { type Client, type Person, serverForThisFile } from '#test/server.ts';

let time = Date.parse('2026-11-22T10:00:05Z');
const now = () => new Date(time);
const server = serverForThisFile({ config: { publicUrl: named }, now });

const aWhileAgo = (person: Person) =>
  run(
    server.database.pool,
    `update session set confirmed_at = now() - interval '16 minutes' where user_id = $1`,
    [person.id],
  );

async function withPasskey() {
  const person = await jobSeeker(server);
  return { person, passkey: await passkeyOf(server.as(person)) };
}

describe('showing again who one is', () => {
  const confirm = (client: Client, passkey: object) =>
    client.post('/api/user/confirmation/passkey', { passkey });
  const asked = async (client: Client) =>
    (await client.call('POST /api/user/confirmation/passkey/options')).challenge;
  const notConfirmed = [409, 'passkey_refused'];

  test('is done by a passkey where there is one: the password alone takes no factor away', async () => {
    const { person, passkey } = await withPasskey();
    const owner = server.as(person);
    await aWhileAgo(person);
    const id = (await owner.call('GET /api/user/passkeys'))[0]?.id ?? 0;
    expect(told(await owner.delete(`/api/user/passkeys/${id}`))).toEqual([403, 'confirm_identity']);
    expect(await owner.call('GET /api/user/confirmation')).toEqual({ confirmed: false, ways: ['passkey'] });
    expect(told(await owner.post('/api/user/confirmation', { password }))).toEqual([
      409,
      'confirm_by_factor',
    ]);
    expect((await confirm(owner, passkey.shown(await asked(owner)))).status).toBe(204);
    expect(await owner.call('GET /api/user/confirmation')).toMatchObject({ confirmed: true });
    await owner.call('DELETE /api/user/passkeys/:id', { params: { id } });
  });

  test('is not done by what was signed to sign in, in another session, or by somebody else', async () => {
    const { person, passkey } = await withPasskey();
    const other = await withPasskey();
    const owner = server.as(person);
    const elsewhere = server.as();
    const shown = passkey.shown(await challengeFor(elsewhere));
    await elsewhere.call('POST /api/login/passkey', { body: { passkey: shown } });
    await aWhileAgo(person);
    expect(told(await confirm(owner, passkey.shown(await challengeFor(owner))))).toEqual(notConfirmed);
    expect(told(await confirm(owner, passkey.shown(await asked(elsewhere))))).toEqual(notConfirmed);
    expect(told(await confirm(owner, other.passkey.shown(await asked(owner))))).toEqual(notConfirmed);
    const used = passkey.shown(await asked(owner));
    expect(told(await server.as().post('/api/login/passkey', { passkey: used }))).toEqual([
      401,
      'passkey_refused',
    ]);
    expect((await confirm(owner, used)).status).toBe(204);
    expect(told(await confirm(owner, used))).toEqual(notConfirmed);
    expect(await owner.call('GET /api/user/confirmation')).toMatchObject({ confirmed: true });
    expect(await elsewhere.call('GET /api/user/confirmation')).toMatchObject({ confirmed: false });
  });
});

describe('a code', () => {
  test('shows again who one is, once, and where it is wrong says so', async () => {
    const person = await jobSeeker(server);
    const owner = server.as(person);
    const key = await authenticatorOf(owner, now());
    const { codes } = await owner.call('POST /api/user/recovery-codes');
    await aWhileAgo(person);
    expect(await owner.call('GET /api/user/confirmation')).toEqual({ confirmed: false, ways: ['code'] });
    time += 60_000;
    const code = await codeAt(key, now());
    const confirm = (typed: string) => owner.post('/api/user/confirmation/code', { code: typed });
    expect((await confirm(await wrongCodeAt(key, now()))).status).toBe(400);
    const late = await confirm(await codeAt(key, new Date(time - 30_000)));
    expect(late).toMatchObject({ status: 400, text: codeSentences.late });
    expect((await confirm(code)).status).toBe(204);
    expect(await owner.call('GET /api/user/confirmation')).toMatchObject({ confirmed: true });
    expect((await confirm(code)).status).toBe(400);
    expect((await confirm(codes[0] ?? '')).status).toBe(204);
    expect((await confirm(codes[0] ?? '')).status).toBe(400);
  });
});
