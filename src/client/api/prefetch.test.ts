import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { QueryObserver } from '@tanstack/react-query';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { prefetch } from './prefetch.ts';
import { queryClient } from './query-client.ts';
import { apiQuery } from './use-api.ts';

const purposes: unknown[] = [];
const held: ServerResponse[] = [];
const server = createServer((request, response) => {
  purposes.push(request.headers['purpose']);
  held.push(response);
});

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on a port
  const fetchFrom = globalThis.fetch;
  // In a browser a path is enough; here it needs an origin.
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    fetchFrom(`http://127.0.0.1:${port}${path}`, init),
  );
});

afterAll(async () => {
  vi.unstubAllGlobals();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

test('who follows a link before what was fetched ahead has come counts as having looked, once', async () => {
  const needs = { params: { id: 7 } };
  prefetch('GET /api/applications/:id', needs);
  await expect.poll(() => purposes).toEqual(['prefetch']);
  const leave = new QueryObserver(queryClient, {
    ...apiQuery('GET /api/applications/:id', needs),
    staleTime: 0,
  }).subscribe(() => undefined);
  expect(purposes).toEqual(['prefetch']);
  held[0]?.end('{"id":7}');
  await expect.poll(() => purposes).toEqual(['prefetch', undefined]);
  held[1]?.end('{"id":7}');
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  leave();
  expect(purposes).toHaveLength(2);
});
