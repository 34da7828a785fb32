import { takeBackSeconds } from '#domain/application-status.ts';
import type { EventOf } from '#domain/events.ts';
import type { Tx } from '#server/db/query.ts';
import { enqueue } from '#server/tasks/enqueue.ts';
import { heldUntil } from './moves.queries.ts';

/** What follows from a move only when it can no longer be undone in passing. */
export async function settleLater(
  tx: Tx,
  { subjectId, data: { to, move, audience } }: EventOf<'application.moved'>,
): Promise<void> {
  const task = { data: { applicationId: subjectId }, key: `${subjectId} ${move}` };
  if (to === 'rejected' && audience === 'colleagues')
    await enqueue(tx, 'rejection', [{ ...task, startAfter: (await heldUntil(tx, subjectId)) ?? null }]);
  if (to === 'hired')
    await enqueue(tx, 'hired-interviews', [{ ...task, startAfter: `${takeBackSeconds + 1} seconds` }]);
}
