import { expect, test } from 'vitest';
import { readFilters } from './filters.ts';

test('the filters of figures stand in the address, and what cannot be meant is left out', () => {
  const read = (address: string) => readFilters(new URLSearchParams(address));
  expect(read('job=7&department=Galley&source=shared')).toEqual({
    job: 7,
    department: 'Galley',
    source: 'shared',
  });
  const none = { job: undefined, department: undefined, source: undefined };
  expect(read('job=-1&department=&source=rumour')).toEqual(none);
  expect(read('job=9e99')).toEqual(none);
});
