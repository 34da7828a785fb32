import { describe, expect, test } from 'vitest';
import { countries } from './places/countries.ts';
import { placesNamed, placeWordsIn, plainWords } from './place-words.ts';

const found = (text: string, taken: { at: number; end: number }[] = []) =>
  placeWordsIn(text, taken).map(({ words, near }) => [words, near]);

describe('words that may name a place', () => {
  test.each([
    ['chef in male', [['male', false]]],
    ['chef near malé', [['malé', true]]],
    ['based in the north malé atoll', [['north malé atoll', false]]],
    ['within 5 km of baa', [['baa', true]]],
    ['close to addu city', [['addu city', true]]],
    [
      'nurse at a clinic on gan',
      [
        ['a clinic on gan', false],
        ['gan', false],
      ],
    ],
    ['remote accountant', [['remote', false]]],
    ['work from home', [['work from home', false]]],
    ['in one two three four five', [['one two three four', false]]],
  ])('stand behind what says so: “%s”', (text, words) => {
    expect(found(text)).toEqual(words);
  });

  test.each([
    'chef',
    'indian cook',
    'remote sensing analyst',
    'remote island nurse',
    'engineering',
    'in',
    '',
  ])('are none in “%s”', (text) => {
    expect(found(text)).toEqual([]);
  });

  test('end where other words mean something else', () => {
    const text = 'cook in male over 900 usd';
    expect(found(text)).toEqual([['male over 900 usd', false]]);
    expect(found(text, [{ at: 13, end: 25 }])).toEqual([['male', false]]);
    // "in the last week" is a time, whatever it begins with.
    expect(found('in the last week', [{ at: 0, end: 16 }])).toEqual([]);
  });
});

describe('of the places of jobs', () => {
  const places = [
    'Malé',
    'South Malé Atoll',
    'Hulhumalé',
    'Baa Atoll',
    'Dharavandhoo, Baa Atoll',
    'Kandy, Sri Lanka',
    'Galle, Sri Lanka',
    'Remote',
  ];

  test.each([
    ['male', false, ['Malé']],
    ['MALÉ please', false, ['Malé']],
    ['south male', false, ['South Malé Atoll']],
    ['baa', false, ['Baa Atoll', 'Dharavandhoo, Baa Atoll']],
    ['male', true, ['Malé', 'South Malé Atoll', 'Hulhumalé']],
    ['dharavandhoo', true, ['Baa Atoll', 'Dharavandhoo, Baa Atoll']],
    // What lies in the same country is not near.
    ['kandy', true, ['Kandy, Sri Lanka']],
    ['sri lanka', false, ['Kandy, Sri Lanka', 'Galle, Sri Lanka']],
    ['working from home', false, ['Remote']],
    ['atlantis', false, []],
    ['', false, []],
  ])('“%s” (near: %s) names %j', (words, near, named) => {
    expect(placesNamed(words, places, near).locations).toEqual(named);
  });

  test('those that are near are never fewer than those that are called so', () => {
    for (const words of ['male', 'baa', 'kandy', 'hulhumale', 'atoll', 'remote']) {
      const called = placesNamed(words, places, false).locations;
      expect(placesNamed(words, places, true).locations).toEqual(expect.arrayContaining(called));
    }
  });

  test('the words that made the name are told, and no more', () => {
    expect(placesNamed('baa atoll resort please', places, false).words).toBe('baa atoll');
  });
});

describe('what is in the same country is not near', () => {
  const near = (words: string, places: string[]) => placesNamed(words, places, true).locations;

  test.each([
    ['leeds', 'Leeds, UK', 'London, UK'],
    ['leeds', 'Leeds, England, U.K.', 'London, England, U.K.'],
    ['sydney', 'Sydney, Australia', 'Perth, Australia'],
    ['doha', 'Doha, Qatar', 'Al Khor, Qatar'],
    ['tbilisi', 'Tbilisi, Georgia', 'Batumi, Georgia'],
  ])('to %s', (words, called, other) => {
    expect(near(words, [called, other])).toEqual([called]);
  });

  test('however the country is called', () => {
    const names = countries.flatMap(({ name, also }) => [name, ...also]);
    const beside = names.filter(
      (country) => near('oneville', [`Oneville, ${country}`, `Otherville, ${country}`]).length !== 1,
    );
    expect(beside).toEqual([]);
  });

  test('but in the same state, emirate or atoll, also where it is called like a country', () => {
    const places = ['Atlanta, Georgia, USA', 'Savannah, Georgia, United States', 'Austin, Texas, USA'];
    expect(near('atlanta', places)).toEqual(places.slice(0, 2));
    const islands = ['Dharavandhoo, Baa Atoll, Maldives', 'Eydhafushi, Baa Atoll', 'Gan, Maldives'];
    expect(near('dharavandhoo', islands)).toEqual(islands.slice(0, 2));
    expect(near('leeds', ['Leeds, West Yorkshire, UK', 'Bradford, West Yorkshire'])).toHaveLength(2);
  });
});

test('names are compared without accents, case and signs; the vowels of Thaana are letters', () => {
  expect(plainWords('Hulhumalé, N. Malé')).toEqual(['hulhumale', 'n', 'male']);
  expect(plainWords('މާލެ')).toEqual(['މާލެ']);
  expect(plainWords(' — ')).toEqual([]);
  expect(plainWords('Wrocław, TROMSØ, Gießen, Þórshöfn')).toEqual([
    'wroclaw',
    'tromso',
    'giessen',
    'thorshofn',
  ]);
});
