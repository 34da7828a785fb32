import { expect, test } from 'vitest';
import { copyThroughChanges } from './nothing-missed.ts';

// The long form: CHANGES=10000.
const changes = Number(process.env['CHANGES'] ?? 400);

test('a program that follows events holds an equal copy after random changes, kills and replays', async () => {
  const { copied, there, kills } = await copyThroughChanges({ changes, atOnce: 4, every: 60 });
  expect(Object.keys(copied.applications).length).toBeGreaterThan(5);
  expect(Object.values(copied.interviews).flat().length).toBeGreaterThan(0);
  expect(Object.values(copied.offers).flat().length).toBeGreaterThan(0);
  expect(kills).toBeGreaterThan(0);
  expect({ ...copied, after: '' }).toEqual({ ...there, after: '' });
}, 1_800_000);
