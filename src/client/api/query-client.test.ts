import { expect, test } from 'vitest';
import { queryClient } from './query-client.ts';
import { staleAfter } from './stale-after.ts';

test('figures and applications go stale after a minute, jobs after five, and the rest is fetched with every visit', () => {
  expect(staleAfter).toEqual({ visit: 0, dashboardStats: 60_000, applications: 60_000, jobs: 300_000 });
});

test('while one stays on a screen nothing goes stale, and nothing is fetched or tried again unasked', () => {
  const { queries, mutations } = queryClient.getDefaultOptions();
  expect(queries).toMatchObject({
    staleTime: Infinity,
    refetchInterval: false,
    refetchOnWindowFocus: false,
    retry: false,
  });
  expect(mutations).toMatchObject({ retry: false });
});
