import type { MetOffer, OfferState } from '#domain/offers.ts';
import { rows, run, type Tx } from '#server/db/query.ts';

export interface OfferMet extends MetOffer {
  id: number;
  createdBy: number | null;
}

/** The offers that a move of an application meets, those that were sent first; its row is locked already. */
export async function offersMet(tx: Tx, applicationId: number): Promise<OfferMet[]> {
  return rows(
    tx,
    `select o.id, o.created_by as "createdBy",
            case when o.state = 'sent' and o.expires_at <= clock_timestamp() then 'expired' else o.state end as state,
            o.sent_at is not null and not exists (
              select from offer l where l.application_id = o.application_id and l.version > o.version and l.sent_at is not null) as "lastSent"
     from offer o where o.application_id = $1 order by o.sent_at is null, o.version desc`,
    [applicationId],
  );
}

/** What comes back of an offer when the move that changed it is taken back. */
const kept = `jsonb_build_object('state', state, 'answered_at', answered_at, 'ended_at', ended_at, 'by_hand', by_hand)`;

/** Makes an offer what a move makes of it. Who is said to have accepted has answered now, but for an answer that holds again. */
export async function settleOffer(tx: Tx, id: number, state: OfferState, move: number | null): Promise<void> {
  await run(
    tx,
    `update offer set settled_by = $3::bigint, before_move = case when $3::bigint is not null then ${kept} end,
       answered_at = case when $2 = 'accepted' and state <> 'called_off' then clock_timestamp() else answered_at end,
       by_hand = by_hand or ($2 = 'accepted' and state <> 'called_off'),
       ended_at = clock_timestamp(), state = $2 where id = $1`,
    [id, state, move],
  );
}

/** Makes the offers that a move changed what they were before it; answers which, and whether they were sent. One that another took the place of stays. */
export async function restoreOffers(tx: Tx, move: number): Promise<{ id: number; wasSent: boolean }[]> {
  return rows(
    tx,
    `update offer o set state = before_move ->> 'state', answered_at = (before_move ->> 'answered_at')::timestamptz,
       ended_at = (before_move ->> 'ended_at')::timestamptz, by_hand = (before_move ->> 'by_hand')::boolean,
       settled_by = null, before_move = null
     where settled_by = $1 and not exists (
       select from offer l where l.application_id = o.application_id and l.version > o.version and l.settled_by is distinct from $1)
     returning id, sent_at is not null as "wasSent"`,
    [move],
  );
}
