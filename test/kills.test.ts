import { expect, test } from 'vitest';
import { killRounds } from './kills.ts';

// The long form, 70 kills, is `npm run bench -- kills`.
test('through kills of the server, its database and both no mail is lost, and none goes out more than twice', async () => {
  const survived = await killRounds(3);
  expect(survived).toMatchObject({ written: 45, missing: 0 });
  expect(survived.most).toBeLessThanOrEqual(2);
});
