import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '..');
const read = (file) => readFileSync(path.join(root, file), 'utf8');

test('every decision stands in the index, with the day it was made and whether it holds', () => {
  const made = readdirSync(path.join(root, 'docs/decisions')).filter((name) => /^\d{4}-/.test(name));
  const rows = read('docs/decisions/README.md')
    .split('\n')
    .filter((line) => line.startsWith('| ['));
  const listed = rows.map((row) => {
    const [, file] = /^\| \[\d+\]\(([^)]+)\)/.exec(row) ?? [];
    expect(row, row).toMatch(/\| \d{4}-\d\d-\d\d +\| \S/);
    return file;
  });
  expect(listed).toEqual(made.toSorted());
});

test.each([
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...readdirSync(path.join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
])('%s leads nowhere that is not there', (file) => {
  const text = read(file);
  const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#]+)/g)].map(([, target]) =>
    path.join(path.dirname(file), target),
  );
  // A path in backticks that names a file or folder of ours whole.
  const named = [...text.matchAll(/`((?:src|test|e2e|docs|scripts|bench|deploy)\/[\w./-]*\w\/?)`/g)].map(
    ([, name]) => name,
  );
  expect([...links, ...named].filter((name) => !existsSync(path.join(root, name)))).toEqual([]);
});

test('the folder of a socket is given to programs of PostgreSQL by its whole path, as they take another for the name of a host', () => {
  const pages = readdirSync(path.join(root, 'docs')).filter((name) => name.endsWith('.md'));
  const folders = pages.flatMap((name) =>
    [...read(`docs/${name}`).matchAll(/-h (\S+\/postgres\S*)/g)].map(([, folder]) => folder),
  );
  expect(folders.length).toBeGreaterThan(0);
  expect(folders.filter((folder) => !/^"?(?:\/|\$PWD\/)/.test(folder))).toEqual([]);
});
