import { useApi } from '#client/api/use-api.ts';
import { AdminPage } from '#client/features/admin/AdminPage.tsx';
import { Rows } from '#client/kit/lists/Rows.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import part from '#client/ui/Part.module.css';
import { Table } from '#client/ui/Table.tsx';
import { taskMemoryDays, taskNames } from '#domain/tasks.ts';
import styles from './AdminBackgroundPage.module.css';
import { FailedTasks } from './FailedTasks.tsx';
import { queueColumns } from './queue-columns.tsx';

/** What the server does apart from requests: what waits, what is under way, and what failed and why. */
export function AdminBackgroundPage() {
  // It changes with every look.
  const queues = useApi('GET /api/admin/background', {}, { staleTime: 0 });
  return (
    <AdminPage
      title="Background work"
      lead="Mail, reminders and everything else that is done apart from requests. What fails is tried again by itself; what keeps failing waits here for you."
    >
      <div className={styles.parts}>
        <section className={part.part} aria-labelledby="failed-tasks">
          <h2 id="failed-tasks">Given up</h2>
          <FailedTasks />
        </section>
        <section className={part.part} aria-labelledby="queues">
          <h2 id="queues">Queues</h2>
          <p className={styles.note}>
            What is done is forgotten after {inDays(taskMemoryDays.done)}, what was given up after{' '}
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
