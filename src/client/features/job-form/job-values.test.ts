import { expect, test } from 'vitest';
import { emptyJob, problemsOf, toSend } from './job-values.ts';

const now = '2026-11-21T12:00:00Z';
const job = { ...emptyJob('2026-12-21'), title: 'Cook', description: 'You cook.' };

test('Title and description are required, all else may be left out', () => {
  expect(problemsOf(emptyJob(''), 'Indian/Maldives', now)).toEqual({
    title: 'Title is required',
    description: 'Description is required',
  });
  expect(problemsOf(job, 'Indian/Maldives', now)).toEqual({});
});

test('A deadline may be today where the company is, and not yesterday', () => {
  // It is the 22nd already in Malé.
  const late = '2026-11-21T20:00:00Z';
  const on = (applicationDeadline: string) =>
    problemsOf({ ...job, applicationDeadline }, 'Indian/Maldives', late);
  expect(on('2026-11-22')).toEqual({});
  expect(on('2026-11-21')).toEqual({ applicationDeadline: 'Choose today or a later day.' });
});

test('A skill that was typed and not added is sent too, once', () => {
  const { skillsRequired } = toSend({ ...job, skillsRequired: ['English'], typedSkill: ' Grill, english ' });
  expect(skillsRequired).toEqual(['English', 'Grill']);
});

test('A job without a deadline is sent without one, full time unless chosen otherwise', () => {
  expect(toSend({ ...job, applicationDeadline: '' })).toMatchObject({
    applicationDeadline: null,
    employmentType: 'full_time',
  });
});

test('The day of a deadline is sent as an ISO time', () => {
  expect(toSend(job).applicationDeadline).toBe('2026-12-21T00:00:00.000Z');
});
