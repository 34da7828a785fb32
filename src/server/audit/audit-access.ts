import type { Actor } from '#domain/permissions.ts';
import { isAdmin } from '#domain/permissions.ts';
import { recordAccess } from './audit.queries.ts';
import type { Db } from '#server/db/query.ts';

/** A platform admin can look at everybody, so that they did is on record; null is a whole list. */
export async function auditAccess(
  db: Db,
  actor: Actor,
  what: 'application' | 'candidate',
  subjectId: number | null,
): Promise<void> {
  if (!isAdmin(actor)) return;
  const subject = what === 'candidate' ? 'user' : 'application';
  await recordAccess(db, { actorId: actor.id, action: `${what}.read`, subject, subjectId });
}
