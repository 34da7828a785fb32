import { beforeAll, beforeEach, expect, test } from 'vitest';
import { uploads } from '#domain/visitors.ts';
import { company } from '#test/people.ts';
import { postedJob } from '#test/postings.ts';
import { type Person, type Reply, serverForThisFile } from '#test/server.ts';
import { openToVisitors, visitorOf } from '#test/visitors.ts';

const origin = 'https://www.blue-lagoon.example';
const server = serverForThisFile();
let founder: Person;
let jobId: number;

beforeAll(async () => {
  ({ founder } = await company(server, 'Blue Lagoon'));
  await openToVisitors(server);
  await server.as(founder).call('PUT /api/company/settings', { body: { ownSites: origin } });
});
beforeEach(async () => {
  jobId = (await postedJob(server, founder)).id;
});

const isReadBy = ({ headers }: Reply) => headers['access-control-allow-origin'];
const ask = (method: string, path: string, body?: unknown, headers = {}) =>
  server.as().send(method, path, { body, headers: { origin, 'sec-fetch-site': 'cross-site', ...headers } });
const asked = (path: string, method: string, from = origin) =>
  server.as().send('OPTIONS', path, { headers: { origin: from, 'access-control-request-method': method } });

test('a page of the company’s own sends a file in pieces, as a browser lets it', async () => {
  const bytes = Buffer.from('Ali Rasheed\nSkipper\n'.repeat(uploads.piece / 10));
  const token = await visitorOf(server).token(jobId);
  const begun = await ask('POST', `/api/public/jobs/${jobId}/uploads`, {
    token,
    name: 'cv.txt',
    size: bytes.length,
  });
  const { key } = begun.json as { key: string }; // What the call answers.
  const piece = `/api/public/uploads/${key}/pieces/0`;
  const preflight = await asked(piece, 'PUT');
  expect([preflight.status, isReadBy(preflight)]).toEqual([204, origin]);
  expect(preflight.headers['access-control-allow-methods']).toContain('PUT');
  const put = await ask('PUT', piece, bytes.subarray(0, uploads.piece));
  const progress = await ask('GET', `/api/public/uploads/${key}`);
  expect(progress.json).toEqual({ come: uploads.piece, size: bytes.length });
  expect([begun, put, progress].map(isReadBy)).toEqual([origin, origin, origin]);

  const foreign = 'https://evil.example';
  expect(isReadBy(await asked(piece, 'PUT', foreign))).toBeUndefined();
  expect(
    isReadBy(await ask('GET', `/api/public/uploads/${key}`, undefined, { origin: foreign })),
  ).toBeUndefined();
});

test('it reads why what it sent was refused, whatever the reason, and that a job has closed', async () => {
  const path = `/api/public/jobs/${jobId}/applications`;
  const replies = [
    await ask('POST', path, {}),
    await ask('POST', path, '{"name":', { 'content-type': 'application/json' }),
    await ask('POST', path, '<a/>', { 'content-type': 'text/plain' }),
    await ask('POST', path, { coverLetter: 'x'.repeat(200_000) }),
  ];
  await server.as(founder).call('PUT /api/jobs/:id', { params: { id: jobId }, body: { status: 'closed' } });
  replies.push(await ask('POST', path, {}), await ask('GET', `${path}/token`));
  expect(replies.map((reply) => [reply.status, isReadBy(reply)])).toEqual(
    [401, 400, 415, 413, 404, 404].map((status) => [status, origin]),
  );
});
