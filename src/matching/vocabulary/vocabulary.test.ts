import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadVocabulary } from '#server/features/matches/vocabulary.ts';
import { stemsOf } from '#matching/text/tokens.ts';
import { conceptsNamed, kindOf, labelOf, namesOf } from './concepts.ts';
import { row } from '#matching/text/rows.ts';

const vocabulary = loadVocabulary();
const labels = (concepts: Iterable<number>) =>
  Array.from(concepts, (concept) => labelOf(vocabulary, concept));
const occupation = (name: string) => conceptsNamed(vocabulary, name, ['occupation'])[0]!;

test('the vocabulary ships in at most two megabytes', () => {
  const folder = path.join(import.meta.dirname, '../../../vocabulary');
  const size = readdirSync(folder).reduce((sum, file) => sum + statSync(path.join(folder, file)).size, 0);
  expect(size).toBeLessThanOrEqual(2_000_000);
});

test('it holds the whole of both taxonomies', () => {
  const count = (kind: string) =>
    Array.from({ length: vocabulary.size }, (_, concept) => kindOf(vocabulary, concept)).filter(
      (found) => found === kind,
    ).length;
  expect(count('skill') + count('knowledge')).toBeGreaterThanOrEqual(13_896);
  expect(count('occupation')).toBeGreaterThanOrEqual(3_007);
  expect(count('onet occupation')).toBe(1_016);
  expect(count('technology')).toBeGreaterThan(8_000);
});

describe('a concept is found by any of its names', () => {
  test.each([
    ['waitress', 'waiter/waitress'],
    ['Waiting staff', 'waiter/waitress'],
    ['F&B manager', 'restaurant manager'],
    ['manager of sales', 'sales manager'],
    ['barperson', 'bartender'],
  ])('%s is %s', (name, label) => {
    expect(labels(conceptsNamed(vocabulary, name, ['occupation']))).toContain(label);
  });

  test('and by nothing that is none', () => {
    expect(conceptsNamed(vocabulary, 'waiter waiter of the moon')).toEqual([]);
    expect(conceptsNamed(vocabulary, '')).toEqual([]);
    expect(conceptsNamed(vocabulary, '!?')).toEqual([]);
  });
});

test('an occupation knows its skills, its group above and its ISCO code', () => {
  const waiter = occupation('waiter');
  expect(labels(row(vocabulary.essential, waiter))).toContain('serve beverages');
  expect(labels(row(vocabulary.broader, waiter))).toEqual(['Waiters']);
  expect(vocabulary.isco[waiter]).toBe(5131);
});

test('what stands above a concept has it below', () => {
  const waiter = occupation('waiter');
  for (const group of row(vocabulary.broader, waiter)) {
    expect(Array.from(row(vocabulary.narrower, group))).toContain(waiter);
  }
});

test('the stems in the files are those the code makes today', () => {
  for (let concept = 0; concept < vocabulary.size; concept += 97) {
    const [name] = namesOf(vocabulary, concept);
    const first = vocabulary.firstNames[concept]!;
    const shipped = Array.from(row(vocabulary.stemsOfName, first), (stem) => vocabulary.stems[stem]);
    expect(shipped, name).toEqual(name!.split(' ').flatMap(stemsOf));
  }
});
