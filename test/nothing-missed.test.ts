import { expect, test } from 'vitest';
import { copyThroughChanges, withoutPoint } from './nothing-missed.ts';

// The long form: CHANGES=10000 npm test -- nothing-missed
const changes = Number(process.env['CHANGES'] ?? 300);

test('a program that follows events holds an equal copy after random changes, kills of both and replays', async () => {
  const { copied, there, kills, replays } = await copyThroughChanges({
    changes,
    atOnce: 4,
    kills: Math.ceil(changes / 100),
  });
  expect(Object.keys(copied.applications).length).toBeGreaterThan(5);
  expect(Object.values(copied.interviews).flat().length).toBeGreaterThan(0);
  expect(Object.values(copied.offers).flat().length).toBeGreaterThan(0);
  expect(kills.server).toBe(Math.ceil(changes / 100));
  if (process.env['CHANGES'])
    process.stdout.write(
      `${changes} changes, kills of the server ${kills.server}, of the program ${kills.program}; ${replays} replays\n`,
    );
  expect(Object.keys(copied.lists['/api/company/tags']?.rows ?? {}).length).toBeGreaterThan(0);
  expect(withoutPoint(copied)).toEqual(withoutPoint(there));
}, 3_600_000);
