import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { row, run } from '#server/db/query.ts';
import { platformAdmin } from '#test/people.ts';
import { serverForThisFile } from '#test/server.ts';
import { claimsIn } from '#test/sign-in-provider.ts';
import {
  expectProblem,
  type ProvidedCompany,
  providedCompany,
  proved,
  publicUrl,
  singleSignOn,
  throughProvider,
  toProvider,
} from '#test/single-sign-on.ts';

const server = serverForThisFile({ config: singleSignOn });
let resort: ProvidedCompany;
let rival: ProvidedCompany;

beforeAll(async () => {
  resort = await providedCompany(server);
  rival = await providedCompany(server);
});
afterEach(() => {
  for (const { provider } of [resort, rival]) {
    provider.tamper = undefined;
    provider.instead.clear();
  }
});
afterAll(() => Promise.all([resort, rival].map(({ provider }) => provider.close())));

let people = 0;
const somebody = ({ domain }: ProvidedCompany) => {
  people += 1;
  return { sub: `person-${people}`, email: `person.${people}@${domain}`, email_verified: true };
};
/** Comes back from a provider that changes its ID token so. */
async function withToken(made: (claims: JWTPayload) => Promise<string> | string) {
  resort.provider.signedIn = somebody(resort);
  resort.provider.tamper = async (answer) => ({ ...answer, id_token: await made(claimsIn(answer)) });
  return throughProvider(server.as(), resort);
}
const secretOf = async ({ id }: ProvidedCompany) =>
  (
    await row<{ secret: string }>(
      server.database.pool,
      'select client_secret as secret from identity_provider where company_id = $1',
      [id],
    )
  )?.secret ?? '';
const accounts = async () =>
  (await row<{ count: number }>(server.database.pool, 'select count(*) as count from user_account'))?.count;

describe('a token', () => {
  const sign = (claims: JWTPayload) => resort.provider.sign(claims);

  test.each<[string, (claims: JWTPayload) => Promise<string> | string]>([
    ['of another client', (claims) => sign({ ...claims, aud: 'another-client' })],
    ['of another issuer', (claims) => sign({ ...claims, iss: rival.provider.issuer })],
    ['with another nonce', (claims) => sign({ ...claims, nonce: 'x'.repeat(43) })],
    ['without a nonce', ({ nonce: _, ...claims }) => sign(claims)],
    ['that has run out', (claims) => sign({ ...claims, iat: 1_700_000_000, exp: 1_700_000_600 })],
    ['without a subject', ({ sub: _, ...claims }) => sign(claims)],
    ['that nobody has signed', (claims) => new UnsecuredJWT(claims).encode()],
    [
      'signed with the secret of the client',
      async (claims) =>
        new SignJWT(claims)
          .setProtectedHeader({ alg: 'HS256' })
          .sign(new TextEncoder().encode(await secretOf(resort))),
    ],
    ['signed by another provider', (claims) => rival.provider.sign(claims)],
    [
      'changed after it was signed',
      async (claims) => {
        const [header, , signature] = (await sign(claims)).split('.');
        const other = Buffer.from(JSON.stringify({ ...claims, sub: 'somebody-else' })).toString('base64url');
        return [header, other, signature].join('.');
      },
    ],
    ['that is none', () => 'not.a.token'],
  ])('%s lets nobody in, and makes no account', async (_, made) => {
    const before = await accounts();
    expectProblem(await withToken(made), 'provider_wrong');
    expect(await accounts()).toBe(before);
  });

  test('of a subject in other letters is another person’s', async () => {
    const person = somebody(resort);
    resort.provider.signedIn = person;
    const browser = server.as();
    await throughProvider(browser, resort);
    resort.provider.signedIn = { ...somebody(resort), sub: person.sub.toUpperCase() };
    const other = server.as();
    await throughProvider(other, resort);
    const [one, two] = await Promise.all([browser, other].map((client) => client.call('GET /api/user')));
    expect(one?.id).not.toBe(two?.id);
  });
});

