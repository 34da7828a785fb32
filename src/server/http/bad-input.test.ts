import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Call } from '#contract/api.ts';
import { api } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import {
  forgedCursors,
  notObjects,
  oddFileNames,
  oddIds,
  oddParameters,
  oneOfEachType,
} from '#test/bad-input.ts';
import type { ActorName } from '#test/actors.ts';
import { type Row, bodyIn, matrix } from '#test/matrix.ts';
import { type Reply, serverForThisFile } from '#test/server.ts';
import { type Snapshot, snapshot } from '#test/unchanged.ts';
import { openToVisitors } from '#test/visitors.ts';
import { type World, world } from '#test/world.ts';

// Every call is made by somebody who may make it, with something wrong. That no answer is a 500 and every refusal one
// plain sentence is looked at by the client of test/server.ts.
const server = serverForThisFile();
let there: World;
let kept: Snapshot;

beforeAll(async () => {
  there = await world(server);
  await openToVisitors(server);
  kept = await snapshot(server);
});
afterAll(() => kept.close());

const calls = Object.entries(matrix) as [Call, Row][]; // The keys of `matrix` are what Call is.
const rightCase = ({ cases }: Row) => Object.values(cases).find(({ allowed }) => allowed.length > 0);
/** The case in which somebody gets what they ask for; where nobody does, one in which they come as far as the body. */
const furthestCase = (row: Row) =>
  rightCase(row) ?? Object.values(row.cases).find(({ other, toVisitor }) => other ?? toVisitor);
/** What is in the way of everybody, where something is: the status, and the people. */
const inTheWay = (row: Row): [string, readonly ActorName[]] | undefined => {
  if (rightCase(row)) return undefined;
  const { other, toVisitor } = furthestCase(row) ?? {};
  return toVisitor ? [String(toVisitor), ['anonymous']] : Object.entries(other ?? {})[0];
};
const withBody = calls.filter(([call]) => 'body' in api[call] && !('takesForm' in api[call]));
const withQuery = calls.filter(([call]) => 'query' in api[call]);
const withFile = calls.filter(([call]) => 'takesFile' in api[call]);
const withId = calls.filter(([call, row]) => call.includes('/:id') && rightCase(row));

// First: what is refused below is noted in the security log, which is asked for whole here, many times.
describe('an address', () => {
  afterAll(() => kept.restore());

  // Before any call below removes what it is asked of. A company's place is its name, which can be any text.
  test.each(
    withQuery.filter(([call]) => parametersOf(call).includes('cursor') && call !== 'GET /api/companies'),
  )('%s takes no cursor that this server did not give', async (call, row) => {
    const ask = async (cursor: string) => ({
      cursor: Buffer.from(cursor, 'base64url').toString(),
      status: (await send(call, row, { query: `cursor=${cursor}` })).status,
    });
    for (const { cursor, status } of await Promise.all(forgedCursors.map(ask)))
      expect({ cursor, status }).toEqual({ cursor, status: 400 });
  });

  describe.each(withQuery)('%s', (call, row) => {
    test.each(parametersOf(call))('is never surprised by its parameter %s', async (name) => {
      const ask = async (query: string) => ({
        query,
        reply: await send(call, row, { body: rightBody(row), query }),
      });
      const queries = [
        ...oddParameters.map((value) => `${name}=${value}`),
        `${name}=1&${name}=2`,
        Array.from({ length: 30 }, (_, index) => `${name}=${index}`).join('&'),
        `${name}[]=1`,
        `${name}[a]=1&__proto__[b]=1&constructor.prototype=1`,
      ];
      const replies: Awaited<ReturnType<typeof ask>>[] = [];
      // Of files only a few may be on their way at once.
      const atOnce = 'takesFile' in api[call] ? 2 : queries.length;
      for (let sent = 0; sent < queries.length; sent += atOnce)
        replies.push(...(await Promise.all(queries.slice(sent, sent + atOnce).map(ask))));
      // 404 is what a company is that does not exist, 409 a name that another of these has taken.
      for (const { query, reply } of replies)
        expect([200, 201, 202, 204, 400, 404, 409], `${query} → ${reply.text}`).toContain(reply.status);
    });
  });
});

