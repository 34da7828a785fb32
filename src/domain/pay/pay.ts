/** For which time a pay is. */
export const payPeriods = ['hour', 'day', 'week', 'month', 'year'] as const;
export type PayPeriod = (typeof payPeriods)[number];

export const payPeriodLabel: Record<PayPeriod, string> = {
  hour: 'an hour',
  day: 'a day',
  week: 'a week',
  month: 'a month',
  year: 'a year',
};

export const paidServiceCharge = ['yes', 'no'] as const;
export const paidServiceChargeLabel = { yes: 'Paid on top', no: 'Not paid' } as const;

/** What is paid for a job, in parts. Each may be open. */
export interface Pay {
  payMin: number | null;
  payMax: number | null;
  /** ISO 4217. */
  payCurrency: string | null;
  payPeriod: PayPeriod | null;
  serviceCharge: (typeof paidServiceCharge)[number] | null;
  /** How much of the service charge is shared among those who work there, in per cent. */
  serviceChargeShare: number | null;
  /** What is given beside: food, accommodation, flights. */
  allowances: string[];
}

export const noPay: Pay = {
  payMin: null,
  payMax: null,
  payCurrency: null,
  payPeriod: null,
  serviceCharge: null,
  serviceChargeShare: null,
  allowances: [],
};

/** Whether anything at all is known. */
export function isPaid(pay: Pay): boolean {
  return Object.values(pay).some((part) => (Array.isArray(part) ? part.length > 0 : part !== null));
}
