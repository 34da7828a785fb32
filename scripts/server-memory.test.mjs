import { expect, test } from 'vitest';
import { heapEnvironment, heapFlags } from './server-memory.mjs';

const told = ['--max-old-space-size=1024', '--max-semi-space-size=32'];

test('the server is told to keep at most 1 GiB of objects where Node would allow itself more', () => {
  expect(heapFlags(24_000, '')).toEqual(told);
  expect(heapFlags(5_000, '--enable-source-maps')).toEqual(told);
  expect(heapFlags(24_000, '--max-semi-space-size=16')).toEqual(['--max-old-space-size=1024']);
});

test('and is told nothing on a small machine, or where the operator has said how much', () => {
  expect(heapFlags(4_096, '')).toEqual([]);
  expect(heapFlags(512, '')).toEqual([]);
  expect(heapFlags(24_000, '--max-old-space-size=3000')).toEqual([]);
  expect(heapFlags(24_000, '--max_old_space_size=3000')).toEqual([]);
});

test('its libraries are told to keep what they allocate in two parts, unless the operator has said how many', () => {
  expect(heapEnvironment({})).toEqual({ MALLOC_ARENA_MAX: '2' });
  expect(heapEnvironment({ MALLOC_ARENA_MAX: '8' })).toEqual({ MALLOC_ARENA_MAX: '8' });
});
