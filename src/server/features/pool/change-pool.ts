import { type Actor, poolCompany } from '#domain/permissions.ts';
import type { Tx } from '#server/db/query.ts';
import { saveEvent } from '#server/events/reactions.ts';
import { lockPool } from './tags.queries.ts';
import { refuse } from '#server/refusal.ts';

/** The company whose pool an actor is about to change, alone until the transaction ends; colleagues hear of it then. */
export async function companyChangingPool(tx: Tx, actor: Actor): Promise<number> {
  const companyId = poolCompany(actor);
  if (companyId === undefined) throw refuse.forbidden();
  await lockPool(tx, companyId);
  await saveEvent(tx, { type: 'pool.changed', subjectId: companyId, actorId: actor.id });
  return companyId;
}
