import { expect, test } from 'vitest';
import { applicationStatuses } from '#domain/application-status.ts';
import { statusLook } from './status-look.ts';

test('the statuses are blue, indigo, yellow, green, emerald and red, each with a shape of its own', () => {
  const looks = applicationStatuses.map((status) => statusLook[status]);
  expect(looks.map(({ tone }) => tone)).toEqual(['blue', 'indigo', 'yellow', 'green', 'emerald', 'red']);
  expect(new Set(looks.map(({ glyph }) => glyph)).size).toBe(applicationStatuses.length);
});
