import { useApi } from '#client/api/use-api.ts';
import { AdminPage } from '#client/features/admin/AdminPage.tsx';
import { Rows } from '#client/kit/lists/Rows.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import part from '#client/ui/Part.module.css';
import { Table } from '#client/ui/Table.tsx';
import { taskMemoryDays, taskNames } from '#domain/tasks.ts';
import styles from './AdminBackgroundPage.module.css';
import { Backups } from './Backups.tsx';
import { FailedTasks } from './FailedTasks.tsx';
import { queueColumns } from './queue-columns.tsx';

/** What the server does apart from requests: what waits, what is under way, and what failed and why. */
export function AdminBackgroundPage() {
  // It changes with every look.
  const queues = useApi('GET /api/admin/background', {}, { staleTime: 0 });
  return (
    <AdminPage
      title="Background work"
      lead="Backups, emails, reminders and other background work. Failures are retried automatically; what keeps failing appears here."
    >
      <div className={styles.parts}>
        <section className={part.part} aria-labelledby="backups">
          <h2 id="backups">Backups</h2>
          <Backups />
        </section>
        <section className={part.part} aria-labelledby="failed-tasks">
          <h2 id="failed-tasks">Failed</h2>
          <FailedTasks />
        </section>
        <section className={part.part} aria-labelledby="queues">
          <h2 id="queues">Queues</h2>
          <p className={styles.note}>
            Finished tasks are kept for {inDays(taskMemoryDays.done)}, failed ones for{' '}
            {inDays(taskMemoryDays.failed)}.
          </p>
          <Rows
            query={queues}
            what="the queues"
            expected={taskNames.length}
            empty={<EmptyState level={3} title="No queues yet" />}
          >
            {(rows) => (
              <Table caption="Queues" keyOf={({ name }) => name} rows={rows} columns={queueColumns} />
            )}
          </Rows>
        </section>
      </div>
    </AdminPage>
  );
}

function inDays(days: number): string {
  return days === 1 ? 'a day' : `${days} days`;
}
