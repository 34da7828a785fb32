import { describe, expect, test } from 'vitest';
import { randomUuid } from './random-uuid.ts';

describe('a random UUID', () => {
  test('is one of version 4, and never the same', () => {
    const drawn = Array.from({ length: 1_000 }, randomUuid);
    for (const one of drawn)
      expect(one).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(new Set(drawn).size).toBe(drawn.length);
  });
});
