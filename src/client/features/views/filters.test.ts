import { expect, test } from 'vitest';
import { filtersOf, sameFilters } from './filters.ts';

test('the same filters are the same view, in whatever order they stand in an address', () => {
  expect(sameFilters('waiting=true&search=a%20b', 'search=a+b&waiting=true')).toBe(true);
  expect(sameFilters('waiting=true', 'waiting=true&tag=4')).toBe(false);
});

test('that everything is wanted is no filter', () => {
  expect(filtersOf(new URLSearchParams('view=all'))).toBe('');
});

test('what is kept is what the server takes', () => {
  const kept = filtersOf(new URLSearchParams({ search: 'މަރްޔަމް & "Co" (x)*' }));
  expect(kept).toMatch(/^[\w.*+%=&-]*$/);
});
