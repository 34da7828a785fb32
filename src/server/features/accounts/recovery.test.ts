import { type ParsedMail, simpleParser } from 'mailparser';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { rows, run } from '#server/db/query.ts';
import { runDue } from '#test/background.ts';
import { moorings } from '#test/command-line.ts';
import { eventually } from '#test/eventually.ts';
import { listenAs } from '#test/event-stream.ts';
import { type Mailbox, mailbox } from '#test/mailbox.ts';
import { jobSeeker, password, platformAdmin } from '#test/people.ts';
import { type Client, type Person, type Reply, startServer, type TestServer } from '#test/server.ts';

let box: Mailbox;
let server: TestServer;
let copy: TestServer;
/** One copy of the server and the other, in turn. */
const anywhere = (at: number) => (at % 2 ? server : copy);

beforeAll(async () => {
  box = await mailbox();
  const config = { smtpUrl: box.url, publicUrl: 'https://jobs.example.mv' };
  server = await startServer({ config });
  copy = await startServer({ database: server.database, config });
});
afterAll(async () => {
  await copy.close();
  await server.close();
  await box.close();
});

const newPassword = 'two lanterns, one jetty';
let addresses = 0;
const newAddress = () => `reader-${(addresses += 1)}@example.mv`;

/** All that has come to an address, once everything has gone out. */
async function mailTo(address: string): Promise<ParsedMail[]> {
  await runDue(server);
  const own = box.received.filter(({ to }) => to.includes(address));
  return Promise.all(own.map(({ text }) => simpleParser(text)));
}

/** What is secret in the newest link to an address. */
async function tokenIn(address: string, page: Page): Promise<string> {
  return (await tokensIn(address, page)).at(-1) ?? '';
}

type Page = 'confirm-email' | 'reset-password';

async function tokensIn(address: string, page: Page): Promise<string[]> {
  const link = new RegExp(`https://jobs\\.example\\.mv/${page}#([\\w-]{43})`);
  return (await mailTo(address)).flatMap(({ text }) => link.exec(text ?? '')?.[1] ?? []);
}

const confirm = (token: string, by: Client = server.as()) => by.put(`/api/email-confirmations/${token}`);
const reset = (token: string, chosen = newPassword, by: Client = server.as()) =>
  by.put(`/api/password-resets/${token}`, { password: chosen });
const ask = (email: string, by: Client = server.as()) => by.post('/api/password-resets', { email });
const signIn = (username: string, chosen = password) =>
  server.as().post('/api/login', { username, password: chosen });
const change = (person: Person, email: string | null, on = server) =>
  on.as(person).put('/api/user', { email, currentPassword: password });

let newcomers = 0;
async function registered(
  email: string,
  on = server,
): Promise<{ reply: Reply; browser: Client; username: string }> {
  const username = `newcomer-${(newcomers += 1)}`;
  const browser = on.as();
  return { reply: await browser.post('/api/register', { username, password, email }), browser, username };
}

/** Somebody who has proved their address. */
async function someoneProved(): Promise<Person & { email: string }> {
  const email = newAddress();
  return { ...(await jobSeeker(server, { email })), email };
}

const byNumber = (one: number, other: number) => one - other;

function told({ status, headers, text }: Reply) {
  return { status, code: headers['error-code'], names: Object.keys(headers).sort(), text };
}

