import { hashAt } from '#server/features/accounts/passwords.ts';

// Before the tests of each file: they make thousands of accounts, and most are about something else. What is about passwords
// sets the product's own cost.
hashAt({ memoryCost: 64, timeCost: 1, parallelism: 1 });
