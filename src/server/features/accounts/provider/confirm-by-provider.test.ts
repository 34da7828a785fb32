import type { JWTPayload } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { row, rows, run } from '#server/db/query.ts';
import { authenticatorOf, codeAt, told, wrongCodeAt } from '#test/factors.ts';
import { joined, recruiter } from '#test/people.ts';
import { type Client, serverForThisFile } from '#test/server.ts';
import { claimsIn } from '#test/sign-in-provider.ts';
import {
  expectProblem,
  onServer,
  type ProvidedCompany,
  providedCompany,
  singleSignOn,
  throughProvider,
} from '#test/single-sign-on.ts';

const server = serverForThisFile({ config: singleSignOn });
let resort: ProvidedCompany;
let rival: ProvidedCompany;

beforeAll(async () => {
  resort = await providedCompany(server);
  rival = await providedCompany(server);
});
afterEach(() => {
  resort.provider.tamper = undefined;
});
afterAll(() => Promise.all([resort, rival].map(({ provider }) => provider.close())));

const unconfirmed = [403, 'confirm_identity'];
const page = '/confirm-identity?';
let people = 0;

/** Somebody who came by the company's provider and has no password, a quarter of an hour ago. */
async function colleague(at = resort) {
  people += 1;
  const person = { sub: `colleague-${people}`, email: `c.${people}@${at.domain}`, email_verified: true };
  const browser = server.as();
  at.provider.signedIn = person;
  await throughProvider(browser, at);
  const { id } = await browser.call('GET /api/user');
  await aWhileAgo(id);
  return { browser, id, person };
}
const aWhileAgo = (id: number) =>
  run(
    server.database.pool,
    `update session set confirmed_at = now() - interval '16 minutes' where user_id = $1`,
    [id],
  );
/** Goes to the provider to confirm; answers where it is sent back to. */
async function away(browser: Client, at = resort, next?: string): Promise<string> {
  const { location } = await browser.call('POST /api/user/confirmation/provider', {
    body: next === undefined ? {} : { next },
  });
  return onServer(await at.provider.visit(location));
}
const confirmed = async (browser: Client) => (await browser.call('GET /api/user/confirmation')).confirmed;
const changed = (claims: (was: JWTPayload) => JWTPayload) => {
  resort.provider.tamper = async (answer) => ({
    ...answer,
    id_token: await resort.provider.sign(claims(claimsIn(answer))),
  });
};
const seconds = () => Math.floor(Date.now() / 1_000);
const ownEntries = (userId: number) =>
  rows(
    server.database.pool,
    `select outcome, details from security_log where act = 'identity.confirmed' and user_id = $1 order by id`,
    [userId],
  );

