import { staleAfter } from '#client/api/stale-after.ts';
import { useApiPages } from '#client/api/use-api.ts';
import { AdminPage } from '#client/features/admin/AdminPage.tsx';
import { NothingFound } from '#client/features/admin/NothingFound.tsx';
import { ListBar } from '#client/kit/lists/ListBar.tsx';
import { PagedRows } from '#client/kit/lists/PagedRows.tsx';
import { pageSize, useListSearch } from '#client/kit/lists/use-list-search.ts';
import { paths } from '#client/paths.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import { Table } from '#client/ui/Table.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { Mail } from '#contract/api.ts';
import { mailStateLabel, mailStates } from '#domain/mail.ts';
import { MailActions } from './MailActions.tsx';
import { MailState } from './MailState.tsx';

const options = mailStates.map((value) => ({ value, label: mailStateLabel[value] }));

/** The outbox: what was written to whom, and whether it went out. */
export function AdminMailPage() {
  const { search, change } = useListSearch('state', mailStates);
  const mails = useApiPages(
    'GET /api/admin/mail',
    { query: { search: search.text, state: search.filter, limit: pageSize } },
    { staleTime: staleAfter.dashboardStats, keepPrevious: true },
  );
  return (
    <AdminPage
      title="Mail"
      lead="Newest first."
      actions={<ButtonLink to={paths.adminRefusedAddresses}>Refused addresses</ButtonLink>}
      file={paths.listFile('admin/mail', { search: search.text, state: search.filter })}
      tools={
        <ListBar
          searchLabel="Search by subject or name"
          filterLabel="State"
          all="Any state"
          options={options}
          search={search}
          change={change}
        />
      }
    >
      <PagedRows
        query={mails}
        what="the mail"
        empty={
          <NothingFound
            title="No mail found"
            narrowed={Boolean(search.text || search.filter)}
            onClear={() => change({ text: '', filter: undefined })}
          />
        }
      >
        {(rows) => <Table caption="Mail" keyOf={({ id }) => id} rows={rows} columns={columns} />}
      </PagedRows>
    </AdminPage>
  );
}

const columns = [
  { header: 'Subject', naming: true, cell: ({ subject }: Mail) => <span dir="auto">{subject}</span> },
  {
    header: 'To',
    cell: ({ toName, toAddress }: Mail) => (
      <>
        <bdi>{toName}</bdi>
        <br />
        {toAddress}
      </>
    ),
  },
  { header: 'State', beside: true, cell: (mail: Mail) => <MailState mail={mail} /> },
  { header: 'Attempts', figure: true, cell: ({ attempts }: Mail) => attempts.toLocaleString('en') },
  { header: 'Written', cell: ({ createdAt }: Mail) => <Time value={createdAt} as="moment" /> },
  { header: 'Actions', actions: true, cell: (mail: Mail) => <MailActions mail={mail} /> },
];
