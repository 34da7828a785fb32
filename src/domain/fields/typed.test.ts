import { expect, test } from 'vitest';
import { offerFields } from './offers.ts';
import { problemsIn } from './problems.ts';
import { sentOf, type TypedIn, typedIn } from './typed.ts';

const offered = {
  letter: 'Dear {{full_name}}',
  startDate: '2027-03-01',
  answerBy: '2027-02-01',
  basicPay: 1_800,
  currency: 'USD',
  serviceCharge: 'shared',
  serviceChargePay: null,
  allowances: [{ name: 'Boat', amount: 50 }],
  accommodation: 'own',
  flights: 'yearly',
  roster: null,
  leaveDays: 0,
} as const;
const form = typedIn(offerFields, { ...offered, allowances: [...offered.allowances] });

test('a form is filled with text, and what it sends is what filled it', () => {
  expect(form).toMatchObject({ basicPay: '1800', serviceChargePay: '', roster: '', leaveDays: '0' });
  expect(form.allowances).toEqual([{ name: 'Boat', amount: '50' }]);
  expect(sentOf(offerFields, form)).toEqual(offered);
});

test('amounts are understood as people write them', () => {
  const sent = (basicPay: string) => sentOf(offerFields, { ...form, basicPay }).basicPay;
  expect(['1,800', ' 1 800 ', '1800.0'].map(sent)).toEqual([1800, 1800, 1800]);
  expect(sent('1e3')).toBeNaN();
});

test('a row in which nothing is typed is not sent; one half filled in says what it lacks, at its place', () => {
  const allowances = [
    { name: ' ', amount: '' },
    { name: 'Boat', amount: '' },
  ];
  const values: TypedIn<typeof offerFields> = { ...form, allowances };
  expect(sentOf(offerFields, values).allowances).toHaveLength(1);
  expect(problemsIn(offerFields, values)).toEqual({ 'allowances.1.amount': 'Amount is required' });
});

test('a year has no more days of leave than days', () => {
  expect(problemsIn(offerFields, { ...form, leaveDays: '366' })).toEqual({
    leaveDays: 'Leave a year must be 0 to 365 days',
  });
});
