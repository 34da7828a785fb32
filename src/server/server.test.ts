import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { scimCalls } from './features/provisioning/scim-call.ts';
import { prepareDrain } from './http/drain.ts';
import { createServer } from './server.ts';
import { type TestDatabase, freshDatabase } from '#test/database.ts';
import { listenAs } from '#test/event-stream.ts';
import { jobSeeker } from '#test/people.ts';
import { contextOn, serverAt } from '#test/server.ts';

let database: TestDatabase;
let server: Awaited<ReturnType<typeof createServer>>;

beforeAll(async () => {
  database = await freshDatabase();
  server = await createServer(contextOn(database));
  await server.ready();
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

test('what answers under /api is what the contract names, what SCIM does, and the description of it', () => {
  const registered = routesIn(server.printRoutes({ commonPrefix: false })).filter((route) =>
    / \/api/.test(route),
  );
  // Browsers ask whether a page of elsewhere may call; what may be called from elsewhere answers that.
  const isAskedBefore = (route: string) => route.startsWith('OPTIONS /api/public/');
  const isScim = (route: string) => route.includes(' /api/scim/v2/');
  expect(registered.filter((route) => !isScim(route) && !isAskedBefore(route)).sort()).toEqual(
    [...Object.keys(api), 'GET /api/openapi.json'].sort(),
  );
  // What SCIM names and is not carried out is said to be so: /Me, Bulk and searches by POST.
  const carriedOut = scimCalls.map((call) => call.replace(' ', ' /api/scim/v2'));
  const said = registered.filter(isScim).filter((route) => !carriedOut.includes(route));
  expect(said.filter((route) => !/\/(Me|Bulk|\.search)$/.test(route))).toEqual([]);
  expect(registered).toEqual(expect.arrayContaining(carriedOut));
});

test('what answers outside /api only reads, but for the forms of visitors without a script', () => {
  const others = routesIn(server.printRoutes({ commonPrefix: false })).filter(
    (route) => !/ \/api/.test(route),
  );
  expect(others.filter((route) => !route.startsWith('GET ')).toSorted()).toEqual([
    'POST /alerts/:token',
    'POST /alerts/new',
    'POST /applied/:token',
    'POST /jobs/:id/apply',
  ]);
});

test('while a stop waits for tasks everybody is answered as ever, closes their connection, and is told of nothing more', async () => {
  const stopping = await createServer(contextOn(database));
  const drain = prepareDrain(stopping);
  const [waits, tasks] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  stopping.addHook('preClose', async () => {
    waits.resolve();
    await tasks.promise;
  });
  const there = serverAt(await stopping.listen({ host: '127.0.0.1', port: 0 }), database);
  const seeker = await jobSeeker(there);
  const stopped = drain.begin(0);
  await waits.promise;
  expect(await there.as().get('/api/user')).toMatchObject({
    status: 401,
    text: 'Please sign in.',
    headers: { 'error-code': 'signed_out', connection: 'close' },
  });
  expect((await there.as(seeker).get('/api/user')).status).toBe(200);
  await expect(listenAs(there, seeker)).rejects.toThrow('closed before it began');
  tasks.resolve();
  await stopped;
});

/** The tree that Fastify prints, as "METHOD /path"; the HEAD that goes with every GET is left out. */
function routesIn(tree: string): string[] {
  const above: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', path = '', methods = ''] = /^([│ ]*)[├└]── (\S+)(?: \((.*)\))?/.exec(line) ?? [];
    const depth = indent.length / 4;
    above.splice(depth, above.length, path);
    return methods
      .split(', ')
      .filter((method) => method && method !== 'HEAD')
      .map((method) => `${method} ${above.join('')}`);
  });
}
