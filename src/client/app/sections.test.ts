import { expect, test } from 'vitest';
import type { CurrentUser } from '#contract/api.ts';
import type { UserType } from '#domain/people.ts';
import { isActiveItem } from './is-active-item.ts';
import { screens } from './routes.tsx';
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
    emailConfirmed: false,
    pendingEmail: null,
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
    secondFactorMissing: false,
  };
  expect(sectionsFor(user).map(({ label, path }) => [label, path])).toEqual(items);
});

const everything: readonly string[] = [
  '/dashboard/admin',
  '/jobs',
  '/jobs/post',
  '/applications',
  '/candidates',
  '/profile',
  '/analytics',
  '/settings',
];

/** What the sidebar lights at an address: the place that it is, the place under which it lies, or nothing. */
const lit: Readonly<Record<string, [place: string, how: 'page' | true] | undefined>> = {
  '/jobs': ['/jobs', 'page'],
  '/jobs/recommended': ['/jobs', true],
  '/jobs/searches': ['/jobs', true],
  '/jobs/:id': ['/jobs', true],
  '/jobs/manage': ['/jobs/post', true],
  '/jobs/:id/edit': ['/jobs/post', true],
  '/post-job': ['/jobs/post', 'page'],
  '/jobs/:id/pipeline': ['/applications', true],
  '/board': ['/applications', true],
  '/interviews': ['/applications', true],
  '/steps': ['/applications', true],
  '/templates': ['/applications', true],
  '/applications': ['/applications', 'page'],
  '/applications/:id': ['/applications', true],
  '/candidates': ['/candidates', 'page'],
  '/candidates/duplicates': ['/candidates', true],
  '/candidates/:id': ['/candidates', true],
  '/analytics': ['/analytics', 'page'],
  '/fairness': ['/analytics', true],
  '/profile': ['/profile', 'page'],
  '/settings': ['/settings', 'page'],
  '/dashboard/admin': ['/dashboard/admin', 'page'],
  '/admin/users': ['/dashboard/admin', true],
  '/admin/companies': ['/dashboard/admin', true],
  '/admin/jobs': ['/dashboard/admin', true],
  '/admin/applications': ['/dashboard/admin', true],
  '/admin/mail': ['/dashboard/admin', true],
  '/admin/mail/addresses': ['/dashboard/admin', true],
  '/admin/background': ['/dashboard/admin', true],
  '/admin/audit': ['/dashboard/admin', true],
  '/admin/security-log': ['/dashboard/admin', true],
  '/notifications': undefined,
  '/companies': undefined,
  '/companies/:id': undefined,
  '/employers': undefined,
};

const ofOneRole = /^\/dashboard\/(?!admin)/;

test.each(screens.map(({ path }) => path).filter((path) => !ofOneRole.test(path)))(
  'at %s the sidebar lights what it is, or under what it lies, and nothing else',
  (path) => {
    expect(Object.keys(lit), 'a new screen says where it lies').toContain(path);
    const pathname = path.replace(':id', '7');
    const found = everything
      .map((place) => [place, isActiveItem({ path: place }, pathname)])
      .filter(([, how]) => how !== undefined);
    expect(found).toEqual([lit[path]].filter((one) => one !== undefined));
  },
);

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
