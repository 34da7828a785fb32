import { expect, test } from 'vitest';
import { aboutWords } from './about-words.ts';

test('a task is named by the numbers of what it is about, and by nothing else that it was told', () => {
  expect(aboutWords({ mailId: 12 })).toBe('Mail 12');
  expect(aboutWords({ applicationId: 7, jobSeekerId: 3, type: 'interview.booked' })).toBe(
    'Application 7, Job seeker 3',
  );
  expect(aboutWords({ recruiterId: null })).toBe('');
});
