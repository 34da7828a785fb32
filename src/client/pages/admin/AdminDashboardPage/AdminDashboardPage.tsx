import { staleAfter } from '#client/api/stale-after.ts';
import { useApi } from '#client/api/use-api.ts';
import { AdminPage } from '#client/features/admin/AdminPage.tsx';
import { FigureBand } from '#client/features/dashboards/FigureBand.tsx';
import { Dashboard } from '#client/features/dashboards/Dashboard.tsx';
import { SideBySide } from '#client/features/dashboards/SideBySide.tsx';
import { paths } from '#client/paths.ts';
import { LatestCompanies } from './LatestCompanies.tsx';
import { LatestJobs } from './LatestJobs.tsx';
import { LatestUsers } from './LatestUsers.tsx';
import { useWaitingForAdmin } from './use-waiting-for-admin.ts';
import { WaitingForAdmin } from './WaitingForAdmin.tsx';

const figures = [
  { label: 'Total Users', of: 'totalUsers', to: paths.adminUsers },
  { label: 'Active Companies', of: 'totalCompanies', to: paths.adminCompanies },
  { label: 'Job Postings', of: 'totalJobs', to: paths.adminJobs },
  { label: 'Applications', of: 'totalApplications', to: paths.adminApplications },
] as const;

export function AdminDashboardPage() {
  const stats = useApi('GET /api/admin/stats', {}, { staleTime: staleAfter.dashboardStats });
  return (
    <AdminPage title="Administration" lead="Everything on the platform.">
      <Dashboard queries={[stats, useWaitingForAdmin()]}>
        <WaitingForAdmin />
        <FigureBand stats={stats} figures={figures} />
        <SideBySide>
          <LatestUsers />
          <LatestCompanies />
        </SideBySide>
        <LatestJobs />
      </Dashboard>
    </AdminPage>
  );
}
