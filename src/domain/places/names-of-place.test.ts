import { expect, test } from 'vitest';
import { namesOfPlace } from './names-of-place.ts';

test.each<[string, string[]]>([
  ['', []],
  ['&&', []],
  ['Nowhere in particular', ['nowhere in particular']],
  ['Maldives', ['maldives', 'MV']],
  ['U.K.', ['u k', 'GB']],
  ['Malé', ['male']],
  ['Malé, Maldives', ['male maldives', 'male/MV']],
  ['North Malé Atoll', ['north male atoll']],
  ['London, Ontario', ['london ontario', 'london/CA']],
  ['Malé or Addu', ['male or addu']],
  ['Remote (UK)', ['remote uk']],
])('%s has these names', (asked, names) => expect(namesOfPlace(asked)).toEqual(names));

test.each([
  ['Kaafu', 'Kaafu Atoll'],
  ['South Ari', 'Alif Dhaal'],
  ['Addu City', 'Seenu Atoll'],
])('%s and %s are one atoll', (one, other) => {
  const all = (asked: string) => namesOfPlace(asked).toSorted();
  expect(all(one)).toEqual(all(other));
});
