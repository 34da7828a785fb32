import { expect, test } from 'vitest';
import { namedIn, piecesOf, withIds, withNames } from './mentions.ts';

const ali = { userId: 1, name: 'Ali' };
const aliNasir = { userId: 2, name: 'Ali Nasir' };
const mariyam = { userId: 3, name: 'މަރިޔަމް (HR)' };

test('a text is kept with who is meant, and read with what they are called now', () => {
  const kept = withIds('@Ali Nasir, and @Ali: ask @މަރިޔަމް (HR).', [ali, aliNasir, mariyam]);
  expect(kept).toBe('@[2], and @[1]: ask @[3].');
  expect(withNames(kept, [ali, { userId: 2, name: 'Ali N.' }, mariyam])).toBe(
    '@Ali N., and @Ali: ask @މަރިޔަމް (HR).',
  );
});

test('nobody is meant by a part of a word, by an address of mail or by a number in brackets', () => {
  const text = 'Alison@Ali.example and @Alison. See @[7].';
  expect(withIds(text, [ali])).toBe(text);
  expect(withNames(text, [ali])).toBe(text);
  expect(namedIn(text, [ali])).toEqual([]);
});

test('who share a name are meant one after the other', () => {
  const other = { userId: 9, name: 'Ali' };
  expect(piecesOf('@Ali @Ali @Ali', [ali, other])).toEqual([ali, ' ', other, ' ', other]);
});

test('whom a text names is told once each, in its order', () => {
  expect(namedIn('@[3] @[1] @[3] @[8]', [ali, aliNasir, mariyam])).toEqual([mariyam, ali]);
  expect(namedIn(null, [ali])).toEqual([]);
});
