import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csv } from './csv.ts';

test('every field is quoted, rows end as the standard has it, and nothing is an empty field', () => {
  expect(
    csv([
      ['Name', 'Score'],
      ['Aishath "Shiu", N', 92],
      [null, -1],
    ]),
  ).toBe('"Name","Score"\r\n"Aishath ""Shiu"", N","92"\r\n"","-1"');
  expect(csv([])).toBe('');
});

test.each(['=1+1', '+960', '-5', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '\u0000=1', '＝1', '＋1', '－1', '＠x'])(
  '%j, which a spreadsheet would work out, is written as text',
  (text) => {
    expect(csv([[text]])).toBe(`"'${text}"`);
  },
);

test.each(['a=1', 'O’Neill', "'quoted'", ' =1', ''])('%j is written as it is', (text) => {
  expect(csv([[text]])).toBe(`"${text}"`);
});

test('whatever stands in the fields, as many rows and fields come out, with the same words', () => {
  const row = fc.array(fc.string({ unit: fc.constantFrom('"', ',', '\r', '\n', 'a', '=', ';') }), {
    minLength: 2,
    maxLength: 4,
  });
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 4 }), (rows) => {
      const read = readCsv(csv(rows)).map((fields) =>
        fields.map((field) => field.replace(/^'(?=[=\r\n])/, '')),
      );
      expect(read).toEqual(rows);
    }),
  );
});

/** As RFC 4180 has it, written for this test alone. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, field = '', after] of text.matchAll(/"((?:[^"]|"")*)"(,|\r\n|$)/g)) {
    rows.at(-1)?.push(field.replaceAll('""', '"'));
    if (after === '\r\n') rows.push([]);
  }
  return rows;
}
