import { expect, test } from 'vitest';
import { fileProblem } from './file-problem.ts';

test('a file that is empty or too large is named before it is sent', () => {
  expect(fileProblem({ name: 'cv.pdf', size: 0 })).toBe('cv.pdf is empty.');
  expect(fileProblem({ name: 'cv.pdf', size: 5 * 1024 * 1024 })).toBeUndefined();
  expect(fileProblem({ name: 'cv.pdf', size: 9 * 1024 * 1024 + 400_000 })).toBe(
    'cv.pdf has 9.4 MB. A file can have at most 5 MB.',
  );
});
