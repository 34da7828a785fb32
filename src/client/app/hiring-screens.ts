import { paths, patterns } from '#client/paths.ts';
import { can, managedCompanies } from '#domain/permissions.ts';
import { hasDashboard, page, type Screen } from './screen.ts';

/** Where people are hired. */
export const hiringScreens: readonly Screen[] = [
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
    path: paths.importJobs,
    ...page(
      'hiring',
      'ImportJobsPage',
      () => import('#client/pages/hiring/ImportJobsPage/ImportJobsPage.tsx'),
    ),
    isFor: can['job.import'],
  },
  {
    path: patterns.jobImport,
    ids: ['id'],
    ...page('hiring', 'JobImportPage', () => import('#client/pages/hiring/JobImportPage/JobImportPage.tsx')),
    isFor: can['job.import'],
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
    path: paths.moveIn,
    ...page('hiring', 'MoveInPage', () => import('#client/pages/hiring/MoveInPage/MoveInPage.tsx')),
    isFor: (actor) => managedCompanies(actor).length > 0,
  },
  {
    path: patterns.peopleImport,
    ids: ['id'],
    ...page(
      'hiring',
      'PeopleImportPage',
      () => import('#client/pages/hiring/PeopleImportPage/PeopleImportPage.tsx'),
    ),
    isFor: (actor) => managedCompanies(actor).length > 0,
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
];
