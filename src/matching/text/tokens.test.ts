import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { charNgrams } from './char-ngrams.ts';
import { plain, stemsOf, tokensOf } from './tokens.ts';

describe('words are one', () => {
  test.each([
    ['manage', 'managing', 'managed', 'manages'],
    ['organisation', 'organization', 'organisations'],
    ['waiter', 'waitress', 'waiters'],
    ['salesman', 'saleswomen', 'salesperson', 'salespeople'],
    ['colour', 'colors'],
    ['paediatric', 'pediatric'],
    ['theatre', 'theaters'],
    ['hire', 'hiring'],
    ['fit', 'fitting'],
    ['F&B', 'food and beverage', 'f & b'],
    ['HR', 'human resources'],
    ['crème brûlée', 'creme brulee'],
  ])('"%s" is "%s"', (...words) => {
    for (const word of words) expect(stemsOf(word)).toEqual(stemsOf(words[0]));
  });
});

describe('words are told apart', () => {
  test.each([
    ['organ', 'organise'],
    ['operator', 'operation'],
    ['human', 'humperson'],
    ['C++', 'C#'],
    ['C', 'C++'],
    ['care', 'car'],
  ])('"%s" is not "%s"', (one, other) => {
    expect(stemsOf(one)).not.toEqual(stemsOf(other));
  });
});

test('a word knows where it stands in its text, whatever accents or abbreviations there are', () => {
  const text = 'Chef’s assistant – café, F & B';
  const quoted = tokensOf(text).map(({ stem, start, end }) => [stem, text.slice(start, end)]);
  expect(quoted).toEqual([
    ['chef', 'Chef'],
    ['assistant', 'assistant'],
    ['cafe', 'café'],
    ['food', 'F & B'],
    ['beverag', 'F & B'],
  ]);
});

test('a misspelt word still shares most n-grams with the right one', () => {
  const right = new Set(charNgrams('housekeeping'));
  const slip = charNgrams('housekeping');
  expect(slip.filter((group) => right.has(group)).length).toBeGreaterThan(slip.length / 2);
});

describe('plain letters', () => {
  test.each([
    ['Crème BRÛLÉE', 'creme brulee'],
    ['Øresund, Łódź, Đà Nẵng', 'oresund, lodz, da nang'],
    ['Chef’s café – bar', "chef's cafe - bar"],
    ['ﬁsh', 'ﬁsh'],
    ['މާލެ', 'މާލެ'],
    ['İzmir', 'izmir'],
  ])('of %j are %j', (text, letters) => {
    expect(plain(text).normalize('NFC')).toBe(letters.normalize('NFC'));
  });

  test('are as many as the text has, so that a place in them is a place in it', () => {
    const odd = fc.string({
      unit: fc.constantFrom('é', 'e', '\u0301', 'ﬁ', 'ß', 'Ø', 'މ', '🐠', ' ', '’', 'X'),
    });
    fc.assert(
      fc.property(
        fc.oneof(
          odd,
          fc
            .array(fc.integer({ min: 0, max: 0x10_ff_ff }), { maxLength: 20 })
            .map((codes) => String.fromCodePoint(...codes)),
        ),
        (text) => {
          expect(plain(text)).toHaveLength(text.length);
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe('the words of any text', () => {
  const piece = fc.constantFrom(
    'Chef',
    'de',
    'F&B',
    'R & D',
    'c++',
    'C#',
    '.NET',
    'the',
    'café',
    'މާލެ',
    '3',
    '–',
    ',',
    '\n',
    ' ',
  );
  const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(' '));

  test('stand in its order, inside it, and are those without their places', () => {
    fc.assert(
      fc.property(text, (line) => {
        const tokens = tokensOf(line);
        expect(tokens.map(({ stem }) => stem)).toEqual(stemsOf(line));
        let last = 0;
        for (const { start, end } of tokens) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(line.length);
          last = start;
        }
      }),
    );
  });

  test('are the same in capitals, and with more room between them', () => {
    fc.assert(
      fc.property(text, (line) => {
        expect(stemsOf(line.toUpperCase())).toEqual(stemsOf(line));
        expect(stemsOf(`  ${line.replaceAll(', ', ' ,  ')} `)).toEqual(stemsOf(line));
      }),
    );
  });
});

describe('n-grams', () => {
  test('are those of three, four and five that stand together, the edges of a word as blanks', () => {
    expect(charNgrams('spa')).toEqual([' sp', 'spa', 'pa ', ' spa', 'spa ', ' spa ']);
    expect(charNgrams('a')).toEqual([' a ']);
    expect(charNgrams('')).toEqual([]);
    expect(charNgrams('— ! —')).toEqual([]);
  });

  test('of several words are those of each: no group goes from one into the next', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcé'.split('')), minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(charNgrams(`${one}, ${other}`)).toEqual([...charNgrams(one), ...charNgrams(other)]);
      }),
    );
  });

  test('are the same with and without accents and in any case', () => {
    expect(charNgrams('SOMMÉLIER')).toEqual(charNgrams('sommelier'));
  });
});
