import type { Offer } from '#contract/api.ts';
import type { Actor } from '#domain/permissions.ts';
import type { Db, Tx } from '#server/db/query.ts';
import { presentOffer } from './offers.present.ts';
import { lockVisibleOffer, type OfferRow, visibleOfferById } from './offers.queries.ts';
import { found } from '#server/found.ts';

/** An offer as it is now, for whoever has just written about it. */
export async function offerFor(db: Db, actor: Actor, id: number): Promise<Offer> {
  const row = found(await visibleOfferById(db, actor, id));
  return presentOffer(row, actor);
}

/** An offer that is going to be written about, locked. */
export async function lockedOffer(tx: Tx, actor: Actor, id: number): Promise<OfferRow> {
  return found(await lockVisibleOffer(tx, actor, id));
}