describe('a new address', () => {
  test('is confirmed by the page that the link opens, once, and gets nothing before', async () => {
    const email = newAddress();
    const { browser } = await registered(email);
    expect(await browser.call('GET /api/user')).toMatchObject({ email, emailConfirmed: false });
    const [mail, ...more] = await mailTo(email);
    expect(more).toEqual([]);
    expect(mail?.text).toMatch(/works once, for 24 hours/);

    await ask(email);
    expect(await mailTo(email)).toHaveLength(1);
    expect((await signIn(email)).status).toBe(401);

    const token = await tokenIn(email, 'confirm-email');
    const { status, text } = await confirm(token);
    expect({ status, text }).toEqual({ status: 204, text: '' });
    expect(await browser.call('GET /api/user')).toMatchObject({ email, emailConfirmed: true });
    expect((await signIn(email.toUpperCase())).status).toBe(200);
    expect((await confirm(token)).status).toBe(404);
  });

  test('is confirmed once by many who use its link at once, on two copies of the server', async () => {
    const email = newAddress();
    await registered(email);
    const token = await tokenIn(email, 'confirm-email');
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, at) => confirm(token, anywhere(at).as())),
    );
    expect(replies.map(({ status }) => status).toSorted(byNumber)).toEqual([204, ...Array(7).fill(404)]);
  });

  test('is not confirmed by a link that is too old, was followed by a newer one, or is for something else', async () => {
    const email = newAddress();
    const { browser } = await registered(email);
    const first = await tokenIn(email, 'confirm-email');
    await browser.call('POST /api/user/email-confirmation');
    const second = await tokenIn(email, 'confirm-email');
    expect(second).not.toBe(first);
    expect((await confirm(first)).status).toBe(404);
    expect((await reset(second)).status).toBe(404);
    const age = (hours: number) =>
      run(
        server.database.pool,
        'update account_link set expires_at = expires_at + make_interval(hours => $2) where address = $1',
        [email, hours],
      );
    await age(-24);
    expect((await confirm(second)).status).toBe(404);
    await age(24);
    expect((await confirm(second)).status).toBe(204);
  });

  test('is confirmed by its link also where the password was changed meanwhile: it takes nothing’s place', async () => {
    const email = newAddress();
    const { browser } = await registered(email);
    const token = await tokenIn(email, 'confirm-email');
    await browser.call('PUT /api/user/password', { body: { currentPassword: password, newPassword } });
    expect((await confirm(token)).status).toBe(204);
    expect(await browser.call('GET /api/user')).toMatchObject({ email, emailConfirmed: true });
  });

  test('is of the account that gave it, whoever is signed in where the link is opened', async () => {
    const email = newAddress();
    const { browser } = await registered(email);
    const other = await someoneProved();
    await confirm(await tokenIn(email, 'confirm-email'), server.as(other));
    expect(await server.as(other).call('GET /api/user')).toMatchObject({ email: other.email });
    expect(await browser.call('GET /api/user')).toMatchObject({ emailConfirmed: true });
  });

  test('keeps no secret where somebody could read it', async () => {
    const email = newAddress();
    await registered(email);
    const token = await tokenIn(email, 'confirm-email');
    expect(token).toHaveLength(43);
    const kept = await rows(
      server.database.pool,
      `select m::text from mail m union all select l::text from account_link l union all select j::text from pgboss.job j`,
    );
    expect(JSON.stringify(kept)).not.toContain(token);
    const outbox = await server.as(await platformAdmin(server)).get('/api/admin/mail');
    expect(outbox.text).toContain(email);
    expect(outbox.text).not.toContain(token);
    expect(server.log.join('')).not.toContain(token);
  });
});

describe('an address that somebody has proved', () => {
  test('is answered as a free one is, and its owner is told by mail', async () => {
    const owner = await someoneProved();
    const taken = await registered(owner.email.toUpperCase());
    const free = await registered(newAddress());
    expect({ ...told(taken.reply), text: '' }).toEqual({ ...told(free.reply), text: '' });
    const shape = (reply: Reply) => ({
      ...(reply.json as object),
      id: 0,
      username: '',
      email: '',
      etag: '',
      createdAt: '',
      updatedAt: '',
      passwordChangedAt: '',
    });
    expect(shape(taken.reply)).toEqual(shape(free.reply));

    const [first, second] = [await jobSeeker(server), await jobSeeker(server)];
    const there = await change(first, owner.email);
    const nowhere = await change(second, newAddress());
    expect({ ...told(there), text: '' }).toEqual({ ...told(nowhere), text: '' });

    const mails = await mailTo(owner.email);
    expect(mails.map(({ subject }) => subject)).toEqual(Array(2).fill('You have an account at Moorings'));
    expect(mails[0]?.text).toContain(owner.username);
    expect(mails.map(({ text }) => text).join('')).not.toContain('#');
  });

  test('is nothing to whoever made an account with it before', async () => {
    const email = newAddress();
    const early = await registered(email);
    const planted = await tokenIn(email, 'confirm-email');
    const victim = await registered(email);
    expect((await confirm(await tokenIn(email, 'confirm-email'))).status).toBe(204);
    expect(await victim.browser.call('GET /api/user')).toMatchObject({ emailConfirmed: true });

    const late = await confirm(planted);
    expect({ status: late.status, code: late.headers['error-code'] }).toEqual({
      status: 409,
      code: 'email_taken',
    });
    expect(await early.browser.call('GET /api/user')).toMatchObject({ emailConfirmed: false });
    expect(await (await signIn(email)).json).toMatchObject({ username: victim.username });
    await ask(email);
    await reset(await tokenIn(email, 'reset-password'));
    expect((await signIn(early.username)).status).toBe(200);
    expect((await signIn(victim.username, newPassword)).status).toBe(200);
  });

  test('goes to one of two accounts that prove it at once', async () => {
    const email = newAddress();
    await registered(email);
    const one = await tokenIn(email, 'confirm-email');
    await registered(email);
    const other = await tokenIn(email, 'confirm-email');
    const replies = await Promise.all([confirm(one), confirm(other)]);
    expect(replies.map(({ status }) => status).toSorted(byNumber)).toEqual([204, 409]);
  });
});

