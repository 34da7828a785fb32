import type { ApplicationStatus } from '#domain/application-status.ts';
import type { Db } from '#server/db/query.ts';
import type { NewEvent } from '#server/events.queries.ts';
import { insertHistory, updateStatus } from '#server/features/applications/applications.queries.ts';

interface Move {
  id: number;
  from: ApplicationStatus;
  to: ApplicationStatus;
  by: number;
  /** One of the job's own steps inside the new status. */
  stepId?: number | null;
}

/** Gives a locked application its new status and remembers it; answers what has happened, for whoever saves it. */
export async function setStatus(tx: Db, { id, from, to, by, stepId = null }: Move): Promise<NewEvent> {
  await updateStatus(tx, id, to, stepId);
  await insertHistory(tx, { applicationId: id, changedBy: by, from, to });
  return { type: 'application.moved', subjectId: id, actorId: by, data: { from, to, stepId } };
}
