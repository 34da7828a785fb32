import { row, run } from '#server/db/query.ts';
import { notifyOfRejections } from '#server/features/applications/notify-of-rejections.ts';
import { cancelInterviewsOfHired } from '#server/features/interviews/cancel-of-hired.ts';
import { eventually } from '#test/eventually.ts';
import type { TestServer } from '#test/server.ts';

/** As if an application had stood where it does for more than a minute, and the server had done what it does then. */
export async function aMinuteLater(server: TestServer, applicationId: number): Promise<void> {
  await run(
    server.database.pool,
    `update application set status_updated_at = status_updated_at - interval '61 seconds' where id = $1`,
    [applicationId],
  );
  // The server does it by itself as well, and leaves out what another is at: then that one is waited for.
  await eventually(async () => {
    await doWhatIsDue(server);
    return !(await row(server.database.pool, undone, [applicationId]));
  });
}

const undone = `select a.id from application a where a.id = $1 and (a.told_status is not null or (a.status = 'hired' and exists (
  select from interview i where i.application_id = a.id and (i.state = 'proposed' or (i.state = 'booked' and i.starts_at > now()))
    and not exists (select from scorecard k where k.interview_id = i.id))))`;

/** What the server does by itself a minute after somebody was decided on; twice at once, as two copies would. */
export async function doWhatIsDue({ database: { pool } }: TestServer): Promise<void> {
  await Promise.all(
    [notifyOfRejections, notifyOfRejections, cancelInterviewsOfHired, cancelInterviewsOfHired].map((task) =>
      task(pool),
    ),
  );
}
