import { expect, test } from 'vitest';
import { payLine } from '#domain/job-pay.ts';
import { readPay } from './read-pay.ts';

test.each([
  ['USD 1,200–1,500 a month', 'USD 1,200 to 1,500 a month'],
  ['USD 900 + service charge / month', 'USD 900 a month · service charge'],
  ['MVR 12,000 + SC, food and accommodation', 'MVR 12,000 a month · service charge · accommodation, food'],
  ['USD 800 per month, no service charge', 'USD 800 a month · no service charge'],
  ['£11.44 an hour', 'GBP 11.44 an hour'],
  ['up to USD 3,000 per month', 'up to USD 3,000 a month'],
  ['from EUR 30,000 a year + flights', 'from EUR 30,000 a year · flights'],
  ['USD 600 per month, accommodation not included, no meals', 'USD 600 a month'],
  ['EUR 2,600–3,000 per month + tips', 'EUR 2,600 to 3,000 a month · tips'],
  // Nobody else pays by the session.
  ['£90 per session', ''],
  ['Negotiable', ''],
])('“%s” is read as “%s”', (text, line) => {
  expect(payLine(readPay(text))).toBe(line);
});
