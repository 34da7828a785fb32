import { expect, test } from 'vitest';
import { rejectionsBy } from './rejections.ts';

const cook = { jobId: 1, jobTitle: 'Cook' };
const diver = { jobId: 2, jobTitle: 'Diver' };
const rows = [
  { ...cook, reason: 'Too late', status: 'screening', step: 'Call', count: 3 },
  { ...cook, reason: null, status: 'submitted', step: null, count: 4 },
  { ...diver, reason: 'Too late', status: 'screening', step: 'Call', count: 1 },
  { ...diver, reason: 'Too dear', status: 'submitted', step: null, count: 2 },
] as const;

test('rejections are counted by reason, by job and by step, with what was given most', () => {
  expect(rejectionsBy('reason', [...rows])).toEqual([
    { name: 'No reason', count: 4, reason: null },
    { name: 'Too late', count: 4, reason: null },
    { name: 'Too dear', count: 2, reason: null },
  ]);
  expect(rejectionsBy('job', [...rows])).toEqual([
    { name: 'Cook', count: 7, reason: 'Too late' },
    { name: 'Diver', count: 3, reason: 'Too dear' },
  ]);
  expect(rejectionsBy('step', [...rows])).toEqual([
    { name: 'Submitted', count: 6, reason: 'Too dear' },
    { name: 'Screening, Call', count: 4, reason: 'Too late' },
  ]);
});
