import { row } from '../vocabulary/rows.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { addRow, toUnit } from '../vocabulary/word-vectors.ts';
import { titleWords } from './title-words.ts';

/** The direction of any title: of length one, or all zero when no word of it is known. */
export function directionOfTitle(
  { titleWords: vectors }: Vocabulary,
  stems: readonly string[],
): Float32Array {
  const sum = new Float32Array(vectors.dimensions);
  for (const word of titleWords(stems)) {
    const known = vectors.rows.get(word);
    if (known !== undefined) addRow(sum, vectors, known);
  }
  return toUnit(sum);
}

/** The same of a name in the vocabulary, without spelling it out. */
export function directionOfName(vocabulary: Vocabulary, name: number): Float32Array {
  const { ofStem, ofNeighbours } = rowsOf(vocabulary);
  const sum = new Float32Array(vocabulary.titleWords.dimensions);
  let before = -1;
  for (const stem of row(vocabulary.stemsOfName, name)) {
    if (ofStem[stem]! >= 0) addRow(sum, vocabulary.titleWords, ofStem[stem]!);
    const together = before < 0 ? undefined : ofNeighbours.get(keyOf(before, stem));
    if (together !== undefined) addRow(sum, vocabulary.titleWords, together);
    before = stem;
  }
  return toUnit(sum);
}

interface RowsByNumber {
  /** Of each stem of the vocabulary, its row or -1. */
  ofStem: Int32Array;
  ofNeighbours: Map<number, number>;
}

const known = new WeakMap<Vocabulary, RowsByNumber>();

function rowsOf(vocabulary: Vocabulary): RowsByNumber {
  let rows = known.get(vocabulary);
  if (!rows) known.set(vocabulary, (rows = byNumber(vocabulary)));
  return rows;
}

function byNumber({ stems, stemNumbers, titleWords: { rows } }: Vocabulary): RowsByNumber {
  const ofStem = new Int32Array(stems.length).fill(-1);
  const ofNeighbours = new Map<number, number>();
  for (const [word, place] of rows) {
    const [one, other] = word.split('_').map((stem) => stemNumbers.get(stem));
    if (one === undefined) continue;
    if (!word.includes('_')) ofStem[one] = place;
    else if (other !== undefined) ofNeighbours.set(keyOf(one, other), place);
  }
  return { ofStem, ofNeighbours };
}

/** Stems are numbered with 16 bits. */
const keyOf = (one: number, other: number) => one * 65_536 + other;
