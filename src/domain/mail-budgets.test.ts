import { expect, test } from 'vitest';
import { budgetOf, usualMailBudget } from './mail-budgets.ts';
import { bulkMessagesPerHour } from './limits.ts';

test('who has not been looked at gets a tenth, and never nothing', () => {
  expect(budgetOf({ hour: 1_000, day: 5_000 }, { verified: true })).toEqual({ hour: 1_000, day: 5_000 });
  expect(budgetOf({ hour: 1_000, day: 5_000 }, { verified: false })).toEqual({ hour: 100, day: 500 });
  expect(budgetOf({ hour: 3, day: 3 }, { verified: false })).toEqual({ hour: 1, day: 1 });
});

test('a company that writes to as many at once as it may has room for them', () => {
  expect(usualMailBudget.hour).toBeGreaterThanOrEqual(bulkMessagesPerHour);
});
