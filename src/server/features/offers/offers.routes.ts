import type { Actor } from '#domain/permissions.ts';
import type { Db } from '#server/db/query.ts';
import { answerOffer } from './answer-offer.ts';
import { askForApproval, decideOnOffer } from './approve-offer.ts';
import { presentOffer } from './offers.present.ts';
import { openOffers, visibleOfferById, visibleOffersOf } from './offers.queries.ts';
import { sendOffer } from './send-offer.ts';
import { withdrawOffer } from './withdraw-offer.ts';
import { changeOffer, writeOffer } from './write-offer.ts';
import type { RoutesOf } from '#server/http/calls.ts';
import { refuse } from '#server/refusal.ts';
import { isApplicationVisible } from '#server/visibility/visible-applications.queries.ts';

type OfferCalls =
  | 'GET /api/applications/:id/offers'
  | 'POST /api/applications/:id/offers'
  | 'GET /api/offers'
  | 'PUT /api/offers/:id'
  | 'POST /api/offers/:id/ask'
  | 'POST /api/offers/:id/decision'
  | 'POST /api/offers/:id/send'
  | 'POST /api/offers/:id/withdraw'
  | 'POST /api/offers/:id/accept'
  | 'POST /api/offers/:id/decline';

interface About {
  db: Db;
  actor: Actor;
  params: { id: number };
}

const offerVisible = async ({ db, actor, params }: About) =>
  Boolean(await visibleOfferById(db, actor, params.id));

export const offerRoutes: RoutesOf<OfferCalls> = {
  'GET /api/applications/:id/offers': async ({ db, actor, params }) => {
    if (!(await isApplicationVisible(db, actor, params.id))) throw refuse.notFound();
    const offers = await visibleOffersOf(db, actor, params.id);
    return offers.map((offer) => presentOffer(offer, actor));
  },

  'GET /api/offers': async ({ db, actor, query }) => openOffers(db, actor, query),

  'POST /api/applications/:id/offers': {
    visible: ({ db, actor, params }) => isApplicationVisible(db, actor, params.id),
    handle: async ({ db, actor, params, body }) => writeOffer(db, actor, params.id, body),
  },

  'PUT /api/offers/:id': {
    visible: offerVisible,
    handle: async ({ db, actor, params, body, ifMatch }) => changeOffer(db, actor, params.id, body, ifMatch),
  },

  'POST /api/offers/:id/ask': {
    visible: offerVisible,
    handle: async ({ db, actor, params }) => askForApproval(db, actor, params.id),
  },

  'POST /api/offers/:id/decision': {
    visible: offerVisible,
    handle: async ({ db, actor, params, body, ifMatch }) =>
      decideOnOffer(db, actor, params.id, body, ifMatch),
  },

  'POST /api/offers/:id/send': {
    visible: offerVisible,
    handle: async ({ db, actor, params, session, ifMatch }) =>
      sendOffer(db, actor, params.id, { session, ifMatch }),
  },

  'POST /api/offers/:id/withdraw': {
    visible: offerVisible,
    handle: async ({ db, actor, params }) => withdrawOffer(db, actor, params.id),
  },

  'POST /api/offers/:id/accept': {
    visible: offerVisible,
    handle: async ({ db, actor, params, body }) =>
      answerOffer(db, actor, params.id, { state: 'accepted', name: body.name, reason: null }),
  },

  'POST /api/offers/:id/decline': {
    visible: offerVisible,
    handle: async ({ db, actor, params, body }) =>
      answerOffer(db, actor, params.id, {
        state: 'declined',
        name: body.name,
        reason: body.reason ?? null,
      }),
  },
};
