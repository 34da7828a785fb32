import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '..');
const read = (file) => readFileSync(path.join(root, file), 'utf8');

const rows = read('docs/specification-check.md')
  .split('\n')
  .filter((line) => /^\|\s*\d+\s*\|/.test(line))
  .map((line) => {
    const [number, statement, proof] = line.split('|').slice(1, -1);
    return { number: number.trim(), statement: statement.trim(), proof: proof.trim() };
  });

/** `file` or `file`: "what stands in it". */
function problemsOf(proof) {
  const named = [...proof.matchAll(/`([^`]+)`(?:: "([^"]+)")?/g)];
  if (!named.length) return ['no proof'];
  return named.flatMap(([, file, words]) => {
    if (!existsSync(path.join(root, file))) return [`${file} is not there`];
    return words &&
      !read(file)
        .replaceAll(String.raw`\'`, "'")
        .includes(words)
      ? [`${file} has no “${words}”`]
      : [];
  });
}

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
