import { expect, test } from 'vitest';
import { isKnownHouse } from './known-houses.ts';
import { otherSpellings } from './spellings.ts';

test.each([
  'Hilton',
  'marriott',
  'Hyatt',
  'Sofitel',
  'Westin',
  'Meliá',
  'Rotana',
  'Kempinski',
  'Soneva',
  'ibis',
])('%s is a house of hotels and no typo of another word', (name) => {
  expect(isKnownHouse(name)).toBe(true);
});

test.each(['halton', 'nurse', 'chef', 'hiltons'])('%s is none', (word) => {
  expect(isKnownHouse(word)).toBe(false);
});

test.each([
  ['midwives', 'midwife'],
  ['midwife', 'midwives'],
  ['foremen', 'foreman'],
  ['foreman', 'foremen'],
  ['seamen', 'seaman'],
  ['salesmen', 'salesman'],
  ['handyman', 'handymen'],
  ['watchmen', 'watchman'],
  ['firemen', 'fireman'],
  ['housewives', 'housewife'],
])('%s is found as %s, too', (one, many) => {
  expect(otherSpellings(one)).toContain(many);
});

test.each(['men', 'man', 'wife'])('%s is too short to be one of those', (word) => {
  expect(otherSpellings(word)).toEqual([]);
});
