import { Link } from 'react-router';
import { staleAfter } from '#client/api/query-client.ts';
import { useApi } from '#client/api/use-api.ts';
import { Rows } from '#client/kit/lists/Rows.tsx';
import { Section } from '#client/features/dashboards/Section.tsx';
import { paths } from '#client/paths.ts';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Table } from '#client/ui/Table.tsx';
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
    <Section title="Recent Users" more={<Link to={paths.adminUsers}>All users</Link>}>
      <Rows
        query={users}
        what="the recent users"
        expected={dashboardRows.adminUsers}
        empty={<EmptyState level={3} title="No users yet" />}
      >
        {(rows) => <Table caption="Recent users" keyOf={({ id }) => id} rows={rows} columns={columns} />}
      </Rows>
    </Section>
  );
}

const columns = [
  {
    header: 'Name',
    naming: true,
    cell: (user: AdminUser) => <span dir="auto">{displayName(user)}</span>,
  },
  { header: 'Email', cell: ({ email }: AdminUser) => email ?? 'None given' },
  { header: 'User type', cell: ({ userType }: AdminUser) => roleLabel[userType] },
  { header: 'Created', cell: ({ createdAt }: AdminUser) => <Time value={createdAt} /> },
];