describe('changing the address', () => {
  test('asks for the password', async () => {
    const owner = await someoneProved();
    for (const currentPassword of [undefined, 'not it', null, 5]) {
      const refused = await server.as(owner).put('/api/user', { email: newAddress(), currentPassword });
      expect(refused.status).toBe(400);
    }
    expect((await server.as(owner).put('/api/user', { email: null })).status).toBe(400);
    expect((await server.as(owner).put('/api/user', { email: owner.email, firstName: 'Aisha' })).status).toBe(
      200,
    );
    expect(await mailTo(owner.email)).toEqual([]);
  });

  test('tells the old one, which stays until the new one is confirmed', async () => {
    const owner = await someoneProved();
    const email = newAddress();
    const changed = await change(owner, email);
    expect(changed.json).toMatchObject({ email: owner.email, emailConfirmed: true, pendingEmail: email });
    expect((await mailTo(owner.email)).map(({ subject }) => subject)).toEqual([
      'Your email address at Moorings is being changed',
    ]);
    expect((await signIn(email)).status).toBe(401);
    expect((await signIn(owner.email)).status).toBe(200);
    await ask(owner.email);
    const link = await tokenIn(owner.email, 'reset-password');

    await confirm(await tokenIn(email, 'confirm-email'));
    expect(await server.as(owner).call('GET /api/user')).toMatchObject({
      email,
      emailConfirmed: true,
      pendingEmail: null,
    });
    expect((await signIn(owner.email)).status).toBe(401);
    expect((await signIn(email)).status).toBe(200);
    // Whoever still reads the old one has no way in by what was sent there.
    expect((await reset(link)).status).toBe(404);
  });

  test('back, or to another one, leaves the link to the first without effect', async () => {
    const owner = await someoneProved();
    const first = newAddress();
    await change(owner, first);
    const token = await tokenIn(first, 'confirm-email');
    await change(owner, newAddress());
    expect((await confirm(token)).status).toBe(404);

    const mistyped = newAddress();
    await change(owner, mistyped);
    const theirs = await tokenIn(mistyped, 'confirm-email');
    const named = await server.as(owner).put('/api/user', { firstName: 'Aisha' });
    expect(named.json).toMatchObject({ pendingEmail: mistyped });
    const back = await server.as(owner).put('/api/user', { email: owner.email });
    expect(back.json).toMatchObject({ email: owner.email, emailConfirmed: true, pendingEmail: null });
    expect((await confirm(theirs)).status).toBe(404);
    const removed = await change(owner, null);
    expect(removed.json).toMatchObject({ email: null, emailConfirmed: false, pendingEmail: null });
    const subjects = (await mailTo(owner.email)).map(({ subject }) => subject);
    expect(subjects).toContain('Your email address at Moorings was removed');
  });

  test.each<[string, (owner: Person) => Promise<unknown>]>([
    [
      'in the settings',
      (owner) =>
        server.as(owner).call('PUT /api/user/password', { body: { currentPassword: password, newPassword } }),
    ],
    [
      'at the command line',
      ({ username }) =>
        moorings(
          { DATABASE_URL: server.database.url },
          ['user', 'password', '--username', username, '--password-stdin'],
          newPassword,
        ),
    ],
  ])('ends where the password is changed %s, as the mail about it says', async (_, changePassword) => {
    const owner = await someoneProved();
    const intruders = newAddress();
    await change(owner, intruders);
    const planted = await tokenIn(intruders, 'confirm-email');
    await changePassword(owner);
    expect((await signIn(owner.email, newPassword)).json).toMatchObject({
      email: owner.email,
      emailConfirmed: true,
      pendingEmail: null,
    });
    expect((await confirm(planted)).status).toBe(404);
    await ask(intruders);
    expect(await tokenIn(intruders, 'reset-password')).toBe('');
  });
});

