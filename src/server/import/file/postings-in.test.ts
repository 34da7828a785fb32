import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ColumnMap, ColumnUse } from '#server/import/column-names.ts';
import type { FileRecord, FieldTexts } from '#server/import/fields.ts';
import { ImportRefused } from '#server/import/import-refused.ts';
import { readPosting } from '#server/import/posting/posting.ts';
import { postingsIn } from './open-postings-file.ts';

/** Reads a text, or bytes, that arrive in pieces of `size` bytes. */
async function read(source: string | Uint8Array, { size = 7, said = new Map() as ColumnMap } = {}) {
  const bytes = Buffer.from(source as Uint8Array);
  const uses: ColumnUse[] = [];
  async function* pieces() {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  }
  const { format, records } = await postingsIn(pieces(), { said, onColumns: (use) => uses.push(use) });
  const found: FileRecord[] = [];
  for await (const record of records) found.push(record);
  return { format, uses, found };
}

/** What was found, by line. */
function byLine(found: FileRecord[]): (readonly [number, string | FieldTexts])[] {
  return found.map((record) => [record.line, 'refused' in record ? record.refused : record.texts] as const);
}

/** Why nothing of it can be read; any other failure is thrown. */
async function refusal(
  source: string | Uint8Array,
  {
    thenEach = () => undefined,
    ...options
  }: Parameters<typeof read>[1] & { thenEach?: (texts: FieldTexts) => unknown } = {},
): Promise<string> {
  try {
    const { found } = await read(source, options);
    for (const record of found) if ('texts' in record) thenEach(record.texts);
  } catch (error) {
    if (error instanceof ImportRefused) return error.message;
    throw error;
  }
  return 'not refused';
}

describe('CSV', () => {
  test('is read with its columns in any order, under any of their common names', async () => {
    const { format, found } = await read('Job Title,Employer,City\nCook,Reef,Malé\n');
    expect(format).toBe('CSV');
    expect(byLine(found)).toEqual([[2, { title: 'Cook', company: 'Reef', locality: 'Malé' }]]);
  });

  test.each([
    [';', 'title;company'],
    ['\t', 'title\tcompany'],
    ['|', 'title|company'],
    [',', 'title,"a;b;c;d",company'],
  ])('may part its columns with %j', async (_, header) => {
    const row = header.replace('title', 'Cook').replace('company', 'Reef');
    const { found } = await read(`${header}\n${row}\n`);
    expect(byLine(found)).toEqual([[2, { title: 'Cook', company: 'Reef' }]]);
  });

  test('names the line on which a record begins, whatever line ends and blank lines stand within and before', async () => {
    const rows = [
      'title,description',
      'One,"a\nb"',
      '',
      'Two,"c',
      '',
      'd"',
      '  ',
      ',,',
      'Three,e,too many',
      'Four,f',
    ];
    const expected = [
      [2, { title: 'One', description: 'a\nb' }],
      [5, { title: 'Two', description: 'c\n\nd' }],
      [10, 'has 3 columns where the first line names 2'],
      [11, { title: 'Four', description: 'f' }],
    ];
    expect(byLine((await read(rows.join('\n'))).found)).toEqual(expected);
    const windows = byLine((await read(`\ufeff${rows.join('\r\n').replace('a\nb', 'a\r\nb')}`)).found);
    expect(JSON.parse(JSON.stringify(windows).replaceAll('\\r\\n', '\\n'))).toEqual(expected);
  });

  test('with a broken quotation mark is refused with the line of the record that has it', async () => {
    const rows = Array.from({ length: 9_500 }, (_, at) => `Cook ${at},"Cook, well"`);
    rows[8_998] = 'Cook,"Cook well';
    expect(await refusal(['title,description', ...rows].join('\n'))).toMatch(
      /^line 9,000: a quotation mark stands/,
    );
    expect(await refusal(['title,description', ...rows.slice(0, 8_999)].join('\r\n'))).toMatch(
      /^line 9,000: a quotation mark is opened and never closed/,
    );
    expect(await refusal('title,description\nCook,6" knife')).toMatch(
      /^line 2: a quotation mark stands in the middle/,
    );
    expect(await refusal(`title,description\nCook,"${'x'.repeat(2_100_000)}`)).toMatch(
      /^line 2: the record does not end/,
    );
  });

  test('has its columns named by hand where their names do not say it', async () => {
    const said: ColumnMap = new Map([
      ['what', 'title'],
      ['more', 'description'],
      ['Type', 'ignore'],
    ]);
    const { found, uses } = await read('What,description,more,type\nCook,Cook.,Well.,Dinner\n', { said });
    expect(byLine(found)).toEqual([[2, { title: 'Cook', description: 'Well.' }]]);
    expect(uses[0]?.unused).toEqual(['description', 'type']);
  });

  test('is refused when it lacks the title, or a column named by hand', async () => {
    expect(await refusal('What,Where\nCook,Malé\n')).toBe(
      'No column holds the title. The first line names: What, Where. Say which it is with --map "COLUMN=title".',
    );
    expect(await refusal('title\nCook\n', { said: new Map([['Foo', 'company']]) })).toBe(
      'The file has no column “Foo”. Its columns are: title.',
    );
  });

  test('names the lines that hold NUL or bytes that are not UTF-8', async () => {
    const bytes = Buffer.concat([
      Buffer.from('title,description\nCook,"a\n'),
      Buffer.from([0xe9]),
      Buffer.from('"\nWaiter,ok\nDiver,\0\nSailor,🤿'),
      Buffer.from([0xf0, 0x9f]),
    ]);
    expect(byLine((await read(bytes, { size: 3 })).found)).toEqual([
      [2, 'contains bytes that are not UTF-8 text'],
      [4, { title: 'Waiter', description: 'ok' }],
      [5, 'contains a NUL byte'],
      [6, 'contains bytes that are not UTF-8 text'],
    ]);
  });

  test('with only its first line has no postings', async () => {
    expect((await read('title,company\n')).found).toEqual([]);
    expect((await read('title')).found).toEqual([]);
  });
});

