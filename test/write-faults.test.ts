import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Call } from '#contract/api.ts';
import { api } from '#contract/api.ts';
import { heedsSentKey } from '#contract/sent-twice.ts';
import { runDue } from '#test/background.ts';
import { connect } from '#server/db/connect.ts';
import { rows, run } from '#server/db/query.ts';
import { eventually } from '#test/eventually.ts';
import { type FailingLine, type Fault, failingLine } from '#test/failing-line.ts';
import { type Row, bodyIn, headersOf, matrix } from '#test/matrix.ts';
import { serverForThisFile, startServer, type TestServer } from '#test/server.ts';
import { type Snapshot, snapshot } from '#test/unchanged.ts';
import { type World, world } from '#test/world.ts';

/*
 * For every call that writes, the first question to the database fails, then the second, and so on until none is left to fail: each time the answer
 * is a sentence and a 503, all or nothing is done, and what is sent again is done once. These are some telling calls; all of
 * them: `npm run bench -- faults`.
 */
const whole = process.env['FAULTS'] === 'whole';
const server = serverForThisFile();
let there: World;
let kept: Snapshot;
let line: FailingLine;
let pool: ReturnType<typeof connect>;
let failing: TestServer;
/** Connections that the server keeps in hand, as those on which it is told of events. */
let inHand: number;

beforeAll(async () => {
  there = await world(server);
  kept = await snapshot(server);
  line = await failingLine(inject('databaseServer'));
  const address = { ...server.database.connection, host: '127.0.0.1', port: line.port };
  pool = connect(address);
  failing = await startServer({ database: { ...server.database, pool } });
  inHand = pool.totalCount - pool.idleCount;
});
afterAll(async () => {
  await failing.close();
  await pool.end();
  await line.close();
  await kept.close();
});

const telling: readonly Call[] = [
  'POST /api/jobs/:id/applications',
  'PUT /api/applications/:id/status',
  'POST /api/company/keys',
];
const faults: [name: string, fault: Fault][] = [
  ['the connection breaks before it', 'never arrives'],
  ['the connection breaks before its answer', 'answer is lost'],
  ['it takes too long', { code: '57014' }],
  ['it meets another transaction', { code: '40001' }],
];

const writes = (Object.entries(matrix) as [Call, Row][]).filter(
  ([call, row]) => !call.startsWith('GET') && rightCase(row) && (whole || telling.includes(call)),
); // The keys of `matrix` are what Call is.

describe.each(faults)('when the n-th question fails, as %s,', (_, fault) => {
  test.each(writes)('%s is done whole or not at all, and sent again is done once', async (call, row) => {
    const expected = api[call].status;
    const once = async () => {
      const key = heedsSentKey(call, api[call]) ? randomUUID() : undefined;
      const first = await send(call, row, key);
      return { ...first, again: () => send(call, row, key) };
    };
    line.failFrom(Infinity, fault);
    await kept.restore();
    const usual = await once();
    expect(usual.status, usual.text).toBe(expected);
    expect(line.asked()).toBeGreaterThan(0);
    const done = await changes();
    await kept.restore();

    let calm = 0;
    for (let from = 1; ;) {
      line.failFrom(from, fault);
      const outcome = await once();
      const nth = line.failedAt();
      line.failFrom(Infinity, fault);
      const found = await changes();
      const about = `${nth}: ${outcome.status} ${outcome.text}`;
      const wasAnswered = outcome.status === expected;
      expect(wasAnswered ? unavailable : outcome.text, about).toBe(unavailable);
      expect(wasAnswered ? [done] : [{}, done], about).toContainEqual(found);
      if (!wasAnswered) await expectSentAgain(call, found, done, outcome.again);
      await kept.restore();
      if (wasAnswered && nth === undefined) break;
      // What the server does by itself now and then asks the database too, and some failures are made up for: on the third time that is so.
      calm = wasAnswered ? calm + 1 : 0;
      if (wasAnswered && calm < 3) continue;
      calm = 0;
      from = (nth ?? from) + 1;
    }
    await untilPoolIsFree();
  });
});

const unavailable = 'The database cannot be reached right now. Please try again in a moment.';

/** What was not done is done now. What was done, and nobody heard of, is not done again where the call came with a key. */
async function expectSentAgain(
  call: Call,
  found: Changes,
  done: Changes,
  again: () => Promise<{ status: number; text: string }>,
): Promise<void> {
  const { status, text } = await again();
  const heeded = heedsSentKey(call, api[call]);
  const wasDone = Object.keys(found).length > 0;
  const expected = wasDone && heeded === 'secret' ? 409 : api[call].status;
  // Without a key it may be refused, as what there is already.
  const ends = !wasDone || heeded ? [status] : [status < 500 ? expected : status];
  expect(ends, text).toEqual([expected]);
  // Whose rights the call has changed is known by a new session from the next call on, whatever that asks for.
  const isCounted = (name: string) => !(wasDone && name === 'session');
  const counted = Object.entries(await changes()).filter(([name]) => isCounted(name));
  const once = Object.entries(done).filter(([name]) => isCounted(name));
  expect(!wasDone || heeded ? counted : once).toEqual(once);
}

async function send(call: Call, row: Row, key?: string) {
  const { path, body: told = row.body, allowed } = rightCase(row) ?? { path: () => '', allowed: [] };
  const body = bodyIn(there, told);
  const actor = allowed.find((one) => one !== 'anonymous') ?? 'anonymous';
  const client = failing.as(actor === 'anonymous' ? undefined : there.people[actor]);
  const { status, text } = await client.send(call.split(' ')[0] ?? '', path(there), {
    body,
    headers: { ...headersOf(call, body), ...(key ? { 'idempotency-key': key } : {}) },
  });
  return { status, text };
}

/** Found out anew, a moment later, from what is in the others; taken away by themselves once they are old. */
const derived = new Set(['application_match', 'former_session_id']);

/** By table that has other rows than before: how many. */
type Changes = Record<string, number>;

async function changes(): Promise<Changes> {
  // With what comes of it apart from requests, also where a question of that has failed: it is part of what must be there once.
  await run(server.database.pool, `update pgboss.job set start_after = now() where state = 'retry'`);
  await runDue(failing);
  const names = (await kept.changed()).filter((name) => !derived.has(name));
  const counts = await Promise.all(
    names.map(async (name) => {
      const [counted] = await rows<{ count: number }>(server.database.pool, `select count(*) from ${name}`);
      return [name, counted?.count ?? 0] as const;
    }),
  );
  return Object.fromEntries(counts);
}

/** Nobody holds a connection, and none was left in the midst of a transaction. */
async function untilPoolIsFree(): Promise<void> {
  await eventually(async () => {
    const open = await rows(
      server.database.pool,
      `select from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
    );
    return open.length === 0 && pool.waitingCount === 0 && pool.totalCount - pool.idleCount <= inHand;
  });
}

function rightCase({ cases }: Row) {
  return Object.values(cases).find(({ allowed }) => allowed.length > 0);
}
