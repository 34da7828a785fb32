import { paths, patterns } from '#client/paths.ts';
import { can } from '#domain/permissions.ts';
import { hasDashboard, page, type Screen } from './screen.ts';

/** Where work is looked for. */
export const seekingScreens: readonly Screen[] = [
  {
    path: paths.jobs,
    title: 'Browse Jobs',
    ...page('seeking', 'JobsPage', () => import('#client/pages/seeking/JobsPage/JobsPage.tsx')),
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
];
