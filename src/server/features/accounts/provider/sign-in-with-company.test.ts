import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rows, run } from '#server/db/query.ts';
import { eventually } from '#test/eventually.ts';
import { listenAs } from '#test/event-stream.ts';
import { joined, password, platformAdmin, recruiter } from '#test/people.ts';
import { type Client, serverForThisFile } from '#test/server.ts';
import {
  expectProblem,
  onServer,
  type ProvidedCompany,
  providedCompany,
  singleSignOn,
  throughProvider,
  toProvider,
} from '#test/single-sign-on.ts';

const server = serverForThisFile({ config: singleSignOn });
let resort: ProvidedCompany;
/** Says by a claim who may do what. */
let strict: ProvidedCompany;

beforeAll(async () => {
  resort = await providedCompany(server);
  strict = await providedCompany(server, {
    roleClaim: 'roles',
    recruiterValues: ['hr'],
    hiringManagerValues: ['head'],
    companyAdminValues: ['hr-lead'],
  });
});
afterAll(() => Promise.all([resort, strict].map(({ provider }) => provider.close())));

/** Who is signed in is told there. */
const ownAccount = '/settings?tab=personal&';
let people = 0;
/** Somebody of a company's provider. */
const somebody = ({ domain }: ProvidedCompany, more: object = {}) => {
  people += 1;
  return {
    sub: `Person-${people}`,
    email: `person.${people}@${domain}`,
    email_verified: true,
    given_name: 'Aishath',
    family_name: 'Shiuna',
    ...more,
  };
};
const enters = async (at: ProvidedCompany, person: ReturnType<typeof somebody>) => {
  const browser = server.as();
  at.provider.signedIn = person;
  const reply = await throughProvider(browser, at);
  return { browser, reply };
};
const membership = async (browser: Client) => (await browser.call('GET /api/user')).memberships[0];
const security = (companyId: number) =>
  rows<{ act: string; outcome: string; details: object }>(
    server.database.pool,
    'select act, outcome, details from security_log where company_id = $1 order by id',
    [companyId],
  );

describe('who comes the first time', () => {
  test('gets an account without a password, and belongs to the company unverified', async () => {
    const person = somebody(resort);
    const { browser, reply } = await enters(resort, person);
    expect(reply.status, reply.text).toBe(303);
    expect(reply.headers.location).toBe('/dashboard');
    const user = await browser.call('GET /api/user');
    expect(user).toMatchObject({ firstName: 'Aishath', email: person.email, userType: 'recruiter' });
    expect(user.memberships).toMatchObject([{ companyId: resort.id, verified: false }]);
    const login = { username: user.username, password: 'anything at all' };
    expect((await server.as().post('/api/login', login)).status).toBe(401);
    expect(await security(resort.id)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ act: 'account.made', details: { way: 'provider' } }),
        expect.objectContaining({ act: 'sign-in.done', details: { way: 'provider' } }),
      ]),
    );
  });

  test('is the same account the next time, whatever the provider calls them by then', async () => {
    const person = somebody(resort);
    const first = await (await enters(resort, person)).browser.call('GET /api/user');
    const renamed = { ...person, email: `other.name@${resort.domain}`, given_name: 'Aisha' };
    const second = await (await enters(resort, renamed)).browser.call('GET /api/user');
    expect(second).toMatchObject({ id: first.id, email: first.email, firstName: 'Aishath' });
  });

  test('at two windows at once is one account', async () => {
    resort.provider.signedIn = somebody(resort);
    const browsers = [server.as(), server.as()];
    const ways = await Promise.all(browsers.map((browser) => toProvider(browser, resort)));
    await Promise.all(browsers.map((browser, index) => browser.get(ways[index] ?? '')));
    const [one, other] = await Promise.all(browsers.map((browser) => browser.call('GET /api/user')));
    expect(one?.id).toBe(other?.id);
  });

  test('goes on to the page they wanted, where it is one of ours', async () => {
    resort.provider.signedIn = somebody(resort);
    const wanted = await throughProvider(server.as(), resort, '/applications?sort=oldest');
    expect(wanted.headers.location).toBe('/applications?sort=oldest');
    for (const elsewhere of [
      '//evil.example',
      'https://evil.example/',
      '/\\evil.example',
      '/%2f/x',
      '/api/logout',
    ])
      expect((await throughProvider(server.as(), resort, elsewhere)).headers.location).toBe('/dashboard');
  });

  test('is vouched for in the role that a claim gives, where the company lets it say so', async () => {
    const roles = { roles: ['cook', 'head'] };
    const { browser } = await enters(strict, somebody(strict, roles));
    expect(await membership(browser)).toMatchObject({ role: 'hiring_manager', verified: true });
    const lead = await enters(strict, somebody(strict, { roles: ['hr', 'hr-lead'] }));
    expect(await membership(lead.browser)).toMatchObject({ role: 'company_admin', verified: true });
    const none = await enters(strict, somebody(strict, { roles: ['admin', 'company_admin'] }));
    expect(await membership(none.browser)).toMatchObject({ role: 'recruiter', verified: false });
    expect((await none.browser.call('GET /api/user')).userType).toBe('recruiter');
  });

  test('with an address that the provider has not proved gets no address', async () => {
    const { browser } = await enters(resort, somebody(resort, { email_verified: false }));
    expect((await browser.call('GET /api/user')).email).toBeNull();
  });

  test('with an address elsewhere, or none, is not let in', async () => {
    for (const email of [
      `guest@${strict.domain}`,
      'guest@gmail.com',
      undefined,
      `x@${resort.domain}.evil.example`,
    ])
      expectProblem((await enters(resort, somebody(resort, { email }))).reply, 'no_address');
  });

  test('who cancels there is told so', async () => {
    resort.provider.signedIn = undefined;
    expectProblem(await throughProvider(server.as(), resort), 'cancelled');
  });
});

