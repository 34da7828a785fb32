import { type KeptPay, payProblems, payToKeep } from '#domain/job-pay.ts';
import { type KeptPlace, placeToKeep } from '#domain/job-place.ts';
import type { Pay } from '#domain/pay/pay.ts';
import type { Place } from '#domain/places/place.ts';
import { refuse } from '#server/refusal.ts';
import type { LockedJob } from './jobs.queries.ts';

/** What a request sends of place and pay: what is left out stays, null takes a part away. */
type Sent = { [Part in keyof (Place & Pay)]?: (Place & Pay)[Part] | null | undefined };
type Written = Pick<LockedJob, 'location' | 'salaryRange'>;

/** What is kept of the place and the pay of a job that is written; refused where a pay contradicts itself. */
export function termsToKeep(
  sent: Sent,
  { location, salaryRange }: Written,
  before: (Written & Pick<LockedJob, 'place' | 'pay' | 'companyLocation'>) | undefined,
  companyLocation: string | null,
): { place: KeptPlace | null; pay: KeptPay | null } {
  const { country, region, locality, worksite, remote, remoteFrom } = sent;
  const { payMin, payMax, payCurrency, payPeriod, serviceCharge, serviceChargeShare, allowances } = sent;
  const place = { country, region, locality, worksite, remote, remoteFrom: remoteFrom ?? undefined };
  const paid = { payMin, payMax, payCurrency, payPeriod, serviceCharge, serviceChargeShare };
  const pay = payToKeep(salaryRange, { ...paid, allowances: allowances ?? undefined }, before);
  const [problem] = pay?.from === 'person' ? Object.entries(payProblems(pay)) : [];
  if (problem) throw refuse.invalid(problem[1], Object.fromEntries([problem]));
  return { place: placeToKeep(location, place, before, companyLocation), pay };
}

/** The rest of a request, as its columns take it. */
export function withoutTerms<Values extends Sent>(values: Values): Omit<Values, keyof Sent> {
  const {
    country: _country,
    region: _region,
    locality: _locality,
    worksite: _worksite,
    remote: _remote,
    remoteFrom: _remoteFrom,
    payMin: _payMin,
    payMax: _payMax,
    payCurrency: _payCurrency,
    payPeriod: _payPeriod,
    serviceCharge: _serviceCharge,
    serviceChargeShare: _serviceChargeShare,
    allowances: _allowances,
    ...rest
  } = values;
  return rest;
}
