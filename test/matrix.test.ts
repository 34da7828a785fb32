import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '#contract/api.ts';
import { api } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { rows, run } from '#server/db/query.ts';
import { openToKeys, scopeOf } from '#contract/open-to-keys.ts';
import { companyScopes, platformScopes, type Scope } from '#domain/api-keys.ts';
import { type ActorName, actors } from '#test/actors.ts';
import { type Row, bodyIn, headersOf, matrix, stoppedInSuspension } from '#test/matrix.ts';
import { type Reply, serverForThisFile } from '#test/server.ts';
import { type Snapshot, snapshot } from '#test/unchanged.ts';
import { type World, world } from '#test/world.ts';

const server = serverForThisFile();
let there: World;
let kept: Snapshot;
/** The refusals of which the security log has to know. */
const telling: { call: Call; actor: ActorName; reply: Reply }[] = [];

beforeAll(async () => {
  there = await world(server);
  kept = await snapshot(server);
});
afterAll(() => kept.close());

const calls = Object.entries(matrix) as [Call, Row][]; // The keys of `matrix` are what Call is.

describe.each(calls)('%s', (call, row) => {
  const [method = ''] = call.split(' ');

  test.each(Object.entries(row.cases))(
    '%s',
    // Not tried again: what a refused call wrote would be there by then, and the second answer the expected one.
    { retry: 0 },
    async (_, { path, body: told = row.body, allowed, other = {} }) => {
      const body = bodyIn(there, told);
      const ask = async (actor: ActorName, sent: unknown): Promise<Reply> =>
        server
          .as(actor === 'anonymous' ? undefined : there.people[actor])
          .send(method, path(there), { body: sent, headers: headersOf(call, sent) });
      const expected = Object.fromEntries(
        actors.map((actor) => [actor, expectedStatus(call, row, { allowed, other }, actor)]),
      );
      const refused = actors.filter((actor) => (expected[actor] ?? 0) >= 400);

      // Some reads are noted, some are the first of somebody, and the server does things by itself.
      if ((await kept.changed()).length > 0) await kept.restore();

      const refusals = await Promise.all(
        refused.map(async (actor) => ({ actor, reply: await ask(actor, body) })),
      );
      const answered = Object.fromEntries(refusals.map(({ actor, reply }) => [actor, reply.status]));
      expect(answered).toEqual(Object.fromEntries(refused.map((actor) => [actor, expected[actor]])));

      // Whoever is refused before the body is looked at is refused the same way whatever it says.
      const early =
        row.body === undefined || other[401] || other[403]
          ? []
          : refused.filter((actor) => [401, 403, 404].includes(expected[actor] ?? 0));
      const unread = await Promise.all(
        early.map(async (actor) => [actor, (await ask(actor, '{"broken')).status]),
      );
      expect(Object.fromEntries(unread)).toEqual(
        Object.fromEntries(early.map((actor) => [actor, expected[actor]])),
      );

      // Where no cookie is read, nobody is known whose act it could be.
      const { fromElsewhere }: Endpoint = api[call];
      if (!fromElsewhere) telling.push(...refusals.filter(isTelling).map((one) => ({ call, ...one })));
      const missing = refusals.filter(({ reply }) => reply.status === 404);
      for (const { actor, reply } of missing) expect(seenOf(reply), actor).toEqual(await nothingThere(actor));
      expect(await kept.changed()).toEqual([]);

      for (const actor of allowed.filter((one) => !refused.includes(one))) {
        const { status, text } = await ask(actor, body);
        expect(status, `${actor}: ${text}`).toBe(api[call].status);
        if (method !== 'GET') await kept.restore();
      }
    },
  );
});

/** As whom each key is answered where it gets through: somebody of its company who has posted nothing there, or an admin. */
const keys = { ofX: 'managerOfX', ofY: 'recruiterOfY', ofPlatform: 'admin' } as const;
type KeyName = keyof typeof keys;
const keyNames = Object.keys(keys) as KeyName[]; // As just written.

describe('a key reaches what it was given, with the rights of its company', () => {
  test.each(calls)('%s', { retry: 0 }, async (call, row) => {
    const [method = ''] = call.split(' ');
    if ((await kept.changed()).length > 0) await kept.restore();
    for (const [name, one] of Object.entries(row.cases)) {
      const body = bodyIn(there, one.body ?? row.body);
      const ask = async (key: KeyName) =>
        server.as(there.keys[key]).send(method, one.path(there), { body, headers: headersOf(call, body) });
      const expected = keyNames.map((key) => statusOfKey(call, row, one, key));
      const refused = keyNames.filter((_, index) => (expected[index] ?? 0) >= 400);
      const replies = await Promise.all(refused.map(ask));
      const statuses = replies.map(({ status }, index) => `${refused[index]}: ${status}`);
      expect(statuses, name).toEqual(refused.map((key) => `${key}: ${expected[keyNames.indexOf(key)]}`));
      const nothing = await nothingThere(keys.ofX);
      for (const reply of replies.filter(({ status }) => status === 404))
        expect(seenOf(reply)).toEqual(nothing);
      expect(await kept.changed()).toEqual([]);
      for (const key of keyNames.filter((each) => !refused.includes(each))) {
        const { status, text, headers } = await ask(key);
        expect(status, `${name}, ${key}: ${text}`).toBe(expected[keyNames.indexOf(key)]);
        expect(headers['set-cookie']).toBeUndefined();
        if (method !== 'GET') await kept.restore();
      }
    }
  });
});

