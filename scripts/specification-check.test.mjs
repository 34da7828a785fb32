import { expect, test } from 'vitest';
import { problemsOf, rowsOf } from './proofs.mjs';

const rows = rowsOf('docs/specification-check.md', /^\d+$/).map(([number, statement, proof]) => ({
  number,
  statement,
  proof,
}));

test('every statement of the specification has its proof, and every proof is where the check says', () => {
  const wrong = rows
    .map(({ number, statement, proof }) => ({ number, statement, problems: problemsOf(proof) }))
    .filter(({ problems }) => problems.length);
  expect(wrong).toEqual([]);
});

test('the check has one row for each statement', () => {
  expect(rows.map(({ number }) => Number(number))).toEqual(rows.map((_, index) => index + 1));
  expect(rows.length).toBeGreaterThan(350);
  expect(new Set(rows.map(({ statement }) => statement)).size).toBeGreaterThan(350);
});
