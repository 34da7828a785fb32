import type { ApplicationStatus } from './application-status.ts';

/** Where an offer can stand. Only the first four are open, and an application has at most one that is. */
export const offerStates = [
  'draft',
  'waiting',
  'approved',
  'sent',
  'accepted',
  'declined',
  'expired',
  'withdrawn',
  'replaced',
  // It was accepted, and the person was moved back from Hired.
  'called_off',
  // It was declined, and the person was hired all the same.
  'set_aside',
] as const;
export type OfferState = (typeof offerStates)[number];

export const offerStateLabel: Record<OfferState, string> = {
  draft: 'Draft',
  waiting: 'Waits for approval',
  approved: 'Approved',
  sent: 'Sent',
  accepted: 'Accepted',
  declined: 'Declined',
  expired: 'Expired',
  withdrawn: 'Withdrawn',
  replaced: 'Replaced',
  called_off: 'Called off',
  set_aside: 'Set aside',
};

const open: ReadonlySet<OfferState> = new Set(['draft', 'waiting', 'approved', 'sent']);

export function isOpenOffer({ state }: { state: OfferState }): boolean {
  return open.has(state);
}

/** Whether somebody who has applied can be offered the job as things stand. */
export function isOfferable(application: { status: ApplicationStatus; withdrawnAt: string | null }): boolean {
  return !application.withdrawnAt && application.status !== 'rejected' && application.status !== 'hired';
}

/** What a hiring side can say of an offer that a move of theirs contradicts. */
export const openOfferAnswers = ['accept', 'withdraw'] as const;
export type OpenOfferAnswer = (typeof openOfferAnswers)[number];

/** An offer as a move meets it. */
export interface MetOffer {
  state: OfferState;
  /** Nothing was sent after it. */
  lastSent: boolean;
}

/** Where a move leads; who withdraws is where they were, and out of it. */
export type MoveGoal = ApplicationStatus | 'withdrawn';

/** The states of an offer that was sent in which it may turn out that the candidate accepts it, whatever stands here. */
const acceptable: ReadonlySet<OfferState> = new Set(['sent', 'declined', 'expired', 'called_off']);

/** What a move makes of an offer; undefined where it stays what it is. */
export function afterMove(
  { state, lastSent }: MetOffer,
  to: MoveGoal,
  answer: OpenOfferAnswer = 'withdraw',
): OfferState | undefined {
  if (to === 'hired') {
    if (answer === 'accept' && lastSent && acceptable.has(state)) return 'accepted';
    if (state === 'declined') return lastSent ? 'set_aside' : undefined;
    return isOpenOffer({ state }) ? 'withdrawn' : undefined;
  }
  if (state === 'accepted') return 'called_off';
  if (state === 'set_aside') return 'declined';
  if (to === 'rejected' || to === 'withdrawn') return isOpenOffer({ state }) ? 'withdrawn' : undefined;
  return to !== 'offered' && state === 'sent' ? 'withdrawn' : undefined;
}

/** What is to be asked before a move that an offer contradicts: what becomes of one that was … */
export const offerQuestions = ['sent', 'unsent', 'accepted', 'declined', 'expired', 'called_off'] as const;
export type OfferQuestion = (typeof offerQuestions)[number];

/** The codes with which a move is refused until somebody has answered. */
export const offerConflicts = offerQuestions.map((question) => `offer_${question}` as const);

/** The question that a move raises about the offers it meets; undefined where there is none. */
export function offerQuestion(offers: readonly MetOffer[], to: ApplicationStatus): OfferQuestion | undefined {
  const asked = offers.find(
    (offer) =>
      (offer.state !== 'set_aside' && afterMove(offer, to) !== undefined) ||
      afterMove(offer, to, 'accept') === 'accepted',
  )?.state;
  if (asked === 'draft' || asked === 'waiting' || asked === 'approved') return 'unsent';
  return offerQuestions.find((question) => question === asked);
}

export const serviceCharges = ['none', 'shared', 'guaranteed'] as const;
export type ServiceCharge = (typeof serviceCharges)[number];
export const serviceChargeLabel: Record<ServiceCharge, string> = {
  none: 'None',
  shared: 'Share',
  guaranteed: 'Guaranteed minimum',
};

export const accommodations = ['none', 'shared', 'own', 'family', 'allowance'] as const;
export type Accommodation = (typeof accommodations)[number];
export const accommodationLabel: Record<Accommodation, string> = {
  none: 'Not provided',
  shared: 'Shared room',
  own: 'Private room',
  family: 'Family accommodation',
  allowance: 'Housing allowance',
};

export const flights = ['none', 'joining', 'yearly', 'twice_yearly'] as const;
export type Flights = (typeof flights)[number];
export const flightsLabel: Record<Flights, string> = {
  none: 'Not paid',
  joining: 'To join, and home at the end',
  yearly: 'To join, and home once a year',
  twice_yearly: 'To join, and home twice a year',
};

/** What is offered. Amounts are whole units of the currency, a month. */
export interface OfferTerms {
  currency: string;
  basicPay: number;
  serviceCharge: ServiceCharge;
  /** What the share comes to about, or the least that is guaranteed; null where nobody can say. */
  serviceChargePay: number | null;
  allowances: { name: string; amount: number }[];
  accommodation: Accommodation;
  flights: Flights;
  roster: string | null;
  /** A year. */
  leaveDays: number | null;
  /** Calendar dates. The offer can be answered until the end of `answerBy` where the company is. */
  startDate: string;
  answerBy: string;
}

/** "USD 1,800". */
export function money(amount: number, currency: string): string {
  return `${currency} ${amount.toLocaleString('en')}`;
}

/** What surely comes in every month: basic pay, allowances, and a service charge that is guaranteed. */
export function monthlyPay(
  terms: Pick<OfferTerms, 'basicPay' | 'allowances' | 'serviceCharge' | 'serviceChargePay'>,
): number {
  const allowances = terms.allowances.reduce((sum, { amount }) => sum + amount, 0);
  const guaranteed = terms.serviceCharge === 'guaranteed' ? (terms.serviceChargePay ?? 0) : 0;
  return terms.basicPay + allowances + guaranteed;
}

/**
 * Whether a company wants whoever sends an offer to show again who they are: it is of more a month than the company has set.
 * One in another currency is, since nothing is converted.
 */
export function isAboveLimit(
  terms: Parameters<typeof monthlyPay>[0] & Pick<OfferTerms, 'currency'>,
  { confirmAbove, confirmCurrency }: { confirmAbove: number | null; confirmCurrency: string },
): boolean {
  if (confirmAbove === null) return false;
  return terms.currency !== confirmCurrency || monthlyPay(terms) > confirmAbove;
}

/** "A share, about USD 400 a month". */
export function serviceChargeInWords({
  serviceCharge,
  serviceChargePay,
  currency,
}: Pick<OfferTerms, 'serviceCharge' | 'serviceChargePay' | 'currency'>): string {
  if (serviceCharge === 'none') return 'None';
  const amount = serviceChargePay === null ? '' : `${money(serviceChargePay, currency)} a month`;
  if (serviceCharge === 'shared') return amount ? `A share, about ${amount}` : 'A share';
  return amount ? `At least ${amount}` : 'Guaranteed';
}
