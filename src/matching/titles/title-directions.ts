import type { Vocabulary } from '#matching/vocabulary/vocabulary.ts';
import { addRow, toUnit } from '#matching/vocabulary/word-vectors.ts';
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

/** The same of names in the vocabulary, from one to before another, end to end. */
export function directionsOf(vocabulary: Vocabulary, first: number, end: number): Float32Array {
  const { titleWords: vectors, stemsOfName } = vocabulary;
  const { ofStem, ofNeighbours } = rowsOf(vocabulary);
  const directions = new Float32Array((end - first) * vectors.dimensions);
  for (let name = first; name < end; name += 1) {
    const start = (name - first) * vectors.dimensions;
    const direction = directions.subarray(start, start + vectors.dimensions);
    let before = -1;
    for (let i = stemsOfName.starts[name]!; i < stemsOfName.starts[name + 1]!; i += 1) {
      const stem = stemsOfName.items[i]!;
      if (ofStem[stem]! >= 0) addRow(direction, vectors, ofStem[stem]!);
      const together = before < 0 ? undefined : ofNeighbours.get(keyOf(before, stem));
      if (together !== undefined) addRow(direction, vectors, together);
      before = stem;
    }
    toUnit(direction);
  }
  return directions;
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

// While there are fewer stems than this, keys are small integers, which maps find many times faster than others.
const mostStems = 2 ** 15;
const keyOf = (one: number, other: number) => one * mostStems + other;