describe.each(withBody)('%s', (call, row) => {
  const schema = bodyOf(call);

  test('takes nothing but a JSON object, of reasonable depth and size', async () => {
    const replies = await Promise.all(
      notObjects.map(async (body) => ({ body: body.slice(0, 80), reply: await send(call, row, { body }) })),
    );
    for (const { body, reply } of replies) expect([400, 413], body).toContain(reply.status);
  });

  test('takes no more than it needs', async () => {
    const { bodyLimit = 64 * 1024 }: Endpoint = api[call];
    const padded = (length: number) => ({ ...rightBody(row), padding: 'x'.repeat(length) });
    expect((await send(call, row, { body: padded(bodyLimit) })).status).toBe(413);
    expect((await send(call, row, { body: padded(bodyLimit - 2_000) })).status).toBe(
      Number(inTheWay(row)?.[0] ?? api[call].status),
    );
    await kept.restore();
  });

  test('takes no other types than it says', async () => {
    const wrong = fieldTypes(schema).map(([field, types]) =>
      oneOfEachType.filter((one) => !types.has(typeOf(one))).map((value) => ({ [field]: value })),
    );
    for (const field of wrong.flat()) {
      const { success } = schema.safeParse({ ...rightBody(row), ...field });
      expect({ field, success }).toEqual({ field, success: false });
    }
    // The server reads bodies by this very schema: of each field one is sent.
    const replies = await Promise.all(
      wrong
        .flatMap((values) => values.slice(0, 1))
        .map(async (field) => ({
          field,
          reply: await send(call, row, { body: { ...rightBody(row), ...field } }),
        })),
    );
    for (const { field, reply } of replies)
      expect({ field, status: reply.status }).toEqual({ field, status: 400 });
  });

  test('is never surprised by a text that cannot be stored', async () => {
    const unstorable = Object.keys(schema.shape)
      .flatMap((field) => ['a\0b', ['a\0b']].map((value) => ({ ...rightBody(row), [field]: value })))
      .filter((body) => schema.safeParse(body).success);
    for (const body of unstorable) {
      const reply = await send(call, row, { body });
      expect(reply.status).toBeLessThan(500);
      if (reply.status < 300) await kept.restore();
    }
  });

  test('is never surprised', async () => {
    const value = fc.oneof(
      fc.jsonValue({ maxDepth: 2, stringUnit: 'binary' }),
      fc.string({ unit: 'binary' }),
      fc.constantFrom(...oneOfEachType),
    );
    const body = fc.dictionary(
      fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...Object.keys(schema.shape)) }, fc.string()),
      value,
      { maxKeys: 5 },
    );
    await fc.assert(
      fc.asyncProperty(body, async (fields) => {
        const reply = await send(call, row, { body: { ...rightBody(row), ...fields } });
        expect(reply.status).toBeLessThan(500);
        if (reply.status < 300) await kept.restore();
      }),
      { numRuns: 5 },
    );
  });
});

test.each(withBody.filter(([call]) => !['POST /api/login', 'PUT /api/company/settings'].includes(call)))(
  '%s takes no key that is not for its caller to set',
  async (call, row) => {
    for (const key of [
      'id',
      'userId',
      'profileId',
      'recruiterId',
      'jobSeekerId',
      'isAdmin',
      'createdAt',
      'applicationCount',
      'matchScore',
    ]) {
      const reply = await send(call, row, { body: { ...rightBody(row), [key]: 1 } });
      expect({ status: reply.status, text: reply.text }).toEqual({
        status: 400,
        text: `${key} cannot be set.`,
      });
    }
  },
);

test.each(withBody.filter(([call]) => parametersOf(call).includes('companyId')))(
  '%s is not done to one company where its body names another',
  async (call, row) => {
    const replies = await Promise.all(
      [999_999, '1', null].map((companyId) => send(call, row, { body: { ...rightBody(row), companyId } })),
    );
    expect(replies.map(({ status, text }) => ({ status, text }))).toEqual(
      replies.map(() => ({
        status: 400,
        text: 'companyId belongs in the address, as ?companyId=…, and not in the body.',
      })),
    );
  },
);

test.each(withId)('%s finds nothing under an odd number', async (call, row) => {
  const [method = ''] = call.split(' ');
  const path = rightCase(row)?.path(there) ?? '';
  const numbers = [...path.matchAll(/\/(\d+|[\da-f]{8}-[\da-f-]{27})(?=\/|$)/g)];
  const odd = numbers.flatMap(({ index, 0: { length } }) =>
    oddIds
      .map((id) => `${path.slice(0, index)}/${id}${path.slice(index + length)}`)
      .filter((address) => address !== path),
  );
  expect(odd.length).toBeGreaterThan(0);
  const replies = await Promise.all(
    odd.map(async (address) => ({
      address,
      reply: await as(row).send(method, address, { body: rightBody(row) }),
    })),
  );
  for (const { address, reply } of replies)
    expect({ address, status: reply.status }).toEqual({ address, status: 404 });
});

