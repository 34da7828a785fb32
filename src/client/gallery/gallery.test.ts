import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** What shows nothing of its own. */
const unseen = ['ApartFromEachOther', 'Boundary', 'Loaded'];

test('every piece of the kit is in the gallery', () => {
  const shown = readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8'))
    .join('\n');
  const pieces = readdirSync(path.join(import.meta.dirname, '../ui'))
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => file.replace('.tsx', ''));
  expect(pieces.filter((piece) => !shown.includes(`#client/ui/${piece}.tsx`))).toEqual(unseen);
});
