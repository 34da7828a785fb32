import { useApiPages } from '#client/api/use-api.ts';
import { PagedRows } from '#client/kit/lists/PagedRows.tsx';
import { pageSize } from '#client/kit/lists/use-list-search.ts';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { type Column, Table } from '#client/ui/Table.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { FailedTask } from '#contract/api.ts';
import { taskLabel } from '#domain/tasks.ts';
import { FailedTaskActions } from './FailedTaskActions.tsx';
import { Reason } from './Reason.tsx';
import { aboutWords } from './about-words.ts';

/** What was tried in vain, and waits for somebody to decide on it. */
export function FailedTasks() {
  const failed = useApiPages(
    'GET /api/admin/background/failed',
    { query: { limit: pageSize } },
    { staleTime: 0, keepPrevious: true },
  );
  return (
    <PagedRows
      query={failed}
      what="what was given up"
      empty={
        <EmptyState
          level={3}
          title="Nothing failed"
          text="Tasks that failed for good appear here, with the reason and a retry button."
        />
      }
    >
      {(rows) => <Table caption="Failed" keyOf={({ id }) => id} rows={rows} columns={columns} />}
    </PagedRows>
  );
}

const columns: Column<FailedTask>[] = [
  {
    header: 'Work',
    naming: true,
    cell: ({ task, about }) => (
      <>
        {taskLabel[task]}
        <br />
        {aboutWords(about)}
      </>
    ),
  },
  { header: 'Why', cell: ({ failure }) => <Reason failure={failure} /> },
  { header: 'Attempts', figure: true, cell: ({ attempts }) => attempts.toLocaleString('en') },
  { header: 'Failed', cell: ({ failure }) => <Time value={failure.at} as="moment" /> },
  { header: 'Actions', actions: true, cell: (task) => <FailedTaskActions failed={task} /> },
];
