import { expect, test } from 'vitest';
import { userTypes } from '#domain/people.ts';
import { contentPages, paths } from './paths.ts';

test('each role has a dashboard of its name with hyphens, and nobody the bare one', () => {
  expect(userTypes.map((userType) => paths.dashboard(userType))).toEqual([
    '/dashboard/job-seeker',
    '/dashboard/recruiter',
    '/dashboard/hiring-manager',
    '/dashboard/company-admin',
    '/dashboard/admin',
  ]);
  expect(paths.dashboard()).toBe('/dashboard');
});

test('the addresses are those agreed', () => {
  expect([
    paths.home,
    paths.auth,
    paths.jobs,
    paths.job(7),
    paths.jobsOfCompany(7),
    paths.editJob(7),
    paths.manageJobs,
    paths.jobsPost,
    paths.jobsCreate,
    paths.postJob,
    paths.profile,
    paths.applications,
    paths.application(7),
    paths.candidates,
    paths.analytics,
    paths.settings,
    paths.employers,
    paths.companies,
    paths.adminUsers,
    paths.adminCompanies,
    paths.adminJobs,
    paths.adminApplications,
  ]).toEqual([
    '/',
    '/auth',
    '/jobs',
    '/jobs/7',
    '/jobs?company=7',
    '/jobs/7/edit',
    '/jobs/manage',
    '/jobs/post',
    '/jobs/create',
    '/post-job',
    '/profile',
    '/applications',
    '/applications/7',
    '/candidates',
    '/analytics',
    '/settings',
    '/employers',
    '/companies',
    '/admin/users',
    '/admin/companies',
    '/admin/jobs',
    '/admin/applications',
  ]);
  expect(contentPages.toSorted()).toEqual([
    '/about',
    '/blog',
    '/contact',
    '/cookies',
    '/enterprise',
    '/gdpr',
    '/matching',
    '/press',
    '/pricing',
    '/privacy',
    '/resources',
    '/terms',
    '/testimonials',
  ]);
});
