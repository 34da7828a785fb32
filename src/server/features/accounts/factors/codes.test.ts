import { describe, expect, test } from 'vitest';
import { codeSentences } from '#domain/second-factor.ts';
import { row, rows, run } from '#server/db/query.ts';
import { setPassword } from '#server/cli/set-password.ts';
import { authenticatorOf, codeAt, halfWay, named, passkeyOf, told, wrongCodeAt } from '#test/factors.ts';
import { jobSeeker, password } from '#test/people.ts';
import { type Client, type Person, serverForThisFile, startServer } from '#test/server.ts';

let time = Date.parse('2026-11-22T10:00:05Z');
const now = () => new Date(time);
const later = (seconds: number) => new Date(time + seconds * 1_000);
const server = serverForThisFile({ config: { publicUrl: named }, now });

const finish = async (browser: Client, code: string, from?: string) =>
  browser.send('POST', '/api/login/second-factor', { body: { code }, from });
const wrong = [401, 'wrong_code'];

/** Somebody with an authenticator app; the code that is shown now has not been used. */
async function withAuthenticator() {
  const person = await jobSeeker(server);
  const key = await authenticatorOf(server.as(person), now());
  time += 60_000;
  return { person, key };
}

async function withRecoveryCodes() {
  const { person, key } = await withAuthenticator();
  const { codes } = await server.as(person).call('POST /api/user/recovery-codes');
  return { person, key, codes };
}