describe('coming back', () => {
  const back = async () => {
    const browser = server.as();
    resort.provider.signedIn = somebody(resort);
    return { browser, path: await toProvider(browser, resort) };
  };

  test('works once', async () => {
    const { browser, path } = await back();
    expect((await browser.get(path)).headers.location).toBe('/dashboard');
    expectProblem(await browser.get(path), 'expired', '/settings?tab=personal&');
  });

  test('works in one of two windows that come at once', async () => {
    const { browser, path } = await back();
    const headers = { cookie: browser.cookies() };
    const replies = await Promise.all([1, 2].map(() => server.as().get(path, headers)));
    expect(new Set(replies.map(({ headers: { location } }) => location))).toEqual(
      new Set(['/auth?problem=expired', '/dashboard']),
    );
  });

  test('works in the browser that went only', async () => {
    const { path } = await back();
    expectProblem(await server.as().get(path), 'expired');
    const other = (await back()).browser;
    expectProblem(await other.get(path), 'expired');
  });

  test('works for ten minutes', async () => {
    const { browser, path } = await back();
    await run(server.database.pool, 'update provider_sign_in set expires_at = now()');
    expectProblem(await browser.get(path), 'expired');
  });

  test('with somebody else’s code, a state of one’s own, or none, lets nobody in', async () => {
    const [mine, theirs] = [await back(), await back()];
    const code = new URL(theirs.path, publicUrl).searchParams.get('code') ?? '';
    const injected = new URL(mine.path, publicUrl);
    injected.searchParams.set('code', code);
    expectProblem(await mine.browser.get(injected.pathname + injected.search), 'provider_wrong');
    const stateless = new URL(theirs.path, publicUrl);
    stateless.searchParams.delete('state');
    expectProblem(await theirs.browser.get(stateless.pathname + stateless.search), 'expired');
    const twice = `${theirs.path}&state=another`;
    expectProblem(await theirs.browser.get(twice), 'expired');
  });

  test('in the name of another issuer, or of none where it always says, lets nobody in', async () => {
    const mixed = await back();
    const url = new URL(mixed.path, publicUrl);
    url.searchParams.set('iss', rival.provider.issuer);
    expectProblem(await mixed.browser.get(url.pathname + url.search), 'provider_wrong');
    const silent = await back();
    const without = new URL(silent.path, publicUrl);
    without.searchParams.delete('iss');
    expectProblem(await silent.browser.get(without.pathname + without.search), 'provider_wrong');
  });

  test('at the address of another company lets nobody in', async () => {
    const { browser, path } = await back();
    const elsewhere = path.replace(`/${resort.id}/`, `/${rival.id}/`);
    expectProblem(await browser.get(elsewhere), 'expired');
  });

  test('after the provider was set up anew, or switched off, lets nobody in', async () => {
    const { browser, path } = await back();
    const founder = server.as(resort.founder);
    await founder.call('PUT /api/company/provider', { body: { enabled: false } });
    expectProblem(await browser.get(path), 'off');
    expect((await server.as().post('/api/sign-in/provider', { email: `a@${resort.domain}` })).status).toBe(
      409,
    );
    await founder.call('PUT /api/company/provider', { body: { enabled: true } });
  });

  test('goes by the address of this site that its operator has set, whatever host a request names', async () => {
    const browser = server.as();
    const { location } = (
      await browser.send('POST', '/api/sign-in/provider', {
        body: { email: `a@${resort.domain}` },
        headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
      })
    ).json as { location: string };
    expect(new URL(location).searchParams.get('redirect_uri')).toBe(
      `${publicUrl}/api/sign-in/provider/${resort.id}/callback`,
    );
    expect(new URL(location).searchParams.get('code_challenge_method')).toBe('S256');
  });
});

describe('a provider', () => {
  test('that says to be of another company’s domain lets nobody in there', async () => {
    rival.provider.signedIn = { ...somebody(resort), sub: 'of-the-rival' };
    expectProblem(await throughProvider(server.as(), rival), 'no_address');
  });

  test('that goes away, stalls, or breaks while one is there is told of on our own page', async () => {
    const { provider } = resort;
    provider.signedIn = somebody(resort);
    provider.instead.set('/token', (_, response) => void response.writeHead(503).end());
    expectProblem(await throughProvider(server.as(), resort), 'provider_away');
    provider.instead.set('/token', (request) => void request.socket.destroy());
    expectProblem(await throughProvider(server.as(), resort), 'provider_away');
    provider.instead.set('/token', (_, response) => void response.end('<html>'));
    expectProblem(await throughProvider(server.as(), resort), 'provider_wrong');
    provider.instead.set('/token', (_, response) => void response.end('x'.repeat(300_000)));
    expectProblem(await throughProvider(server.as(), resort), 'provider_wrong');
    provider.instead.set(
      '/token',
      (_, response) => void response.writeHead(307, { location: `${provider.issuer}/other` }).end(),
    );
    expectProblem(await throughProvider(server.as(), resort), 'provider_wrong');
    provider.instead.set('/token', () => undefined);
    expectProblem(await throughProvider(server.as(), resort), 'provider_away');
  });
});

