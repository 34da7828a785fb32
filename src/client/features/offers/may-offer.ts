import type { Application, CurrentUser, Offer } from '#contract/api.ts';
import { isOfferable, isOpenOffer } from '#domain/offers.ts';
import { can } from '#domain/permissions.ts';

/** Whether this person may begin an offer: not while the latest one is open. */
export function mayOffer(user: CurrentUser, application: Application, [latest]: readonly Offer[]): boolean {
  if (latest && isOpenOffer(latest)) return false;
  return can['offer.write'](user) && application.mayMove === true && isOfferable(application);
}