describe('a round through the company’s provider confirms nothing', () => {
  test.each<[string, (was: JWTPayload) => JWTPayload]>([
    ['where the provider answers from a session of before', (was) => ({ ...was, auth_time: seconds() - 60 })],
    ['where it does not say when somebody signed in', ({ auth_time: _, ...was }) => was],
    ['where it says so in words', (was) => ({ ...was, auth_time: 'just now' })],
    ['where it says that it was tomorrow', (was) => ({ ...was, auth_time: seconds() + 86_400 })],
  ])('%s', async (_, claims) => {
    const { browser, id } = await colleague();
    changed(claims);
    const reply = await browser.get(await away(browser));
    expect(reply.headers.location).toMatch(/^\/confirm-identity\?problem=(not_anew|provider_wrong)$/);
    expect(await confirmed(browser)).toBe(false);
    expect(await ownEntries(id)).toMatchObject([{ details: { way: 'provider' } }]);
  });

  test('of somebody else there, known here or not, also where they come back with one’s own address', async () => {
    const { browser, person } = await colleague();
    const other = await colleague();
    for (const sub of [other.person.sub, 'nobody-we-know', person.sub.toUpperCase()]) {
      resort.provider.signedIn = { ...person, sub };
      expectProblem(await browser.get(await away(browser)), 'somebody_else', page);
    }
    expect([await confirmed(browser), await confirmed(other.browser)]).toEqual([false, false]);
  });

  test('twice, in another browser, after signing out, or in a session begun since, and it signs nobody in', async () => {
    const { browser, id, person } = await colleague();
    const used = await away(browser);
    await browser.get(used);
    expectProblem(await browser.get(used), 'expired', '/settings?tab=personal&');
    await aWhileAgo(id);

    const stolen = await away(browser);
    expectProblem(await server.as().get(stolen), 'expired');
    await browser.call('POST /api/logout');
    expectProblem(await browser.get(stolen), 'expired');
    expect((await browser.get('/api/user')).status).toBe(401);

    resort.provider.signedIn = person;
    await throughProvider(browser, resort);
    const before = await away(browser);
    await throughProvider(browser, resort);
    expectProblem(await browser.get(before), 'expired', '/settings?tab=personal&');
    expect(await confirmed(browser)).toBe(false);
  });

  test('after the session has come to be another’s in the same browser', async () => {
    const { browser } = await colleague();
    const path = await away(browser);
    const other = await colleague();
    const cookie = (client: Client, name: string) =>
      client
        .cookies()
        .split('; ')
        .find((one) => one.startsWith(`__Host-${name}=`)) ?? '';
    const headers = { cookie: `${cookie(browser, 'provider')}; ${cookie(other.browser, 'sid')}` };
    expectProblem(await server.as().get(path, headers), 'expired', page);
    expect([await confirmed(browser), await confirmed(other.browser)]).toEqual([false, false]);
  });

  test('once a second factor is there, which confirms instead', async () => {
    const { browser, id } = await colleague();
    const path = await away(browser);
    await browser.get(await away(browser));
    await authenticatorOf(browser, new Date());
    await aWhileAgo(id);
    expect(await browser.call('GET /api/user/confirmation')).toMatchObject({ ways: ['code'] });
    expectProblem(await browser.get(path), 'expired', page);
    expect(told(await browser.post('/api/user/confirmation/provider', {}))).toEqual([409, 'no_provider']);
  });

  test('for who has none, whose company has switched it off, or who is another company’s by now', async () => {
    const other = server.as(await recruiter(server));
    expect(told(await other.post('/api/user/confirmation/provider', {}))).toEqual([409, 'no_provider']);
    const { browser, id } = await colleague(rival);
    const founder = server.as(rival.founder);
    await founder.call('PUT /api/company/provider', { body: { enabled: false } });
    expect(await browser.call('GET /api/user/confirmation')).toEqual({ confirmed: false, ways: [] });
    await founder.call('PUT /api/company/provider', { body: { enabled: true } });
    expect(await browser.call('GET /api/user/confirmation')).toEqual({
      confirmed: false,
      ways: ['provider'],
    });
    await run(server.database.pool, 'delete from company_user where user_id = $1', [id]);
    await run(
      server.database.pool,
      `insert into company_user (company_id, user_id, role, verified) values ($1, $2, 'recruiter', true)`,
      [resort.id, id],
    );
    expect(await browser.call('GET /api/user/confirmation')).toEqual({ confirmed: false, ways: [] });
  });
});

describe('signing in by the provider', () => {
  const comesAgain = async (authTime?: (now: number) => number) => {
    const { person } = await colleague();
    resort.provider.signedIn = person;
    if (authTime) changed((was) => ({ ...was, auth_time: authTime(seconds()) }));
    const browser = server.as();
    await throughProvider(browser, resort);
    return browser;
  };

  test('confirms nothing by itself, since the provider may have let them through for this morning', async () => {
    expect(await confirmed(await comesAgain())).toBe(false);
    expect(await confirmed(await comesAgain((now) => now - 20 * 60))).toBe(false);
  });

  test('counts from when they signed in there, where it says so', async () => {
    expect(await confirmed(await comesAgain((now) => now - 60))).toBe(true);
  });

  test('the first time leaves a quarter of an hour to set up a way back in', async () => {
    resort.provider.signedIn = {
      sub: 'quite-new',
      email: `quite.new@${resort.domain}`,
      email_verified: true,
    };
    const browser = server.as();
    await throughProvider(browser, resort);
    expect(await confirmed(browser)).toBe(true);
  });
});

