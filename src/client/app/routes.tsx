import { lazy, type ComponentType } from 'react';
import { matchPath } from 'react-router';
import type { CurrentUser } from '#contract/api.ts';
import { can } from '#domain/permissions.ts';
import { contentPages, paths, patterns } from '#client/paths.ts';

export interface Screen {
  path: string;
  Page: ComponentType;
  /** Starts fetching the page's code. */
  preload: () => unknown;
  /** Whether it is for this person; for everyone signed in where it is left out. */
  isFor?: (user: CurrentUser) => boolean;
  /** Where someone else is sent. Without it they are told they have no access. */
  otherwise?: string;
  /** Parameters that must be an id, else there is no such page. */
  ids?: readonly string[];
}

/** Everyone may open these. */
export const openScreens: readonly Screen[] = [
  { path: paths.home, ...page(async () => (await import('#client/pages/LandingPage.tsx')).LandingPage) },
  { path: paths.auth, ...page(async () => (await import('#client/pages/AuthPage.tsx')).AuthPage) },
  {
    path: paths.unsubscribe,
    ...page(async () => (await import('#client/pages/UnsubscribePage.tsx')).UnsubscribePage),
  },
  ...contentPages.map((path) => ({
    path,
    ...page(async () => (await import('#client/pages/ContentPage.tsx')).ContentPage),
  })),
];

