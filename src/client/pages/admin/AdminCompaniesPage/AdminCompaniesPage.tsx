import { Link } from 'react-router';
import { staleAfter } from '#client/api/stale-after.ts';
import { useApiPages } from '#client/api/use-api.ts';
import { AdminPage } from '#client/features/admin/AdminPage.tsx';
import { NothingFound } from '#client/features/admin/NothingFound.tsx';
import { ListBar } from '#client/kit/lists/ListBar.tsx';
import { PagedRows } from '#client/kit/lists/PagedRows.tsx';
import { pageSize, useListSearch } from '#client/kit/lists/use-list-search.ts';
import { paths } from '#client/paths.ts';
import { Table } from '#client/ui/Table.tsx';
import type { AdminCompany } from '#contract/api.ts';
import { CompanyActions } from './CompanyActions.tsx';
import { CompanyStanding } from './CompanyStanding.tsx';

const standings = ['verified', 'unverified', 'suspended'] as const;
const options = [
  { value: 'verified', label: 'Verified' },
  { value: 'unverified', label: 'Not verified' },
  { value: 'suspended', label: 'Suspended' },
] as const;

export function AdminCompaniesPage() {
  const { search, change } = useListSearch('standing', standings);
  const companies = useApiPages(
    'GET /api/admin/companies',
    { query: { search: search.text, standing: search.filter, limit: pageSize } },
    { staleTime: staleAfter.dashboardStats, keepPrevious: true },
  );
  return (
    <AdminPage
      title="Companies"
      lead="Newest first. Jobs of those not verified show “Employer not verified”."
      file={paths.listFile('admin/companies', { search: search.text, standing: search.filter })}
      tools={
        <ListBar
          searchLabel="Search by name"
          filterLabel="Standing"
          all="Any status"
          options={options}
          search={search}
          change={change}
        />
      }
    >
      <PagedRows
        query={companies}
        what="the companies"
        empty={
          <NothingFound
            title="No companies found"
            narrowed={Boolean(search.text || search.filter)}
            onClear={() => change({ text: '', filter: undefined })}
          />
        }
      >
        {(rows) => <Table caption="Companies" keyOf={({ id }) => id} rows={rows} columns={columns} />}
      </PagedRows>
    </AdminPage>
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
    header: 'Status',
    beside: true,
    cell: (company: AdminCompany) => <CompanyStanding company={company} />,
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
  {
    header: 'Open jobs',
    figure: true,
    cell: ({ id, name, openJobs }: AdminCompany) =>
      openJobs ? (
        <Link
          to={paths.jobsOfCompany(id)}
          aria-label={`${openJobs} open job${openJobs === 1 ? '' : 's'} of \u2068${name}\u2069`}
        >
          {openJobs.toLocaleString('en')}
        </Link>
      ) : (
        0
      ),
  },
  { header: 'Actions', actions: true, cell: (company: AdminCompany) => <CompanyActions company={company} /> },
];
