import { readSalary } from '#domain/salary.ts';
import { noPay, type Pay, type PayPeriod, payPeriods } from './pay.ts';

/** Reads what is paid out of what people write: "USD 1,200–1,500 a month + service charge, food and accommodation". */
export function readPay(text: string | null): Pay {
  if (!text?.trim()) return noPay;
  return { ...noPay, ...amountsIn(text), ...serviceChargeIn(text), allowances: allowancesIn(text) };
}

function amountsIn(text: string): Partial<Pay> {
  const read = readSalary(text);
  const period = read && periodOf(read.period);
  // What is paid for a session is paid for no time that others know.
  if (!read || !period) return {};
  return {
    payMin: read.bound === 'most' ? null : read.min,
    payMax: read.bound === 'least' ? null : read.max,
    payCurrency: read.currency,
    payPeriod: period,
  };
}

function periodOf(period: string): PayPeriod | undefined {
  return payPeriods.find((one) => one === period);
}

const charge = /\bservice[ -]?charges?\b|(?:\+|\bplus|&|,|\/)\s*s\.?c\.?(?![\p{L}])/iu;
const without = /\b(?:no|without|excl(?:uding|\.)?|not including)\s+(?:the\s+)?service[ -]?charges?\b/iu;

function serviceChargeIn(text: string): Partial<Pay> {
  if (without.test(text)) return /\bexcl/i.test(text) ? { serviceCharge: 'yes' } : { serviceCharge: 'no' };
  return charge.test(text) ? { serviceCharge: 'yes' } : {};
}

/** What is often given beside a pay, as it is called. */
const known: readonly [name: string, pattern: RegExp][] = [
  ['Accommodation', /\b(?:accommodations?|accomodation|housing|lodging|live[ -]in)\b/iu],
  ['Food', /\b(?:food|meals?|full board|duty meals?)\b/iu],
  ['Flights', /\b(?:flights?|air ?fare|air tickets?|airline tickets?)\b/iu],
  ['Transport', /\b(?:transport(?:ation)?|ferry)(?: allowance)?\b/iu],
  ['Uniform', /\buniforms?\b/iu],
  ['Medical insurance', /\b(?:medical|health) (?:insurance|cover)\b/iu],
  ['Tips', /\b(?:tips|gratuities)\b/iu],
  ['Commission', /\bcommissions?\b/iu],
  ['Bonus', /\bbonus(?:es)?\b/iu],
  ['Overtime', /\bovertime\b/iu],
];

/** What they are called, in the order in which a form offers them. */
export const usualAllowances: readonly string[] = known.map(([name]) => name);

function allowancesIn(text: string): string[] {
  return known.flatMap(([name, pattern]) => {
    const match = pattern.exec(text);
    if (!match) return [];
    const [before, after] = [text.slice(0, match.index), text.slice(match.index + match[0].length)];
    return deniedBefore.test(before) || deniedAfter.test(after) ? [] : [name];
  });
}

const deniedBefore = /\b(?:no|not|without|excl\w*)\s+(?:\w+\s+)?$/iu;
const deniedAfter = /^\s*(?:is |are )?(?:not|excluded|extra|deducted)\b/iu;