/** These need someone signed in. */
export const screens: readonly Screen[] = [
  { path: paths.jobs, ...page(async () => (await import('#client/pages/JobsPage.tsx')).JobsPage) },
  // Before the next, which matches it too.
  {
    path: paths.manageJobs,
    ...page(async () => (await import('#client/pages/ManageJobsPage.tsx')).ManageJobsPage),
    isFor: can['company.figures'],
  },
  {
    path: paths.recommendedJobs,
    ...page(async () => (await import('#client/pages/RecommendedJobsPage.tsx')).RecommendedJobsPage),
    isFor: can['job.match'],
    otherwise: paths.jobs,
  },
  {
    path: patterns.job,
    ids: ['id'],
    ...page(async () => (await import('#client/pages/JobPage.tsx')).JobPage),
  },
  {
    path: patterns.editJob,
    ids: ['id'],
    ...page(async () => (await import('#client/pages/EditJobPage.tsx')).EditJobPage),
    isFor: can['job.edit'],
  },
  {
    path: patterns.pipeline,
    ids: ['id'],
    ...page(async () => (await import('#client/pages/BoardPage.tsx')).BoardPage),
    isFor: can['application.board'],
  },
  {
    path: paths.notifications,
    ...page(async () => (await import('#client/pages/NotificationsPage.tsx')).NotificationsPage),
  },
  {
    path: paths.board,
    ...page(async () => (await import('#client/pages/BoardPage.tsx')).BoardPage),
    isFor: can['application.board'],
  },
  {
    path: paths.postJob,
    ...page(async () => (await import('#client/pages/PostJobPage.tsx')).PostJobPage),
    isFor: can['job.post'],
    otherwise: paths.home,
  },
  {
    path: paths.applications,
    ...page(async () => (await import('#client/pages/ApplicationsPage.tsx')).ApplicationsPage),
  },
  {
    path: paths.employers,
    ...page(async () => (await import('#client/pages/EmployersPage.tsx')).EmployersPage),
  },
  {
    path: paths.companies,
    ...page(async () => (await import('#client/pages/CompaniesPage.tsx')).CompaniesPage),
  },
  {
    path: patterns.company,
    ids: ['id'],
    ...page(async () => (await import('#client/pages/CompanyPage.tsx')).CompanyPage),
  },
  {
    path: paths.settings,
    ...page(async () => (await import('#client/pages/SettingsPage.tsx')).SettingsPage),
  },
  {
    path: patterns.application,
    ids: ['id'],
    ...page(async () => (await import('#client/pages/ApplicationPage.tsx')).ApplicationPage),
  },
  {
    path: paths.candidates,
    ...page(async () => (await import('#client/pages/CandidatesPage.tsx')).CandidatesPage),
    isFor: can['company.candidates'],
  },
  {
    path: patterns.candidate,
    ids: ['id'],
    ...page(async () => (await import('#client/pages/CandidatePage.tsx')).CandidatePage),
    isFor: can['company.candidates'],
  },
  {
    path: paths.analytics,
    ...page(async () => (await import('#client/pages/AnalyticsPage.tsx')).AnalyticsPage),
    isFor: can['company.figures'],
  },
  {
    path: paths.fairness,
    ...page(async () => (await import('#client/pages/FairnessPage.tsx')).FairnessPage),
    isFor: can['company.settings'],
  },
  { path: paths.profile, ...page(async () => (await import('#client/pages/ProfilePage.tsx')).ProfilePage) },
  {
    path: paths.dashboard('job_seeker'),
    ...page(async () => (await import('#client/pages/JobSeekerDashboardPage.tsx')).JobSeekerDashboardPage),
    isFor: (user) => hasDashboard(user, paths.dashboard('job_seeker')),
  },
  {
    path: paths.dashboard('recruiter'),
    ...page(async () => (await import('#client/pages/RecruiterDashboardPage.tsx')).RecruiterDashboardPage),
    isFor: (user) => hasDashboard(user, paths.dashboard('recruiter')),
  },
  {
    path: paths.dashboard('hiring_manager'),
    ...page(
      async () => (await import('#client/pages/HiringManagerDashboardPage.tsx')).HiringManagerDashboardPage,
    ),
    isFor: (user) => hasDashboard(user, paths.dashboard('hiring_manager')),
  },
  {
    path: paths.dashboard('company_admin'),
    ...page(
      async () => (await import('#client/pages/CompanyAdminDashboardPage.tsx')).CompanyAdminDashboardPage,
    ),
    isFor: (user) => hasDashboard(user, paths.dashboard('company_admin')),
  },
  {
    path: paths.dashboard('admin'),
    ...page(async () => (await import('#client/pages/AdminDashboardPage.tsx')).AdminDashboardPage),
    isFor: (user) => hasDashboard(user, paths.dashboard('admin')),
  },
  {
    path: paths.adminUsers,
    ...page(async () => (await import('#client/pages/AdminUsersPage.tsx')).AdminUsersPage),
    isFor: can['platform.administer'],
  },
  {
    path: paths.adminCompanies,
    ...page(async () => (await import('#client/pages/AdminCompaniesPage.tsx')).AdminCompaniesPage),
    isFor: can['platform.administer'],
  },
  {
    path: paths.adminJobs,
    ...page(async () => (await import('#client/pages/AdminJobsPage.tsx')).AdminJobsPage),
    isFor: can['platform.administer'],
  },
  {
    path: paths.adminApplications,
    ...page(async () => (await import('#client/pages/AdminApplicationsPage.tsx')).AdminApplicationsPage),
    isFor: can['platform.administer'],
  },
  {
    path: paths.adminMail,
    ...page(async () => (await import('#client/pages/AdminMailPage.tsx')).AdminMailPage),
    isFor: can['platform.administer'],
  },
  {
    path: paths.adminAudit,
    ...page(async () => (await import('#client/pages/AdminAuditPage.tsx')).AdminAuditPage),
    isFor: can['platform.administer'],
  },
];

/** Starts fetching the code of the screen at an address, before anyone asks for it. */
export function preload(pathname: string): void {
  [...openScreens, ...screens].find(({ path }) => matchPath(path, pathname))?.preload();
}

function hasDashboard(user: CurrentUser, path: string): boolean {
  return paths.dashboard(user.userType) === path;
}

function page(load: () => Promise<ComponentType>): Pick<Screen, 'Page' | 'preload'> {
  return { Page: lazy(async () => ({ default: await load() })), preload: load };
}
