import { expect, test } from 'vitest';
import { textBlocks } from './text-blocks.ts';

test('Empty lines part paragraphs, single breaks stay inside them', () => {
  expect(textBlocks('One line.\nThe next line.\n\n \nAnother paragraph.')).toEqual([
    { kind: 'paragraph', text: 'One line.\nThe next line.' },
    { kind: 'paragraph', text: 'Another paragraph.' },
  ]);
});

test('Dots, dashes and stars begin the items of one list, also with empty lines between', () => {
  expect(textBlocks('• Dive twice a day\n- Teach\n\n* Keep the log\n  in two languages')).toEqual([
    {
      kind: 'list',
      ordered: false,
      start: 1,
      items: ['Dive twice a day', 'Teach', 'Keep the log in two languages'],
    },
  ]);
});

test('Numbers make a numbered list that begins where the writer began', () => {
  expect(textBlocks('Then:\n3. Sign on\n4) Cast off')).toEqual([
    { kind: 'heading', text: 'Then' },
    { kind: 'list', ordered: true, start: 3, items: ['Sign on', 'Cast off'] },
  ]);
});

test('A short line before more text is a heading', () => {
  expect(textBlocks('What you will do\n• Row\n\nWho are we?\n\nA family.')).toEqual([
    { kind: 'heading', text: 'What you will do' },
    { kind: 'list', ordered: false, start: 1, items: ['Row'] },
    { kind: 'heading', text: 'Who are we?' },
    { kind: 'paragraph', text: 'A family.' },
  ]);
});

test('Short sentences, labelled lines and the last line are no headings', () => {
  const text = 'Are you a nurse?\n\nHours: 37\n\nApply today!\n\nGood luck';
  expect(textBlocks(text).map(({ kind }) => kind)).toEqual([
    'paragraph',
    'paragraph',
    'paragraph',
    'paragraph',
  ]);
});

test('A hyphen inside a line, a year and a range begin no item', () => {
  expect(
    textBlocks('12-hour shifts\nand on call\n\n2026 was good.\n\n–20 °C in the store').map(
      ({ kind }) => kind,
    ),
  ).toEqual(['heading', 'paragraph', 'paragraph', 'paragraph']);
});

test('No text is no block', () => {
  expect(textBlocks(' \n\n ')).toEqual([]);
});
