import { expect, test } from 'vitest';
import { changedCalls } from './live-changes.ts';

test.each([
  [
    'application.submitted',
    [
      'GET /api/company/analytics',
      'GET /api/company/stats',
      'GET /api/admin/stats',
      'GET /api/company/candidates',
      'GET /api/applications',
      'GET /api/board',
    ],
  ],
  [
    'application.moved',
    ['GET /api/company/analytics', 'GET /api/dashboard/stats', 'GET /api/applications/counts'],
  ],
  [
    'job.posted',
    ['GET /api/company/analytics', 'GET /api/admin/jobs', 'GET /api/admin/stats', 'GET /api/jobs/counts'],
  ],
  ['job.changed', ['GET /api/jobs/:id', 'GET /api/invitations']],
  ['account.registered', ['GET /api/admin/users', 'GET /api/admin/stats']],
  ['company.changed', ['GET /api/companies/:id', 'GET /api/admin/companies']],
  ['session.ended', ['GET /api/user/sessions']],
] as const)('after %s the screens that show it are fetched anew', (type, calls) => {
  expect(changedCalls(type)).toEqual(expect.arrayContaining([...calls]));
});

test('cards and rows that were moved stay in sight, and what one searched stays as it was found', () => {
  expect(changedCalls('application.moved')).not.toContain('GET /api/board');
  expect(changedCalls('application.moved')).not.toContain('GET /api/applications');
  expect(changedCalls('job.posted')).not.toContain('GET /api/jobs');
});
