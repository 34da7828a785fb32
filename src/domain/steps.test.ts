import { expect, test } from 'vitest';
import { inOrderOfHiring, isThere, stepAfter, stepsProblem } from './steps.ts';

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

test('a move leads to the step it names, else to none; whoever stays at their status stays at their step', () => {
  const standing = { status: 'screening', stepId: 7 } as const;
  expect(stepAfter(standing, { status: 'screening' })).toBe(7);
  expect(stepAfter(standing, { status: 'interviewing' })).toBeNull();
  expect(stepAfter(standing, { status: 'screening', stepId: null })).toBeNull();
  expect(stepAfter(standing, { status: 'interviewing', stepId: 9 })).toBe(9);
  expect(isThere(standing, { status: 'screening' })).toBe(true);
  expect(isThere(standing, { status: 'screening', stepId: null })).toBe(false);
});
