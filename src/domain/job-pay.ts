import type { TermsSource } from './job-place.ts';
import { isPaid, noPay, type Pay, payPeriodLabel } from './pay/pay.ts';
import { readPay } from './pay/read-pay.ts';
import { perMonth, type SalaryReading } from './salary.ts';

/** The pay of a job as it is kept beside its text; where it comes from is told as of the place. */
export interface KeptPay extends Pay {
  from: 'text' | 'file' | 'person';
  /** The text beside which a person stated it. */
  beside?: string;
}

interface Written {
  salaryRange: string | null;
  pay: KeptPay | null;
}

/** What is kept of a pay that is written anew. `sent` are the parts that were sent, if any; `before` is what was kept. */
export function payToKeep(
  salaryRange: string | null,
  sent: Partial<Pay>,
  before: Written | undefined,
): KeptPay | null {
  const given = Object.fromEntries(Object.entries(sent).filter(([, part]) => part !== undefined));
  if (Object.keys(given).length === 0) {
    const kept = before?.pay;
    if (kept && (kept.from === 'person' || before.salaryRange === salaryRange)) return kept;
    return payRead(salaryRange);
  }
  const stated = { ...(before?.pay ? partsOf(before.pay) : noPay), ...given };
  if (!isPaid(stated) || isSame(readPay(salaryRange), stated)) return payRead(salaryRange);
  return { ...stated, from: 'person', beside: salaryRange ?? '' };
}

export function payRead(salaryRange: string | null): KeptPay | null {
  const read = readPay(salaryRange);
  return isPaid(read) ? { ...read, from: 'text' } : null;
}

/** What contradicts itself in a pay that is stated, by its fields. */
export function payProblems({ payMin, payMax, payCurrency, serviceCharge, serviceChargeShare }: Pay): {
  payMax?: string;
  payCurrency?: string;
  serviceChargeShare?: string;
} {
  const isAmount = payMin !== null || payMax !== null;
  return {
    ...(payMin !== null && payMax !== null && payMax < payMin
      ? { payMax: 'Most pay is less than the least.' }
      : {}),
    ...(isAmount && !payCurrency ? { payCurrency: 'Choose the currency of the pay.' } : {}),
    ...(serviceCharge === 'no' && serviceChargeShare !== null
      ? { serviceChargeShare: 'No service charge is paid, so none is shared.' }
      : {}),
  };
}

/** A pay that was not read from its text, as one that was. Without a period none can be compared. */
export function statedSalary({ salaryRange, pay }: Written): SalaryReading | undefined {
  if (!pay || pay.from === 'text' || payOfJob({ salaryRange, pay }).from === 'outdated') return undefined;
  const [min, max] = [pay.payMin ?? pay.payMax, pay.payMax ?? pay.payMin];
  const { payCurrency: currency, payPeriod: period } = pay;
  if (min === null || max === null || !currency || !period) return undefined;
  return perMonth(max, period) > 2_147_483_647 ? undefined : { min, max, currency, period };
}

/** What is paid for a job, and how that is known. */
export function payOfJob({ salaryRange, pay }: Written): Pay & { from: TermsSource | null } {
  if (!pay) return { ...noPay, from: null };
  const isOutdated = pay.from === 'person' && pay.beside !== (salaryRange ?? '');
  return { ...partsOf(pay), from: isOutdated ? 'outdated' : pay.from };
}

/** What is paid for a job, for those who are told of it: nothing that is in doubt. */
export function structuredPay(job: Written): Pay | undefined {
  const { from, ...pay } = payOfJob(job);
  return from === null || from === 'outdated' ? undefined : pay;
}

/** "USD 1,200 to 1,500 a month · service charge · food, accommodation". */
export function payLine(pay: Pay): string {
  const { serviceCharge, serviceChargeShare: share, allowances } = pay;
  const charge =
    serviceCharge === 'no' ? 'no service charge' : serviceCharge === 'yes' || share ? chargeWords(share) : '';
  const given = allowances.map((one) =>
    /^\p{Lu}\p{Ll}/u.test(one) ? one.charAt(0).toLowerCase() + one.slice(1) : one,
  );
  return [amountLine(pay), charge, given.join(', ')].filter(Boolean).join(' · ');
}

function chargeWords(share: number | null): string {
  return share === null ? 'service charge' : `service charge, ${share} % of it shared`;
}

function amountLine({ payMin, payMax, payCurrency, payPeriod }: Pay): string {
  const [least, most] = [payMin, payMax].map((amount) =>
    amount?.toLocaleString('en', { maximumFractionDigits: 2 }),
  );
  if (!payCurrency || (least ?? most) === undefined) return '';
  const range =
    least === undefined
      ? `up to ${payCurrency} ${most}`
      : most === undefined
        ? `from ${payCurrency} ${least}`
        : least === most
          ? `${payCurrency} ${least}`
          : `${payCurrency} ${least} to ${most}`;
  return payPeriod ? `${range} ${payPeriodLabel[payPeriod]}` : range;
}

function partsOf(pay: Pay): Pay {
  const { payMin, payMax, payCurrency, payPeriod, serviceCharge, serviceChargeShare, allowances } = pay;
  return { payMin, payMax, payCurrency, payPeriod, serviceCharge, serviceChargeShare, allowances };
}

function isSame(one: Pay, other: Pay): boolean {
  return JSON.stringify(partsOf(one)) === JSON.stringify(partsOf(other));
}
