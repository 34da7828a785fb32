import { expect, test } from 'vitest';
import type { Profile } from '#contract/api.ts';
import { problemsOf, toSend, valuesOf } from './goals.ts';

const profile = {
  goalTitles: ['Dive Instructor'],
  goalPlaces: [],
  goalEmploymentTypes: [],
  goalPay: null,
  goalPayCurrency: null,
  goalStart: null,
  workValues: ['nature'],
  workWays: [],
} as unknown as Profile; // nothing else is looked at

test('what was typed and never added is saved too, each once', () => {
  const values = { ...valuesOf(profile), typedTitle: 'dive instructor', typedPlace: ' Hanifaru, Baa Atoll ' };
  expect(toSend(values)).toMatchObject({
    goalTitles: ['Dive Instructor'],
    goalPlaces: ['Hanifaru, Baa Atoll'],
  });
});

test('pay is understood with or without commas, and without pay there is no currency', () => {
  const values = valuesOf(profile);
  expect(toSend({ ...values, goalPay: '1,500' })).toMatchObject({ goalPay: 1500, goalPayCurrency: 'USD' });
  expect(toSend(values)).toMatchObject({ goalPay: null, goalPayCurrency: null });
  for (const goalPay of ['lots', '-3', '0', '15.5', '99999999999'])
    expect(problemsOf({ ...values, goalPay }).goalPay).toMatch(/whole amount/);
});
