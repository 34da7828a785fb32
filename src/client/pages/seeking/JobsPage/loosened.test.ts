import { expect, test } from 'vitest';
import { noSearch } from '#client/features/jobs/job-search.ts';
import { chosenFilters } from './chosen-filters.ts';
import { loosened } from './loosened.ts';

const search = {
  ...noSearch,
  search: 'dive "boat master"',
  employmentType: ['freelance' as const],
  postedWithinDays: 3 as const,
  company: 7,
  pages: 2,
};
const filters = chosenFilters(search, { name: 'Blue Hole Centre' });
const wider = (letGo: Parameters<typeof loosened>[2]['letGo'], value: string) =>
  loosened(search, filters, { letGo, value });

test('A filter is removed by the name people know it by', () => {
  expect(wider('employmentType', 'freelance')).toEqual({
    words: 'Remove ‘Freelance’',
    search: { ...search, employmentType: [], pages: 1 },
  });
  expect(wider('postedWithinDays', '3')?.words).toBe('Remove ‘Last 3 days’');
  expect(wider('company', '7')?.words).toBe('Remove ‘Blue Hole Centre’');
  expect(wider('location', 'Malé')).toBeUndefined();
});

test('A word or phrase is left out, or all that it stands beside', () => {
  expect(wider('word', 'dive')).toEqual({
    words: 'Leave out ‘dive’',
    search: { ...search, search: '"boat master"', pages: 1 },
  });
  expect(wider('others', 'dive')).toEqual({
    words: 'Search for ‘dive’ only',
    search: { ...noSearch, search: 'dive' },
  });
  expect(wider('filters', 'dive "boat master"')?.search).toEqual({
    ...noSearch,
    search: 'dive "boat master"',
  });
});

test('Several words are left out, other words are searched for instead, or one filter is kept', () => {
  expect(wider('words', 'dive')).toEqual({
    words: 'Leave out ‘"boat master"’',
    search: { ...search, search: 'dive', pages: 1 },
  });
  expect(wider('instead', 'Dive guide')).toEqual({
    words: 'Search for ‘Dive guide’ instead',
    search: { ...noSearch, search: 'Dive guide' },
  });
  const kept = loosened(search, filters, {
    letGo: 'allButFilter',
    filter: 'employmentType',
    value: 'freelance',
  });
  expect(kept).toEqual({
    words: 'Keep ‘Freelance’ only',
    search: { ...noSearch, employmentType: ['freelance'] },
  });
  expect(loosened(search, filters, { letGo: 'allButFilter', filter: 'company', value: '7' })?.search).toEqual(
    {
      ...noSearch,
      company: 7,
    },
  );
  expect(wider('everything', '')).toBeUndefined();
});
