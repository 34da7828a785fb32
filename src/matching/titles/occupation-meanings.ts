import { conceptKinds, type Vocabulary } from '#matching/vocabulary/vocabulary.ts';
import { toUnit } from '#matching/vocabulary/word-vectors.ts';
import { directionsOf } from './title-directions.ts';

/** Where ESCO's occupations and ours lie among the directions of titles. */
export interface OccupationMeanings {
  /** Concept numbers. */
  occupations: readonly number[];
  /** Of each, its direction of length one, end to end. */
  directions: Float32Array;
  /** The same of all their names, from the first occupation's first. */
  directionsOfNames: Float32Array;
}

// Fitted on the validation titles: the first name counts a little more than an alias, and the ISCO group pulls a little.
const shareOfFirstName = 0.3;
const shareOfGroup = 0.2;

const known = new WeakMap<Vocabulary, OccupationMeanings>();

/** The middle of each occupation's names, drawn a little to its first name and to the middle of its ISCO unit group. */
export function occupationMeanings(vocabulary: Vocabulary): OccupationMeanings {
  let meanings = known.get(vocabulary);
  if (!meanings) known.set(vocabulary, (meanings = meaningsOf(vocabulary)));
  return meanings;
}

function meaningsOf(vocabulary: Vocabulary): OccupationMeanings {
  const place = conceptKinds.indexOf('occupation');
  const occupations = Array.from(vocabulary.kinds.keys()).filter(
    (concept) => vocabulary.kinds[concept] === place,
  );
  const { dimensions } = vocabulary.titleWords;
  // Occupations stand one after the other, so their names do.
  const first = vocabulary.firstNames[occupations[0]!]!;
  const directionsOfNames = directionsOf(vocabulary, first, vocabulary.firstNames[occupations.at(-1)! + 1]!);
  const middles = occupations.map((concept) =>
    middleOf(
      directionsOfNames.subarray(
        (vocabulary.firstNames[concept]! - first) * dimensions,
        (vocabulary.firstNames[concept + 1]! - first) * dimensions,
      ),
      dimensions,
    ),
  );
  const groups = middlesOfGroups(vocabulary, occupations, middles);
  const directions = new Float32Array(occupations.length * dimensions);
  occupations.forEach((concept, i) => {
    const group = groups.get(vocabulary.isco[concept]!);
    const meaning = group ? addTo(middles[i]!.slice(), group, shareOfGroup) : middles[i]!;
    directions.set(toUnit(meaning), i * dimensions);
  });
  return { occupations, directions, directionsOfNames };
}

const middlesOfNames = new WeakMap<Vocabulary, Map<number, Float32Array>>();

/** The middle of the names of any occupation, O*NET's too. Searches ask for the same ones: of all it would be a megabyte. */
export function middleOfNames(vocabulary: Vocabulary, concept: number): Float32Array {
  const middles = middlesOfNames.get(vocabulary) ?? new Map<number, Float32Array>();
  middlesOfNames.set(vocabulary, middles);
  const before = middles.get(concept);
  if (before) return before;
  const { firstNames, titleWords } = vocabulary;
  const directions = directionsOf(vocabulary, firstNames[concept]!, firstNames[concept + 1]!);
  const middle = middleOf(directions, titleWords.dimensions);
  middles.set(concept, middle);
  return middle;
}

function middleOf(directions: Float32Array, dimensions: number): Float32Array {
  const sum = new Float32Array(dimensions);
  for (let start = 0; start < directions.length; start += dimensions) {
    for (let d = 0; d < dimensions; d += 1) sum[d]! += directions[start + d]!;
  }
  return toUnit(addTo(toUnit(sum), directions.subarray(0, dimensions), shareOfFirstName));
}

/** By ISCO code; trade words may have none. */
function middlesOfGroups(
  vocabulary: Vocabulary,
  occupations: readonly number[],
  middles: readonly Float32Array[],
) {
  const groups = new Map<number, Float32Array>();
  occupations.forEach((concept, i) => {
    const isco = vocabulary.isco[concept]!;
    const sum = groups.get(isco);
    if (sum) addTo(sum, middles[i]!, 1);
    else if (isco > 0) groups.set(isco, middles[i]!.slice());
  });
  for (const sum of groups.values()) toUnit(sum);
  return groups;
}

export function addTo(sum: Float32Array, other: Float32Array, times: number): Float32Array {
  for (let d = 0; d < sum.length; d += 1) sum[d]! += other[d]! * times;
  return sum;
}
