import { expect, test } from 'vitest';
import { searchQuery } from '#domain/saved-searches.ts';
import { countFilters, filtersOf, noSearch, readSearch, withoutFilters, writeSearch } from './job-search.ts';

const address =
  '?q=dive+instructor&company=7&type=full_time&type=contract&location=Baa+Atoll&level=Senior&skill=English&posted=7&salary=1000&currency=USD&sort=deadline&pages=3';

test('The address holds the whole of a search', () => {
  const search = readSearch(new URLSearchParams(address));
  expect(search).toEqual({
    search: 'dive instructor',
    company: 7,
    employmentType: ['full_time', 'contract'],
    location: ['Baa Atoll'],
    experienceLevel: ['Senior'],
    skill: ['English'],
    postedWithinDays: 7,
    salaryMin: 1000,
    salaryCurrency: 'USD',
    sort: 'deadline',
    pages: 3,
  });
  expect(writeSearch(search)).toBe(address);
});

test('What makes no sense in an address is passed over', () => {
  const odd =
    '?company=-3&type=slavery&posted=2&salary=lots&currency=dollars&sort=luck&pages=1e9&skill=+&q=++';
  expect(readSearch(new URLSearchParams(odd))).toEqual(readSearch(new URLSearchParams()));
});

test('A search for everything has a bare address and no filters', () => {
  expect(writeSearch(noSearch)).toBe('');
  expect(Object.values(filtersOf(noSearch)).filter((value) => value !== undefined)).toEqual([]);
});

test('The order one gets anyway is not spelled out', () => {
  expect(writeSearch({ ...noSearch, search: 'chef', sort: 'relevance' })).toBe('?q=chef');
  expect(writeSearch({ ...noSearch, sort: 'newest' })).toBe('');
  expect(writeSearch({ ...noSearch, search: 'chef', sort: 'newest' })).toBe('?q=chef&sort=newest');
});

test('Clearing the filters keeps what was typed', () => {
  const search = readSearch(new URLSearchParams(address));
  expect(countFilters(search)).toBe(9);
  expect(writeSearch({ ...search, ...withoutFilters(search) })).toBe('?q=dive+instructor&sort=deadline');
});

test('A saved search opens at the address it was saved from', () => {
  const search = readSearch(new URLSearchParams(address));
  expect(searchQuery(filtersOf(search))).toBe(writeSearch({ ...search, sort: undefined, pages: 1 }));
});
