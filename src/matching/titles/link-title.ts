import { best, cosines } from '../text/tf-idf.ts';
import { stemsOf } from '../text/tokens.ts';
import { labelOf } from '../vocabulary/concepts.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { cosine } from '../vocabulary/word-vectors.ts';
import { asides, cleanTitle } from './clean-title.ts';
import { occupationMeanings } from './occupation-meanings.ts';
import { occupationNames } from './occupation-names.ts';
import { titleMeaning } from './title-meaning.ts';

export interface TitleLink {
  occupation: number;
  label: string;
  /** 0 to 1; from 0.8 a person would rarely object. */
  confidence: number;
  /** The part of the title it was read from. */
  words: string;
}

/** The occupations a title names, best first. */
export function linkTitle(vocabulary: Vocabulary, title: string, limit = 5): TitleLink[] {
  const words = cleanTitle(title);
  const scores = scoresOf(vocabulary, `${words} ${asides(title)}`, Math.max(limit, candidates));
  return best(scores, limit).map((occupation) => ({
    occupation,
    label: labelOf(vocabulary, occupation),
    confidence: confidenceOf(scores[occupation]!),
    words,
  }));
}

// Fitted on the validation titles.
const shareKnown = 0.4;
const weightOfSpelling = 0.4;
const shareOfNearestName = 0.3;
/** How many occupations are looked at name by name. */
const candidates = 100;

/** Of each concept, how well the title names it: by the meaning of its names together and of the nearest, and by shared words. */
function scoresOf(vocabulary: Vocabulary, title: string, count: number): Float32Array {
  const { direction } = titleMeaning(vocabulary, title, shareKnown);
  const rough = sharedWords(vocabulary, stemsOf(title));
  const { occupations, directions } = occupationMeanings(vocabulary);
  const size = direction.length;
  occupations.forEach((occupation, i) => {
    const meaning = cosine(direction, directions.subarray(i * size, (i + 1) * size));
    rough[occupation] = (1 - shareOfNearestName) * meaning + weightOfSpelling * rough[occupation]!;
  });
  const scores = new Float32Array(vocabulary.size);
  for (const occupation of best(rough, count)) {
    scores[occupation] =
      rough[occupation]! + shareOfNearestName * nearestName(vocabulary, occupation, direction);
  }
  return scores;
}

/** Of each concept, the best cosine of its names' rare and common words with the title's. */
function sharedWords(vocabulary: Vocabulary, stems: readonly string[]): Float32Array {
  const { index, names } = occupationNames(vocabulary);
  const scores = new Float32Array(vocabulary.size);
  const numbers = stems.flatMap((stem) => vocabulary.stemNumbers.get(stem) ?? []);
  cosines(index, numbers).forEach((score, i) => {
    const occupation = vocabulary.conceptOfName[names[i]!]!;
    if (score > scores[occupation]!) scores[occupation] = score;
  });
  return scores;
}

function nearestName(vocabulary: Vocabulary, occupation: number, direction: Float32Array): number {
  const { occupations, directionsOfNames } = occupationMeanings(vocabulary);
  const { firstNames } = vocabulary;
  const offset = firstNames[occupations[0]!]!;
  let nearest = 0;
  for (let name = firstNames[occupation]!; name < firstNames[occupation + 1]!; name += 1) {
    const start = (name - offset) * direction.length;
    nearest = Math.max(
      nearest,
      cosine(direction, directionsOfNames.subarray(start, start + direction.length)),
    );
  }
  return nearest;
}

/** Everything shared makes 1.4. */
function confidenceOf(score: number): number {
  return Math.max(0, Math.min(1, score / (1 + weightOfSpelling)));
}