describe('an account that is there already', () => {
  const registered = async (at: ProvidedCompany, confirmed: boolean) => {
    const person = somebody(at);
    const account = await recruiter(server, { email: person.email });
    await run(server.database.pool, 'update user_account set email_confirmed_at = $2 where id = $1', [
      account.id,
      confirmed ? new Date() : null,
    ]);
    return { person, account };
  };

  test('is not opened by its address: whoever made it beforehand gets nothing of who comes', async () => {
    const { person, account } = await registered(resort, false);
    const { browser } = await enters(resort, person);
    const user = await browser.call('GET /api/user');
    expect(user.id).not.toBe(account.id);
    expect(user.email).toBe(person.email);
  });

  test('whose address is proved on both sides is connected by signing in to it, in the same browser', async () => {
    const { person, account } = await registered(resort, true);
    const { browser, reply } = await enters(resort, person);
    expect(reply.headers.location).toBe('/auth?connect=company');
    expect((await browser.get('/api/user')).status).toBe(401);
    // Elsewhere signing in connects nothing.
    await server.as().call('POST /api/login', { body: { username: account.username, password } });
    expect((await enters(resort, person)).reply.headers.location).toBe('/auth?connect=company');

    await browser.call('POST /api/login', { body: { username: account.username, password } });
    const own = await browser.call('GET /api/user/provider');
    expect(own.connected).toMatchObject([{ companyId: resort.id, issuer: resort.provider.issuer }]);
    expect((await (await enters(resort, person)).browser.call('GET /api/user')).id).toBe(account.id);
  });

  test('of somebody else, signed in to in that browser, is connected with nothing', async () => {
    const { person } = await registered(resort, true);
    const { browser } = await enters(resort, person);
    const other = await recruiter(server);
    await browser.call('POST /api/login', { body: { username: other.username, password } });
    expect((await browser.call('GET /api/user/provider')).connected).toEqual([]);
  });

  test('of whoever runs the site, or of another company’s, is nobody’s to open', async () => {
    const admin = await registered(resort, true);
    await run(server.database.pool, `update user_account set user_type = 'admin' where id = $1`, [
      admin.account.id,
    ]);
    const { browser } = await enters(resort, admin.person);
    expect((await browser.call('GET /api/user')).userType).toBe('recruiter');

    const moved = somebody(resort);
    const user = await (await enters(resort, moved)).browser.call('GET /api/user');
    await run(server.database.pool, 'delete from company_user where user_id = $1', [user.id]);
    await joined(server, { ...user, session: '' }, strict.id, { role: 'recruiter' });
    expectProblem((await enters(resort, moved)).reply, 'elsewhere');
  });

  test('of a member is connected from the settings, and with one person only', async () => {
    const member = await joined(server, await recruiter(server), resort.id);
    const browser = server.as(member);
    expect((await browser.call('GET /api/user/provider')).offered).toMatchObject({ companyId: resort.id });
    resort.provider.signedIn = somebody(resort);
    const connect = async (client: Client) => {
      const { location } = await client.call('POST /api/user/provider', { body: { next: '/settings' } });
      return client.get(onServer(await resort.provider.visit(location)));
    };
    expect((await connect(browser)).headers.location).toBe('/settings');
    expect((await (await throughProviderAs(resort)).call('GET /api/user')).id).toBe(member.id);
    const colleague = server.as(await joined(server, await recruiter(server), resort.id));
    expectProblem(await connect(colleague), 'taken', ownAccount);
    resort.provider.signedIn = somebody(resort);
    expectProblem(await connect(browser), 'connected', ownAccount);
  });

  const throughProviderAs = async (at: ProvidedCompany) => {
    const browser = server.as();
    await throughProvider(browser, at);
    return browser;
  };
});

