import { expect, test } from 'vitest';
import { nextTryIn, webhookTypes, webhookUrlProblem } from './webhooks.ts';

test('what fails is tried ten times in about three days, later each time', () => {
  const delays = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((failed) => nextTryIn(failed, 0.5) ?? 0);
  expect(delays.toSorted((a, b) => a - b)).toEqual(delays);
  expect(delays[0]).toBe(5);
  expect(delays.reduce((sum, one) => sum + one, 0) / 3_600).toBeCloseTo(75.6, 1);
  expect(nextTryIn(10, 0.5)).toBeUndefined();
});

test('receivers that come back are not called by all at once', () => {
  expect(nextTryIn(2, 0)).toBeCloseTo(240);
  expect(nextTryIn(2, 1)).toBeCloseTo(360);
});

test('a receiver that asks for more time gets it, up to a day', () => {
  expect(nextTryIn(1, 0.5, 120)).toBe(120);
  expect(nextTryIn(3, 0.5, 120)).toBe(1_800);
  expect(nextTryIn(1, 0.5, 9_999_999)).toBe(86_400);
});

test('nothing of people’s accounts is told, and a hire is', () => {
  expect(webhookTypes).toEqual(
    expect.arrayContaining(['application.hired', 'application.moved', 'job.edited', 'offer.accepted']),
  );
  expect(webhookTypes.filter((type) => /^(account|session|file|operator|webhook)/.test(type))).toEqual([]);
});

test.each(['hooks', 'ftp://hooks.example.com/', 'javascript:alert(1)', 'https://a:b@hooks.example.com/'])(
  'nothing is sent to %s',
  (url) => expect(webhookUrlProblem(url)).toMatch(/^URL must /),
);