describe('a forgotten password', () => {
  test('is asked about in the same words whoever it is', async () => {
    const owner = await someoneProved();
    const unproved = newAddress();
    await registered(unproved);
    const disabled = await someoneProved();
    await run(server.database.pool, 'update user_account set disabled_at = now() where id = $1', [
      disabled.id,
    ]);
    const asked = await Promise.all(
      [owner.email, unproved, disabled.email, 'nobody@example.mv', 'no address', owner.username].map(
        (email) => ask(email),
      ),
    );
    for (const reply of asked)
      expect(told(reply)).toEqual({ ...told(asked[0] as Reply), status: 202, text: '' });
    expect(await mailTo(owner.email)).toHaveLength(1);
    expect(await mailTo(unproved)).toHaveLength(1);
    expect(await mailTo(disabled.email)).toEqual([]);
    for (const body of [{}, { email: 5 }, { email: '' }])
      expect((await server.as().post('/api/password-resets', body)).status).toBe(400);
  });

  test('is replaced by the link, once, and everybody who was signed in is signed out', async () => {
    const owner = await someoneProved();
    const stream = await listenAs(server, owner);
    const elsewhere = newAddress();
    await change(owner, elsewhere);
    const planted = await tokenIn(elsewhere, 'confirm-email');
    await ask(owner.email.toUpperCase());
    const token = await tokenIn(owner.email, 'reset-password');

    for (const weak of ['short', 'password', 'Sunshine2026', owner.username, 'Moorings is fine'])
      expect((await reset(token, weak)).status, weak).toBe(400);
    expect((await server.as(owner).get('/api/user')).status).toBe(200);

    const browser = server.as();
    const done = await reset(token, newPassword, browser);
    expect({ status: done.status, text: done.text, cookies: browser.cookies() }).toEqual({
      status: 204,
      text: '',
      cookies: '',
    });
    expect((await server.as(owner).get('/api/user')).status).toBe(401);
    await eventually(() => stream.closed());
    expect((await signIn(owner.username)).status).toBe(401);
    expect((await signIn(owner.email, newPassword)).status).toBe(200);
    expect((await mailTo(owner.email)).map(({ subject }) => subject)).toContain(
      'Your password at Moorings was changed',
    );
    expect((await reset(token, 'another one of mine')).status).toBe(404);
    // An address that somebody else may have begun to put there goes with it.
    expect((await confirm(planted)).status).toBe(404);
  });

  test('is replaced once by many who use a link at once, on two copies of the server', async () => {
    const owner = await someoneProved();
    await ask(owner.email);
    const token = await tokenIn(owner.email, 'reset-password');
    const chosen = Array.from({ length: 6 }, (_, index) => `lantern number ${index} of six`);
    const replies = await Promise.all(chosen.map((one, at) => reset(token, one, anywhere(at).as())));
    expect(replies.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 404)).toHaveLength(5);
    const fits = await Promise.all(chosen.map((one) => signIn(owner.username, one)));
    expect(fits.map(({ status }) => status === 200)).toEqual(replies.map(({ status }) => status === 204));
  });

  test('is not replaced by a link that is too old, was followed by another, is for something else or made up', async () => {
    const owner = await someoneProved();
    await ask(owner.email);
    const first = await tokenIn(owner.email, 'reset-password');
    await ask(owner.email);
    const second = await tokenIn(owner.email, 'reset-password');
    expect((await reset(first)).status).toBe(404);
    expect((await confirm(second)).status).toBe(404);
    for (const madeUp of ['x', 'A'.repeat(43), `${second}A`, '%00', 'A'.repeat(180)])
      expect((await reset(madeUp)).status).toBeGreaterThanOrEqual(404);
    await run(
      server.database.pool,
      `update account_link set expires_at = expires_at - interval '30 minutes' where user_id = $1`,
      [owner.id],
    );
    expect((await reset(second)).status).toBe(404);
    expect((await signIn(owner.username)).status).toBe(200);
  });

  test('is mailed a link to the site as it is set up, whatever host was asked', async () => {
    const owner = await someoneProved();
    for (const headers of [{ host: 'evil.example' }, { 'x-forwarded-host': 'evil.example' }])
      await server.as().send('POST', '/api/password-resets', { body: { email: owner.email }, headers });
    const mails = await mailTo(owner.email);
    expect(mails.length).toBeGreaterThan(0);
    for (const { text, html } of mails) expect(`${text} ${String(html)}`).not.toContain('evil');
  });

  test('ends by a change of it, too', async () => {
    const owner = await someoneProved();
    await ask(owner.email);
    const token = await tokenIn(owner.email, 'reset-password');
    await server
      .as(owner)
      .call('PUT /api/user/password', { body: { currentPassword: password, newPassword } });
    expect((await reset(token, 'another one of mine')).status).toBe(404);
    expect((await mailTo(owner.email)).at(-1)?.subject).toBe('Your password at Moorings was changed');
  });
});

test('budgets end the mail, not the answers, and leave what was sent working', async () => {
  const held = await startServer({
    database: server.database,
    config: { limits: true, smtpUrl: box.url, publicUrl: 'https://jobs.example.mv' },
  });
  onTestFinished(() => held.close());
  const owner = await someoneProved();
  for (let asked = 0; asked < 6; asked += 1) expect((await ask(owner.email, held.as())).status).toBe(202);
  expect(await mailTo(owner.email)).toHaveLength(3);
  for (let asked = 0; asked < 14; asked += 1)
    expect((await ask(`nobody-${asked}@example.mv`, held.as())).status).toBe(202);
  expect((await ask('nobody@example.mv', held.as())).status).toBe(429);
  const sent = await Promise.all(
    (await tokensIn(owner.email, 'reset-password')).map((token) => reset(token)),
  );
  expect(sent.map(({ status }) => status).toSorted(byNumber)).toEqual([204, 404, 404]);
});
