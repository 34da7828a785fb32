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
};

const open: ReadonlySet<OfferState> = new Set(['draft', 'waiting', 'approved', 'sent']);

export function isOpenOffer({ state }: { state: OfferState }): boolean {
  return open.has(state);
}

/** Whether somebody who has applied can be offered the job as things stand. */
export function isOfferable(application: { status: ApplicationStatus; withdrawnAt: string | null }): boolean {
  return !application.withdrawnAt && application.status !== 'rejected' && application.status !== 'hired';
}

export const serviceCharges = ['none', 'shared', 'guaranteed'] as const;
export type ServiceCharge = (typeof serviceCharges)[number];
export const serviceChargeLabel: Record<ServiceCharge, string> = {
  none: 'None',
  shared: 'A share of it',
  guaranteed: 'A guaranteed least',
};

export const accommodations = ['none', 'shared', 'own', 'family', 'allowance'] as const;
export type Accommodation = (typeof accommodations)[number];
export const accommodationLabel: Record<Accommodation, string> = {
  none: 'Not provided',
  shared: 'A shared room',
  own: 'A room of one’s own',
  family: 'For the family too',
  allowance: 'An allowance instead',
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
