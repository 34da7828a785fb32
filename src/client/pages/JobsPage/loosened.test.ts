import { expect, test } from 'vitest';
import { noSearch } from '#client/features/jobs/job-search.ts';
import { chosenFilters } from './chosen-filters.ts';
import { loosened } from './loosened.ts';

test('A search that finds nothing is loosened by one thing at a time', () => {
  const search = {
    ...noSearch,
    q: 'dive master',
    type: ['freelance' as const],
    posted: 3 as const,
    pages: 2,
  };
  const wider = loosened(search, chosenFilters(search));
  expect(wider.map(({ words }) => words)).toEqual([
    'Remove ‘Freelance’',
    'Remove ‘Last 3 days’',
    'Leave out ‘dive’',
    'Leave out ‘master’',
    'Search for ‘dive master’ only',
    'Search for ‘dive’ only',
    'Search for ‘master’ only',
  ]);
  expect(wider[0]?.search).toEqual({ ...search, type: [], pages: 1 });
  expect(wider[3]?.search).toEqual({ ...search, q: 'dive', pages: 1 });
});

test('Of many words none is tried without', () => {
  const search = { ...noSearch, q: 'one two three four five' };
  expect(loosened(search, [])).toEqual([]);
});
