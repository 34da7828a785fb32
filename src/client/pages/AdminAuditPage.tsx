import { useApiPages } from '#client/api/use-api.ts';
import { AdminPage } from '#client/features/admin/AdminPage.tsx';
import { NothingFound } from '#client/features/admin/NothingFound.tsx';
import { PagedRows } from '#client/features/lists/PagedRows.tsx';
import { Table } from '#client/ui/Table.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { AuditEntry } from '#contract/api.ts';
import { actionWords, detailWords } from './AdminAuditPage/audit-words.ts';
import { AuditSubject } from './AdminAuditPage/AuditSubject.tsx';

/** What people with power over others did. */
export function AdminAuditPage() {
  const entries = useApiPages('GET /api/admin/audit', {}, { staleTime: 0 });
  return (
    <AdminPage
      title="Audit log"
      lead="What administrators and company admins did, the newest first. Nobody can change it here."
    >
      <PagedRows
        query={entries}
        what="the audit log"
        empty={<NothingFound title="Nothing recorded yet" narrowed={false} onClear={() => {}} />}
      >
        {(rows) => <Table caption="Audit log" keyOf={({ id }) => id} rows={rows} columns={columns} />}
      </PagedRows>
    </AdminPage>
  );
}

const columns = [
  { header: 'What', naming: true, cell: ({ action }: AuditEntry) => actionWords(action) },
  { header: 'Whose or which', cell: (entry: AuditEntry) => <AuditSubject entry={entry} /> },
  { header: 'Details', cell: ({ details }: AuditEntry) => detailWords(details) },
  { header: 'Who', cell: ({ actor }: AuditEntry) => actor ?? 'The command line' },
  { header: 'When', cell: ({ happenedAt }: AuditEntry) => <Time value={happenedAt} as="moment" /> },
];
