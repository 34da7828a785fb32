import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');

/** A file of this repository as text. */
export const read = (file) => readFileSync(path.join(root, file), 'utf8');

/** The rows of a page's tables whose first cell fits, as their cells. */
export function rowsOf(page, first) {
  return read(page)
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
    .filter(([cell]) => first.test(cell));
}

/** What is wrong with a proof: `file` or `file`: "what stands in it". */
export function problemsOf(proof) {
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
