import { expect, test } from 'vitest';
import { formattedBlocks, plainBlocks, type TextBlock } from './blocks.ts';
import type { TextRun } from './runs.ts';

test('Empty lines part paragraphs, single breaks stay inside them', () => {
  expect(plain('One line.\nThe next line.\n\n \nAnother paragraph.')).toEqual([
    { kind: 'paragraph', text: 'One line.\nThe next line.' },
    { kind: 'paragraph', text: 'Another paragraph.' },
  ]);
});

test('Dots, dashes and stars begin the items of one list, also with empty lines between', () => {
  expect(plain('• Dive twice a day\n- Teach\n\n* Keep the log\n  in two languages')).toEqual([
    {
      kind: 'list',
      ordered: false,
      start: 1,
      items: ['Dive twice a day', 'Teach', 'Keep the log in two languages'],
    },
  ]);
});

test('Numbers make a numbered list that begins where the writer began', () => {
  expect(plain('Then:\n3. Sign on\n4) Cast off')).toEqual([
    { kind: 'heading', text: 'Then' },
    { kind: 'list', ordered: true, start: 3, items: ['Sign on', 'Cast off'] },
  ]);
});

test('A short line before more text is a heading', () => {
  expect(plain('What you will do\n• Row\n\nWho are we?\n\nA family.')).toEqual([
    { kind: 'heading', text: 'What you will do' },
    { kind: 'list', ordered: false, start: 1, items: ['Row'] },
    { kind: 'heading', text: 'Who are we?' },
    { kind: 'paragraph', text: 'A family.' },
  ]);
});

test('Short sentences, labelled lines and the last line are no headings', () => {
  const text = 'Are you a nurse?\n\nHours: 37\n\nApply today!\n\nGood luck';
  expect(plain(text).map(({ kind }) => kind)).toEqual(['paragraph', 'paragraph', 'paragraph', 'paragraph']);
});

test('A hyphen inside a line, a year and a range begin no item', () => {
  expect(
    plain('12-hour shifts\nand on call\n\n2026 was good.\n\n–20 °C in the store').map(({ kind }) => kind),
  ).toEqual(['heading', 'paragraph', 'paragraph', 'paragraph']);
});

test('No text is no block', () => {
  expect(plain(' \n\n ')).toEqual([]);
});

test('Signs of Markdown in a text without formatting stay as they were typed', () => {
  const text =
    'A line.\n## Not a heading\n**not bold** [no](https://link.example) snake_case\n# of rooms: 50';
  expect(plain(text)).toEqual([{ kind: 'paragraph', text }]);
});

test('A formatted text has headings, lists, bold, emphasis and links', () => {
  expect(
    formattedBlocks(
      '## What you will do\nYou **lead** the *night* shift.\n- Dive with [guests](https://dive.example/today)\n1. Brief\n2. Dive\n\n### On the boat ###\nAnd back.',
    ),
  ).toEqual([
    { kind: 'heading', level: 1, line: [{ text: 'What you will do' }] },
    {
      kind: 'paragraph',
      line: [
        { text: 'You ' },
        { text: 'lead', strong: true },
        { text: ' the ' },
        { text: 'night', emphasis: true },
        { text: ' shift.' },
      ],
    },
    {
      kind: 'list',
      ordered: false,
      start: 1,
      items: [[{ text: 'Dive with ' }, { text: 'guests', href: 'https://dive.example/today' }]],
    },
    { kind: 'list', ordered: true, start: 1, items: [[{ text: 'Brief' }], [{ text: 'Dive' }]] },
    { kind: 'heading', level: 2, line: [{ text: 'On the boat' }] },
    { kind: 'paragraph', line: [{ text: 'And back.' }] },
  ]);
});

test.each([
  'Deck crew wanted. snake_case, file_name_2 and __init__py are words.',
  'A 5* hotel and a 4* resort, 2 * 3 rooms.',
  '# of rooms: 50, # of staff: 120. We are the #1 employer.',
  '#1 in the Maldives\n#hiring\n##########',
  'First line\nsecond line\n    set in far',
  '1986. A great year.\n-20 °C in the store\n2) is no number of ours',
  'Title\n=====\nSection\n---\n***\n___',
  '<b>Bold</b> <script>alert(1)</script> &amp; &lt;p&gt;',
  '![picture](data:image/png;base64,AAAA) `code` | a | table |\n|---|---|',
  '> quoted\n```\ncode\n```',
  'https://example.com and www.example.com and hr@example.com are no links of themselves',
  '[click](javascript:alert(1)) [here](data:text/html,x) [there](//evil.example) [file](/etc/passwd)',
  'Back\\slash C:\\boats and/or',
])('What is no formatting looks as it always has: %j', (text) => {
  expect(formattedBlocks(text)).toEqual(plainBlocks(text));
});

test('A heading may be bold and end with a colon, and its colon goes', () => {
  expect(formattedBlocks('**Requirements:**\n- STCW')[0]).toEqual({
    kind: 'heading',
    level: 1,
    line: [{ text: 'Requirements', strong: true }],
  });
});

/** Blocks without their runs' styles. */
function plain(text: string) {
  return plainBlocks(text).map((block: TextBlock) => {
    if (block.kind === 'list') return { ...block, items: block.items.map(wordsOf) };
    return { kind: block.kind, text: wordsOf(block.line) };
  });
}

function wordsOf(line: readonly TextRun[]): string {
  return line.map(({ text }) => text).join('');
}