describe('a leaver', () => {
  test('is cut off by the provider’s word, streams and all, and only they', async () => {
    const person = somebody(resort);
    const { browser } = await enters(resort, person);
    const other = (await enters(resort, somebody(resort))).browser;
    const stream = await listenAs(server, { session: browser.cookies() });
    await resort.provider.logOut(person.sub, resort.provider.sessionOf(person.sub));
    expect((await browser.get('/api/user')).status).toBe(401);
    await eventually(() => stream.closed());
    expect((await other.get('/api/user')).status).toBe(200);
    expect((await security(resort.id)).at(-1)).toMatchObject({
      act: 'session.ended',
      details: { way: 'provider', sessions: 1 },
    });
  });

  test('whose role the provider takes away is no longer vouched for, anywhere', async () => {
    const person = somebody(strict, { roles: ['hr'] });
    const elsewhere = (await enters(strict, person)).browser;
    expect(await membership(elsewhere)).toMatchObject({ verified: true });
    const { browser } = await enters(strict, { ...person, roles: [] } as typeof person);
    expect(await membership(browser)).toMatchObject({ role: 'recruiter', verified: false });
    expect((await elsewhere.get('/api/user')).status).toBe(401);
  });

  test('whom the company has removed does not come back by its provider', async () => {
    const person = somebody(resort);
    const user = await (await enters(resort, person)).browser.call('GET /api/user');
    await server
      .as(resort.founder)
      .call('DELETE /api/companies/:id/members/:userId', { params: { id: resort.id, userId: user.id } });
    expectProblem((await enters(resort, person)).reply, 'removed');
    const admin = server.as(await platformAdmin(server));
    await admin.call('PUT /api/admin/users/:id', { params: { id: user.id }, body: { disabled: true } });
    expectProblem((await enters(resort, person)).reply, 'disabled');
  });
});

describe('the sign-in page', () => {
  const offered = async () => (await server.as().get('/api/sign-in/provider')).json;

  test('offers the way only where it leads anywhere, and names no company', async () => {
    const switched = (how: string) => run(server.database.pool, `update ${how}`);
    await switched('identity_provider set enabled = false');
    expect(await offered()).toEqual({ offered: false });
    await switched('identity_provider set enabled = true');
    await switched('company_domain set proved_at = null');
    expect(await offered()).toEqual({ offered: false });
    await switched('company_domain set proved_at = now()');
    await switched('company set suspended_at = now()');
    expect(await offered()).toEqual({ offered: false });
    await switched('company set suspended_at = null');
    const reply = await server.as().get('/api/sign-in/provider');
    expect(reply.json).toEqual({ offered: true });
    expect(reply.headers['cache-control']).toBe('private, max-age=60');
  });
});

describe('what a company sets up', () => {
  test('keeps its secret, and never sends it to another issuer', async () => {
    const founder = server.as(resort.founder);
    const kept = await founder.get('/api/company/provider');
    expect(kept.json).toMatchObject({
      hasSecret: true,
      callbackUrl: expect.stringContaining('https://jobs.example.com/'),
    });
    expect(kept.text).not.toContain('a secret of resort');
    const issuer = 'https://login.evil.example';
    const refused = await founder.put('/api/company/provider', { issuer });
    expect(refused.status).toBe(400);
    expect(refused.text).toMatch(/entered again/);
  });

  test('is tried, and what is wrong with it is said', async () => {
    const founder = server.as(resort.founder);
    const tried = () => founder.call('POST /api/company/provider/trial');
    expect(await tried()).toEqual({ works: true, said: 'The provider answers and knows this site.' });
    const at = await providedCompany(server, { clientSecret: 'another secret altogether' });
    expect(await server.as(at.founder).call('POST /api/company/provider/trial')).toMatchObject({
      works: false,
      said: expect.stringMatching(/does not know this client ID/),
    });
    await at.provider.close();
  });

  test('a domain leads to one company’s provider, once it is proved', async () => {
    const at = await providedCompany(server);
    const founder = server.as(at.founder);
    const begin = (domain: string) => server.as().post('/api/sign-in/provider', { email: `a@${domain}` });
    const added = await founder.call('POST /api/company/domains', { body: { domain: 'new.example' } });
    expect((await begin('new.example')).status).toBe(409);
    expect((await founder.post('/api/company/domains', { domain: 'gmail.com' })).status).toBe(400);
    const admin = server.as(await platformAdmin(server));
    const prove = (id: number, proved: boolean) => admin.put(`/api/admin/domains/${id}`, { proved });
    expect((await prove(added.id, true)).status).toBe(200);
    expect((await begin('NEW.example')).status).toBe(200);

    const rival = await server
      .as(resort.founder)
      .call('POST /api/company/domains', { body: { domain: 'new.example' } });
    const taken = await prove(rival.id, true);
    expect(taken).toMatchObject({ status: 409 });
    expect(taken.headers['error-code']).toBe('domain_taken');
    expect((await prove(added.id, false)).status).toBe(200);
    expect((await begin('new.example')).status).toBe(409);
    await at.provider.close();
  });
});
