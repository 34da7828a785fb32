import { expect, test } from 'vitest';
import { applicationStatuses, statusLabel } from './application-status.ts';
import { defaultEmploymentType, defaultJobStatus, employmentTypes } from './jobs.ts';
import { dashboardRows, limits, openCompanyId, skillsOnCard } from './limits.ts';
import { memberRoles, selfRegisteredTypes, userTypes } from './people.ts';

test('each list of a dashboard has its length', () => {
  expect(dashboardRows).toEqual({
    recommendedJobs: 3,
    recentApplications: 5,
    hiringManagerList: 5,
    adminUsers: 5,
    adminCompanies: 5,
    adminJobs: 10,
    companyAdminJobs: 5,
    companyAdminApplications: 5,
  });
});

test('a job card names three skills', () => {
  expect(skillsOnCard).toBe(3);
});

test('a deadline is 30 days away unless the company says otherwise, which is 1 to 365', () => {
  expect(limits.deadlineDays).toEqual({ min: 1, max: 365, default: 30 });
});

test('who posts without a company posts for number 1, an active full-time job', () => {
  expect([openCompanyId, defaultJobStatus, defaultEmploymentType]).toEqual([1, 'active', 'full_time']);
  expect(employmentTypes).toEqual(['full_time', 'part_time', 'contract', 'internship', 'freelance']);
});

test('an application has six statuses, in the order of hiring', () => {
  expect(applicationStatuses.map((status) => statusLabel[status])).toEqual([
    'Submitted',
    'Screening',
    'Interviewing',
    'Offered',
    'Hired',
    'Rejected',
  ]);
});

test('there are five kinds of people, of which one can register as three', () => {
  expect(userTypes).toEqual(['job_seeker', 'recruiter', 'hiring_manager', 'company_admin', 'admin']);
  expect(selfRegisteredTypes).toEqual(['job_seeker', 'recruiter', 'hiring_manager']);
  expect(memberRoles).not.toContain('admin');
});
