import { type TfIdf, tfIdfOf } from '#matching/text/tf-idf.ts';
import { row, startsOfLengths } from '#matching/text/rows.ts';
import type { Vocabulary } from '#matching/vocabulary/vocabulary.ts';
import { skillDirections } from '#matching/skills/directions.ts';
import { functionWords } from './function-words.ts';
import type { PriorFeatures } from './features.ts';
import { priorsOf, likelihoodsOf } from './priors.ts';
import { type NgramIndex, ngramIndexOf } from './ngrams.ts';
import { weights } from './weights.ts';

/** The skills that can be found for a sentence, ready to be ranked. Rows of the columns are in the order of `concepts`. */
export interface RankedSkills {
  concepts: Uint16Array;
  /** The words of their labels. */
  labels: TfIdf;
  ngrams: NgramIndex;
  /** Of each name of the vocabulary, the length of its n-gram vector; 0 for what is no name of a skill. */
  nameLengths: Float32Array;
  /** The directions of label and names in one, each by its weight: for a first look with the whole sentence. */
  blended: Float32Array;
  priors: readonly PriorFeatures[];
  likelihood: Float32Array;
}

const ready = new WeakMap<Vocabulary, RankedSkills>();

/** Made at first use, in some 300 ms. */
export function rankedSkillsOf(vocabulary: Vocabulary): RankedSkills {
  let skills = ready.get(vocabulary);
  if (!skills) ready.set(vocabulary, (skills = made(vocabulary)));
  return skills;
}

function made(vocabulary: Vocabulary): RankedSkills {
  const { concepts, ofLabels, ofNames } = skillDirections(vocabulary);
  const labels = Array.from(concepts, (concept) => stemsOfLabel(vocabulary, concept));
  const ngrams = ngramIndexOf(vocabulary, stemsInNames(vocabulary, concepts));
  const priors = priorsOf(vocabulary, concepts, labels);
  return {
    concepts,
    labels: tfIdfOf(
      {
        starts: startsOfLengths(labels.map(({ length }) => length)),
        items: Uint16Array.from(labels.flat()),
      },
      vocabulary.stems.length,
    ),
    ngrams,
    nameLengths: lengthsOfNames(vocabulary, concepts, ngrams),
    blended: ofLabels.map((value, i) => weights.label * value + weights.part * ofNames[i]!),
    priors,
    likelihood: likelihoodsOf(priors),
  };
}

function stemsOfLabel({ firstNames, stemsOfName, stems }: Vocabulary, concept: number): number[] {
  return [...row(stemsOfName, firstNames[concept]!)].filter((stem) => !functionWords.has(stems[stem]!));
}

function stemsInNames({ firstNames, stemsOfName }: Vocabulary, concepts: Uint16Array): Set<number> {
  const found = new Set<number>();
  for (const concept of concepts) {
    const end = stemsOfName.starts[firstNames[concept + 1]!]!;
    for (let i = stemsOfName.starts[firstNames[concept]!]!; i < end; i += 1) found.add(stemsOfName.items[i]!);
  }
  return found;
}

/** N-grams that several words of a name share are few: its length is taken from those of its words. */
function lengthsOfNames(
  { firstNames, stemsOfName }: Vocabulary,
  concepts: Uint16Array,
  { lengths }: NgramIndex,
): Float32Array {
  const found = new Float32Array(stemsOfName.starts.length - 1);
  for (const concept of concepts) {
    for (let name = firstNames[concept]!; name < firstNames[concept + 1]!; name += 1) {
      let squares = 0;
      for (let i = stemsOfName.starts[name]!; i < stemsOfName.starts[name + 1]!; i += 1)
        squares += lengths[stemsOfName.items[i]!]! ** 2;
      found[name] = Math.sqrt(squares);
    }
  }
  return found;
}