describe('what a provider says of itself', () => {
  const description = () => ({
    issuer: '',
    authorization_endpoint: 'https://login.example.com/auth',
    token_endpoint: 'https://login.example.com/token',
    jwks_uri: 'https://login.example.com/keys',
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
  });
  const answers = new Map<string, (issuer: string) => { status?: number; location?: string; body: string }>([
    ['right', (issuer) => ({ body: JSON.stringify({ ...description(), issuer }) })],
    [
      'of another issuer',
      () => ({ body: JSON.stringify({ ...description(), issuer: 'https://login.example.com' }) }),
    ],
    ['without an address', (issuer) => ({ body: JSON.stringify({ issuer }) })],
    [
      'a program to go to',
      (issuer) => ({
        body: JSON.stringify({ ...description(), issuer, authorization_endpoint: 'javascript:alert(1)' }),
      }),
    ],
    [
      'signatures that need no key',
      (issuer) => ({
        body: JSON.stringify({
          ...description(),
          issuer,
          id_token_signing_alg_values_supported: ['none', 'HS256'],
        }),
      }),
    ],
    ['huge', (issuer) => ({ body: JSON.stringify({ ...description(), issuer, more: 'x'.repeat(400_000) }) })],
    ['elsewhere', () => ({ status: 302, location: 'https://login.example.com/', body: '' })],
    ['nothing that can be read', () => ({ body: '{"issuer":' })],
  ]);

  test.each([...answers.keys()].filter((name) => name !== 'right'))('%s is not believed', async (name) => {
    const http = createServer((_, response) => {
      const { status = 200, location, body } = answers.get(name)?.(issuer) ?? { body: '' };
      response
        .writeHead(status, { 'content-type': 'application/json', ...(location && { location }) })
        .end(body);
    });
    await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
    const issuer = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
    const at = await providedCompany(server);
    const founder = server.as(at.founder);
    await founder.call('PUT /api/company/provider', { body: { issuer, clientSecret: 'a secret' } });
    const refused = await server.as().post('/api/sign-in/provider', { email: `a@${at.domain}` });
    expect(refused.status, refused.text).toBe(409);
    expect(refused.headers['error-code']).toBe('provider_unreachable');
    expect(refused.text).toMatch(/cannot be reached/);
    expect((await founder.call('POST /api/company/provider/trial')).works).toBe(false);
    http.closeAllConnections();
    http.close();
    await at.provider.close();
  });

  test.each([
    'http://login.example.com',
    'https://user:password@login.example.com',
    'https://login.example.com?x=1',
    'javascript:alert(1)',
    'https://login.microsoftonline.com/common/v2.0',
  ])('%s cannot be an issuer', async (issuer) => {
    const refused = await server
      .as(resort.founder)
      .put('/api/company/provider', { issuer, clientSecret: 'x' });
    expect(refused.status).toBe(400);
    expect(refused.text).toMatch(/^Issuer/);
  });

  test.each(['https://10.0.0.1', 'https://169.254.169.254', 'https://[::1]', 'http://[::1]:1'])(
    '%s, in the operator’s own network, is not asked',
    async (issuer) => {
      const at = await providedCompany(server);
      const founder = server.as(at.founder);
      await founder.call('PUT /api/company/provider', { body: { issuer, clientSecret: 'x' } });
      const trial = await founder.call('POST /api/company/provider/trial');
      expect(trial).toEqual({
        works: false,
        said: 'The issuer is at an address this server does not call. Its operator can allow it.',
      });
      await at.provider.close();
    },
  );
});