describe('JSON', () => {
  const cook = {
    '@type': 'JobPosting',
    title: 'Cook "{',
    hiringOrganization: { name: 'Reef' },
    skills: ['a', 'b]'],
  };
  const texts = { title: 'Cook "{', company: 'Reef', skillsRequired: 'a\nb]' };

  test.each([
    ['one object', JSON.stringify(cook, null, 2), 'JSON', [1]],
    ['an array', JSON.stringify([cook, cook], null, 1), 'JSON', [2, 13]],
    ['an array on one line', JSON.stringify([cook, cook]), 'JSON', [1, 1]],
    [
      'a graph',
      JSON.stringify(
        { '@context': 'x', n: [{ a: 1 }], '@graph': [{ '@type': 'Organization' }, cook], z: {} },
        null,
        1,
      ),
      'JSON',
      [12],
    ],
    ['a graph on one line', JSON.stringify({ '@graph': [cook, cook] }), 'JSON', [1, 1]],
    ['an object a line', `${JSON.stringify(cook)}\n\n${JSON.stringify(cook)}\n`, 'JSON Lines', [1, 3]],
    ['objects one after the other', JSON.stringify(cook, null, 1).repeat(2), 'JSON', [1, 11]],
  ])('is read when it comes as %s', async (_, source, format, lines) => {
    const inOnePiece = await read(source, { size: 100_000 });
    expect(inOnePiece.format).toBe(format);
    for (const { found } of [inOnePiece, await read(source, { size: 1 }), await read(source, { size: 7 })]) {
      expect(byLine(found)).toEqual(lines.map((line) => [line, texts]));
    }
  });

  test('of a JobPosting gives its pay, place, dates and id', async () => {
    const source = JSON.stringify({
      '@type': ['https://schema.org/JobPosting'],
      title: 'Cook',
      description: '<p>Cook</p>',
      employmentType: ['OTHER', 'PART_TIME'],
      baseSalary: { currency: 'GBP', value: { minValue: 10, maxValue: 12.5, unitText: 'HOUR' } },
      jobLocation: [
        { address: { streetAddress: '1 Quay', addressLocality: 'Hull', addressCountry: { name: 'GB' } } },
      ],
      jobLocationType: 'TELECOMMUTE',
      datePosted: '2024-01-02',
      validThrough: '2024-02-03T00:00:00Z',
      identifier: { '@type': 'PropertyValue', name: 'Reef', value: 77 },
      url: 'https://reef.example/77',
    });
    const [record] = (await read(source)).found;
    const reading = readPosting((record as { texts: FieldTexts }).texts, true);
    expect(reading).toMatchObject({
      posting: {
        externalId: '77',
        title: 'Cook',
        description: 'Cook',
        employmentType: 'part_time',
        salaryRange: 'GBP 10–12.5 per hour',
        location: 'Remote, Hull, United Kingdom',
        postedDate: '2024-01-02T00:00:00.000Z',
        applicationDeadline: '2024-02-03',
      },
    });
  });

  test('of plain records is read like the columns of a table', async () => {
    const source = `{"id":1,"Job title":"Cook","skills":["a","b"],"company":{"name":"Reef"},"note":null}\n{"id":2,"position":"Diver"}`;
    const { found, uses } = await read(source, { size: 1_000 });
    expect(byLine(found)).toEqual([
      [1, { externalId: '1', title: 'Cook', skillsRequired: 'a\nb', company: 'Reef' }],
      [2, { externalId: '2', title: 'Diver' }],
    ]);
    expect(uses).toHaveLength(2);
  });

  test('Lines go on after a line that is no JSON', async () => {
    const good = '{"title":"Cook"}';
    const { found } = await read(`${good}\n{"title":"Co\n[1]\n"x"\n${good}`, { size: 1_000 });
    expect(byLine(found)).toEqual([
      [1, { title: 'Cook' }],
      [2, 'is not valid JSON'],
      [3, 'is not a JSON object'],
      [4, 'is not a JSON object'],
      [5, { title: 'Cook' }],
    ]);
    expect(byLine((await read(`{"title":"Co\n${good}\n`, { size: 1_000 })).found)).toEqual([
      [1, 'is not valid JSON'],
      [2, { title: 'Cook' }],
    ]);
  });

  test('that breaks off or does not fit together is refused with its line', async () => {
    expect(await refusal('[\n{"title":"Cook"},\n{"title":"Di')).toBe(
      'line 3: what begins here is never closed.',
    );
    expect(await refusal('[\n{"title":"Cook"}\n')).toBe('line 3: the file breaks off.');
    expect(await refusal('[{"a":1}}\n')).toBe('line 1: “}” closes what was not opened.');
    expect(await refusal('[{"a":1},\n17]')).toBe('line 2: expected a posting, found “17]”.');
  });
});

