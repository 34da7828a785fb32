import type pg from 'pg';
import type { ApplicationStatus } from '#domain/application-status.ts';
import { isMovable } from '#domain/application-status.ts';
import type { Actor } from '#domain/permissions.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { saveEvent } from '#server/events.ts';
import type { ApplicationRow } from '#server/features/applications/applications.queries.ts';
import {
  lockVisibleApplication,
  visibleApplicationById,
} from '#server/features/applications/applications.queries.ts';
import { setStatus } from '#server/features/applications/set-status.ts';
import { refuse } from '#server/refusal.ts';

/** Moves an application to a status. Setting the status it has changes nothing and leaves no trace. */
export async function changeStatus(
  db: pg.Pool,
  actor: Actor,
  id: number,
  status: ApplicationStatus,
): Promise<ApplicationRow> {
  return inTransaction(db, async (tx) => {
    const application = await lockVisibleApplication(tx, actor, id);
    if (!application) throw refuse.notFound();
    if (!isMovable(application))
      throw refuse.conflict(
        'withdrawn',
        'The applicant has withdrawn this application, so it cannot be moved.',
      );
    if (application.status === status) return application;

    await saveEvent(tx, await setStatus(tx, { id, from: application.status, to: status, by: actor.id }));
    return (await visibleApplicationById(tx, actor, id)) ?? application;
  });
}
