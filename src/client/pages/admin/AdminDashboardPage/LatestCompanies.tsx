import { Link } from 'react-router';
import { staleAfter } from '#client/api/stale-after.ts';
import { useApi } from '#client/api/use-api.ts';
import { LatestSection } from '#client/features/dashboards/LatestSection.tsx';
import { paths } from '#client/paths.ts';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import type { Column } from '#client/ui/Table.tsx';
import type { AdminCompany } from '#contract/api.ts';
import { dashboardRows } from '#domain/limits.ts';

export function LatestCompanies() {
  const companies = useApi(
    'GET /api/admin/companies',
    { query: { limit: dashboardRows.adminCompanies } },
    { staleTime: staleAfter.dashboardStats },
  );
  return (
    <LatestSection
      title="Companies"
      caption="Companies"
      more={<Link to={paths.adminCompanies}>All companies</Link>}
      query={companies}
      what="the companies"
      expected={dashboardRows.adminCompanies}
      empty={<EmptyState level={3} title="No companies yet" />}
      columns={columns}
    />
  );
}

const columns: Column<AdminCompany>[] = [
  {
    header: 'Name',
    naming: true,
    cell: ({ id, name }) => (
      <Link to={paths.company(id)} dir="auto">
        {name}
      </Link>
    ),
  },
  { header: 'Industry', cell: ({ industry }) => <span dir="auto">{industry ?? 'Not stated'}</span> },
  { header: 'Location', cell: ({ location }) => <span dir="auto">{location ?? 'Not stated'}</span> },
  {
    header: 'Employees',
    figure: true,
    cell: ({ employeeCount }) => employeeCount?.toLocaleString('en') ?? 'Not stated',
  },
];
