import { expect, test } from 'vitest';
import { inOrderOfHiring, stepsProblem } from './steps.ts';

test('steps of one status have names of their own, and there is at least one', () => {
  const call = { status: 'screening', name: 'Phone call' } as const;
  expect(stepsProblem([call, { status: 'interviewing', name: 'phone call' }])).toBeUndefined();
  expect(stepsProblem([])).toBe('Name at least one step');
  expect(stepsProblem([call, { status: 'screening', name: ' ' }])).toBe('Each step needs a name');
  expect(stepsProblem([call, { status: 'screening', name: ' phone CALL ' }])).toBe(
    'Two steps of one status cannot have the same name',
  );
  const seven = Array.from({ length: 7 }, (_, index) => ({ status: 'offered', name: `${index}` }) as const);
  expect(stepsProblem(seven)).toBe('A status can have at most 6 steps');
});

test('steps stand in the order of hiring, each status’s own as they are arranged', () => {
  const steps = (['offered', 'screening', 'screening'] as const).map((status, at) => ({ status, at }));
  expect(inOrderOfHiring(steps).map(({ at }) => at)).toEqual([1, 2, 0]);
});
