import { currencyCodes } from '#domain/currencies.ts';
import { paidServiceCharge, paidServiceChargeLabel, payPeriodLabel, payPeriods } from '#domain/pay/pay.ts';
import { countries, countryCodes } from '#domain/places/countries.ts';
import { remoteWork, remoteWorkLabel } from '#domain/places/place.ts';
import type { FieldTable } from './field.ts';
import { mostMoney } from './money.ts';
import { sentences } from './sentences.ts';

const country = {
  values: countryCodes,
  labels: Object.fromEntries(countries.map(({ code, name }) => [code, name])),
};

/** Where a job is, in parts, beside its text. */
export const placeFields = {
  country: { kind: 'choice', label: 'Country', ...country, refusal: sentences.noCountry('Country') },
  region: { kind: 'line', label: 'Region', asked: 'Atoll, state or county', max: 80 },
  locality: { kind: 'line', label: 'Town', asked: 'Town or island', max: 80 },
  worksite: { kind: 'line', label: 'Worksite', asked: 'Resort, vessel or site', max: 120 },
  remote: { kind: 'choice', label: 'Remote work', values: remoteWork, labels: remoteWorkLabel },
  remoteFrom: {
    kind: 'choices',
    label: 'Countries for remote work',
    ...country,
    most: 30,
    refusal: sentences.noCountry('Countries for remote work'),
  },
} as const satisfies FieldTable;

const amount = { kind: 'amount', min: 0, max: mostMoney, decimals: 2 } as const;

/** What a job pays, in parts, beside its text. */
export const payFields = {
  payMin: { ...amount, label: 'Least pay', asked: 'From' },
  payMax: { ...amount, label: 'Most pay', asked: 'To' },
  payCurrency: { kind: 'choice', label: 'Currency', values: currencyCodes },
  payPeriod: {
    kind: 'choice',
    label: 'Pay period',
    asked: 'Per',
    values: payPeriods,
    labels: payPeriodLabel,
  },
  serviceCharge: {
    kind: 'choice',
    label: 'Service charge',
    values: paidServiceCharge,
    labels: paidServiceChargeLabel,
  },
  serviceChargeShare: {
    kind: 'number',
    label: 'Share of the service charge',
    asked: 'Share among staff, %',
    min: 1,
    max: 100,
    unit: 'per cent',
  },
  allowances: { kind: 'lines', label: 'Allowances', most: 12, max: 60 },
} as const satisfies FieldTable;
