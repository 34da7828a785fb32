import { useUser } from '#client/api/session.ts';
import { useApi } from '#client/api/use-api.ts';
import { mayArrange } from '#client/features/interviews/may-arrange.ts';
import { mayOffer } from '#client/features/offers/may-offer.ts';
import type { Application } from '#contract/api.ts';
import { can } from '#domain/permissions.ts';

/** What this person may begin about an application now, and what there is already. */
export function useActs(application: Application) {
  const user = useUser();
  const needs = { params: { id: application.id } };
  const interviews = useApi('GET /api/applications/:id/interviews', needs, { staleTime: 0 });
  const offers = useApi('GET /api/applications/:id/offers', needs, { staleTime: 0 });
  const scorecards = useApi('GET /api/applications/:id/scorecards', needs, {
    staleTime: 0,
    enabled: can['scorecard.see'](user),
  });
  const open = scorecards.data?.filter(({ mayHandIn }) => mayHandIn) ?? [];
  return {
    interviews: interviews.data,
    offers: offers.data,
    scorecards: scorecards.data,
    mayArrange: mayArrange(user, application),
    mayOffer: offers.data !== undefined && mayOffer(user, application, offers.data),
    /** The scorecard to be written: first the one this person was asked for. */
    toScore: open.find(({ panel }) => panel.some(({ own, handedInAt }) => own && !handedInAt)) ?? open.at(0),
  };
}

export type Acts = ReturnType<typeof useActs>;
