import { expect, test } from 'vitest';
import { rememberLately, sayOf } from './lately.ts';

test('of a quiet server nothing is said', () => {
  expect(rememberLately().say()).toEqual({ requests: 0, failed: 0, refused: 0, slowestMs: null });
});

test('95 of 100 are said to a fifth, and what failed on our side is counted', () => {
  const lately = rememberLately(() => 0);
  for (let one = 1; one <= 90; one += 1) lately.note(10, 200);
  for (let one = 1; one <= 10; one += 1) lately.note(400, one === 1 ? 503 : 404);
  const { requests, failed, slowestMs } = lately.say();
  expect({ requests, failed }).toEqual({ requests: 100, failed: 1 });
  expect(slowestMs).toBeGreaterThanOrEqual(400);
  expect(slowestMs).toBeLessThan(480);
});

test('what is more than five minutes ago is forgotten', () => {
  let now = 0;
  const lately = rememberLately(() => now);
  lately.note(5, 500);
  lately.noteRefused();
  now += 4 * 60_000;
  lately.note(5, 200);
  expect(lately.say()).toMatchObject({ requests: 2, failed: 1, refused: 1 });
  now += 70_000;
  expect(lately.say()).toMatchObject({ requests: 1, failed: 0, refused: 0 });
  now += 3_600_000;
  expect(lately.say()).toMatchObject({ requests: 0 });
});

test('of two servers it is said as of one that had done all', () => {
  const [one, other] = [rememberLately(() => 0), rememberLately(() => 0)];
  for (let n = 0; n < 95; n += 1) one.note(2, 200);
  for (let n = 0; n < 10; n += 1) other.note(1_000, n ? 200 : 500);
  one.noteRefused();
  expect(sayOf([])).toEqual({ requests: 0, failed: 0, refused: 0, slowestMs: null });
  expect(sayOf([one.counts(), other.counts()])).toEqual({
    ...other.say(),
    requests: 105,
    failed: 1,
    refused: 1,
  });
});
