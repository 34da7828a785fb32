import type pg from 'pg';
import type { ApplicationStatus } from '#domain/application-status.ts';
import { isMovable } from '#domain/application-status.ts';
import type { Actor } from '#domain/permissions.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { saveEvent } from '#server/events.ts';
import type { ApplicationRow } from '#server/features/applications/applications.queries.ts';
import {
  insertHistory,
  lockVisibleApplication,
  updateStatus,
  visibleApplicationById,
} from '#server/features/applications/applications.queries.ts';
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

    await updateStatus(tx, id, status);
    await insertHistory(tx, { applicationId: id, changedBy: actor.id, from: application.status, to: status });
    await saveEvent(tx, {
      type: 'application.moved',
      subjectId: id,
      actorId: actor.id,
      data: { from: application.status, to: status },
    });
    return (await visibleApplicationById(tx, actor, id)) ?? application;
  });
}
