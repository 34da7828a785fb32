import { paths } from '#client/paths.ts';
import { can } from '#domain/permissions.ts';
import { hasDashboard, page, type Screen } from './screen.ts';

/** Where the platform is run. */
export const adminScreens: readonly Screen[] = [
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
    path: paths.adminRefusedAddresses,
    ...page(
      'admin',
      'AdminRefusedAddressesPage',
      () => import('#client/pages/admin/AdminRefusedAddressesPage/AdminRefusedAddressesPage.tsx'),
    ),
    isFor: can['platform.administer'],
  },
  {
    path: paths.adminOldCalls,
    ...page(
      'admin',
      'AdminOldCallsPage',
      () => import('#client/pages/admin/AdminOldCallsPage/AdminOldCallsPage.tsx'),
    ),
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
    path: paths.adminHealth,
    ...page(
      'admin',
      'AdminHealthPage',
      () => import('#client/pages/admin/AdminHealthPage/AdminHealthPage.tsx'),
    ),
    isFor: can['platform.administer'],
  },
  {
    path: paths.adminAudit,
    ...page('admin', 'AdminAuditPage', () => import('#client/pages/admin/AdminAuditPage/AdminAuditPage.tsx')),
    isFor: can['platform.administer'],
  },
  {
    path: paths.adminSecurityLog,
    ...page(
      'admin',
      'AdminSecurityLogPage',
      () => import('#client/pages/admin/AdminSecurityLogPage/AdminSecurityLogPage.tsx'),
    ),
    isFor: can['platform.administer'],
  },
];
