import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countries } from './countries.ts';
import { isSomewhere, type Place } from './place.ts';
import { readPlace } from './read-place.ts';

/** Country | region | locality | worksite | remote | from where. */
function inShort({ country, region, locality, worksite, remote, remoteFrom }: Place): string {
  return [country, region, locality, worksite, remote, remoteFrom.join('+') || null]
    .map((part) => part ?? '–')
    .join(' | ');
}

describe('a place is read', () => {
  test.each([
    ['Malé', 'MV | Kaafu Atoll | Malé | – | – | –'],
    ['Male’ City, Rep. of Maldives', 'MV | Kaafu Atoll | Malé City | – | – | –'],
    ['Dhigurah, South Ari Atoll', 'MV | South Ari Atoll | Dhigurah | – | – | –'],
    ['K. Thulusdhoo', 'MV | Kaafu Atoll | Thulusdhoo | – | – | –'],
    ['Hithadhoo, Addu City', 'MV | Addu City | Hithadhoo | – | – | –'],
    ['Velana International Airport', 'MV | – | – | Velana International Airport | – | –'],
    ['Cairo Egypt', 'EG | – | Cairo | – | – | –'],
    ['Dubai, U.A.E.', 'AE | – | Dubai | – | – | –'],
    ['Port of Spain, Trinidad & Tobago', 'TT | – | Port of Spain | – | – | –'],
    ['Lichfield Staffordshire', 'GB | Staffordshire | Lichfield | – | – | –'],
    ['Southall, South London, United Kingdom', 'GB | – | London | – | – | –'],
    ['Isgraig Clinic, Llangefni., United Kingdom', 'GB | – | Llangefni | Isgraig Clinic | – | –'],
    ['the Maldives', 'MV | – | – | – | – | –'],
    ['Malediven', 'MV | – | – | – | – | –'],
  ])('“%s”', (text, read) => {
    expect(inShort(readPlace(text))).toBe(read);
  });

  test.each([
    ['Kurumba Maldives', 'MV | – | – | Kurumba Maldives | – | –'],
    ['Soneva Fushi, Baa Atoll, Maldives', 'MV | Baa Atoll | – | Soneva Fushi | – | –'],
    ['Conrad Maldives Rangali Island', 'MV | – | – | Conrad Maldives Rangali Island | – | –'],
    ['Torbay Hospital, United Kingdom', 'GB | – | – | Torbay Hospital | – | –'],
    ['Onboard M/Y Serena', '– | – | – | M/Y Serena | – | –'],
    ['Liveaboard, from Malé', 'MV | Kaafu Atoll | Malé | Liveaboard | – | –'],
    ['Yacht Club, Malé', 'MV | Kaafu Atoll | Malé | Yacht Club | – | –'],
  ])('with the worksite named in it: “%s”', (text, read) => {
    expect(inShort(readPlace(text))).toBe(read);
  });

  test.each([
    ['Remote', '– | – | – | – | fully | –'],
    ['Remote (UK)', '– | – | – | – | fully | GB'],
    ['Remote – UK or Ireland', '– | – | – | – | fully | GB+IE'],
    ['Work from home, Maldives', '– | – | – | – | fully | MV'],
    ['Malé or remote', 'MV | Kaafu Atoll | Malé | – | partly | –'],
    ['Hybrid, London', 'GB | – | London | – | partly | –'],
    ['M/Y or remote Malé', 'MV | Kaafu Atoll | Malé | – | partly | –'],
    ['M/Y hybrid Serena', '– | – | – | – | partly | –'],
    ['Not remote, Malé', 'MV | Kaafu Atoll | Malé | – | no | –'],
    ['Remote island resort, Raa Atoll', 'MV | Raa Atoll | – | Remote island resort | – | –'],
  ])('with how far the work is remote: “%s”', (text, read) => {
    expect(inShort(readPlace(text))).toBe(read);
  });
});

describe('what cannot be told stays open', () => {
  test.each([
    ['Malé or Addu', 'MV | – | – | – | – | –'],
    ['Malé / Hulhumalé', 'MV | Kaafu Atoll | – | – | – | –'],
    ['Malé or Colombo', '– | – | – | – | – | –'],
    ['Malé, Colombo', '– | – | – | – | – | –'],
    ['Perth', '– | – | – | – | – | –'],
    ['Savannah, Georgia', '– | – | – | – | – | –'],
    ['Atlanta, Georgia', 'US | – | Atlanta | – | – | –'],
    ['Tbilisi, Georgia', 'GE | – | Tbilisi | – | – | –'],
    ['Austin, TX', 'US | – | Austin | – | – | –'],
    ['San Francisco, CA', 'US | – | San Francisco | – | – | –'],
    ['Meedhoo', 'MV | – | Meedhoo | – | – | –'],
    ['Scunthorpe, Grimsby and Goole, United Kingdom', 'GB | – | – | – | – | –'],
    ['Various locations, United Kingdom', 'GB | – | – | – | – | –'],
    ['Kolín, Bohemia, Czechia', 'CZ | – | – | – | – | –'],
    ['', '– | – | – | – | – | –'],
  ])('“%s”', (text, read) => {
    expect(inShort(readPlace(text))).toBe(read);
  });

  test.each([
    ['Kurumba', 'MV'],
    ['Various atolls', 'MV'],
    ['Dubai', 'AE'],
    ['Perth', null],
    ['Malé or Colombo', null],
    ['Worldwide', null],
    ['Remote', null],
  ])('but for the country of the company, where “%s” names no other', (text, country) => {
    expect(readPlace(text, 'MV').country).toBe(country);
  });
});

test('every country is read by its name and by each other way to write it', () => {
  for (const { code, name, also } of countries)
    for (const one of [name, ...also]) expect([one, readPlace(one).country]).toEqual([one, code]);
});

test('nothing that is typed is more than what its parts say, or fails', () => {
  const pieces = fc.constantFrom(
    'Malé',
    'or',
    ',',
    '/',
    '(',
    ')',
    'Remote',
    'Georgia',
    'M/Y',
    '&',
    '–',
    '\u0000',
    '12',
    'Atoll',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'grapheme', maxLength: 120 }),
        fc.array(pieces, { maxLength: 14 }).map((all) => all.join(' ')),
      ),
      (text) => {
        const place = readPlace(text);
        expect(place.worksite === null || text.includes(place.worksite)).toBe(true);
        expect(isSomewhere(place) && !/\p{L}/u.test(text)).toBe(false);
      },
    ),
  );
});
