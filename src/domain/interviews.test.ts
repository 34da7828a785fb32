import { expect, test } from 'vitest';
import { spansFor } from './interviews.ts';

const startsAt = '2026-11-24T14:00:00Z';
const male = 'Indian/Maldives';
const whose = (zones: Parameters<typeof spansFor>[1]) =>
  spansFor('interviewer', zones, startsAt, 30).map(
    (one) => `${one.for}: ${one.span.split(', ').slice(2).join(', ')}`,
  );

test('an interviewer elsewhere sees their own clocks, the company’s and the candidate’s', () => {
  expect(
    whose({ companyTimeZone: male, candidateTimeZone: 'America/New_York', ownTimeZone: 'Europe/Berlin' }),
  ).toEqual([
    'For you: 15:00 to 15:30, Berlin time (UTC+1)',
    'At the company: 19:00 to 19:30, Malé time (UTC+5)',
    'For the candidate: 09:00 to 09:30, New York time (UTC−5)',
  ]);
});

test('clocks that show the same are one line', () => {
  const berlin = 'Europe/Berlin';
  expect(whose({ companyTimeZone: male, candidateTimeZone: berlin, ownTimeZone: berlin })).toEqual([
    'For you and the candidate: 15:00 to 15:30, Berlin time (UTC+1)',
    'At the company: 19:00 to 19:30, Malé time (UTC+5)',
  ]);
  expect(whose({ companyTimeZone: male, candidateTimeZone: male, ownTimeZone: male })).toHaveLength(1);
});
