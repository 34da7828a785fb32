import { expect, test } from 'vitest';
import type { CurrentUser } from '#contract/api.ts';
import { userTypes, type UserType } from '#domain/people.ts';
import { isActiveItem } from './is-active-item.ts';
import { screens } from './routes.tsx';
import { atHand, placesFor, sectionsFor } from './sections.ts';
import { someone, vouchedFor } from './somebody.ts';

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
  const user = someone(userType);
  expect(sectionsFor(user).map(({ label, path }) => [label, path])).toEqual(items);
});

test('under a section stand the screens that this person may use', () => {
  const under = (user: CurrentUser) =>
    sectionsFor(user).flatMap(({ label, under: those }) => those.map((place) => `${label}: ${place.label}`));
  expect(under(someone('job_seeker'))).toEqual(['Applications: Interviews']);
  const unvouched = [
    'Post Jobs: Manage jobs',
    'Applications: Pipeline',
    'Applications: Interviews',
    'Applications: Templates',
  ];
  expect(under(someone('recruiter'))).toEqual(unvouched);
  expect(under(someone('recruiter', vouchedFor))).toEqual([...unvouched, 'Applications: Steps']);
});

test('every place is gone to by a letter of its own after g', () => {
  for (const userType of userTypes) {
    const letters = placesFor(someone(userType, vouchedFor)).map(({ letter }) => letter);
    expect(letters).not.toContain(undefined);
    expect(new Set(letters).size).toBe(letters.length);
  }
});

const everything: readonly string[] = [
  '/dashboard/admin',
  '/jobs',
  '/jobs/post',
  '/jobs/manage',
  '/applications',
  '/board',
  '/interviews',
  '/templates',
  '/steps',
  '/candidates',
  '/profile',
  '/analytics',
  '/settings',
];

/** What the sidebar lights at an address: the place that it is, and those under which it lies. */
const lit: Readonly<Record<string, readonly [place: string, how: 'page' | true][]>> = {
  '/jobs': [['/jobs', 'page']],
  '/jobs/recommended': [['/jobs', true]],
  '/jobs/searches': [['/jobs', true]],
  '/jobs/:id': [['/jobs', true]],
  '/jobs/manage': [
    ['/jobs/post', true],
    ['/jobs/manage', 'page'],
  ],
  '/jobs/manage/import': [
    ['/jobs/post', true],
    ['/jobs/manage', true],
  ],
  '/jobs/manage/import/:id': [
    ['/jobs/post', true],
    ['/jobs/manage', true],
  ],
  '/jobs/:id/edit': [
    ['/jobs/post', true],
    ['/jobs/manage', true],
  ],
  '/post-job': [['/jobs/post', 'page']],
  '/jobs/:id/pipeline': [
    ['/applications', true],
    ['/board', true],
  ],
  '/board': [
    ['/applications', true],
    ['/board', 'page'],
  ],
  '/interviews': [
    ['/applications', true],
    ['/interviews', 'page'],
  ],
  '/steps': [
    ['/applications', true],
    ['/steps', 'page'],
  ],
  '/templates': [
    ['/applications', true],
    ['/templates', 'page'],
  ],
  '/applications': [['/applications', 'page']],
  '/applications/:id': [['/applications', true]],
  '/candidates': [['/candidates', 'page']],
  '/candidates/duplicates': [['/candidates', true]],
  '/candidates/move-in': [['/candidates', true]],
  '/candidates/move-in/:id': [['/candidates', true]],
  '/candidates/:id': [['/candidates', true]],
  '/analytics': [['/analytics', 'page']],
  '/fairness': [['/analytics', true]],
  '/profile': [['/profile', 'page']],
  '/settings': [['/settings', 'page']],
  '/dashboard/admin': [['/dashboard/admin', 'page']],
  '/admin/users': [['/dashboard/admin', true]],
  '/admin/companies': [['/dashboard/admin', true]],
  '/admin/jobs': [['/dashboard/admin', true]],
  '/admin/applications': [['/dashboard/admin', true]],
  '/admin/mail': [['/dashboard/admin', true]],
  '/admin/mail/addresses': [['/dashboard/admin', true]],
  '/admin/background': [['/dashboard/admin', true]],
  '/admin/health': [['/dashboard/admin', true]],
  '/admin/health/old-calls': [['/dashboard/admin', true]],
  '/admin/audit': [['/dashboard/admin', true]],
  '/admin/security-log': [['/dashboard/admin', true]],
  '/notifications': [],
  '/companies': [],
  '/companies/:id': [],
  '/employers': [],
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
    expect(found).toEqual(lit[path]);
  },
);

test('on a phone, those who look for work have every place at hand, and those who hire where people are', () => {
  const labels = (user: CurrentUser) => {
    const { near, others } = atHand(user);
    return [near, others].map((places) => places.map(({ label }) => label));
  };
  expect(labels(someone('job_seeker'))).toEqual([
    ['Dashboard', 'Browse Jobs', 'Applications', 'Profile'],
    [],
  ]);
  expect(labels(someone('recruiter', vouchedFor))).toEqual([
    ['Dashboard', 'Applications', 'Pipeline'],
    [
      'Browse Jobs',
      'Post Jobs',
      'Manage jobs',
      'Interviews',
      'Templates',
      'Steps',
      'Candidates',
      'Profile',
      'Analytics',
    ],
  ]);
  expect(labels(someone('company_admin'))[0]).toEqual(['Dashboard', 'Applications', 'Candidates']);
});
