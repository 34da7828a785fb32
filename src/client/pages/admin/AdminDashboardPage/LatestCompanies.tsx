import { Link } from 'react-router';
import { staleAfter } from '#client/api/query-client.ts';
import { useApi } from '#client/api/use-api.ts';
import { Rows } from '#client/kit/lists/Rows.tsx';
import { Section } from '#client/features/dashboards/Section.tsx';
import { paths } from '#client/paths.ts';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Table } from '#client/ui/Table.tsx';
import type { AdminCompany } from '#contract/api.ts';
import { dashboardRows } from '#domain/limits.ts';

export function LatestCompanies() {
  const companies = useApi(
    'GET /api/admin/companies',
    { query: { limit: dashboardRows.adminCompanies } },
    { staleTime: staleAfter.dashboardStats },
  );
  return (
    <Section title="Companies" more={<Link to={paths.adminCompanies}>All companies</Link>}>
      <Rows
        query={companies}
        what="the companies"
        expected={dashboardRows.adminCompanies}
        empty={<EmptyState level={3} title="No companies yet" />}
      >
        {(rows) => <Table caption="Companies" keyOf={({ id }) => id} rows={rows} columns={columns} />}
      </Rows>
    </Section>
  );
}

const columns = [
  {
    header: 'Name',
    naming: true,
    cell: ({ id, name }: AdminCompany) => (
      <Link to={paths.company(id)} dir="auto">
        {name}
      </Link>
    ),
  },
  {
    header: 'Industry',
    cell: ({ industry }: AdminCompany) => <span dir="auto">{industry ?? 'Not stated'}</span>,
  },
  {
    header: 'Location',
    cell: ({ location }: AdminCompany) => <span dir="auto">{location ?? 'Not stated'}</span>,
  },
  {
    header: 'Employees',
    figure: true,
    cell: ({ employeeCount }: AdminCompany) => employeeCount?.toLocaleString('en') ?? 'Not stated',
  },
];
