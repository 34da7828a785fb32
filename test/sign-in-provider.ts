import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type JWTPayload, SignJWT, decodeJwt } from 'jose';
import { Provider } from 'oidc-provider';

/** A person as the provider knows them. */
export interface ProviderPerson {
  sub: string;
  email?: string;
  email_verified?: boolean;
  given_name?: string;
  family_name?: string;
  roles?: string[];
}

/** A real provider of OpenID Connect, on a port of its own, that does what a test tells it to. */
export interface SignInProvider {
  issuer: string;
  /** Who is signed in there, and so comes back from there at once. Undefined declines. */
  signedIn: ProviderPerson | undefined;
  /** What it does instead of what it should, by path. */
  instead: Map<string, (request: IncomingMessage, response: ServerResponse) => void>;
  /** What is changed in the answer of its token endpoint. */
  tamper: ((answer: Record<string, unknown>) => Promise<Record<string, unknown>>) | undefined;
  /** Signs as it does, or with what is given instead. */
  sign: (claims: JWTPayload, header?: { alg?: string; typ?: string }) => Promise<string>;
  /** A person's latest session there, as its tokens name it. */
  sessionOf: (sub: string) => string;
  /** Sends its logout token for a person's session there, as it does when they sign out or are removed. */
  logOut: (sub: string, sid: string) => Promise<void>;
  /** The address somebody is sent back to who was sent there. */
  visit: (address: string) => Promise<string>;
  close: () => Promise<void>;
}

export interface ProviderClient {
  clientId: string;
  clientSecret: string;
  /** Where it sends people back to, and its logout tokens. */
  callbackUrl: string;
  logoutUrl: string;
}

/** Starts it with these clients. Its logout tokens for `publicUrl` go to `serverUrl`, where that is really served. */
export async function startSignInProvider(
  clients: readonly ProviderClient[],
  { publicUrl, serverUrl }: { publicUrl: string; serverUrl: () => string },
): Promise<SignInProvider> {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const jwk = { ...privateKey.export({ format: 'jwk' }), kid: 'of-the-test', use: 'sig', alg: 'RS256' };
  let handle: (request: IncomingMessage, response: ServerResponse) => void = () => undefined;
  const instead: SignInProvider['instead'] = new Map();
  const http = createServer((request, response) => {
    const other = instead.get(new URL(request.url ?? '', 'http://here').pathname);
    (other ?? handle)(request, response);
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  // The cast: a server that listens on TCP has an address of this shape.
  const issuer = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;

  const sessions = new Map<string, string>();
  const known = new Map<string, ProviderPerson>();
  const provider = new Provider(issuer, {
    clients: clients.map(({ clientId, clientSecret, callbackUrl, logoutUrl }) => ({
      client_id: clientId,
      client_secret: clientSecret,
      redirect_uris: [callbackUrl],
      backchannel_logout_uri: logoutUrl,
      backchannel_logout_session_required: true,
    })),
    jwks: { keys: [jwk] },
    cookies: { keys: ['only for this test'] },
    claims: {
      openid: ['sub', 'roles'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name'],
    },
    features: {
      devInteractions: { enabled: false },
      backchannelLogout: { enabled: true },
      rpInitiatedLogout: { enabled: false },
    },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    findAccount: (_ctx, sub) => {
      const person = known.get(sub);
      return person && { accountId: sub, claims: () => ({ ...person }) };
    },
    ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    // Of its options all but what keeps it from calling this machine.
    fetch: async (url, options) => {
      const { dispatcher: _, ...plain } = options as RequestInit & { dispatcher: unknown };
      // The cast: it calls addresses that stand in a client's settings.
      return fetch((url as string).replace(publicUrl, serverUrl()), plain);
    },
  });
  const self: SignInProvider = {
    issuer,
    signedIn: undefined,
    instead,
    tamper: undefined,
    sign: (claims, { alg = 'RS256', typ } = {}) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg, kid: 'of-the-test', ...(typ && { typ }) })
        .sign(privateKey),
    sessionOf: (sub) => sessions.get(sub) ?? '',
    logOut: async (sub, sid) => {
      // The cast: its types leave out what it does by itself.
      const client = (await provider.Client.find(clients[0]?.clientId ?? '')) as unknown as {
        backchannelLogout: (sub: string, sid: string) => Promise<void>;
      };
      await client.backchannelLogout(sub, sid);
    },
    visit,
    close: async () => {
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };

  provider.use(async (ctx, next) => {
    if (ctx.path.startsWith('/interaction/')) {
      const { params } = await provider.interactionDetails(ctx.req, ctx.res);
      const person = self.signedIn;
      if (!person)
        return provider.interactionFinished(ctx.req, ctx.res, {
          error: 'access_denied',
          error_description: 'Not now',
        });
      known.set(person.sub, person);
      const grant = new provider.Grant({ accountId: person.sub, clientId: String(params['client_id']) });
      grant.addOIDCScope('openid email profile');
      const grantId = await grant.save();
      return provider.interactionFinished(ctx.req, ctx.res, {
        login: { accountId: person.sub, remember: false },
        consent: { grantId },
      });
    }
    await next();
    if (ctx.path !== '/token' || ctx.status !== 200) return;
    // The cast: a token endpoint answers an object.
    const answer = ctx.body as Record<string, unknown>;
    const { sub, sid } = claimsIn(answer);
    if (sub && typeof sid === 'string') sessions.set(sub, sid);
    ctx.body = (await self.tamper?.(answer)) ?? answer;
  });
  handle = provider.callback();
  return self;
}

/** Goes where a browser would, with the cookies it is given on the way, until it is led to another host. */
async function visit(address: string): Promise<string> {
  const jar = new Map<string, string>();
  const { host } = new URL(address);
  let at = address;
  for (let step = 0; step < 10; step += 1) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(at, { redirect: 'manual', headers: { cookie } });
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      jar.set(name, value);
    }
    const location = response.headers.get('location');
    if (!location)
      throw new Error(`The provider stopped at ${at}: ${response.status} ${await response.text()}`);
    at = new URL(location, at).href;
    if (new URL(at).host !== host) return at;
  }
  throw new Error('The provider leads round in circles.');
}

/** The claims of the ID token in a token endpoint's answer. */
export function claimsIn(answer: Record<string, unknown>): JWTPayload {
  return decodeJwt(String(answer['id_token']));
}
