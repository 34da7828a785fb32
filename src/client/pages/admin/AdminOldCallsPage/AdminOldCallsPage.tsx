import { useApiPages } from '#client/api/use-api.ts';
import { AdminPage } from '#client/features/admin/AdminPage.tsx';
import { ConfirmedDownload } from '#client/features/accounts/ConfirmedDownload.tsx';
import { PagedRows } from '#client/kit/lists/PagedRows.tsx';
import { pageSize } from '#client/kit/lists/use-list-search.ts';
import { paths } from '#client/paths.ts';
import { counted } from '#client/ui/counted.ts';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Table } from '#client/ui/Table.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { OldCall } from '#contract/api.ts';

/** Who still calls what ends: whom to write to before it does. */
export function AdminOldCallsPage() {
  const calls = useApiPages('GET /api/admin/old-calls', { query: { limit: pageSize } });
  return (
    <AdminPage
      back={{ to: paths.adminHealth, label: 'Health' }}
      title="Old calls"
      lead="Calls of the API that end, and the keys that still make them."
      actions={<ConfirmedDownload to={paths.oldCallsFile}>Export CSV</ConfirmedDownload>}
    >
      <PagedRows
        query={calls}
        what="the old calls"
        empty={<EmptyState title="No old calls" text="No key makes a call that ends." />}
      >
        {(rows) => (
          <Table
            caption="Old calls"
            keyOf={({ key, call }) => `${key.id} ${call}`}
            rows={rows}
            columns={columns}
          />
        )}
      </PagedRows>
    </AdminPage>
  );
}

const columns = [
  {
    header: 'Call',
    naming: true,
    cell: ({ call, instead }: OldCall) => (
      <>
        <code>{call}</code>
        <br />
        Instead: <code>{instead}</code>
      </>
    ),
  },
  {
    header: 'End',
    cell: ({ endsSince, endsOn }: OldCall) => (
      <>
        Ends <Time value={endsOn} />
        <br />
        Announced <Time value={endsSince} />
      </>
    ),
  },
  { header: 'Company', cell: ({ company }: OldCall) => company?.name ?? 'This site' },
  {
    header: 'API key',
    cell: ({ key }: OldCall) => (
      <>
        {key.name}
        <br />
        <code>{key.hint}…</code>
      </>
    ),
  },
  {
    header: 'Last called',
    cell: ({ lastUsedAt }: OldCall) => <Time value={lastUsedAt} as="moment" />,
  },
  { header: 'How often', cell: ({ times }: OldCall) => counted(times, 'call') },
];
