import { expect, test } from 'vitest';
import type { CurrentUser } from '#contract/api.ts';
import type { UserType } from '#domain/people.ts';
import { isIn } from './is-in.ts';
import { atHand, sectionsFor } from './sections.ts';

const hiring = [
  ['Browse Jobs', '/jobs'],
  ['Post Jobs', '/jobs/post'],
  ['Applications', '/applications'],
  ['Candidates', '/candidates'],
];
const profile = ['Profile', '/profile'];
const analytics = ['Analytics', '/analytics'];
const settings = ['Settings', '/settings'];

test.each<[UserType, string[][]]>([
  [
    'job_seeker',
    [
      ['Dashboard', '/dashboard/job-seeker'],
      ['Browse Jobs', '/jobs'],
      ['Applications', '/applications'],
      profile,
    ],
  ],
  ['recruiter', [['Dashboard', '/dashboard/recruiter'], ...hiring, profile, analytics]],
  ['hiring_manager', [['Dashboard', '/dashboard/hiring-manager'], ...hiring, profile, analytics]],
  ['company_admin', [['Dashboard', '/dashboard/company-admin'], ...hiring, analytics, settings]],
  ['admin', [['Dashboard', '/dashboard/admin'], ...hiring, profile, analytics, settings]],
])('the sidebar of a %s has its items in their order', (userType, items) => {
  const user: CurrentUser = {
    id: 1,
    username: 'someone',
    email: null,
    firstName: null,
    lastName: null,
    userType,
    profileImageUrl: null,
    profileCompleted: false,
    timeZone: null,
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-01-01T00:00:00Z',
    etag: 'etag',
    memberships: [],
  };
  expect(sectionsFor(user).map(({ label, path }) => [label, path])).toEqual(items);
});

test.each([
  ['/jobs', '/jobs'],
  ['/jobs/7', '/jobs'],
  ['/jobs/manage', '/jobs/post'],
  ['/jobs/7/edit', '/jobs/post'],
  ['/post-job', '/jobs/post'],
  ['/candidates/3', '/candidates'],
  ['/board', '/applications'],
  ['/fairness', '/analytics'],
])('at %s a hiring manager is in the section of %s and in no other', (pathname, section) => {
  const user = { userType: 'hiring_manager' } as CurrentUser; // Nothing else of the user decides.
  expect(
    sectionsFor(user)
      .filter((one) => isIn(one, pathname))
      .map(({ path }) => path),
  ).toEqual([section]);
});

test('on a phone, those who look for work have every place at hand, and those who hire where people are', () => {
  const labels = (userType: UserType) => {
    const { near, others } = atHand(sectionsFor({ userType } as CurrentUser)); // As above.
    return [near, others].map((sections) => sections.map(({ label }) => label));
  };
  expect(labels('job_seeker')).toEqual([['Dashboard', 'Browse Jobs', 'Applications', 'Profile'], []]);
  expect(labels('company_admin')).toEqual([
    ['Dashboard', 'Applications', 'Candidates'],
    ['Browse Jobs', 'Post Jobs', 'Analytics', 'Settings'],
  ]);
});