describe('who has no password', () => {
  test('is sent to sign in anew, and then does what asks who it is, in a session with a new id', async () => {
    const { browser, id, person } = await colleague();
    const before = browser.cookies();
    const { location } = await browser.call('POST /api/user/confirmation/provider', { body: {} });
    const asked = new URL(location).searchParams;
    expect([asked.get('prompt'), asked.get('max_age')]).toEqual(['login', '0']);
    expect(asked.get('code_challenge_method')).toBe('S256');
    resort.provider.signedIn = person;
    const back = await browser.get(await away(browser, resort, '/settings?tab=personal'));
    expect(back.headers.location).toBe('/settings?tab=personal');
    expect(browser.cookies()).not.toBe(before);
    expect(await confirmed(browser)).toBe(true);
    expect(await ownEntries(id)).toEqual([{ outcome: 'done', details: { way: 'provider' } }]);
    const session = await row<{ sid: string }>(
      server.database.pool,
      'select o.provider_sid as sid from provider_session o join session s on s.id = o.session_id where s.user_id = $1',
      [id],
    );
    expect(session?.sid).toBe(resort.provider.sessionOf(person.sub));
  });

  test('changes the address once it is clear who they are, and is never asked for a password', async () => {
    const { browser } = await colleague();
    const email = `new.address.${people}@mail.example`;
    expect(told(await browser.put('/api/user', { email }))).toEqual(unconfirmed);
    expect(told(await browser.put('/api/user', { email, currentPassword: 'anything' }))).toEqual(unconfirmed);
    expect((await browser.put('/api/user', { firstName: 'Mariyam' })).status).toBe(200);
    await browser.get(await away(browser));
    expect(await browser.call('PUT /api/user', { body: { email } })).toMatchObject({ email });
  });

  test('sets one after confirming, knows it from then on, and needs it for the next', async () => {
    const { browser } = await colleague();
    const newPassword = 'two boats and a rope';
    expect(await browser.call('GET /api/user')).toMatchObject({
      hasPassword: false,
      passwordChangedAt: null,
    });
    expect(told(await browser.put('/api/user/password', { newPassword }))).toEqual(unconfirmed);
    await browser.get(await away(browser));
    expect((await browser.put('/api/user/password', { newPassword: 'password1' })).status).toBe(400);
    await browser.call('PUT /api/user/password', { body: { newPassword } });
    const { username, hasPassword, passwordChangedAt } = await browser.call('GET /api/user');
    expect(hasPassword).toBe(true);
    expect(Date.now() - Date.parse(passwordChangedAt ?? '')).toBeLessThan(60_000);
    await server.as().call('POST /api/login', { body: { username, password: newPassword } });
    const again = await browser.put('/api/user/password', { newPassword: 'three boats and a rope' });
    expect(again).toMatchObject({ status: 400, text: 'Current password is required.' });
  });

  test('sets none where the company wants its members to come by its provider, but for who manages it', async () => {
    const strict = await providedCompany(server, { required: true });
    const { browser, id } = await colleague(strict);
    await browser.get(await away(browser, strict));
    const wanted = { newPassword: 'two boats and a rope' };
    await server.as(strict.founder).call('PUT /api/companies/:id/members/:userId', {
      params: { id: strict.id, userId: id },
      body: { verified: true },
    });
    expect(told(await browser.put('/api/user/password', wanted))).toEqual([409, 'provider_required']);
    await server.as(strict.founder).call('PUT /api/companies/:id/members/:userId', {
      params: { id: strict.id, userId: id },
      body: { role: 'company_admin' },
    });
    expect((await browser.put('/api/user/password', wanted)).status).toBe(204);
    await strict.provider.close();
  });

  test('and who has one confirms by either, where there is no second factor', async () => {
    const { id } = await joined(server, await recruiter(server), resort.id);
    await run(
      server.database.pool,
      'insert into provider_identity (issuer, subject, user_id, company_id) values ($1, $2, $3, $4)',
      [resort.provider.issuer, `linked-${id}`, id, resort.id],
    );
    const browser = server.as();
    resort.provider.signedIn = { sub: `linked-${id}` };
    await throughProvider(browser, resort);
    expect(await browser.call('GET /api/user/confirmation')).toEqual({
      confirmed: false,
      ways: ['password', 'provider'],
    });
  });
});

