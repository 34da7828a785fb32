import { describe, expect, test } from 'vitest';
import { educationFields } from '#domain/fields/profiles.ts';
import { entryProblems, valuesOfEntry } from './entry-values.ts';

const school = { ...valuesOfEntry(educationFields, undefined), institution: 'Academy', degree: 'Diploma' };
const problemsOf = (months: Partial<typeof school>) =>
  entryProblems(educationFields, { ...school, ...months });

describe('a period in months', () => {
  test('is refused at its end when that lies before its start', () => {
    const months = { startDate: '2023-06', endDate: '2023-05' };
    expect(problemsOf(months)).toEqual({ endDate: 'The end date is before the start date' });
    expect(problemsOf({ ...months, isCurrent: true })).toEqual({});
    expect(problemsOf({ ...months, endDate: '2023-06' })).toEqual({});
  });

  test('names the field a browser without a month input let text into', () => {
    expect(problemsOf({ startDate: 'May 2023', endDate: '2023-05' })).toEqual({
      startDate: 'Start date must be a month such as 2023-04',
    });
    expect(problemsOf({ startDate: '2023-05', endDate: '2023-13' })).toEqual({
      endDate: 'End date must be a month such as 2023-04',
    });
  });
});
