import { expect, test } from 'vitest';
import { foremost, inOrder, optionsOf } from './filter-options.ts';

const all = [
  { value: '4', label: 'Odegiri', count: 9 },
  { value: '7', label: 'Lagoon Air', count: 3 },
];

test('A value that would leave no job is counted 0, not left out', () => {
  expect(optionsOf(all, [{ value: '7', label: 'Lagoon Air', count: 1 }])).toEqual([
    { value: '7', label: 'Lagoon Air', count: 1 },
    { value: '4', label: 'Odegiri', count: 0 },
  ]);
});

test('A chosen value is offered even where no job has it', () => {
  expect(optionsOf([], [], ['Atlantis'])).toEqual([{ value: 'Atlantis', label: 'Atlantis', count: 0 }]);
});

test('What has been shown stays in its place when the counts change', () => {
  const options = optionsOf(
    [],
    [
      { value: 'c', count: 9 },
      { value: 'a', count: 5 },
      { value: 'b', count: 1 },
    ],
  );
  expect(inOrder(options, ['a', 'b']).map(({ value }) => value)).toEqual(['a', 'b', 'c']);
});

test('A long list is cut short, but never hides what is chosen', () => {
  const options = optionsOf(
    [],
    'abcde'.split('').map((value) => ({ value, count: 1 })),
  );
  expect(foremost(options, 2, ['d']).map(({ value }) => value)).toEqual(['a', 'b', 'd']);
});
