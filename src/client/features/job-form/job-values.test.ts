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

test('Place and pay are sent as the text says them, unless somebody states them', () => {
  const read = { ...job, location: 'Malé', salaryRange: 'USD 900 a month' };
  expect(toSend(read)).toMatchObject({ country: null, locality: null, payMin: null, allowances: [] });
  const stated = {
    ...read,
    placeKnown: 'stated',
    placeBeside: 'Malé',
    country: 'MV',
    worksite: 'Jetty',
  } as const;
  expect(toSend(stated)).toMatchObject({ country: 'MV', worksite: 'Jetty', payMin: null });
  expect(toSend({ ...stated, placeKnown: 'kept' })).not.toHaveProperty('country');
});

test('What was stated beside another text is asked about before it is sent', () => {
  const stated = {
    ...job,
    location: 'Dubai',
    placeKnown: 'stated',
    placeBeside: 'Malé',
    country: 'MV',
  } as const;
  expect(problemsOf(stated, 'Indian/Maldives', now)).toEqual({
    placeKnown: 'The text has changed. Say whether this still holds.',
  });
  expect(problemsOf({ ...stated, placeBeside: 'Dubai' }, 'Indian/Maldives', now)).toEqual({});
  const paid = {
    ...job,
    payKnown: 'stated',
    payBeside: '',
    payMin: '900',
    payMax: '800',
    payCurrency: 'USD',
  } as const;
  expect(problemsOf(paid, 'Indian/Maldives', now)).toEqual({ payMax: 'Most pay is less than the least.' });
});
