import { expect, test } from 'vitest';
import { salaryHint } from './salary-hint.ts';

test('Who writes a pay is told how it is understood', () => {
  expect(salaryHint('USD 900–1,100 + service charge')).toBe('Understood: USD 900 to 1,100 a month.');
  expect(salaryHint('MVR 240,000 per year')).toBe('Understood: MVR 240,000 a year (MVR 20,000 a month).');
  expect(salaryHint('$12.50/hour')).toBe('Understood: USD 12.5 an hour (USD 2,163 a month).');
  expect(salaryHint('up to £40k')).toBe('Understood: up to GBP 40,000 a year (GBP 3,333 a month).');
  expect(salaryHint('from AED 3,500')).toBe('Understood: from AED 3,500 a month.');
  expect(salaryHint('£120 per session')).toBe('Understood: GBP 120 a session (GBP 5,208 a month).');
});

test('Who writes no amount is told what that means', () => {
  expect(salaryHint('Negotiable')).toMatch(/^Shown as written/);
  expect(salaryHint('  ')).toMatch(/^In your own words/);
});
