import { expect, test } from 'vitest';
import { webhooksThroughKills } from './webhook-kills.ts';

// The long form, 10,000 events and 20 kills, is `npm run bench -- webhook-kills`.
test('through kills of the server each event reaches a receiver that often fails, in the schedule, few of them twice', async () => {
  const delivered = await webhooksThroughKills({ kills: 2, events: 80 });
  expect(delivered).toMatchObject({ events: 80, lost: 0, untimely: 0, forged: 0 });
  // Two at most were in hand at each kill.
  expect(delivered.twice).toBeLessThanOrEqual(4);
  expect(delivered.failed).toBeGreaterThan(0);
});
