import { expect, test } from 'vitest';
import { browserErrorLimits } from '#domain/browser-errors.ts';
import { serverForThisFile } from '#test/server.ts';

const server = serverForThisFile({ config: { limits: true } });

const broke = {
  kind: 'drawing',
  name: 'RangeError',
  stack: ['Xe /assets/ApplicationPage-Cq1_x.js:1:2345'],
  components: ['TimesFields /src/client/features/interviews/TimesFields.tsx:57:11'],
  screen: '/applications/:id',
} as const;

test.each([
  ['a message', { ...broke, name: 'Invalid time value of Aishath Ali' }],
  ['a person’s page', { ...broke, screen: '/candidates/17' }],
  ['a query', { ...broke, screen: '/jobs?q=my+name' }],
  ['a line of log of its own', { ...broke, stack: ['Xe /assets/a.js:1:2\n{"level":60}'] }],
  ['a position in somebody else’s code', { ...broke, stack: ['Xe https://elsewhere.example/a.js:1:2'] }],
  [
    'more than a stack holds',
    { ...broke, stack: Array.from({ length: browserErrorLimits.stack + 1 }, () => broke.stack[0]) },
  ],
  ['another kind', { ...broke, kind: 'gossip' }],
])('a report of an error with %s is refused, and nothing of it logged', async (_, body) => {
  expect((await server.as().post('/api/browser-errors', body)).status).toBe(400);
  expect(server.log.join('\n')).not.toMatch(/Something broke in a browser|Aishath|my\+name|elsewhere/);
});

test('an error in a browser stands in the server’s log with where it came up, and without who had it', async () => {
  await server.as().call('POST /api/browser-errors', {
    body: { ...broke, stack: [...broke.stack], components: [...broke.components] },
  });
  const line = server.log.find((one) => one.includes('Something broke in a browser')) ?? '{}';
  const { browserError, requestId, ...rest } = JSON.parse(line);
  expect(browserError).toEqual(broke);
  expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
  expect(JSON.stringify(rest)).not.toMatch(/127\.0\.0\.1|user/i);
});

test('who reports without end is told to come back later', async () => {
  const statuses = new Set<number>();
  for (let count = 0; count < 40; count++)
    statuses.add((await server.as().post('/api/browser-errors', broke)).status);
  expect([...statuses]).toEqual([204, 429]);
});
