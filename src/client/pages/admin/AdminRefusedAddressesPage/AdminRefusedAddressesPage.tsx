import { useApiPages } from '#client/api/use-api.ts';
import { staleAfter } from '#client/api/stale-after.ts';
import { AdminPage } from '#client/features/admin/AdminPage.tsx';
import { NothingFound } from '#client/features/admin/NothingFound.tsx';
import { ListBar } from '#client/kit/lists/ListBar.tsx';
import { PagedRows } from '#client/kit/lists/PagedRows.tsx';
import { pageSize, useListSearch } from '#client/kit/lists/use-list-search.ts';
import { paths } from '#client/paths.ts';
import { Table } from '#client/ui/Table.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { RefusedAddress } from '#contract/api.ts';
import { refusalReasonLabel, refusalReasons } from '#domain/mail.ts';
import { AllowAddress } from './AllowAddress.tsx';

const options = refusalReasons.map((value) => ({ value, label: refusalReasonLabel[value] }));

/** Addresses that nothing is sent to, why and since when. */
export function AdminRefusedAddressesPage() {
  const { search, change } = useListSearch('reason', refusalReasons);
  const addresses = useApiPages(
    'GET /api/admin/refused-addresses',
    { query: { search: search.text, reason: search.filter, limit: pageSize } },
    { staleTime: staleAfter.dashboardStats, keepPrevious: true },
  );
  return (
    <>
      <AdminPage
        back={{ to: paths.adminMail, label: 'Mail' }}
        title="Refused addresses"
        lead="Refused by mail servers for good. Owners can confirm them again in their settings."
        file={paths.listFile('admin/refused-addresses', { search: search.text, reason: search.filter })}
        tools={
          <ListBar
            searchLabel="Search by address"
            filterLabel="Reason"
            all="Any reason"
            options={options}
            search={search}
            change={change}
          />
        }
      >
        <PagedRows
          query={addresses}
          what="the refused addresses"
          empty={
            <NothingFound
              title="No refused addresses"
              narrowed={Boolean(search.text || search.filter)}
              onClear={() => change({ text: '', filter: undefined })}
            />
          }
        >
          {(rows) => (
            <Table caption="Refused addresses" keyOf={({ id }) => id} rows={rows} columns={columns} />
          )}
        </PagedRows>
      </AdminPage>
    </>
  );
}

const columns = [
  { header: 'Address', naming: true, cell: ({ address }: RefusedAddress) => address },
  {
    header: 'Account',
    cell: ({ usernames }: RefusedAddress) => (usernames.length ? usernames.join(', ') : 'None'),
  },
  {
    header: 'Why',
    cell: ({ reason, said }: RefusedAddress) => (
      <>
        {refusalReasonLabel[reason]}
        <br />
        <bdi>{said}</bdi>
      </>
    ),
  },
  { header: 'Since', said: true, cell: ({ since }: RefusedAddress) => <Time value={since} as="moment" /> },
  {
    header: 'Actions',
    actions: true,
    cell: (address: RefusedAddress) => <AllowAddress refused={address} />,
  },
];