test.each(withFile)('%s takes a file whatever its name is', async (call, row) => {
  const { path } = furthestCase(row) ?? {};
  const body = bodyIn(there, furthestCase(row)?.body ?? row.body);
  const sentAs = async (name: string) => {
    const headers = { 'content-disposition': `attachment; filename*=UTF-8''${name}` };
    const { status } = await as(row).send(call.split(' ')[0] ?? '', path?.(there) ?? '', { body, headers });
    await kept.restore();
    return { name, status };
  };
  const { status } = await sentAs('usual.txt');
  for (const name of oddFileNames) expect(await sentAs(name)).toEqual({ name, status });
});

describe('a body in the wrong clothes', () => {
  test.each([
    'text/plain',
    'text/html',
    'application/xml',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/jsonp',
    'nonsense',
  ])('of type %s is not read', async (type) => {
    const reply = await server
      .as(there.people.jobSeeker)
      .put('/api/user', '{"firstName":"x"}', { 'content-type': type });
    expect(reply).toMatchObject({ status: 415, text: 'The request’s body must be JSON.' });
  });

  test('is read as UTF-8, whatever it says about itself', async () => {
    for (const type of [
      'application/json; charset=utf-8',
      'application/json;charset=latin1',
      'APPLICATION/JSON',
    ]) {
      const reply = await server
        .as(there.people.jobSeeker)
        .put('/api/user', '{"firstName":"Zoë"}', { 'content-type': type });
      expect(reply).toMatchObject({ status: 200, json: { firstName: 'Zoë' } });
    }
  });

  test('that unpacks to more than allowed is refused', async () => {
    const { gzipSync } = await import('node:zlib');
    const bomb = gzipSync(JSON.stringify({ firstName: 'x'.repeat(20_000_000) }));
    const reply = await fetch(`${server.url}/api/user`, {
      method: 'PUT',
      body: new Uint8Array(bomb),
      headers: {
        'content-type': 'application/json',
        'content-encoding': 'gzip',
        cookie: there.people.jobSeeker.session,
      },
    });
    expect([413, 415, 400]).toContain(reply.status);
    expect(await reply.text()).toMatch(/^\p{L}[^\n{}<>]*[.!?]$/u);
  });
});

function as(row: Row) {
  const actor = rightCase(row)?.allowed[0] ?? inTheWay(row)?.[1][0];
  return server.as(!actor || actor === 'anonymous' ? undefined : there.people[actor]);
}

function send(call: Call, row: Row, { body, query }: { body?: unknown; query?: string }): Promise<Reply> {
  const path = furthestCase(row)?.path(there) ?? '';
  return as(row).send(
    call.split(' ')[0] ?? '',
    query === undefined ? path : `${path.replace(/\?.*/, '')}?${query}`,
    { body },
  );
}

function rightBody(row: Row): object | undefined {
  return bodyIn(there, furthestCase(row)?.body ?? row.body) as object | undefined; // The matrix holds objects that the calls accept.
}

function bodyOf(call: Call): z.ZodObject {
  const { body }: Endpoint = api[call];
  return body ?? z.object();
}

function parametersOf(call: Call): string[] {
  const { query }: Endpoint = api[call];
  return Object.keys(query?.shape ?? {});
}

type Described = { type?: string | string[]; anyOf?: Described[]; enum?: unknown[] };

/** For each field the JSON types that the contract takes, from its description as JSON Schema. */
function fieldTypes(schema: z.ZodObject): [string, Set<string>][] {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as {
    properties?: Record<string, Described>;
  };
  const typesOf = ({ type, anyOf = [] }: Described): string[] => [
    ...[type ?? []].flat(),
    ...anyOf.flatMap(typesOf),
  ];
  return Object.entries(properties).map(([field, described]) => {
    const types = new Set(typesOf(described));
    // A text of the wrong form is another mistake than one of the wrong type, and so is a number or a list.
    return [field, new Set(types.has('integer') ? [...types, 'number'] : types)];
  });
}

function typeOf(value: unknown): string {
  if (Array.isArray(value)) return 'array';
  return value === null ? 'null' : typeof value;
}
