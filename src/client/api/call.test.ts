import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ApiError, call, isRefused } from './call.ts';
import { answerWhoItIs } from './confirmation.ts';
import { connection } from './connection.ts';
import { listenLive } from './live.ts';

let answer: (request: IncomingMessage, response: ServerResponse) => void;
const server = createServer((request, response) => answer(request, response));
let sent: RequestInit | undefined;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port
  const fetchFrom = globalThis.fetch;
  // In a browser a path is enough; here it needs an origin.
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    sent = init;
    return fetchFrom(`http://127.0.0.1:${port}${path}`, init);
  });
});

afterAll(async () => {
  vi.unstubAllGlobals();
  await new Promise((resolve) => server.close(resolve));
});

const credentials = { username: 'aisha', password: 'a boat on calm water' };
const refusal = () =>
  call('POST /api/login', { body: credentials }).then(
    () => undefined,
    (error: unknown) => error,
  );

test('a call sends JSON, and the session with it', async () => {
  answer = (request, response) => {
    let body = '';
    request.on('data', (piece) => (body += String(piece)));
    request.on('end', () => {
      const { method, url, headers } = request;
      response.end(JSON.stringify({ method, url, type: headers['content-type'], body: JSON.parse(body) }));
    });
  };
  expect(
    await call('PUT /api/applications/:id/status', { params: { id: 7 }, body: { status: 'hired' } }),
  ).toEqual({
    method: 'PUT',
    url: '/api/applications/7/status',
    type: 'application/json',
    body: { status: 'hired' },
  });
  expect(sent?.credentials).toBe('include');
});

test('a refusal is told as its status and what the server says', async () => {
  answer = (_, response) => response.writeHead(401, { 'Content-Type': 'text/plain' }).end('Not you.');
  expect(await refusal()).toMatchObject({ message: '401: Not you.', status: 401 });
});

test('where the server says nothing, the status has its usual words', async () => {
  answer = (_, response) => response.writeHead(503).end();
  expect(await refusal()).toMatchObject({ message: '503: Service Unavailable' });
});

test('what is wrong with a form comes with its fields', async () => {
  answer = (_, response) =>
    response
      .writeHead(400, { 'Content-Type': 'application/problem+json', 'Error-Code': 'invalid' })
      .end(JSON.stringify({ detail: 'Title is required.', fields: { title: 'Title is required.' } }));
  const error = await refusal();
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({
    message: '400: Title is required.',
    code: 'invalid',
    fields: { title: 'Title is required.' },
  });
});

test('a reason is one that the call declares: another does not compile', async () => {
  answer = (_, response) =>
    response
      .writeHead(409, { 'Content-Type': 'text/plain', 'Error-Code': 'already_applied' })
      .end('Applied.');
  const error = await refusal();
  expect(isRefused(error, 'POST /api/jobs/:id/applications', 'job_closed', 'already_applied')).toBe(true);
  expect(isRefused(error, 'POST /api/jobs/:id/applications', 'job_closed')).toBe(false);
  expect(isRefused(new Error('Not sent'), 'POST /api/jobs/:id/applications', 'already_applied')).toBe(false);
  // @ts-expect-error a reason, but none of this call
  expect(isRefused(error, 'POST /api/jobs/:id/applications', 'list_full')).toBe(false);
  // @ts-expect-error no reason of any
  expect(error instanceof ApiError && error.code === 'applied_already').toBe(false);
});

test('what needs to know who it is waits for the answer, and is then sent again as it was', async () => {
  const bodies: string[] = [];
  let confirmed = false;
  answer = (request, response) => {
    let body = '';
    request.on('data', (piece) => (body += String(piece)));
    request.on('end', () => {
      bodies.push(body);
      if (confirmed) response.writeHead(200).end('{}');
      else response.writeHead(403, { 'Error-Code': 'confirm_identity' }).end('Confirm that it is you.');
    });
  };
  const change = () =>
    call('PUT /api/admin/users/:id', { params: { id: 7 }, body: { disabled: true } }).catch(
      (error: unknown) => error,
    );
  const both = Promise.all([change(), change()]);
  await expect.poll(() => bodies).toHaveLength(2);
  confirmed = true;
  answerWhoItIs(true);
  expect(await both).toEqual([{}, {}]);
  expect(new Set(bodies)).toEqual(new Set(['{"disabled":true}']));

  confirmed = false;
  const given = change();
  await expect.poll(() => bodies).toHaveLength(5);
  answerWhoItIs(false);
  expect(await given).toMatchObject({ code: 'confirm_identity' });
  expect(bodies).toHaveLength(5);
});

test('a live stream that opens again says that the server is back, though nothing else has asked it', async () => {
  const streams: EventTarget[] = [];
  class Stream extends EventTarget {
    constructor() {
      super();
      streams.push(this);
    }
    close(): void {}
  }
  vi.stubGlobal('EventSource', Stream);
  vi.stubGlobal('window', globalThis);
  const stop = listenLive(1, () => {});
  await expect.poll(() => streams).toHaveLength(1);
  answer = (_, response) => response.writeHead(503).end();
  await refusal();
  expect(connection()).toBe('down');
  streams[0]?.dispatchEvent(new Event('open'));
  expect(connection()).toBe('up');
  stop();
});
