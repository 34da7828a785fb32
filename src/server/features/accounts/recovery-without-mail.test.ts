import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { row, rows } from '#server/db/query.ts';
import { type Mailbox, mailbox } from '#test/mailbox.ts';
import { jobSeeker, password, platformAdmin } from '#test/people.ts';
import { type Client, type Person, type Reply, startServer, type TestServer } from '#test/server.ts';

let box: Mailbox;
let server: TestServer;
let without: TestServer;

beforeAll(async () => {
  box = await mailbox();
  const config = { smtpUrl: box.url, publicUrl: 'https://jobs.example.mv' };
  server = await startServer({ config });
  without = await startServer();
});
afterAll(async () => {
  await server.close();
  await without.close();
  await box.close();
});

const newPassword = 'two lanterns, one jetty';
let addresses = 0;
const newAddress = () => `reader-${(addresses += 1)}@example.mv`;

const reset = (token: string, chosen = newPassword, by: Client = server.as()) =>
  by.put(`/api/password-resets/${token}`, { password: chosen });
const ask = (email: string, by: Client = server.as()) => by.post('/api/password-resets', { email });
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

describe('signing in', () => {
  test('by the address is held up as by the name', async () => {
    const held = await startServer({ database: server.database, config: { limits: true } });
    onTestFinished(() => held.close());
    const owner = await someoneProved();
    for (const name of [owner.username, owner.email, owner.username.toUpperCase(), owner.email.toUpperCase()])
      await held.as().post('/api/login', { username: name, password: 'not it' });
    for (const name of [owner.username, owner.email])
      expect((await held.as().post('/api/login', { username: name, password })).status).toBe(429);
  });
});

describe('without an SMTP server', () => {
  test('an address stands as it is given, once, and an admin confirms it by hand', async () => {
    const email = newAddress();
    const { reply, browser } = await registered(email, without);
    expect(reply.json).toMatchObject({ email, emailConfirmed: false });
    expect((await registered(email.toUpperCase(), without)).reply.status).toBe(409);
    const other = await jobSeeker(without);
    expect((await change(other, email, without)).status).toBe(409);
    expect((await change(other, 'other@example.mv', without)).json).toMatchObject({
      email: 'other@example.mv',
      emailConfirmed: false,
    });
    expect((await browser.post('/api/user/email-confirmation')).status).toBe(409);

    const admin = await platformAdmin(without);
    const { id } = reply.json as { id: number };
    await without.as(admin).call('PUT /api/admin/users/:id/email-confirmation', { params: { id } });
    expect(await browser.call('GET /api/user')).toMatchObject({ emailConfirmed: true });
    expect((await without.as(admin).put(`/api/admin/users/${id}/email-confirmation`)).status).toBe(409);
    expect(await noted('address.confirmed', id)).toMatchObject({
      actorId: admin.id,
      details: { by: 'administrator' },
    });
    expect(
      await rows(without.database.pool, `select from mail where kind in ('account', 'address')`),
    ).toEqual([]);
  });

  test('an admin hands a link over, which is shown once and sets no password by itself', async () => {
    const person = await jobSeeker(without);
    const admin = await platformAdmin(without);
    expect((await ask('nobody@example.com', without.as())).status).toBe(202);
    const made = await without
      .as(admin)
      .call('POST /api/admin/users/:id/password-reset-link', { params: { id: person.id } });
    const token = made.url.split('#')[1] ?? '';
    expect(Date.parse(made.expiresAt) - Date.now()).toBeLessThanOrEqual(30 * 60_000);
    expect((await without.as(person).get('/api/user')).status).toBe(200);
    expect((await reset(token, newPassword, without.as())).status).toBe(204);
    expect((await without.as(person).get('/api/user')).status).toBe(401);
    expect((await reset(token, newPassword, without.as())).status).toBe(404);
    expect(await noted('password.reset-asked', person.id)).toMatchObject({ actorId: admin.id });
    expect(await noted('password.reset', person.id)).toMatchObject({ details: { by: 'handed-over link' } });
    const kept = await rows(
      without.database.pool,
      'select l::text from account_link l union all select s::text from security_log s',
    );
    expect(JSON.stringify(kept)).not.toContain(token);
  });

  test('nobody but an admin makes one, and where mail goes out none is needed', async () => {
    const owner = await someoneProved();
    const path = `/api/admin/users/${owner.id}/password-reset-link`;
    expect((await server.as(owner).post(path)).status).toBe(403);
    const refused = await server.as(await platformAdmin(server)).post(path);
    expect(refused.headers['error-code']).toBe('link_by_mail');
  });
});

function noted(act: string, userId: number) {
  return row<object>(
    without.database.pool,
    'select actor_id as "actorId", details from security_log where act = $1 and user_id = $2 order by id desc limit 1',
    [act, userId],
  );
}
