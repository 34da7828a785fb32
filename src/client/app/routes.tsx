import type { ComponentType } from 'react';
import { matchPath } from 'react-router';
import type { FetchAhead } from '#client/api/fetch-ahead.ts';
import type { CurrentUser } from '#contract/api.ts';
import { can } from '#domain/permissions.ts';
import { contentPages, paths, patterns } from '#client/paths.ts';
import { fetched } from './fetched.ts';
import { notificationBell, workspace } from './workspace-code.ts';

export interface Screen {
  path: string;
  /** Where its code stands, for the build. */
  file: string;
  Page: ComponentType;
  /** Its heading, where that is the same for everybody: shown while it is asked who is there. */
  title?: string;
  /** Fetches the page's code. */
  preload: () => Promise<PageModule>;
  /** Whether it is for this person; for everyone signed in where it is left out. */
  isFor?: (user: CurrentUser) => boolean;
  /** Where someone else is sent. Without it they are told they have no access. */
  otherwise?: string;
  /** Parameters that must be an id, else there is no such page. */
  ids?: readonly string[];
  /** Whether search engines may read it: it says the same to everybody. */
  isForEverybody?: true;
}

/** Addresses without a screen of their own, from which one is led on. */
export const leadingOn = {
  dashboard: [paths.dashboard()],
  posting: [paths.jobsPost, paths.jobsCreate],
} as const;

/** Everyone may open these. */
export const openScreens: readonly Screen[] = [
  {
    path: paths.home,
    isForEverybody: true,
    ...page('LandingPage', () => import('#client/pages/LandingPage.tsx')),
  },
  { path: paths.auth, ...page('AuthPage', () => import('#client/pages/AuthPage.tsx')) },
  {
    path: paths.unsubscribe,
    ...page('UnsubscribePage', () => import('#client/pages/UnsubscribePage.tsx')),
  },
  ...contentPages.map((path) => ({
    path,
    isForEverybody: true as const,
    ...page('ContentPage', () => import('#client/pages/ContentPage.tsx')),
  })),
];

