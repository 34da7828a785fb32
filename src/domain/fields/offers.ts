import { currencyCodes } from '#domain/currencies.ts';
import { placeholderProblem } from '#domain/offer-letter.ts';
import {
  accommodationLabel,
  accommodations,
  flights,
  flightsLabel,
  serviceChargeLabel,
  serviceCharges,
} from '#domain/offers.ts';
import type { FieldTable } from './field.ts';
import { mostMoney } from './money.ts';

const letter = {
  kind: 'text',
  label: 'Letter',
  max: 10_000,
  required: true,
  problem: placeholderProblem,
} as const;

const amount = { kind: 'amount', min: 1, max: mostMoney } as const;

/** What each allowance is. */
const allowanceFields = {
  name: { kind: 'line', label: 'Allowance', max: 60, required: true },
  amount: { ...amount, label: 'Amount', required: true },
} as const satisfies FieldTable;

/** What an offer says. */
export const offerFields = {
  letter,
  startDate: { kind: 'date', label: 'First day', required: true },
  answerBy: { kind: 'date', label: 'Answer by', required: true },
  basicPay: { ...amount, label: 'Basic pay', required: true },
  currency: { kind: 'choice', label: 'Currency', values: currencyCodes, required: true },
  serviceCharge: {
    kind: 'choice',
    label: 'Service charge',
    values: serviceCharges,
    labels: serviceChargeLabel,
    required: true,
  },
  serviceChargePay: { ...amount, label: 'Service charge a month' },
  allowances: { kind: 'rows', label: 'Allowances', most: 10, fields: allowanceFields, dropsEmpty: true },
  accommodation: {
    kind: 'choice',
    label: 'Accommodation',
    values: accommodations,
    labels: accommodationLabel,
    required: true,
  },
  flights: { kind: 'choice', label: 'Flights', values: flights, labels: flightsLabel, required: true },
  roster: { kind: 'line', label: 'Roster', max: 120 },
  leaveDays: {
    kind: 'number',
    label: 'Leave a year',
    asked: 'Days of leave a year',
    min: 0,
    max: 365,
    unit: 'days',
  },
} as const satisfies FieldTable;

/** The letter that offers start from. */
export const offerTemplateFields = {
  name: { kind: 'line', label: 'Name', max: 80, required: true },
  letter,
} as const satisfies FieldTable;

const signedName = {
  kind: 'line',
  label: 'Your full name',
  max: 160,
  required: true,
  missing: 'Type your full name to sign',
} as const;

/** How a candidate answers an offer. */
export const acceptFields = { name: signedName } as const satisfies FieldTable;
export const declineFields = {
  name: signedName,
  reason: { kind: 'text', label: 'Reason', asked: 'Why', max: 2_000 },
} as const satisfies FieldTable;

/** What whoever decides on an offer tells who wrote it. */
export const offerDecisionFields = {
  note: { kind: 'text', label: 'Note', max: 1_000 },
} as const satisfies FieldTable;
