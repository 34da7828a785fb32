import { describe, expect, test } from 'vitest';
import { marked, nextItem, type Edit, type Mark, type Selection } from './marking.ts';

/** A text with its selection as […], or its caret as |. */
function read(written: string): Selection {
  const start = written.search(/[⟦|]/);
  const text = written.replaceAll(/[⟦⟧|]/g, '');
  const end = written.includes('⟧') ? written.indexOf('⟧') - 1 : start;
  return { text, start, end };
}

function after(at: Selection, edit: Edit | undefined): string | undefined {
  if (!edit) return undefined;
  const text = at.text.slice(0, edit.start) + edit.text + at.text.slice(edit.end);
  const [start, end] = edit.select;
  if (start === end) return `${text.slice(0, start)}|${text.slice(start)}`;
  return `${text.slice(0, start)}⟦${text.slice(start, end)}⟧${text.slice(end)}`;
}

const mark = (what: Mark, written: string) => after(read(written), marked(what, read(written)));

test.each<[Mark, string, string]>([
  ['bold', 'You ⟦lead ⟧us', 'You **⟦lead⟧** us'],
  ['bold', 'You **⟦lead⟧** us', 'You ⟦lead⟧ us'],
  ['bold', 'You ⟦**lead**⟧ us', 'You ⟦lead⟧ us'],
  ['bold', 'You le|ad us', 'You **⟦lead⟧** us'],
  ['bold', 'You **⟦lead⟧**', 'You ⟦lead⟧'],
  ['bold', '|', '**⟦bold text⟧**'],
  ['bold', '⟦- One\n- Two⟧', '⟦- **One**\n- **Two**⟧'],
  ['heading', 'Dut|ies\nDive', '## Dut|ies\nDive'],
  ['heading', '## Dut|ies', 'Dut|ies'],
  ['heading', 'Dive\n|', 'Dive\n## |'],
  ['list', '⟦One\nTwo\n\nThree⟧', '⟦- One\n- Two\n\n- Three⟧'],
  ['list', '⟦- One\n- Two⟧', '⟦One\nTwo⟧'],
  ['list', 'One\n⟦Two\n⟧Three', 'One\n⟦- Two⟧\nThree'],
  ['numbers', '⟦- One\n- Two⟧', '⟦1. One\n2. Two⟧'],
  ['numbers', '|', '1. |'],
  ['link', 'See ⟦our boat⟧.', 'See [our boat](⟦https://⟧).'],
  ['link', '⟦https://boat.example⟧', '[⟦link text⟧](https://boat.example)'],
  ['link', '|', '[link text](⟦https://⟧)'],
])('%s makes of %j %j', (what, before, then) => {
  expect(mark(what, before)).toBe(then);
});

describe('Enter in a list', () => {
  const enter = (written: string) => after(read(written), nextItem(read(written)));

  test.each([
    ['- One|', '- One\n- |'],
    ['- One|two', '- One\n- |two'],
    ['9. Nine|', '9. Nine\n10. |'],
    ['Say:\n  • One|', 'Say:\n  • One\n  • |'],
    ['- One\n- |', '- One\n|'],
    ['Text|', undefined],
    ['- ⟦One⟧', undefined],
    ['-One|', undefined],
  ])('makes of %j %j', (before, then) => {
    expect(enter(before)).toBe(then);
  });
});
