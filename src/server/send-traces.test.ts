import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { sendTraces } from './send-traces.ts';
import { addressGuard } from './outgoing/address-guard.ts';
import { guardedFetch } from './outgoing/guarded-fetch.ts';
import { asOwnTrace, currentTrace } from './trace.ts';
import { freshDatabase } from '#test/database.ts';
import { eventually } from '#test/eventually.ts';
import { recruiter } from '#test/people.ts';
import { launch } from '#test/program.ts';
import { serverForThisFile } from '#test/server.ts';

const server = serverForThisFile();
const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const caller = '00f067aa0ba902b7';
const traceparent = `00-${traceId}-${caller}-01`;

test('every line of the log that a request leaves has its trace and who asked', async () => {
  const person = await recruiter(server);
  const asked = await server.as(person).get('/api/user', { traceparent });
  await server.as().get('/api/user', { traceparent: 'nonsense' });
  const lines = () => server.log.map((line) => JSON.parse(line) as Record<string, unknown>);
  const lineOf = (id: unknown) => lines().find(({ requestId }) => requestId === id);
  await eventually(() => lineOf(asked.headers['request-id']) !== undefined);
  expect(lineOf(asked.headers['request-id'])).toMatchObject({
    traceId,
    actor: person.id,
    route: '/api/user',
  });
  const alone = lines().findLast(({ route, status }) => route === '/api/user' && status === 401);
  expect(alone?.['traceId']).toBe(String(alone?.['requestId']).replaceAll('-', ''));
  expect(alone).not.toHaveProperty('actor');
});

test('a failure in the middle of a request says whose and which it was', async () => {
  const person = await recruiter(server);
  await server.database.pool.query('alter table notification rename to lost');
  onTestFinished(
    async () => void (await server.database.pool.query('alter table lost rename to notification')),
  );
  const asked = await fetch(`${server.url}/api/notifications`, {
    headers: { traceparent, Cookie: person.session },
  });
  expect(asked.status).toBe(500);
  await eventually(() => server.log.some((line) => line.includes('request failed')));
  const failed = server.log.find((line) => line.includes('request failed'));
  expect(JSON.parse(failed ?? '{}')).toMatchObject({ traceId, actor: person.id });
});

test('a call that the server makes for somebody carries the trace on', async () => {
  const { url, asked } = await listening();
  const call = guardedFetch(addressGuard('127.0.0.1'));
  await asOwnTrace('task test', {}, async () => {
    await call(url);
    expect(asked[0]?.traceparent).toContain(currentTrace()?.traceId);
  });
  expect(asked).toHaveLength(1);
});

test('how many traces are kept goes by the share that is set, whatever number a stranger gives theirs', async () => {
  const { url, spans } = await listening();
  const stop = await sendTraces({ url, service: 'moorings', share: 1e-9 }, pino({ level: 'silent' }));
  // A number whose parts cancel each other out, which a share of numbers always holds.
  const chosen = '00-00000001000000010000000100000001-00000000000000aa-01';
  for (let times = 0; times < 5; times += 1) await server.as().get('/api/jobs', { traceparent: chosen });
  await stop();
  expect(spans()).toEqual([]);
});

test('a receiver is told of a request with its statements, and of nothing that anybody wrote', async () => {
  const { url, spans } = await listening();
  const person = await recruiter(server);
  const stop = await sendTraces(
    { url: `${url}/v1/traces`, service: 'moorings', share: 1 },
    pino({ level: 'silent' }),
  );
  await server.as(person).get('/api/jobs?search=zahra', { traceparent });
  await stop();
  const request = spans().find(({ name }) => name === 'GET /api/jobs');
  expect(request).toMatchObject({ traceId, parentSpanId: caller });
  const statements = spans().filter(({ parentSpanId }) => parentSpanId === request?.spanId);
  expect(statements.length).toBeGreaterThan(1);
  expect(new Set(statements.map((one) => one.traceId))).toEqual(new Set([traceId]));
  expect(JSON.stringify(spans())).not.toContain('zahra');
  expect(JSON.stringify(request)).toContain(`"${person.id}"`);
  // After the stop nothing is gathered any more.
  const before = spans().length;
  await server.as(person).get('/api/jobs');
  expect(spans()).toHaveLength(before);
});