/** These need someone signed in. */
export const screens: readonly Screen[] = [
  {
    path: paths.jobs,
    title: 'Browse Jobs',
    ...page('JobsPage', () => import('#client/pages/JobsPage.tsx')),
  },
  // Before the next, which matches it too.
  {
    path: paths.manageJobs,
    ...page('ManageJobsPage', () => import('#client/pages/ManageJobsPage.tsx')),
    isFor: can['company.figures'],
  },
  {
    path: paths.recommendedJobs,
    ...page('RecommendedJobsPage', () => import('#client/pages/RecommendedJobsPage.tsx')),
    isFor: can['job.match'],
    otherwise: paths.jobs,
  },
  {
    path: paths.savedSearches,
    ...page('SavedSearchesPage', () => import('#client/pages/SavedSearchesPage.tsx')),
    isFor: can['search.save'],
    otherwise: paths.jobs,
  },
  {
    path: patterns.job,
    ids: ['id'],
    ...page('JobPage', () => import('#client/pages/JobPage.tsx')),
  },
  {
    path: patterns.editJob,
    ids: ['id'],
    ...page('EditJobPage', () => import('#client/pages/EditJobPage.tsx')),
    isFor: can['job.edit'],
  },
  {
    path: patterns.pipeline,
    ids: ['id'],
    ...page('BoardPage', () => import('#client/pages/BoardPage.tsx')),
    isFor: can['application.board'],
  },
  { path: paths.interviews, ...page('InterviewsPage', () => import('#client/pages/InterviewsPage.tsx')) },
  {
    path: paths.notifications,
    title: 'Notifications',
    ...page('NotificationsPage', () => import('#client/pages/NotificationsPage.tsx')),
  },
  {
    path: paths.steps,
    ...page('StepsPage', () => import('#client/pages/StepsPage.tsx')),
    isFor: can['steps.arrange'],
  },
  {
    path: paths.board,
    ...page('BoardPage', () => import('#client/pages/BoardPage.tsx')),
    isFor: can['application.board'],
  },
  {
    path: paths.postJob,
    ...page('PostJobPage', () => import('#client/pages/PostJobPage.tsx')),
    isFor: can['job.post'],
    otherwise: paths.home,
  },
  {
    path: paths.applications,
    title: 'Applications',
    ...page('ApplicationsPage', () => import('#client/pages/ApplicationsPage.tsx')),
  },
  {
    path: paths.employers,
    ...page('EmployersPage', () => import('#client/pages/EmployersPage.tsx')),
  },
  {
    path: paths.companies,
    title: 'Companies',
    ...page('CompaniesPage', () => import('#client/pages/CompaniesPage.tsx')),
  },
  {
    path: patterns.company,
    ids: ['id'],
    ...page('CompanyPage', () => import('#client/pages/CompanyPage.tsx')),
  },
  {
    path: paths.settings,
    title: 'Settings',
    ...page('SettingsPage', () => import('#client/pages/SettingsPage.tsx')),
  },
  {
    path: patterns.application,
    ids: ['id'],
    ...page('ApplicationPage', () => import('#client/pages/ApplicationPage.tsx')),
  },
  {
    path: paths.templates,
    ...page('TemplatesPage', () => import('#client/pages/TemplatesPage.tsx')),
    isFor: can['mailTemplate.use'],
  },
  {
    path: paths.candidates,
    title: 'Candidates',
    ...page('CandidatesPage', () => import('#client/pages/CandidatesPage.tsx')),
    isFor: can['company.candidates'],
  },
  {
    path: paths.duplicates,
    ...page('DuplicatesPage', () => import('#client/pages/DuplicatesPage.tsx')),
    isFor: can['pool.use'],
  },
  {
    path: patterns.candidate,
    ids: ['id'],
    ...page('CandidatePage', () => import('#client/pages/CandidatePage.tsx')),
    isFor: can['company.candidates'],
  },
  {
    path: paths.analytics,
    title: 'Analytics',
    ...page('AnalyticsPage', () => import('#client/pages/AnalyticsPage.tsx')),
    isFor: can['company.figures'],
  },
  {
    path: paths.fairness,
    ...page('FairnessPage', () => import('#client/pages/FairnessPage.tsx')),
    isFor: can['company.settings'],
  },
  { path: paths.profile, ...page('ProfilePage', () => import('#client/pages/ProfilePage.tsx')) },
  {
    path: paths.dashboard('job_seeker'),
    ...page('JobSeekerDashboardPage', () => import('#client/pages/JobSeekerDashboardPage.tsx')),
    isFor: (user) => hasDashboard(user, paths.dashboard('job_seeker')),
  },
  {
    path: paths.dashboard('recruiter'),
    ...page('RecruiterDashboardPage', () => import('#client/pages/RecruiterDashboardPage.tsx')),
    isFor: (user) => hasDashboard(user, paths.dashboard('recruiter')),
  },
  {
    path: paths.dashboard('hiring_manager'),
    ...page('HiringManagerDashboardPage', () => import('#client/pages/HiringManagerDashboardPage.tsx')),
    isFor: (user) => hasDashboard(user, paths.dashboard('hiring_manager')),
  },
  {
    path: paths.dashboard('company_admin'),
    ...page('CompanyAdminDashboardPage', () => import('#client/pages/CompanyAdminDashboardPage.tsx')),
    isFor: (user) => hasDashboard(user, paths.dashboard('company_admin')),
  },
  {
    path: paths.dashboard('admin'),
    ...page('AdminDashboardPage', () => import('#client/pages/AdminDashboardPage.tsx')),
    isFor: (user) => hasDashboard(user, paths.dashboard('admin')),
  },
  {
    path: paths.adminUsers,
    ...page('AdminUsersPage', () => import('#client/pages/AdminUsersPage.tsx')),
    isFor: can['platform.administer'],
  },
  {
    path: paths.adminCompanies,
    ...page('AdminCompaniesPage', () => import('#client/pages/AdminCompaniesPage.tsx')),
    isFor: can['platform.administer'],
  },
  {
    path: paths.adminJobs,
    ...page('AdminJobsPage', () => import('#client/pages/AdminJobsPage.tsx')),
    isFor: can['platform.administer'],
  },
  {
    path: paths.adminApplications,
    ...page('AdminApplicationsPage', () => import('#client/pages/AdminApplicationsPage.tsx')),
    isFor: can['platform.administer'],
  },
  {
    path: paths.adminMail,
    ...page('AdminMailPage', () => import('#client/pages/AdminMailPage.tsx')),
    isFor: can['platform.administer'],
  },
  {
    path: paths.adminAudit,
    ...page('AdminAuditPage', () => import('#client/pages/AdminAuditPage.tsx')),
    isFor: can['platform.administer'],
  },
];

/** Fetches the code of the screen at an address, before anyone asks for it. What does not come is missed when it is drawn. */
export async function preload(pathname: string): Promise<void> {
  const screen = screenAt(pathname);
  const around = screen && screens.includes(screen) ? [workspace, notificationBell] : [];
  await Promise.allSettled([screen, ...around].map(async (code) => code?.preload()));
}

/** The same, and what the screen shows first of all to this person. */
export async function preloadWithData({ pathname, searchParams }: URL, user: CurrentUser): Promise<void> {
  const screen = screenAt(pathname);
  if (!screen || (screen.isFor && !screen.isFor(user))) return;
  const { ahead } = await screen.preload();
  ahead?.({ params: matchPath(screen.path, pathname)?.params ?? {}, search: searchParams, user });
}

/** The screen at an address, if there is one. */
export function screenAt(pathname: string): Screen | undefined {
  return [...openScreens, ...screens].find(({ path }) => matchPath(path, pathname));
}

function hasDashboard(user: CurrentUser, path: string): boolean {
  return paths.dashboard(user.userType) === path;
}

interface PageModule {
  ahead?: FetchAhead;
}

/** A screen by the name of its module and of the component in it. */
function page<Name extends string>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType> & PageModule>,
): Pick<Screen, 'file' | 'Page' | 'preload'> {
  const code = fetched(load, (module) => module[name]);
  return {
    file: `src/client/pages/${name}.tsx`,
    Page: code.Component,
    preload: code.preload,
  };
}
