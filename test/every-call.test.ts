import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '#contract/api.ts';
import { api } from '#contract/api.ts';
import { type Row, bodyIn, headersOf, matrix } from '#test/matrix.ts';
import { serverForThisFile } from '#test/server.ts';
import { type Snapshot, snapshot } from '#test/unchanged.ts';
import { type World, world } from '#test/world.ts';

// On every version of PostgreSQL: whatever a call asks of the database, each asks it here.
const server = serverForThisFile();
let there: World;
let kept: Snapshot;

beforeAll(async () => {
  there = await world(server);
  kept = await snapshot(server);
});
afterAll(() => kept.close());

const calls = Object.entries(matrix) as [Call, Row][]; // The keys of `matrix` are what Call is.
const answered = calls.flatMap(([call, row]) => {
  const one = Object.values(row.cases).find(({ allowed }) => allowed.length > 0);
  return one ? [{ call, row, one }] : [];
});

test.each(answered)('$call is answered', async ({ call, row, one }) => {
  const [method = ''] = call.split(' ');
  const actor = one.allowed.find((name) => name !== 'anonymous');
  const body = bodyIn(there, one.body ?? row.body);
  const reply = await server
    .as(actor && there.people[actor])
    .send(method, one.path(there), { body, headers: headersOf(call, body) });
  expect(reply.status, `${actor}: ${reply.text}`).toBe(api[call].status);
  if (method !== 'GET') await kept.restore();
});
