import { best, cosines } from '../text/tf-idf.ts';
import { tokensOf } from '../text/tokens.ts';
import { labelOf } from '../vocabulary/concepts.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { cleanTitle } from './clean-title.ts';
import { occupationNames } from './occupation-names.ts';

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
  const stems = tokensOf(words).flatMap(({ stem }) => vocabulary.stemNumbers.get(stem) ?? []);
  const { index, names } = occupationNames(vocabulary);
  const scores = new Float32Array(vocabulary.size);
  cosines(index, stems).forEach((score, i) => {
    const occupation = vocabulary.conceptOfName[names[i]!]!;
    if (score > scores[occupation]!) scores[occupation] = score;
  });
  return best(scores, limit).map((occupation) => ({
    occupation,
    label: labelOf(vocabulary, occupation),
    confidence: Math.min(1, scores[occupation]!),
    words,
  }));
}
