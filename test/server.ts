import { Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, expect } from 'vitest';
import type { Answer, BodyInput, Call, Params, QueryInput } from '#contract/api.ts';
import { api } from '#contract/api.ts';
import type { UserType } from '#domain/people.ts';
import { type Config, readConfig } from '#server/config.ts';
import type { Context } from '#server/context.ts';
import { logOptions } from '#server/safe-errors.ts';
import { createServer } from '#server/server.ts';
import { canary } from '#test/canary.ts';
import { type TestDatabase, freshDatabase } from '#test/database.ts';
import { callOf, forbiddenKeys } from '#test/declared-keys.ts';
import { undeclaredCode } from '#test/declared-refusals.ts';

/** Somebody with an account who has signed in. */
export interface Person {
  id: number;
  username: string;
  userType: UserType;
  /** The cookie of their session, as "name=value". */
  session: string;
}

export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  bytes: Buffer;
  /** The body as JSON; undefined where it is none. */
  json: unknown;
}

/** Whoever asks: with the cookie of a session, or with a key. */
type Holder = Pick<Person, 'session' | 'userType'> | { key: string; userType: UserType };

interface Asked<Key extends Call> {
  params?: Params<Key>;
  query?: QueryInput<Key>;
  body?: BodyInput<Key>;
  headers?: OutgoingHttpHeaders;
}

interface Sent {
  /** A string goes as it is, bytes as a file, anything else as JSON. */
  body?: unknown;
  headers?: OutgoingHttpHeaders | undefined;
  /** From which address of this machine; all of 127.0.0.0/8 are. */
  from?: string | undefined;
}

/** A browser, or a program, in one person's hands: it keeps cookies. */
export interface Client {
  get: (path: string, headers?: OutgoingHttpHeaders) => Promise<Reply>;
  put: (path: string, body?: unknown, headers?: OutgoingHttpHeaders) => Promise<Reply>;
  post: (path: string, body?: unknown, headers?: OutgoingHttpHeaders) => Promise<Reply>;
  delete: (path: string, headers?: OutgoingHttpHeaders) => Promise<Reply>;
  send: (method: string, path: string, sent?: Sent) => Promise<Reply>;
  /** A call that is expected to succeed, in the words of the contract; answers its body. */
  call: <Key extends Call>(key: Key, asked?: Asked<Key>) => Promise<Answer<Key>>;
  /** The cookies held, as a browser would send them, but the one by which it is known again. */
  cookies: () => string;
}

export interface TestServer {
  url: string;
  port: number;
  database: TestDatabase;
  /** Whether it was given an SMTP server. */
  sendsMail: boolean;
  /** What the server has logged, one line of JSON an entry. */
  log: string[];
  /** A client signed in as this person; nobody without one. */
  as: (person?: Holder) => Client;
  /** How many connections it holds, whatever the other ends believe. */
  connections: () => Promise<number>;
  close: () => Promise<void>;
}

export interface ServerOptions {
  config?: Partial<Config>;
  now?: () => Date;
  /** A database that is there already, and stays when the server goes. */
  database?: TestDatabase;
}

/** A server for all tests of a file, started before the first and closed after the last. */
export function serverForThisFile(options: ServerOptions = {}): TestServer {
  let started: TestServer;
  beforeAll(async () => {
    started = await startServer(options);
  });
  afterAll(() => started.close());
  return {
    get url() {
      return started.url;
    },
    get port() {
      return started.port;
    },
    get database() {
      return started.database;
    },
    get sendsMail() {
      return started.sendsMail;
    },
    get log() {
      return started.log;
    },
    as: (person) => started.as(person),
    connections: () => started.connections(),
    close: () => started.close(),
  };
}

/** The real server, listening on a free port of the loopback, over a database of its own. Budgets are off unless asked for. */
export async function startServer({ config, now, database }: ServerOptions = {}): Promise<TestServer> {
  const own = database ?? (await freshDatabase());
  const log: string[] = [];
  const server = await createServer(contextOn(own, { config, now, log }));
  await server.listen({ host: '127.0.0.1', port: 0 });
  // The cast: a server that listens on TCP has an address of this shape.
  const { port } = server.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    database: own,
    sendsMail: config?.smtpUrl !== undefined,
    log,
    as: (person) => client({ port, agent, log }, person),
    connections: () =>
      new Promise((resolve, reject) => {
        server.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
      }),
    close: async () => {
      agent.destroy();
      await server.close();
      if (!database) await own.drop();
    },
  };
}

