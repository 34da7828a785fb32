import type { Fields } from '#client/kit/edits/conflict.ts';
import { shownFields } from '#client/kit/fields/shown-fields.ts';
import type { BodyInput, Offer } from '#contract/api.ts';
import { offerFields } from '#domain/fields/offers.ts';
import { sentOf, type TypedIn, typedIn } from '#domain/fields/typed.ts';
import { startingOfferLetter } from '#domain/offer-letter.ts';
import { offerStateLabel, type OfferState } from '#domain/offers.ts';

/** An offer as its form holds it: amounts and days as they are typed. */
export type OfferValues = TypedIn<typeof offerFields> & {
  /** How the one that is changed stood when this was filled in: not for changing here. */
  state: OfferState;
} & Record<string, unknown>;

/** What a form begins with: the offer before, or what is usual. */
export function valuesOfOffer(offer: Offer | undefined): OfferValues {
  if (offer) return { ...typedIn(offerFields, { ...offer, letter: offer.letter ?? '' }), state: offer.state };
  return {
    letter: startingOfferLetter,
    startDate: '',
    answerBy: '',
    basicPay: '',
    currency: 'USD',
    serviceCharge: 'shared',
    serviceChargePay: '',
    allowances: [],
    accommodation: 'shared',
    flights: 'yearly',
    roster: '',
    leaveDays: '30',
    state: 'draft',
  };
}

/** An offer as two versions of it are shown beside each other. That it was sent meanwhile is told too. */
export const offerVersions: Fields<OfferValues> = {
  state: { label: 'State', text: (state) => offerStateLabel[state], id: 'letter' },
  ...shownFields(offerFields),
};

export function bodyOfOffer(values: OfferValues): BodyInput<'POST /api/applications/:id/offers'> {
  return sentOf(offerFields, withoutUnasked(values));
}

/** An amount that was typed before the service charge was taken away is not asked for, and not sent. */
export function withoutUnasked(values: OfferValues): OfferValues {
  return values.serviceCharge === 'none' ? { ...values, serviceChargePay: '' } : values;
}
