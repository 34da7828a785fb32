import { expect, test } from 'vitest';
import { applicationStatuses } from './application-status.ts';
import { onboardingTemplateFields } from './fields/onboarding.ts';
import { problemsIn } from './fields/problems.ts';
import { typedIn } from './fields/typed.ts';
import { dayInWords, listRests, startingTasks } from './onboarding.ts';

test('when something is due is told from the first day, in weeks where it is weeks', () => {
  expect([-35, -7, -3, -1, 0, 1, 14].map(dayInWords)).toEqual([
    '5 weeks before',
    '1 week before',
    '3 days before',
    '1 day before',
    'on the first day',
    '1 day after',
    '2 weeks after',
  ]);
});

test('the usual steps have something for both sides, in the order of their days, and can be kept as a list', () => {
  expect(new Set(startingTasks.map(({ side }) => side))).toEqual(new Set(['candidate', 'company']));
  const days = startingTasks.map(({ day }) => day);
  expect(days).toEqual(days.toSorted((a, b) => a - b));
  const list = typedIn(onboardingTemplateFields, { name: 'The usual steps', tasks: [...startingTasks] });
  expect(problemsIn(onboardingTemplateFields, list)).toEqual({});
});

test('a list rests until somebody is hired, and again when they are moved back', () => {
  expect(applicationStatuses.filter((status) => !listRests({ status }))).toEqual(['hired']);
});
