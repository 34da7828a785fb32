import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { scimCalls } from './features/provisioning/scim-call.ts';
import { createServer } from './server.ts';
import { type TestDatabase, freshDatabase } from '#test/database.ts';
import { contextOn } from '#test/server.ts';

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