describe('an authenticator app', () => {
  test('is in use once it has shown a right code, and not before', async () => {
    const person = await jobSeeker(server);
    const owner = server.as(person);
    expect(told(await owner.put('/api/user/authenticator', { code: '123456' }))).toEqual([
      409,
      'no_authenticator',
    ]);
    const { key, uri } = await owner.call('POST /api/user/authenticator');
    expect(uri).toMatch(/^otpauth:\/\/totp\/Moorings:job-seeker-\d+\?.*secret=[A-Z2-7]{32}/);
    expect(await owner.call('GET /api/user/authenticator')).toEqual({ since: null });
    const refused = await owner.put('/api/user/authenticator', { code: await wrongCodeAt(key, now()) });
    expect(refused).toMatchObject({ status: 400, text: expect.stringMatching(/^That code is wrong/) });
    await server.as().call('POST /api/login', { body: { username: person.username, password } });
    await owner.call('PUT /api/user/authenticator', { body: { code: await codeAt(key, now()) } });
    expect(await owner.call('GET /api/user/authenticator')).toEqual({ since: expect.any(String) });
    expect(told(await owner.post('/api/user/authenticator'))).toEqual([409, 'authenticator_there']);
    await halfWay(server, person);
  });

  test('begun anew is another one: codes of the first are wrong', async () => {
    const owner = server.as(await jobSeeker(server));
    const first = await owner.call('POST /api/user/authenticator');
    const second = await owner.call('POST /api/user/authenticator');
    expect(second.key).not.toBe(first.key);
    expect(
      (await owner.put('/api/user/authenticator', { code: await codeAt(first.key, now()) })).status,
    ).toBe(400);
  });

  test('finishes a sign-in that the password began, on whichever copy of the server', async () => {
    const { person, key } = await withAuthenticator();
    const copy = await startServer({ database: server.database, config: { publicUrl: named }, now });
    const browser = await halfWay(server, person);
    expect((await browser.get('/api/user')).status).toBe(401);
    expect(browser.cookies()).toMatch(/^half=[\w-]{43}$/);
    const code = await codeAt(key, now());
    const finished = await copy.as().post(
      '/api/login/second-factor',
      { code: `${code.slice(0, 3)} ${code.slice(3)}` },
      {
        cookie: browser.cookies(),
      },
    );
    expect(finished).toMatchObject({ status: 200, json: { id: person.id } });
    expect(finished.headers['set-cookie']?.join()).toMatch(/sid=[\w-]{43}.*HttpOnly/);
    await copy.close();
  });

  test.each([-90, -60, 60, 90])('that is %d seconds off is wrong', async (off) => {
    const { person, key } = await withAuthenticator();
    const refused = await finish(await halfWay(server, person), await codeAt(key, later(off)));
    expect(told(refused)).toEqual(wrong);
    expect(refused.text).toBe(codeSentences.wrong);
  });

  test.each([
    ['before', -30, codeSentences.late, codeSentences['clock-slow']],
    ['after', 30, codeSentences.early, codeSentences['clock-fast']],
  ])(
    'whose code is of the half minute %s is told of it, and twice in turn that a clock is off',
    async (_, off, once, twice) => {
      const { person, key } = await withAuthenticator();
      const browser = await halfWay(server, person);
      const sent = async (seconds: number) => finish(browser, await codeAt(key, later(seconds)));
      const refused = await sent(off);
      expect(told(refused)).toEqual(wrong);
      expect(refused.text).toBe(once);
      expect((await sent(off)).text).toBe(twice);
      expect((await sent(-off)).text).toBe(off < 0 ? codeSentences.early : codeSentences.late);
      time += 30_000;
      expect((await sent(0)).status).toBe(200);
      const again = await halfWay(server, person);
      time += 60_000;
      expect((await finish(again, await codeAt(key, later(off)))).text).toBe(once);
    },
  );

  test('lives for the half minute it is shown: to its last second, and not a second longer', async () => {
    const { person, key } = await withAuthenticator();
    const browser = await halfWay(server, person);
    const start = Math.ceil(time / 30_000) * 30_000;
    const code = await codeAt(key, new Date(start));
    time = start - 1_000;
    expect((await finish(browser, code)).text).toBe(codeSentences.early);
    time = start + 30_000;
    expect((await finish(browser, code)).text).toBe(codeSentences.late);
    time = start + 29_999;
    expect((await finish(browser, code)).status).toBe(200);
  });

  test('is set up with the code of the present half minute only', async () => {
    const owner = server.as(await jobSeeker(server));
    const { key } = await owner.call('POST /api/user/authenticator');
    const sent = async (seconds: number) =>
      owner.put('/api/user/authenticator', { code: await codeAt(key, later(seconds)) });
    expect(await sent(-30)).toMatchObject({ status: 400, text: codeSentences.late });
    expect(await sent(30)).toMatchObject({ status: 400, text: codeSentences.early });
    expect((await sent(0)).status).toBe(204);
  });

  test('shows codes that count once: neither again, nor an earlier one after it', async () => {
    const { person, key } = await withAuthenticator();
    const code = await codeAt(key, now());
    const first = await halfWay(server, person);
    const second = await halfWay(server, person);
    expect((await finish(first, code)).status).toBe(200);
    expect(told(await finish(second, code))).toEqual(wrong);
    expect(told(await finish(second, await codeAt(key, later(-30))))).toEqual(wrong);
    time += 30_000;
    expect((await finish(second, await codeAt(key, now()))).status).toBe(200);
  });

  test('lets one in of many who send the same code at once', async () => {
    const { person, key } = await withAuthenticator();
    const code = await codeAt(key, now());
    const browsers = await Promise.all(Array.from({ length: 5 }, () => halfWay(server, person)));
    const answered = await Promise.all(browsers.map((browser) => finish(browser, code)));
    expect(answered.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('is removed by its owner, and the recovery codes go with the last factor', async () => {
    const { person } = await withRecoveryCodes();
    const owner = server.as(person);
    await owner.call('DELETE /api/user/authenticator');
    expect(await owner.call('GET /api/user/recovery-codes')).toEqual({ left: 0, madeAt: null });
    await server.as().call('POST /api/login', { body: { username: person.username, password } });
  });
});

describe('a sign-in that is half done', () => {
  test('belongs to who began it: a code of another account does not finish it', async () => {
    const one = await withAuthenticator();
    const other = await withAuthenticator();
    const browser = await halfWay(server, one.person);
    expect(told(await finish(browser, await codeAt(other.key, now())))).toEqual(wrong);
    expect(told(await finish(server.as(), await codeAt(one.key, now())))).toEqual([401, 'sign_in_again']);
  });

  test('is finished once', async () => {
    const { person, key } = await withAuthenticator();
    const browser = await halfWay(server, person);
    const held = browser.cookies();
    expect((await finish(browser, await codeAt(key, now()))).status).toBe(200);
    time += 30_000;
    const again = await server
      .as()
      .post('/api/login/second-factor', { code: await codeAt(key, now()) }, { cookie: held });
    expect(told(again)).toEqual([401, 'sign_in_again']);
  });

  test('ends after five wrong codes, of which its owner is told, as somebody knows the password', async () => {
    const { person, key } = await withAuthenticator();
    const browser = await halfWay(server, person);
    const code = await wrongCodeAt(key, now());
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await run(server.database.pool, 'delete from wrong_code where user_id = $1', [person.id]);
      expect(told(await finish(browser, code))).toEqual(wrong);
    }
    expect(told(await finish(browser, await codeAt(key, now())))).toEqual([401, 'sign_in_again']);
    const mail = await row(
      server.database.pool,
      `select id from mail where to_user_id = $1 and subject like 'Someone knows your password%'`,
      [person.id],
    );
    expect(mail).toBeDefined();
  });

  test.each([
    ['after five minutes', 'update unfinished_sign_in set expires_at = now() where user_id = $1'],
    ['when the account is disabled', 'update user_account set disabled_at = now() where id = $1'],
  ])('ends %s', async (_, statement) => {
    const { person, key } = await withAuthenticator();
    const browser = await halfWay(server, person);
    await run(server.database.pool, statement, [person.id]);
    expect(told(await finish(browser, await codeAt(key, now())))).toEqual([401, 'sign_in_again']);
  });

  test('ends when the password becomes another, which leaves the factor what it is', async () => {
    const { person, key } = await withAuthenticator();
    const browser = await halfWay(server, person);
    const newPassword = 'two boats and a rope';
    await setPassword(server.database.pool, { brandName: 'Moorings' }, person.username, newPassword);
    expect(told(await finish(browser, await codeAt(key, now())))).toEqual([401, 'sign_in_again']);
    const again = await server.as().post('/api/login', { username: person.username, password: newPassword });
    expect(told(again)).toEqual([401, 'second_factor']);
  });
});

describe('who guesses codes', () => {
  test('waits also where each was of the half minute just past', async () => {
    const { person, key } = await withAuthenticator();
    const browser = await halfWay(server, person);
    const sent = async (off: number) => finish(browser, await codeAt(key, later(off)));
    for (let attempt = 0; attempt < 4; attempt += 1) expect(told(await sent(-30))).toEqual(wrong);
    expect((await sent(0)).status).toBe(429);
  });

  test('waits from the fourth wrong one on, there and not elsewhere', async () => {
    const { person, key } = await withAuthenticator();
    const code = await wrongCodeAt(key, now());
    const browser = await halfWay(server, person);
    for (let attempt = 0; attempt < 4; attempt += 1) expect(told(await finish(browser, code))).toEqual(wrong);
    const right = await codeAt(key, now());
    const there = await finish(await halfWay(server, person), right);
    expect(there).toMatchObject({ status: 429, text: expect.stringMatching(/^Too many wrong codes/) });
    expect(Number(there.headers['retry-after'])).toBeGreaterThan(0);
    expect((await finish(await halfWay(server, person), right, '127.0.1.1')).status).toBe(200);
  });

  test('is counted also when the codes come all at once', async () => {
    const { person, key } = await withAuthenticator();
    const code = await wrongCodeAt(key, now());
    const browsers = await Promise.all(Array.from({ length: 4 }, () => halfWay(server, person)));
    const answered = await Promise.all(
      browsers.flatMap((browser) => Array.from({ length: 5 }, () => finish(browser, code))),
    );
    expect(answered.filter(({ status }) => status === 401)).toHaveLength(4);
    expect(answered.filter(({ status }) => status === 429)).toHaveLength(16);
  });

  test('from many networks comes to a day’s end; where the last right code came from is heard on', async () => {
    const { person, key } = await withAuthenticator();
    await run(server.database.pool, 'update authenticator set wrong_codes = 50 where user_id = $1', [
      person.id,
    ]);
    const code = await codeAt(key, now());
    expect((await finish(await halfWay(server, person), code, '127.0.2.1')).status).toBe(429);
    expect((await finish(await halfWay(server, person), code)).status).toBe(200);
  });
});

describe('recovery codes', () => {
  test('are ten, shown once, and kept as hashes of a hundred and twenty random bits', async () => {
    const { person, codes } = await withRecoveryCodes();
    expect(codes).toHaveLength(10);
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){5}[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(await server.as(person).call('GET /api/user/recovery-codes')).toMatchObject({ left: 10 });
    const kept = await rows<{ text: string }>(
      server.database.pool,
      'select r::text as text from recovery_code r where user_id = $1',
      [person.id],
    );
    for (const code of codes) expect(JSON.stringify(kept)).not.toContain(code.replaceAll('-', ''));
  });

  test('sign in once each, however they are typed, and their owner is told', async () => {
    const { person, codes } = await withRecoveryCodes();
    const [first = ''] = codes;
    const typed = first.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');
    const browser = await halfWay(server, person);
    expect((await finish(browser, typed)).status).toBe(200);
    expect(await server.as(person).call('GET /api/user/recovery-codes')).toMatchObject({ left: 9 });
    expect(told(await finish(await halfWay(server, person), first))).toEqual(wrong);
    const [, second = ''] = codes;
    const apart = [...second.replaceAll('-', '')].join(' ');
    expect((await finish(await halfWay(server, person), ` ${apart} `)).status).toBe(200);
    const mails = await rows<{ subject: string }>(
      server.database.pool,
      `select subject from mail where to_user_id = $1 and subject not like 'New sign-in%' order by id desc limit 1`,
      [person.id],
    );
    expect(mails[0]?.subject).toBe('A recovery code was used to sign in at Moorings');
  });

  test('let one in of many who send the same at once', async () => {
    const { person, codes } = await withRecoveryCodes();
    const browsers = await Promise.all(Array.from({ length: 5 }, () => halfWay(server, person)));
    const answered = await Promise.all(browsers.map((browser) => finish(browser, codes[0] ?? '')));
    expect(answered.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('of somebody else, or from before there were newer ones, sign in nobody', async () => {
    const one = await withRecoveryCodes();
    const other = await withRecoveryCodes();
    const browser = await halfWay(server, one.person);
    expect(told(await finish(browser, other.codes[0] ?? ''))).toEqual(wrong);
    await server.as(one.person).call('POST /api/user/recovery-codes');
    expect(told(await finish(browser, one.codes[0] ?? ''))).toEqual(wrong);
  });

  test('of sixteen signs, as they were made before, go on working, once', async () => {
    const { person } = await withAuthenticator();
    await run(
      server.database.pool,
      `insert into recovery_code (user_id, code_hash) values ($1, encode(sha256('0123456789ABCDEF'), 'hex'))`,
      [person.id],
    );
    expect((await finish(await halfWay(server, person), 'O123-4567-89ab-cdef')).status).toBe(200);
    expect(told(await finish(await halfWay(server, person), '0123456789ABCDEF'))).toEqual(wrong);
  });

  test('stand in for a factor, and are made only where there is one', async () => {
    const owner = server.as(await jobSeeker(server));
    expect(told(await owner.post('/api/user/recovery-codes'))).toEqual([409, 'no_factor']);
    await passkeyOf(owner);
    expect((await owner.call('POST /api/user/recovery-codes')).codes).toHaveLength(10);
  });
});

test('neither the log nor an answer holds a code, a key or what a browser holds half-way', async () => {
  const { person, key, codes }: { person: Person; key: string; codes: string[] } = await withRecoveryCodes();
  const browser = await halfWay(server, person);
  const held = browser.cookies().replace('half=', '');
  const code = await codeAt(key, now());
  expect((await finish(browser, code)).text).not.toContain(key);
  const log = server.log.join('');
  expect(log).toContain('"route":"/api/login/second-factor"');
  for (const secret of [key, held, codes[0] ?? '']) expect(log).not.toContain(secret);
});