function statusOfKey(call: Call, row: Row, one: Row['cases'][string], key: KeyName): number {
  if (openToKeys[call] === 'public') return expectedStatus(call, row, one, 'anonymous');
  const scope = scopeOf(call);
  const given: readonly Scope[] = key === 'ofPlatform' ? platformScopes : companyScopes;
  return scope && given.includes(scope) ? expectedStatus(call, row, one, keys[key]) : 403;
}

describe('a visitor, signed in nowhere, while the platform is open', () => {
  const openUp = async () => {
    await kept.restore();
    await run(server.database.pool, 'update operator set public_jobs = true');
  };
  beforeAll(openUp);

  test.each(calls)('%s', { retry: 0 }, async (call, row) => {
    const [method = ''] = call.split(' ');
    for (const [name, one] of Object.entries(row.cases)) {
      const sent = bodyIn(there, one.body ?? row.body);
      const reply = await server
        .as()
        .send(method, one.path(there), { body: sent, headers: headersOf(call, sent) });
      const expected = one.toVisitor ?? expectedStatus(call, row, one, 'anonymous');
      expect(reply.status, `${name}: ${reply.text}`).toBe(expected);
      const isMissing = reply.status === 404;
      const nothing = isMissing ? await nothingThere('anonymous') : undefined;
      expect(isMissing ? seenOf(reply) : undefined, name).toEqual(nothing);
      if (reply.status < 400 && method !== 'GET') await openUp();
    }
  });
});

test('whoever was refused stands in the security log with the call', async () => {
  const isNoted = await notedCalls();
  const unnoted = telling.filter(({ reply }) => !isNoted.has(String(reply.headers['request-id'])));
  expect(telling.length).toBeGreaterThan(1_000);
  expect(unnoted.map(({ call, actor }) => `${call}, ${actor}`)).toEqual([]);
});

/** The requests that the log tells of as refused. Whose request it was is all that tells it, but for calls known by a token. */
async function notedCalls(): Promise<Set<string>> {
  const ask = async () => {
    const noted = await rows<{ request: string }>(
      server.database.pool,
      `select request_id as request from security_log
       where act = 'call.refused' and (actor_id is not null or details ->> 'call' like '%/:token')`,
    );
    return new Set(noted.map(({ request }) => request));
  };
  // It is written a moment after the answer.
  let noted = await ask();
  for (let before = -1; noted.size > before;) {
    before = noted.size;
    await pause(500);
    noted = await ask();
  }
  return noted;
}

test('every call that concerns one thing is also tried on one that does not exist', () => {
  const wanting = calls.filter(
    ([call, { cases }]) =>
      call.includes('/:id') && !Object.values(cases).some(({ allowed, other }) => !allowed.length && !other),
  );
  expect(wanting.map(([call]) => call)).toEqual([]);
});

function expectedStatus(
  call: Call,
  row: Row,
  { allowed, other }: Pick<Row['cases'][string], 'allowed' | 'other'>,
  actor: ActorName,
): number {
  const { permission, status }: Endpoint = api[call];
  if (permission !== 'anyone' && (actor === 'anonymous' || actor === 'disabled')) return 401;
  if (row.forbidden?.includes(actor)) return 403;
  if (actor === 'founderOfSuspended' && stoppedInSuspension(call)) return 409;
  if (allowed.includes(actor)) return status;
  const [otherStatus] = Object.entries(other ?? {}).find(([, those]) => those.includes(actor)) ?? [404];
  return Number(otherStatus);
}

/** Whoever is signed in and is refused stands in the security log with the call. */
function isTelling({ actor, reply }: { actor: ActorName; reply: Reply }): boolean {
  const suspended = reply.headers['error-code'] === 'company_suspended';
  return !['anonymous', 'disabled'].includes(actor) && ([403, 404].includes(reply.status) || suspended);
}

/** What a person can tell two answers apart by. */
/**
 * What says nothing of the thing that was asked for: how long a connection that has just been opened is kept, in which version a
 * key is answered, and whether the call ends.
 */
const ofCallOrConnection = new Set(['keep-alive', 'moorings-version', 'deprecation', 'sunset', 'link']);

function seenOf({ status, headers, text }: Reply) {
  return {
    status,
    text,
    type: headers['content-type'],
    code: headers['error-code'],
    cache: headers['cache-control'],
    names: Object.keys(headers)
      .filter((name) => !ofCallOrConnection.has(name))
      .sort(),
  };
}

/** Asked once for each: it is the same whenever it is asked. */
function nothingThere(actor: ActorName): Promise<ReturnType<typeof seenOf>> {
  const person = actor === 'anonymous' ? undefined : there.people[actor];
  const answer = nothing.get(actor) ?? server.as(person).get('/api/nothing-of-the-sort').then(seenOf);
  nothing.set(actor, answer);
  return answer;
}

const nothing = new Map<ActorName, Promise<ReturnType<typeof seenOf>>>();