describe('where a second factor is asked for, who comes by the company’s provider', () => {
  let strict: ProvidedCompany;
  const required = [403, 'second_factor_required'];

  beforeAll(async () => {
    strict = await providedCompany(server);
    const founder = server.as(strict.founder);
    await authenticatorOf(founder, new Date());
    await founder.call('PUT /api/company/settings', { body: { secondFactor: true } });
  });
  afterEach(() => {
    strict.provider.tamper = undefined;
  });
  afterAll(() => strict.provider.close());

  /** A member who comes by the provider, which says this of how. */
  const comes = async (said: JWTPayload, person?: Awaited<ReturnType<typeof member>>) => {
    const known = person ?? (await member());
    const { provider } = strict;
    provider.tamper = async (answer) => ({
      ...answer,
      id_token: await provider.sign({ ...claimsIn(answer), ...said }),
    });
    provider.signedIn = known.person;
    const browser = server.as();
    await throughProvider(browser, strict);
    return { ...known, browser };
  };
  const member = async () => {
    strict.provider.tamper = undefined;
    const known = await colleague(strict);
    await server.as(strict.founder).call('PUT /api/companies/:id/members/:userId', {
      params: { id: strict.id, userId: known.id },
      body: { verified: true },
    });
    return known;
  };
  const work = async (browser: Client) => told(await browser.get('/api/applications'));
  const withFactor = async () => {
    const known = await comes({ amr: ['mfa'] });
    await known.browser.get(await away(known.browser, strict));
    return { known, key: await authenticatorOf(known.browser, new Date()) };
  };

  test.each<[string, JWTPayload]>([
    ['says nothing', {}],
    ['says that it was a password', { amr: ['pwd'], acr: '1' }],
    ['says what the company has not named', { amr: ['otp', 'MFA'], acr: 'gold' }],
    ['says something else than a list of words', { amr: { mfa: true }, acr: 2 }],
  ])('and whose provider %s sets one up here first', async (_, said) => {
    const { browser } = await comes(said);
    expect(await work(browser)).toEqual(required);
    expect(await browser.call('GET /api/user')).toMatchObject({ secondFactorMissing: true });
    expect(await browser.call('GET /api/user/confirmation')).toMatchObject({ ways: ['provider'] });
    await browser.get(await away(browser, strict));
    await authenticatorOf(browser, new Date());
    expect(await work(browser)).toEqual([200, undefined]);
  });

  test('and has one here shows it, where the provider has not asked for more than a password', async () => {
    const { known, key } = await withFactor();
    const { browser } = await comes({ amr: ['pwd'] }, known);
    expect(await work(browser)).toEqual(required);
    expect((await browser.post('/api/user/confirmation', { password: 'anything' })).status).toBe(409);
    const wrong = await wrongCodeAt(key, new Date());
    expect((await browser.post('/api/user/confirmation/code', { code: wrong })).status).toBe(400);
    expect(await work(browser)).toEqual(required);
    await run(server.database.pool, 'update authenticator set last_step = 0 where user_id = $1', [known.id]);
    const code = await codeAt(key, new Date());
    await browser.call('POST /api/user/confirmation/code', { body: { code } });
    expect(await work(browser)).toEqual([200, undefined]);
  });

  test('is asked for nothing more where it says that they showed more than a password', async () => {
    const { browser } = await comes({ amr: ['pwd', 'otp', 'mfa'] });
    expect(await work(browser)).toEqual([200, undefined]);
    const { known } = await withFactor();
    expect(await work((await comes({ amr: ['mfa'] }, known)).browser)).toEqual([200, undefined]);
  });

  test('is held to the values that the company has named, which cannot be a password', async () => {
    const founder = server.as(strict.founder);
    const wrong = await founder.put('/api/company/provider', { secondFactorValues: ['pwd'] });
    expect(wrong.status).toBe(400);
    expect(wrong.text).toMatch(/^Second factor values cannot have pwd/);
    await founder.call('PUT /api/company/provider', { body: { secondFactorValues: ['gold'] } });
    expect(await work((await comes({ amr: ['mfa'] })).browser)).toEqual(required);
    expect(await work((await comes({ acr: 'gold' })).browser)).toEqual([200, undefined]);
    await founder.call('PUT /api/company/provider', { body: { secondFactorValues: [] } });
    expect(await work((await comes({ acr: 'gold' })).browser)).toEqual(required);
    await founder.call('PUT /api/company/provider', { body: { secondFactorValues: ['mfa'] } });
  });

  test('goes on without any where nobody asks for one, also with one of their own', async () => {
    const { browser, person } = await colleague();
    await browser.get(await away(browser));
    await authenticatorOf(browser, new Date());
    resort.provider.signedIn = person;
    const again = server.as();
    await throughProvider(again, resort);
    expect(await work(again)).toEqual([200, undefined]);
  });
});