test('a receiver that takes nothing is spoken of once with why, and holds up nobody', async () => {
  const answering = async (answer: (response: ServerResponse) => void) => {
    const receiver = createServer((_, response) => answer(response));
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => {
      receiver.close();
      receiver.closeAllConnections();
    });
    // The cast: a server that listens on TCP has an address of this shape.
    return `127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  };
  const receivers = [
    { host: '127.0.0.1:9', why: 'the connection was refused' },
    { host: await answering((response) => response.writeHead(401).end()), why: 'the answer was 401' },
    {
      host: await answering((response) => response.writeHead(503, { 'Retry-After': '60' }).end()),
      why: 'the answer was 503',
    },
    {
      host: await answering((response) => void response.destroy()),
      why: 'the connection was broken off',
    },
    { host: await answering(() => undefined), why: 'there was no answer in time' },
  ];
  for (const { host, why } of receivers) {
    const said: unknown[] = [];
    const stop = await sendTraces(
      { url: `http://${host}/v1/traces`, service: 'moorings', share: 1 },
      { warn: (about: object, words?: string) => void said.push([about, words]) },
    );
    expect((await server.as().get('/api/user')).status).toBe(401);
    await stop();
    expect(said).toEqual([[{ receiver: host }, `Traces cannot be sent: ${why}`]]);
  }
});

test('what cannot be sent at all is not laid to the receiver, and the log has nothing of what it was to be told', async () => {
  vi.stubEnv('OTEL_EXPORTER_OTLP_HEADERS', 'Authorization: Basic c2VjcmV0OnNlY3JldA==');
  onTestFinished(() => void vi.unstubAllEnvs());
  const said: unknown[] = [];
  const stop = await sendTraces(
    { url: 'http://127.0.0.1:9/v1/traces', service: 'moorings', share: 1 },
    { warn: (about: object, words?: string) => void said.push([about, words]) },
  );
  expect((await server.as().get('/api/user')).status).toBe(401);
  await stop();
  expect(said).toEqual([[{ receiver: '127.0.0.1:9' }, 'Traces cannot be sent: ERR_INVALID_HTTP_TOKEN']]);
});

test.each([
  { set: {}, loads: false },
  { set: { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' }, loads: true },
])('a program with $set loads what sends traces: $loads', async ({ set, loads }) => {
  const database = await freshDatabase();
  onTestFinished(() => database.drop());
  const told = path.join(import.meta.dirname, '../../test/tell-loaded.mjs');
  const program = launch({
    ...set,
    DATABASE_URL: database.url,
    DRAIN_DELAY: '0',
    NODE_OPTIONS: `--import=${told}`,
  });
  await program.address;
  program.child.kill('SIGTERM');
  expect(await program.ended).toBe(0);
  const loaded = /loaded: (\d+) modules, (\d+) that send traces/.exec(program.said());
  expect(Number(loaded?.[1])).toBeGreaterThan(500);
  expect(Number(loaded?.[2]) > 0).toBe(loads);
});

const sent = z.object({
  resourceSpans: z.array(
    z.object({
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.looseObject({
              name: z.string(),
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
            }),
          ),
        }),
      ),
    }),
  ),
});

/** A receiver on this machine, which keeps what it is sent. */
async function listening() {
  const asked: { traceparent: string | undefined; body: string }[] = [];
  const receiver = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (piece: string) => (body += piece));
    request.on('end', () => {
      asked.push({ traceparent: String(request.headers['traceparent']), body });
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void receiver.close());
  // The cast: a server that listens on TCP has an address of this shape.
  const { port } = receiver.address() as AddressInfo;
  const spans = () =>
    asked.flatMap(({ body }) =>
      sent
        .parse(JSON.parse(body))
        .resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
    );
  return { url: `http://127.0.0.1:${port}`, asked, spans };
}
