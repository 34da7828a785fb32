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
const typed = { ...noSearch, search: 'part time cook over 900 USD' };

test('Filters that were typed stand beside those that were set', () => {
  expect(withFilterWords({ ...typed, employmentType: ['contract'], salaryCurrency: 'MVR' }, asked)).toEqual({
    ...noSearch,
    search: 'cook',
    employmentType: ['part_time', 'contract'],
    salaryMin: 900,
    salaryCurrency: 'MVR',
  });
});

test('Taking a typed filter off takes its words away, and keeps the others as filters', () => {
  expect(changeOf(typed, asked, { employmentType: [] })).toEqual({
    ...noSearch,
    search: 'cook',
    employmentType: [],
    salaryMin: 900,
    salaryCurrency: 'USD',
  });
});

test('Other changes leave what was typed as it is', () => {
  expect(changeOf(typed, asked, { company: 3 })).toEqual({ company: 3 });
  expect(changeOf(typed, asked, { search: 'baker' })).toEqual({ search: 'baker' });
  expect(changeOf(typed, asked, { sort: 'newest' })).toEqual({ sort: 'newest' });
});