/** A server that runs in a process of its own: for those whom it hears, as one of this process. */
export function serverAt(address: string, database: TestDatabase): TestServer {
  const port = Number(new URL(address).port);
  const agent = new Agent({ keepAlive: true });
  return {
    url: address,
    port,
    database,
    sendsMail: false,
    log: [],
    as: (person) => client({ port, agent, log: [] }, person),
    connections: () => Promise.reject(new Error('Only the process of the server knows its connections.')),
    close: () => Promise.resolve(agent.destroy()),
  };
}

/** What the server is given, for tests that build it themselves. */
export function contextOn(
  { pool }: Pick<TestDatabase, 'pool'>,
  {
    config,
    now = () => new Date(),
    log = [],
  }: Pick<ServerOptions, 'config' | 'now'> & { log?: string[] } = {},
): Context {
  return {
    config: { ...readConfig({}), limits: false, admission: false, ...config },
    db: pool,
    direct: pool,
    log: pino({ ...logOptions, level: 'info' }, { write: (line: string) => void log.push(line) }),
    now,
  };
}

/**
 * The ids that sessions have got since, by the one before: a person of a test is one browser, whatever holds the cookie they
 * began with. Who signs in anew is not followed: that session is another one.
 */
export const renewedSessions = new Map<string, string>();

/** The cookie that stands for this one by now. */
export function renewed(cookie: string): string {
  const next = renewedSessions.get(cookie);
  return next ? renewed(next) : cookie;
}

type Line = { port: number; agent: Agent; log: string[] };

function client(line: Line, person: Holder | undefined): Client {
  const jar = new Map<string, string>();
  if (person && 'session' in person) keep(jar, person.session);
  const withKey = person && 'key' in person ? { authorization: `Bearer ${person.key}` } : {};
  const held = () => [...jar].map(([name, value]) => renewed(`${name}=${value}`));
  const cookies = () =>
    held()
      .filter((cookie) => !/^(__Host-)?device=/.test(cookie))
      .join('; ');

  const send = async (method: string, path: string, sent: Sent = {}): Promise<Reply> => {
    const asked = String(sent.headers?.['cookie'] ?? held().join('; '));
    const reply = await exchange(line, method, path, {
      ...sent,
      headers: { ...withKey, ...(jar.size ? { cookie: held().join('; ') } : {}), ...sent.headers },
    });
    for (const cookie of reply.headers['set-cookie'] ?? []) keep(jar, cookie);
    remember(path, asked, reply);
    expectInOrder(reply, { method, path, viewer: person?.userType, log: line.log });
    return reply;
  };

  return {
    get: (path, headers) => send('GET', path, { headers }),
    put: (path, body, headers) => send('PUT', path, { body, headers }),
    post: (path, body, headers) => send('POST', path, { body, headers }),
    delete: (path, headers) => send('DELETE', path, { headers }),
    send,
    call: async <Key extends Call>(key: Key, { params, query, body, headers }: Asked<Key> = {}) => {
      const [method = '', pattern = ''] = key.split(' ');
      const path = pathOf(pattern, params) + queryOf(query);
      const reply = await send(method, path, { body, headers });
      expect(reply.status, `${method} ${path}: ${reply.text}`).toBe(api[key].status);
      // The cast: a successful answer was parsed by the contract on its way out; expectInOrder has looked at it again.
      return reply.json as Answer<Key>;
    },
    cookies,
  };
}

/** Where the session that comes with the answer is another one. */
const signsIn = /^\/api\/(login|register|sign-in)\b/;

function remember(path: string, asked: string, { headers }: Reply): void {
  const before = asked.split('; ').find((cookie) => isSession.test(cookie));
  const after = headers['set-cookie']?.find((cookie) => isSession.test(cookie))?.split(';')[0];
  if (before && after && before !== after && !signsIn.test(path)) renewedSessions.set(before, after);
}

/** A cookie with a session in it. */
const isSession = /^(__Host-)?sid=[^;]/;

