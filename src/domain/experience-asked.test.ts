import { expect, test } from 'vitest';
import { experienceAsked } from './experience-asked.ts';

test.each([
  ['At least 3 years of experience in a resort', 36],
  ['2–4 years’ relevant experience', 24],
  ['18 months in a similar role', 18],
  ['5+ years of luxury hospitality experience', 60],
  ['Minimum 2 yrs experience as an instructor', 24],
  ['We have 20 years of pride', undefined],
  ['Up to 2 years of experience', undefined],
  ['Divemaster or higher, 400 dives', undefined],
])('“%s” asks for %s months', (text, months) => {
  expect(experienceAsked(text)).toBe(months);
});
