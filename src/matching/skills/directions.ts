import { kindOf } from '#matching/vocabulary/concepts.ts';
import { row } from '#matching/text/rows.ts';
import type { Vocabulary } from '#matching/vocabulary/vocabulary.ts';
import { addRow, toUnit } from '#matching/vocabulary/word-vectors.ts';
import { functionWords } from './ranking/function-words.ts';

/** Where the names of each skill point, as directions in the space of words. Products of O*NET are only names: they have none. */
export interface SkillDirections {
  dimensions: number;
  concepts: Uint16Array;
  /** Of each concept of the vocabulary, its row in the columns below, or -1. */
  rows: Int32Array;
  /** The direction of the first name, and the mean direction of all names. */
  ofLabels: Float32Array;
  ofNames: Float32Array;
}

const ready = new WeakMap<Vocabulary, SkillDirections>();

export function skillDirections(vocabulary: Vocabulary): SkillDirections {
  let directions = ready.get(vocabulary);
  if (!directions) ready.set(vocabulary, (directions = made(vocabulary)));
  return directions;
}

function made(vocabulary: Vocabulary): SkillDirections {
  const { size, firstNames, stemsOfName, stems, skillWords: words } = vocabulary;
  const { dimensions } = words;
  const concepts = Uint16Array.from({ length: size }, (_, concept) => concept).filter((concept) =>
    ['skill', 'knowledge'].includes(kindOf(vocabulary, concept)),
  );
  const rows = new Int32Array(size).fill(-1);
  for (const [place, concept] of concepts.entries()) rows[concept] = place;
  const wordOfStem = stems.map((stem) => (functionWords.has(stem) ? undefined : words.rows.get(stem)));
  const ofLabels = new Float32Array(concepts.length * dimensions);
  const ofNames = new Float32Array(concepts.length * dimensions);
  for (const [place, concept] of concepts.entries()) {
    const mean = ofNames.subarray(place * dimensions, (place + 1) * dimensions);
    for (let name = firstNames[concept]!; name < firstNames[concept + 1]!; name += 1) {
      const direction = new Float32Array(dimensions);
      for (const stem of row(stemsOfName, name)) {
        const word = wordOfStem[stem];
        if (word !== undefined) addRow(direction, words, word);
      }
      toUnit(direction);
      if (name === firstNames[concept]) ofLabels.set(direction, place * dimensions);
      for (let d = 0; d < dimensions; d += 1) mean[d]! += direction[d]!;
    }
    toUnit(mean);
  }
  return { dimensions, concepts, rows, ofLabels, ofNames };
}

/** How near a direction is to a row of directions: 1 the same, 0 nothing in common. */
export function nearnessToRow(direction: Float32Array, rows: Float32Array, place: number): number {
  const start = place * direction.length;
  let sum = 0;
  for (let d = 0; d < direction.length; d += 1) sum += direction[d]! * rows[start + d]!;
  return sum;
}
