import { expect, test } from 'vitest';
import { sharpness, zoomed } from './zoom.ts';

test('a page grows and shrinks by steps, and stays as it is at either end', () => {
  expect(zoomed(1, 1)).toBe(1.25);
  expect(zoomed(1, -1)).toBe(0.75);
  expect(zoomed(3, 1)).toBe(3);
  expect(zoomed(0.5, -1)).toBe(0.5);
});

test('a page is drawn for the screen’s own pixels, as long as a canvas of that size can be had', () => {
  expect(sharpness(500, 700, 2)).toBe(2);
  expect(sharpness(500, 700, 5)).toBe(3);
  const large = sharpness(4_000, 40_000, 2);
  expect(4_000 * large * 40_000 * large).toBeCloseTo(16_000_000);
});
