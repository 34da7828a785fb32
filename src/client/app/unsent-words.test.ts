import { expect, test } from 'vitest';
import { inWords } from './unsent-words.ts';

test('changes that wait for the line are named, those of a kind together', () => {
  expect(inWords(['PUT /api/applications/:id/status'])).toBe('a move');
  expect(
    inWords([
      'POST /api/applications/moves',
      'POST /api/applications/:id/messages',
      'PUT /api/applications/:id/status',
    ]),
  ).toBe('a message, 2 moves');
  expect(inWords(['PUT /api/views/:id', 'DELETE /api/views/:id', 'PUT /api/views/:id'])).toBe('3 changes');
  expect(
    inWords([
      'PUT /api/jobs/:id/save',
      'PUT /api/profile/job-seeker',
      'POST /api/education',
      'POST /api/jobs/:id/applications',
      'PUT /api/offers/:id',
    ]),
  ).toBe('a saved job, your profile, an application and 1 more');
});
