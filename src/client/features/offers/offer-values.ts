import type { Fields } from '#client/kit/edits/conflict.ts';
import type { BodyInput, Offer } from '#contract/api.ts';
import { limits } from '#domain/limits.ts';
import { placeholderProblem, startingOfferLetter } from '#domain/offer-letter.ts';
import {
  accommodationLabel,
  flightsLabel,
  offerStateLabel,
  serviceChargeLabel,
  type Accommodation,
  type Flights,
  type OfferState,
  type ServiceCharge,
} from '#domain/offers.ts';

/** An offer as its form holds it: amounts and days as they are typed. */
export interface OfferValues extends Record<string, unknown> {
  letter: string;
  currency: string;
  basicPay: string;
  serviceCharge: ServiceCharge;
  serviceChargePay: string;
  allowances: { name: string; amount: string }[];
  accommodation: Accommodation;
  flights: Flights;
  roster: string;
  leaveDays: string;
  startDate: string;
  answerBy: string;
  /** How the one that is changed stood when this was filled in: not for changing here. */
  state: OfferState;
}

/** What a form begins with: the offer before, or what is usual. */
export function valuesOfOffer(offer: Offer | undefined): OfferValues {
  if (!offer)
    return {
      letter: startingOfferLetter,
      currency: 'USD',
      basicPay: '',
      serviceCharge: 'shared',
      serviceChargePay: '',
      allowances: [],
      accommodation: 'shared',
      flights: 'yearly',
      roster: '',
      leaveDays: '30',
      startDate: '',
      answerBy: '',
      state: 'draft',
    };
  const { currency, serviceCharge, accommodation, flights, startDate, answerBy, state } = offer;
  return {
    currency,
    serviceCharge,
    accommodation,
    flights,
    startDate,
    answerBy,
    state,
    letter: offer.letter ?? '',
    basicPay: String(offer.basicPay),
    serviceChargePay: String(offer.serviceChargePay ?? ''),
    allowances: offer.allowances.map(({ name, amount }) => ({ name, amount: String(amount) })),
    roster: offer.roster ?? '',
    leaveDays: String(offer.leaveDays ?? ''),
  };
}

/** An offer as two versions of it are shown beside each other. That it was sent meanwhile is told too. */
export const offerFields: Fields<OfferValues> = {
  state: { label: 'State', text: (state) => offerStateLabel[state], id: 'letter' },
  letter: { label: 'Letter' },
  startDate: { label: 'First day' },
  answerBy: { label: 'Answer by' },
  basicPay: { label: 'Basic pay' },
  currency: { label: 'Currency' },
  serviceCharge: { label: 'Service charge', text: (charge) => serviceChargeLabel[charge] },
  serviceChargePay: { label: 'Service charge a month' },
  allowances: {
    label: 'Allowances',
    text: (allowances) => allowances.map(({ name, amount }) => `${name} ${amount}`).join('\n'),
  },
  accommodation: { label: 'Accommodation', text: (kind) => accommodationLabel[kind] },
  flights: { label: 'Flights', text: (kind) => flightsLabel[kind] },
  roster: { label: 'Roster' },
  leaveDays: { label: 'Days of leave a year' },
};

export function bodyOfOffer(values: OfferValues): BodyInput<'POST /api/applications/:id/offers'> {
  const { letter, currency, serviceCharge, accommodation, flights, roster, startDate, answerBy } = values;
  return {
    letter,
    currency,
    basicPay: amountIn(values.basicPay),
    serviceCharge,
    serviceChargePay:
      serviceCharge === 'none' || !values.serviceChargePay.trim() ? null : amountIn(values.serviceChargePay),
    allowances: values.allowances
      .filter(({ name, amount }) => name.trim() || amount.trim())
      .map(({ name, amount }) => ({ name, amount: amountIn(amount) })),
    accommodation,
    flights,
    roster,
    leaveDays: values.leaveDays.trim() ? Number(values.leaveDays) : null,
    startDate,
    answerBy,
  };
}

/** The server's own rules, said before anything is sent. */
export function offerProblems(values: OfferValues): Partial<Record<string, string>> {
  const problems: Record<string, string> = {};
  const letter = values.letter.trim();
  if (!letter) problems['letter'] = 'A letter is required';
  else if (letter.length > limits.offerLetter)
    problems['letter'] = `A letter can have at most ${limits.offerLetter.toLocaleString('en')} characters`;
  else {
    const problem = placeholderProblem(letter);
    if (problem) problems['letter'] = problem;
  }
  if (!isAmount(values.basicPay)) problems['basicPay'] = 'Basic pay must be a whole amount, such as 1800';
  if (values.serviceCharge !== 'none' && values.serviceChargePay.trim() && !isAmount(values.serviceChargePay))
    problems['serviceChargePay'] = 'Service charge must be a whole amount, such as 400';
  const halves = values.allowances.filter(({ name, amount }) => name.trim() || amount.trim());
  if (halves.some(({ name, amount }) => !name.trim() || !isAmount(amount)))
    problems['allowances'] = 'Each allowance needs a name and a whole amount';
  if (values.leaveDays.trim() && !/^\d{1,3}$/.test(values.leaveDays.trim()))
    problems['leaveDays'] = 'Days of leave must be a whole number';
  if (!values.startDate) problems['startDate'] = 'Say when the first day is';
  if (!values.answerBy) problems['answerBy'] = 'Say until when the offer can be answered';
  return problems;
}

function isAmount(text: string): boolean {
  const amount = amountIn(text);
  return Number.isInteger(amount) && amount > 0 && amount <= limits.money;
}

/** "1,800" and "1 800" are 1800. */
function amountIn(text: string): number {
  const bare = text.replaceAll(/[\s,]/g, '');
  return bare ? Number(bare) : Number.NaN;
}
