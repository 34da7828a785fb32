import { paths } from '#client/paths.ts';
import { useApiPages } from '#client/api/use-api.ts';
import { AdminPage } from '#client/features/admin/AdminPage.tsx';
import { NothingFound } from '#client/features/admin/NothingFound.tsx';
import { ListBar } from '#client/kit/lists/ListBar.tsx';
import { PagedRows } from '#client/kit/lists/PagedRows.tsx';
import { pageSize, useListSearch } from '#client/kit/lists/use-list-search.ts';
import { Table } from '#client/ui/Table.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { AuditEntry } from '#contract/api.ts';
import { auditSubjects } from '#domain/audit.ts';
import { actionWords, detailWords, subjectWords } from './audit-words.ts';
import { AuditSubject } from './AuditSubject.tsx';

const options = auditSubjects.map((value) => ({ value, label: subjectWords[value].several }));

/** What people with power over others did. */
export function AdminAuditPage() {
  const { search, change } = useListSearch('subject', auditSubjects);
  const entries = useApiPages(
    'GET /api/admin/audit',
    { query: { search: search.text, subject: search.filter, limit: pageSize } },
    // Every look at an application adds to it.
    { staleTime: 0, keepPrevious: true },
  );
  return (
    <AdminPage
      title="Audit log"
      lead="What admins did, newest first. Entries can’t be changed."
      file={paths.listFile('admin/audit', { search: search.text, subject: search.filter })}
      tools={
        <ListBar
          searchLabel="Search by who did it (username)"
          filterLabel="About"
          all="Everything"
          options={options}
          search={search}
          change={change}
        />
      }
    >
      <PagedRows
        query={entries}
        what="the audit log"
        empty={
          <NothingFound
            title="Nothing recorded"
            narrowed={Boolean(search.text || search.filter)}
            onClear={() => change({ text: '', filter: undefined })}
          />
        }
      >
        {(rows) => <Table caption="Audit log" keyOf={({ id }) => id} rows={rows} columns={columns} />}
      </PagedRows>
    </AdminPage>
  );
}

const columns = [
  { header: 'What', naming: true, cell: (entry: AuditEntry) => actionWords(entry) },
  { header: 'About', cell: (entry: AuditEntry) => <AuditSubject entry={entry} /> },
  { header: 'Details', cell: (entry: AuditEntry) => detailWords(entry) },
  { header: 'Who', cell: ({ actor }: AuditEntry) => actor ?? 'The command line' },
  { header: 'When', cell: ({ happenedAt }: AuditEntry) => <Time value={happenedAt} as="moment" /> },
];
