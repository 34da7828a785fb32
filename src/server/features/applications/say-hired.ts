import type { EventOf, NewEvent } from '#domain/events.ts';
import type { Tx } from '#server/db/query.ts';

/** Whoever takes over a person that was hired, such as payroll, hears it in a word of its own. */
export async function sayHired(
  _tx: Tx,
  { subjectId, actorId, data }: EventOf<'application.moved'>,
): Promise<readonly NewEvent[]> {
  return data.to === 'hired' ? [{ type: 'application.hired', subjectId, actorId }] : [];
}
