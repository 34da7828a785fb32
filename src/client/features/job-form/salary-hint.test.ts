import { expect, test } from 'vitest';
import { salaryHint } from './salary-hint.ts';

test('Who writes a pay is told how it is understood', () => {
  expect(salaryHint('USD 900–1,100 + service charge')).toBe('Understood: USD 900 to 1,100 a month.');
  expect(salaryHint('MVR 240,000 per year')).toBe('Understood: MVR 240,000 a year (MVR 20,000 a month).');
  expect(salaryHint('$12.50/hour')).toBe('Understood: USD 12.5 an hour (USD 2,163 a month).');
});

test('Who writes no amount is told what that means', () => {
  expect(salaryHint('Negotiable')).toMatch(/^Shown as written/);
  expect(salaryHint('  ')).toMatch(/^In your own words/);
});