function exchange(
  { port, agent, log }: Line,
  method: string,
  path: string,
  { body, headers, from }: Sent,
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const asItIs = body === undefined || typeof body === 'string' || Buffer.isBuffer(body);
    const text = asItIs ? body : JSON.stringify(body);
    const type =
      text === undefined
        ? {}
        : {
            'content-type': Buffer.isBuffer(text) ? 'application/octet-stream' : 'application/json',
            'content-length': Buffer.byteLength(text),
          };
    const options = {
      host: '127.0.0.1',
      port,
      agent,
      method,
      path,
      headers: { ...type, ...headers },
      ...(from ? { localAddress: from } : {}),
    };
    const asked = request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const bytes = Buffer.concat(chunks);
        const answer = bytes.toString();
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: answer,
          bytes,
          json: jsonOf(response.headers, answer),
        });
      });
    });
    asked.on('error', (error: NodeJS.ErrnoException) => {
      // A kept connection can be closed for its idleness just as it is used again; browsers send anew, too.
      const closedMeanwhile = asked.reusedSocket && error.code === 'ECONNRESET';
      if (closedMeanwhile) resolve(exchange({ port, agent, log }, method, path, { body, headers, from }));
      else reject(error);
    });
    asked.end(text);
  });
}

/** What holds for every answer to everybody: looked at on each, so that every test is also a test of it. */
function expectInOrder(
  reply: Reply,
  {
    method,
    path,
    viewer,
    log,
  }: { method: string; path: string; viewer: UserType | undefined; log: string[] },
): void {
  const asked = `${method} ${path} → ${reply.status} ${reply.text}`;
  // The log is gone through for a failure only: there are as many answers as lines in it.
  const why = reply.status === 500 ? log.findLast((line) => line.includes('"err"')) : undefined;
  expect(reply.status, `${asked}\n${why}`).not.toBe(500);
  if (!path.startsWith('/api')) return;
  const call = callOf(method, path);
  expect(reply.headers['content-security-policy'], asked).toContain("default-src 'none'");
  expect(reply.text.includes(canary), asked).toBe(false);
  // What RFC 7644 says of answers and refusals is looked at by provisioner.ts.
  if (path.startsWith('/api/scim/')) return;
  // Mail servers post here: it stands beside the contract.
  if (path === '/api/mail/inbound') return;
  if (reply.status >= 400) {
    // What is left of a public job that has closed is told as data.
    if (reply.status !== 410) expectSentence(reply, asked);
    expect(undeclaredCode(call, reply.status, reply.headers['error-code']), asked).toBeUndefined();
  } else if (path !== '/api/openapi.json') expect(forbiddenKeys(call, reply.json, viewer), asked).toEqual([]);
}

/** A refusal is one plain sentence, or a few, with its code in a header; a problem document where that was asked for. */
export function expectSentence(reply: Reply, asked = reply.text): void {
  expect(reply.headers['error-code'], asked).toMatch(/^[a-z_]+$/);
  expect(reply.headers['cache-control'], asked).toBe('no-store');
  if (reply.headers['content-type']?.startsWith('application/problem+json')) return;
  expect(reply.headers['content-type'], asked).toBe('text/plain; charset=utf-8');
  expect(reply.text, asked).toMatch(/^\p{L}[^\n{}<>]*[.!?]$/u);
  expect(reply.text, asked).not.toMatch(
    /Invalid|Too (big|small)|expected|received|undefined|\bnull\b|Error:/,
  );
}

function keep(jar: Map<string, string>, cookie: string): void {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
  if (value && !/max-age=0|expires=thu, 01 jan 1970/i.test(cookie)) jar.set(name, value);
  else jar.delete(name);
}

function jsonOf(headers: IncomingHttpHeaders, text: string): unknown {
  return text && /[/+]json/.test(headers['content-type'] ?? '') ? JSON.parse(text) : undefined;
}

function pathOf(pattern: string, params: unknown): string {
  const values = new Map<string, unknown>(Object.entries(params ?? {}));
  return pattern.replace(/:(\w+)/g, (_, name: string) => String(values.get(name)));
}

function queryOf(query: unknown): string {
  const pairs = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    for (const one of [value].flat()) if (one !== undefined) pairs.append(name, String(one));
  }
  return pairs.size ? `?${pairs.toString()}` : '';
}
