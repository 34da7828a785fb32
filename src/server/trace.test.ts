import { expect, test } from 'vitest';
import { readTraceparent, writeTraceparent } from './trace.ts';

const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
const span = '00f067aa0ba902b7';

test.each([
  undefined,
  '',
  'nonsense',
  `00-${trace}-${span}`,
  `00-${trace.toUpperCase()}-${span}-01`,
  `00-${trace}-${span}-1`,
  `00-${'0'.repeat(32)}-${span}-01`,
  `00-${trace}-${'0'.repeat(16)}-01`,
  `ff-${trace}-${span}-01`,
  `00-${trace}-${span}-01-more`,
  `00-${trace}-${span}-01\n{"level":60}`,
])('%j names no trace', (header) => {
  expect(readTraceparent(header)).toBeUndefined();
});

test('what names a trace is handed on as it came', () => {
  for (const header of [`00-${trace}-${span}-01`, `00-${trace}-${span}-00`]) {
    const read = readTraceparent(header);
    expect(read && writeTraceparent(read)).toBe(header);
  }
});

test('a version yet to come may say more, which is left alone', () => {
  expect(readTraceparent(`01-${trace}-${span}-03-more`)).toEqual({
    traceId: trace,
    spanId: span,
    isSampled: true,
  });
});
