import { Link } from 'react-router';
import { staleAfter } from '#client/api/stale-after.ts';
import { useApi } from '#client/api/use-api.ts';
import { LatestSection } from '#client/features/dashboards/LatestSection.tsx';
import { paths } from '#client/paths.ts';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import type { Column } from '#client/ui/Table.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { AdminUser } from '#contract/api.ts';
import { dashboardRows } from '#domain/limits.ts';
import { displayName, roleLabel } from '#domain/people.ts';

export function LatestUsers() {
  const users = useApi(
    'GET /api/admin/users',
    { query: { limit: dashboardRows.adminUsers } },
    { staleTime: staleAfter.dashboardStats },
  );
  return (
    <LatestSection
      title="Recent Users"
      caption="Recent users"
      more={<Link to={paths.adminUsers}>All users</Link>}
      query={users}
      what="the recent users"
      expected={dashboardRows.adminUsers}
      empty={<EmptyState level={3} title="No users yet" />}
      columns={columns}
    />
  );
}

const columns: Column<AdminUser>[] = [
  { header: 'Name', naming: true, cell: (user) => <span dir="auto">{displayName(user)}</span> },
  { header: 'Email', cell: ({ email }) => email ?? 'None given' },
  { header: 'User type', cell: ({ userType }) => roleLabel[userType] },
  { header: 'Created', said: true, cell: ({ createdAt }) => <Time value={createdAt} /> },
];
