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
    ...page('public', 'LandingPage', () => import('#client/pages/public/LandingPage/LandingPage.tsx')),
  },
  {
    path: paths.auth,
    ...page('public', 'AuthPage', () => import('#client/pages/public/AuthPage/AuthPage.tsx')),
  },
  {
    path: paths.unsubscribe,
    ...page(
      'public',
      'UnsubscribePage',
      () => import('#client/pages/public/UnsubscribePage/UnsubscribePage.tsx'),
    ),
  },
  ...contentPages.map((path) => ({
    path,
    isForEverybody: true as const,
    ...page('public', 'ContentPage', () => import('#client/pages/public/ContentPage/ContentPage.tsx')),
  })),
];

/** These need someone signed in. */
export const screens: readonly Screen[] = [
  {
    path: paths.jobs,
    title: 'Browse Jobs',
    ...page('seeking', 'JobsPage', () => import('#client/pages/seeking/JobsPage/JobsPage.tsx')),
  },
  // Before the next, which matches it too.
  {
    path: paths.manageJobs,
    ...page(
      'hiring',
      'ManageJobsPage',
      () => import('#client/pages/hiring/ManageJobsPage/ManageJobsPage.tsx'),
    ),
    isFor: can['company.figures'],
  },
  {
    path: paths.recommendedJobs,
    ...page(
      'seeking',
      'RecommendedJobsPage',
      () => import('#client/pages/seeking/RecommendedJobsPage/RecommendedJobsPage.tsx'),
    ),
    isFor: can['job.match'],
    otherwise: paths.jobs,
  },
  {
    path: paths.savedSearches,
    ...page(
      'seeking',
      'SavedSearchesPage',
      () => import('#client/pages/seeking/SavedSearchesPage/SavedSearchesPage.tsx'),
    ),
    isFor: can['search.save'],
    otherwise: paths.jobs,
  },
  {
    path: patterns.job,
    ids: ['id'],
    ...page('seeking', 'JobPage', () => import('#client/pages/seeking/JobPage/JobPage.tsx')),
  },
  {
    path: patterns.editJob,
    ids: ['id'],
    ...page('hiring', 'EditJobPage', () => import('#client/pages/hiring/EditJobPage/EditJobPage.tsx')),
    isFor: can['job.edit'],
  },
  {
    path: patterns.pipeline,
    ids: ['id'],
    ...page('hiring', 'BoardPage', () => import('#client/pages/hiring/BoardPage/BoardPage.tsx')),
    isFor: can['application.board'],
  },
  {
    path: paths.interviews,
    ...page(
      'hiring',
      'InterviewsPage',
      () => import('#client/pages/hiring/InterviewsPage/InterviewsPage.tsx'),
    ),
  },
  {
    path: paths.notifications,
    title: 'Notifications',
    ...page(
      'account',
      'NotificationsPage',
      () => import('#client/pages/account/NotificationsPage/NotificationsPage.tsx'),
    ),
  },
  {
    path: paths.steps,
    ...page('hiring', 'StepsPage', () => import('#client/pages/hiring/StepsPage/StepsPage.tsx')),
    isFor: can['steps.arrange'],
  },
  {
    path: paths.board,
    ...page('hiring', 'BoardPage', () => import('#client/pages/hiring/BoardPage/BoardPage.tsx')),
    isFor: can['application.board'],
  },
  {
    path: paths.postJob,
    ...page('hiring', 'PostJobPage', () => import('#client/pages/hiring/PostJobPage/PostJobPage.tsx')),
    isFor: can['job.post'],
    otherwise: paths.home,
  },
  {
    path: paths.applications,
    title: 'Applications',
    ...page(
      'hiring',
      'ApplicationsPage',
      () => import('#client/pages/hiring/ApplicationsPage/ApplicationsPage.tsx'),
    ),
  },
  {
    path: paths.employers,
    ...page('public', 'EmployersPage', () => import('#client/pages/public/EmployersPage/EmployersPage.tsx')),
  },
  {
    path: paths.companies,
    title: 'Companies',
    ...page(
      'seeking',
      'CompaniesPage',
      () => import('#client/pages/seeking/CompaniesPage/CompaniesPage.tsx'),
    ),
  },
  {
    path: patterns.company,
    ids: ['id'],
    ...page('seeking', 'CompanyPage', () => import('#client/pages/seeking/CompanyPage/CompanyPage.tsx')),
  },
  {
    path: paths.settings,
    title: 'Settings',
    ...page('account', 'SettingsPage', () => import('#client/pages/account/SettingsPage/SettingsPage.tsx')),
  },
  {
    path: patterns.application,
    ids: ['id'],
    ...page(
      'hiring',
      'ApplicationPage',
      () => import('#client/pages/hiring/ApplicationPage/ApplicationPage.tsx'),
    ),
  },
  {
    path: paths.templates,
    ...page('hiring', 'TemplatesPage', () => import('#client/pages/hiring/TemplatesPage/TemplatesPage.tsx')),
    isFor: can['mailTemplate.use'],
  },
  {
    path: paths.candidates,
    title: 'Candidates',
    ...page(
      'hiring',
      'CandidatesPage',
      () => import('#client/pages/hiring/CandidatesPage/CandidatesPage.tsx'),
    ),
    isFor: can['company.candidates'],
  },
  {
    path: paths.duplicates,
    ...page(
      'hiring',
      'DuplicatesPage',
      () => import('#client/pages/hiring/DuplicatesPage/DuplicatesPage.tsx'),
    ),
    isFor: can['pool.use'],
  },
  {
    path: patterns.candidate,
    ids: ['id'],
    ...page('hiring', 'CandidatePage', () => import('#client/pages/hiring/CandidatePage/CandidatePage.tsx')),
    isFor: can['company.candidates'],
  },
  {
    path: paths.analytics,
    title: 'Analytics',
    ...page('hiring', 'AnalyticsPage', () => import('#client/pages/hiring/AnalyticsPage/AnalyticsPage.tsx')),
    isFor: can['company.figures'],
  },
  {
    path: paths.fairness,
    ...page('hiring', 'FairnessPage', () => import('#client/pages/hiring/FairnessPage/FairnessPage.tsx')),
    isFor: can['company.settings'],
  },
  {
    path: paths.profile,
    ...page('seeking', 'ProfilePage', () => import('#client/pages/seeking/ProfilePage/ProfilePage.tsx')),
  },
  {
    path: paths.dashboard('job_seeker'),
    ...page(
      'seeking',
      'JobSeekerDashboardPage',
      () => import('#client/pages/seeking/JobSeekerDashboardPage/JobSeekerDashboardPage.tsx'),
    ),
    isFor: (user) => hasDashboard(user, paths.dashboard('job_seeker')),
  },
  {
    path: paths.dashboard('recruiter'),
    ...page(
      'hiring',
      'RecruiterDashboardPage',
      () => import('#client/pages/hiring/RecruiterDashboardPage/RecruiterDashboardPage.tsx'),
    ),
    isFor: (user) => hasDashboard(user, paths.dashboard('recruiter')),
  },
  {
    path: paths.dashboard('hiring_manager'),
    ...page(
      'hiring',
      'HiringManagerDashboardPage',
      () => import('#client/pages/hiring/HiringManagerDashboardPage/HiringManagerDashboardPage.tsx'),
    ),
    isFor: (user) => hasDashboard(user, paths.dashboard('hiring_manager')),
  },
  {
    path: paths.dashboard('company_admin'),
    ...page(
      'hiring',
      'CompanyAdminDashboardPage',
      () => import('#client/pages/hiring/CompanyAdminDashboardPage/CompanyAdminDashboardPage.tsx'),
    ),
    isFor: (user) => hasDashboard(user, paths.dashboard('company_admin')),
  },
  {
    path: paths.dashboard('admin'),
    ...page(
      'admin',
      'AdminDashboardPage',
      () => import('#client/pages/admin/AdminDashboardPage/AdminDashboardPage.tsx'),
    ),
    isFor: (user) => hasDashboard(user, paths.dashboard('admin')),
  },
  {
    path: paths.adminUsers,
    ...page('admin', 'AdminUsersPage', () => import('#client/pages/admin/AdminUsersPage/AdminUsersPage.tsx')),
    isFor: can['platform.administer'],
  },
  {
    path: paths.adminCompanies,
    ...page(
      'admin',
      'AdminCompaniesPage',
      () => import('#client/pages/admin/AdminCompaniesPage/AdminCompaniesPage.tsx'),
    ),
    isFor: can['platform.administer'],
  },
  {
    path: paths.adminJobs,
    ...page('admin', 'AdminJobsPage', () => import('#client/pages/admin/AdminJobsPage/AdminJobsPage.tsx')),
    isFor: can['platform.administer'],
  },
  {
    path: paths.adminApplications,
    ...page(
      'admin',
      'AdminApplicationsPage',
      () => import('#client/pages/admin/AdminApplicationsPage/AdminApplicationsPage.tsx'),
    ),
    isFor: can['platform.administer'],
  },
  {
    path: paths.adminMail,
    ...page('admin', 'AdminMailPage', () => import('#client/pages/admin/AdminMailPage/AdminMailPage.tsx')),
    isFor: can['platform.administer'],
  },
  {
    path: paths.adminBackground,
    ...page(
      'admin',
      'AdminBackgroundPage',
      () => import('#client/pages/admin/AdminBackgroundPage/AdminBackgroundPage.tsx'),
    ),
    isFor: can['platform.administer'],
  },
  {
    path: paths.adminAudit,
    ...page('admin', 'AdminAuditPage', () => import('#client/pages/admin/AdminAuditPage/AdminAuditPage.tsx')),
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

/** Whom the screens of a folder of `pages/` are for. */
type Shelf = 'public' | 'account' | 'seeking' | 'hiring' | 'admin';

/** A screen by its shelf and the name of its folder, its module and the component in it. */
function page<Name extends string>(
  shelf: Shelf,
  name: Name,
  load: () => Promise<Record<Name, ComponentType> & PageModule>,
): Pick<Screen, 'file' | 'Page' | 'preload'> {
  const code = fetched(load, (module) => module[name]);
  return {
    file: `src/client/pages/${shelf}/${name}/${name}.tsx`,
    Page: code.Component,
    preload: code.preload,
  };
}