test.each([
  ['UTF-16', Buffer.from('\ufefftitle', 'utf16le'), 'The file is UTF-16 text. Save it as UTF-8.'],
  ['Excel', Buffer.from('PK\u0003\u0004....'), 'The file is a ZIP or Excel file. Save it as CSV.'],
  ['compressed', Buffer.from([0x1f, 0x8b, 8, 0, 0]), 'The file is compressed. Unpack it first.'],
])('a file that is %s is refused with what to do about it', async (_, bytes, sentence) => {
  expect(await refusal(bytes)).toBe(sentence);
});

describe('whatever bytes a file holds', () => {
  const scraps = fc.constantFrom(
    'title',
    ',',
    '"',
    '\n',
    '\r\n',
    '{',
    '}',
    '[',
    ']',
    ':',
    '"title"',
    '"@graph"',
    ';',
    '\\',
    '\0',
    '\ufeff',
    'Cook',
    '\t',
    '""',
  );
  const text = fc
    .array(fc.oneof(scraps, fc.string({ unit: 'binary', maxLength: 3 })), { maxLength: 30 })
    .map((parts) => Buffer.from(parts.join('')));
  const starts = fc.constantFrom(
    '',
    'title,description\n',
    '{"title":"a"}\n',
    '[{"title":1},',
    '{"@graph":[',
  );
  const bytes = fc
    .tuple(
      starts,
      fc.oneof(
        text,
        fc.uint8Array({ maxLength: 40 }).map((raw) => Buffer.from(raw)),
      ),
    )
    .map(([start, rest]) => Buffer.concat([Buffer.from(start), rest]));

  test('it is read, or refused in words', async () => {
    await fc.assert(
      fc.asyncProperty(bytes, fc.integer({ min: 1, max: 50 }), async (source, size) => {
        const answer = await refusal(source, { size, thenEach: (texts) => readPosting(texts, true) });
        expect(answer).toMatch(/^not refused$|\.$/);
      }),
      { numRuns: 1_500 },
    );
  });
});