describe('a logout token', () => {
  const event = { 'http://schemas.openid.net/event/backchannel-logout': {} };
  const now = () => Math.floor(Date.now() / 1_000);
  const send = (token: string, { id }: ProvidedCompany = resort) =>
    server.as().send('POST', `/api/sign-in/provider/${id}/logout`, {
      body: new URLSearchParams({ logout_token: token }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  const enter = async () => {
    const person = somebody(resort);
    resort.provider.signedIn = person;
    const browser = server.as();
    await throughProvider(browser, resort);
    return { browser, sub: person.sub };
  };
  const claims = async (sub: string, more: JWTPayload = {}) => ({
    iss: resort.provider.issuer,
    aud: (await server.as(resort.founder).call('GET /api/company/provider')).clientId,
    sub,
    iat: now(),
    exp: now() + 120,
    jti: `token-${(people += 1)}`,
    events: event,
    ...more,
  });

  const logoutToken = (made: JWTPayload, by = resort) => by.provider.sign(made, { typ: 'logout+jwt' });

  test('by subject alone ends every session of that person, once', async () => {
    const { browser, sub } = await enter();
    const token = await logoutToken(await claims(sub));
    expect((await send(token)).status).toBe(204);
    expect((await browser.get('/api/user')).status).toBe(401);
    const again = await send(token);
    expect(again.status).toBe(400);
    expect(again.text).toMatch(/heard before/);
  });

  test.each<[string, (made: JWTPayload) => Promise<string> | string]>([
    ['of another client', (made) => logoutToken({ ...made, aud: 'another' })],
    ['of another issuer', (made) => logoutToken({ ...made, iss: rival.provider.issuer })],
    ['signed by another provider', (made) => logoutToken(made, rival)],
    ['that nobody has signed', (made) => new UnsecuredJWT(made).encode()],
    ['with a nonce, as an ID token has', (made) => logoutToken({ ...made, nonce: 'x' })],
    ['without the event', ({ events: _, ...made }) => logoutToken(made)],
    ['with another event', (made) => logoutToken({ ...made, events: { other: {} } })],
    ['without an id of its own', ({ jti: _, ...made }) => logoutToken(made)],
    ['that means nobody', ({ sub: _, ...made }) => logoutToken(made)],
    ['from an hour ago', (made) => logoutToken({ ...made, iat: now() - 3_600 })],
    ['that has run out', (made) => logoutToken({ ...made, exp: now() - 60 })],
    ['without a type', (made) => resort.provider.sign(made)],
    ['of the type of every token', (made) => resort.provider.sign(made, { typ: 'JWT' })],
    ['that is an access token', (made) => resort.provider.sign(made, { typ: 'at+jwt' })],
    ['that is none', () => 'x'],
  ])('%s ends nothing', async (_, made) => {
    const { browser, sub } = await enter();
    const answer = await send(await made(await claims(sub)));
    expect(answer.status, answer.text).toBe(400);
    expect((await browser.get('/api/user')).status).toBe(200);
  });

  test('of one company ends nothing of another’s, and none is heard where no provider is', async () => {
    const { browser, sub } = await enter();
    expect((await send(await logoutToken(await claims(sub)), rival)).status).toBe(400);
    expect((await browser.get('/api/user')).status).toBe(200);
    const none = { ...resort, id: 2_147_483_647 };
    expect((await send('x', none)).status).toBe(404);
  });

  test('that comes while its person is on the way back lets them in no more', async () => {
    const person = somebody(resort);
    resort.provider.signedIn = person;
    const browser = server.as();
    await throughProvider(browser, resort);
    const path = await toProvider(browser, resort);
    await send(await logoutToken(await claims(person.sub, { iat: now() + 20, exp: now() + 200 })));
    expectProblem(await browser.get(path), 'signed_out');
  });
});

test('a company cannot have a domain that another has proved, though it says so', async () => {
  const { domain } = resort;
  const claimed = await server.as(rival.founder).call('POST /api/company/domains', { body: { domain } });
  const admin = server.as(await platformAdmin(server));
  expect((await admin.put(`/api/admin/domains/${claimed.id}`, { proved: true })).status).toBe(409);
  await proved(server, rival.founder, `other.${domain}`);
  const { location } = await server
    .as()
    .call('POST /api/sign-in/provider', { body: { email: `a@${domain}` } });
  expect(new URL(location).origin).toBe(resort.provider.issuer);
});
