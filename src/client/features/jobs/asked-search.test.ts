import { expect, test } from 'vitest';
import type { AskedSearch } from '#contract/api.ts';
import { changeOf, withFilterWords } from './asked-search.ts';
import { noSearch } from './job-search.ts';

const asked: AskedSearch = {
  search: 'cook',
  filters: [
    { words: 'part time', at: 0, end: 9, filters: { employmentType: ['part_time'] } },
    { words: 'over 900 USD', at: 15, end: 27, filters: { salaryMin: 900, salaryCurrency: 'USD' } },
  ],
};
const typed = { ...noSearch, q: 'part time cook over 900 USD' };

test('Filters that were typed stand beside those that were set', () => {
  expect(withFilterWords({ ...typed, type: ['contract'], currency: 'MVR' }, asked)).toEqual({
    ...noSearch,
    q: 'cook',
    type: ['part_time', 'contract'],
    salary: 900,
    currency: 'MVR',
  });
});

test('Taking a typed filter off takes its words away, and keeps the others as filters', () => {
  expect(changeOf(typed, asked, { type: [] })).toEqual({
    ...noSearch,
    q: 'cook',
    type: [],
    salary: 900,
    currency: 'USD',
  });
});

test('Other changes leave what was typed as it is', () => {
  expect(changeOf(typed, asked, { company: 3 })).toEqual({ company: 3 });
  expect(changeOf(typed, asked, { q: 'baker' })).toEqual({ q: 'baker' });
  expect(changeOf(typed, asked, { sort: 'newest' })).toEqual({ sort: 'newest' });
});
