import { expect, test } from 'vitest';
import { clippedWords } from './clipped-words.ts';
import { sameAs } from './same-words.ts';
import { namesOf } from './trade-names.ts';

test.each([
  ['jr', 'junior'],
  ['jnr', 'junior'],
  ['snr', 'senior'],
  ['med', 'medical'],
  ['sec', 'secretary'],
  ['dev', 'developer'],
  ['asst', 'assistant'],
  ['paeds', 'paediatric'],
  ['ortho', 'orthopaedic'],
  ['gynae', 'gynaecology'],
  ['rehab', 'rehabilitation'],
  ['ops', 'operations'],
  ['physio', 'physiotherapy'],
  ['SLP', 'speech and language therapist'],
])('whoever searches for “%s” finds “%s”, and the other way around', (short, long) => {
  expect(sameAs(short)).toContain(long);
  expect(sameAs(long).map((name) => name.toLowerCase())).toContain(short.toLowerCase());
});

test('of each line all names are different', () => {
  for (const line of clippedWords) {
    const names = namesOf(line).map((name) => name.toLowerCase());
    expect(new Set(names).size, line).toBe(names.length);
  }
});
