import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { joined, password, platformAdmin, recruiter } from '#test/people.ts';
import { type Client, type Person, type Reply, serverForThisFile, startServer } from '#test/server.ts';
import { type ProvidedCompany, providedCompany, singleSignOn } from '#test/single-sign-on.ts';

const server = serverForThisFile({ config: singleSignOn });
let at: ProvidedCompany;
let member: Person;
let founder: Client;
let admin: Client;

beforeEach(async () => {
  at = await providedCompany(server);
  member = await joined(server, await recruiter(server), at.id);
  founder = server.as(at.founder);
  admin = server.as(await platformAdmin(server));
});
afterEach(() => at.provider.close());

const login = (username: string, typed = password, browser = server.as()) =>
  browser.post('/api/login', { username, password: typed });
/** Signed in with the password, in a browser of their own. */
const signedIn = async () => {
  const browser = server.as();
  expect((await login(member.username, password, browser)).status).toBe(200);
  return browser;
};
const expectRefused = (reply: Reply) => {
  expect(reply.status, reply.text).toBe(409);
  expect(reply.headers['error-code']).toBe('provider_required');
  expect(reply.text).toMatch(/Use single sign-on/);
};
const expectSignedOut = async (browser: Client) => expect((await browser.get('/api/user')).status).toBe(401);
const requires = (required = true) => founder.call('PUT /api/company/provider', { body: { required } });
const standing = (suspended: boolean) =>
  admin.call('PUT /api/admin/companies/:id', { params: { id: at.id }, body: { suspended } });
const prove = async (proved: boolean) => {
  const [domain] = await founder.call('GET /api/company/domains');
  await admin.call('PUT /api/admin/domains/:id', { params: { id: domain?.id ?? 0 }, body: { proved } });
};

describe('a company that wants everybody to come by its provider', () => {
  test('refuses passwords of its people once they are right, ends their sessions, and keeps its admins a way', async () => {
    const asker = await joined(server, await recruiter(server), at.id, { verified: false });
    await requires();
    await expectSignedOut(server.as(member));
    expect((await founder.get('/api/user')).status).toBe(200);

    expect(await login(member.username, 'not it at all')).toMatchObject({ status: 401 });
    expectRefused(await login(member.username));
    expect((await login(at.founder.username)).status).toBe(200);
    expect((await login(asker.username)).status).toBe(200);

    await requires(false);
    await signedIn();
  });

  test('holds them to it again once its suspension ends, and lets them in otherwise until then', async () => {
    await requires();
    expectRefused(await login(member.username));
    await standing(true);
    const browser = await signedIn();
    await admin.call('PUT /api/admin/companies/:id', { params: { id: at.id }, body: { employeeCount: 3 } });
    expect((await browser.get('/api/user')).status).toBe(200);
    expect((await founder.get('/api/user')).status).toBe(200);
    await standing(false);
    await expectSignedOut(browser);
    expect((await founder.get('/api/user')).status).toBe(200);
    expectRefused(await login(member.username));
  });

  test('signs nobody out before a domain of its own is proved, and then does', async () => {
    await prove(false);
    await requires();
    const browser = server.as(member);
    const offered = async () => (await browser.call('GET /api/user/provider')).offered;
    expect(await offered()).toMatchObject({ companyId: at.id, required: false });
    await signedIn();
    await prove(true);
    await expectSignedOut(browser);
    expectRefused(await login(member.username));
  });

  test('holds nobody to it once the proof of its domain is taken back, or the domain removed', async () => {
    await requires();
    await prove(false);
    const browser = await signedIn();
    await prove(true);
    await expectSignedOut(browser);
    const [domain] = await founder.call('GET /api/company/domains');
    await founder.call('DELETE /api/company/domains/:id', { params: { id: domain?.id ?? 0 } });
    await signedIn();
  });

  test('goes on refusing passwords where another of its domains is proved', async () => {
    await requires();
    await founder.call('POST /api/company/domains', { body: { domain: `other.${at.domain}` } });
    expectRefused(await login(member.username));
  });

  test('holds nobody to it where providers are not told where to send people back to', async () => {
    await requires();
    const without = await startServer({ database: server.database });
    onTestFinished(() => without.close());
    expect((await login(member.username, password, without.as())).status).toBe(200);
    expectRefused(await login(member.username));
  });
});
