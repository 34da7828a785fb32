import { expect, test } from 'vitest';
import type { JobSummary } from '#contract/api.ts';
import { suggest } from './suggested-jobs.ts';

const job = (id: number, applied = false) => ({ id, applied }) as JobSummary; // nothing else is looked at
const ids = (jobs: JobSummary[]) => jobs.map(({ id }) => id);

test('every skill has its turn, and no job is suggested twice', () => {
  const { jobs, lead } = suggest(
    [
      [job(1), job(2), job(3)],
      [job(1), job(9)],
    ],
    [job(20)],
  );
  expect(ids(jobs)).toEqual([1, 2, 9]);
  expect(lead).toBe('The newest jobs that mention your skills.');
});

test('the newest jobs fill up what skills do not find, and the list says so', () => {
  const { jobs, lead } = suggest([[job(5)]], [job(20), job(5), job(21), job(22)]);
  expect(ids(jobs)).toEqual([5, 20, 21]);
  expect(lead).toBe('Jobs that mention your skills, then the newest.');
});

test('without skills it is the newest jobs, and is called that', () => {
  const { jobs, lead } = suggest([], [job(20), job(21), job(22), job(23)]);
  expect(ids(jobs)).toEqual([20, 21, 22]);
  expect(lead).toBe('The newest jobs.');
});

test('a job one has applied to is not suggested', () => {
  expect(suggest([[job(1, true)]], [job(2, true)])).toEqual({ jobs: [], lead: undefined });
});
