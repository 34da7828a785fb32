import { type ApplicationStatus, applicationStatuses, isMovable } from '#domain/application-status.ts';
import type { Tx } from '#server/db/query.ts';
import type { EventOf, NewEvent } from '#domain/events.ts';
import { lockStatus } from './moves.queries.ts';
import { setStatus } from './set-status.ts';

/** Who proposed an interview may have wanted the application moved with it: one that stands before Interviewing is. */
export async function moveWithInterview(
  tx: Tx,
  { actorId, data }: EventOf<'interview.proposed' | 'interview.booked'>,
): Promise<NewEvent[]> {
  if (!data.move || actorId === null) return [];
  const id = data.applicationId;
  const standing = await lockStatus(tx, id);
  if (!standing || !isMovable(standing) || !isBefore(standing.status, 'interviewing')) return [];
  return [await setStatus(tx, { id, from: standing.status, to: 'interviewing', by: actorId })];
}

function isBefore(status: ApplicationStatus, other: ApplicationStatus): boolean {
  return applicationStatuses.indexOf(status) < applicationStatuses.indexOf(other);
}
