import { connect } from '#server/db/connect.ts';
import { connectionToRunning } from '#server/db/embedded.ts';
import { rows, run } from '#server/db/query.ts';
import { wakeDueQueues } from '#server/tasks/tasks.queries.ts';

/** As if the time had come, and it were day, to notify everybody of whose rejection nobody has been: in a running program. */
export async function theHourPasses(dataDir: string, jobId: number): Promise<void> {
  const db = connect(connectionToRunning(dataDir), 1);
  try {
    const held = await rows<{ id: string }>(
      db,
      `update application set tells_at = now() - interval '1 second' where job_posting_id = $1 and told_status is not null returning id::text`,
      [jobId],
    );
    const ids = held.map(({ id }) => id);
    await run(
      db,
      'update rejection set waits_for_day = false where application_id = any($1::text[]::integer[])',
      [ids],
    );
    await run(
      db,
      `update pgboss.job set start_after = now() where name = 'rejection' and state < 'active' and data ->> 'applicationId' = any($1::text[])`,
      [ids],
    );
    await wakeDueQueues(db);
  } finally {
    await db.end();
  }
}
