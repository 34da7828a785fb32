import { type TfIdf, tfIdfOf } from '../../text/tf-idf.ts';
import { kindOf, labelOf } from '../../vocabulary/concepts.ts';
import { type Rows, row, startsOfLengths } from '../../vocabulary/rows.ts';
import type { Vocabulary } from '../../vocabulary/vocabulary.ts';
import { skillDirections } from '../directions.ts';
import { usesOf } from '../uses.ts';
import { functionWords } from './function-words.ts';
import { type Letters, lettersOf } from './letters.ts';
import { weights } from './weights.ts';

/** The skills that can be found for a sentence, ready to be ranked. Rows of the columns are in the order of `concepts`. */
export interface RankedSkills {
  concepts: Uint16Array;
  /** The words of their labels. */
  labels: TfIdf;
  letters: Letters;
  /** Of each skill, its names as stems, and of each name the length of its letters' vector. */
  names: Rows;
  namesOf: Uint32Array;
  nameLengths: Float32Array;
  /** The directions of label and names in one, each by its weight: for a first look with the whole sentence. */
  blended: Float32Array;
  /** What is known of a skill before any sentence. */
  known: readonly Known[];
  /** The same as one number, never below zero. */
  likelihood: Float32Array;
}

/** How likely a sentence means a skill, all else being equal. */
export interface Known {
  /** ln(1 + occupations that use it). */
  uses: number;
  /** ESCO's "transversal" skills belong to no trade: languages, thinking, dealing with people. */
  transversal: number;
  /** How many words its label has: a long one says much that a sentence must say too. */
  labelWords: number;
  /** ln(1 + names): the more it has, the easier one of them is like the sentence by chance. */
  names: number;
}

const ready = new WeakMap<Vocabulary, RankedSkills>();

/** Made at first use, in some 200 ms. */
export function rankedSkillsOf(vocabulary: Vocabulary): RankedSkills {
  let skills = ready.get(vocabulary);
  if (!skills) ready.set(vocabulary, (skills = made(vocabulary)));
  return skills;
}

function made(vocabulary: Vocabulary): RankedSkills {
  const { concepts, ofLabels, ofNames } = skillDirections(vocabulary);
  const labelStems = Array.from(concepts, (concept) =>
    telling(vocabulary, row(vocabulary.stemsOfName, vocabulary.firstNames[concept]!)),
  );
  const counts = Array.from(
    concepts,
    (concept) => vocabulary.firstNames[concept + 1]! - vocabulary.firstNames[concept]!,
  );
  const namesOf = startsOfLengths(counts);
  const names = rowsOf(
    Array.from(concepts).flatMap((concept, i) =>
      Array.from({ length: counts[i]! }, (_, n) =>
        Array.from(row(vocabulary.stemsOfName, vocabulary.firstNames[concept]! + n)),
      ),
    ),
  );
  const letters = lettersOf(vocabulary, new Set(names.items));
  const transversal = transversalSkills(vocabulary);
  const uses = usesOf(vocabulary);
  const known = Array.from(concepts, (concept, i): Known => ({
    uses: Math.log1p(uses[concept]!),
    transversal: Number(transversal.has(concept)),
    labelWords: new Set(labelStems[i]).size,
    names: Math.log1p(counts[i]!),
  }));
  return {
    concepts,
    labels: tfIdfOf(rowsOf(labelStems), vocabulary.stems.length),
    letters,
    names,
    namesOf,
    nameLengths: lengthsOf(names, letters),
    blended: ofLabels.map((value, i) => weights.label * value + weights.part * ofNames[i]!),
    known,
    likelihood: likelihoodsOf(known),
  };
}

function likelihoodsOf(known: readonly Known[]): Float32Array {
  const sums = Float32Array.from(
    known,
    (one) =>
      weights.uses * one.uses +
      weights.transversal * one.transversal +
      weights.labelWords * one.labelWords +
      weights.names * one.names,
  );
  const least = sums.reduce((a, b) => Math.min(a, b));
  return sums.map((sum) => sum - least);
}

function telling({ stems }: Vocabulary, numbers: ArrayLike<number>): number[] {
  return Array.from(numbers).filter((number) => !functionWords.has(stems[number]!));
}

function rowsOf(lists: readonly (readonly number[])[]): Rows {
  return {
    starts: startsOfLengths(lists.map(({ length }) => length)),
    items: Uint16Array.from(lists.flat()),
  };
}

/** Groups of letters that several words of a name share are few: its length is taken from those of its words. */
function lengthsOf(names: Rows, { lengths }: Letters): Float32Array {
  return Float32Array.from({ length: names.starts.length - 1 }, (_, name) =>
    Math.hypot(...Array.from(row(names, name), (stem) => lengths[stem]!)),
  );
}

/** The skills in the group that ESCO calls so and in the groups below it. */
function transversalSkills(vocabulary: Vocabulary): ReadonlySet<number> {
  const found = new Set<number>();
  const isGroup = (concept: number) => kindOf(vocabulary, concept) === 'skill group';
  const groups = Array.from({ length: vocabulary.size }, (_, concept) => concept).filter(
    (concept) => isGroup(concept) && labelOf(vocabulary, concept) === 'transversal skills and competences',
  );
  for (let group = groups.pop(); group !== undefined; group = groups.pop()) {
    for (const member of row(vocabulary.narrower, group)) {
      if (isGroup(member)) groups.push(member);
      else found.add(member);
    }
  }
  return found;
}
