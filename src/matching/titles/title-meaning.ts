import { stemsOf } from '#matching/text/tokens.ts';
import { conceptsNamed } from '#matching/vocabulary/concepts.ts';
import type { Vocabulary } from '#matching/vocabulary/vocabulary.ts';
import { toUnit } from '#matching/vocabulary/word-vectors.ts';
import { addTo, middleOfNames } from './occupation-meanings.ts';
import { directionOfTitle } from './title-directions.ts';

export interface TitleMeaning {
  /** Of length one, or all zero when no word is known. */
  direction: Float32Array;
  /** The title as a whole is a name that ESCO or O*NET has. */
  known: boolean;
}

/**
 * What a title means: the direction of its words and, where the title as a whole is a known name, that of what it names,
 * by `share`. "Concierge" has one word, but those who collected titles knew what else a concierge is called.
 */
export function titleMeaning(vocabulary: Vocabulary, title: string, share: number): TitleMeaning {
  const direction = directionOfTitle(vocabulary, stemsOf(title));
  const named = conceptsNamed(vocabulary, title, ['occupation', 'onet occupation']);
  if (named.length === 0) return { direction, known: false };
  const middle = new Float32Array(direction.length);
  for (const concept of named) addTo(middle, middleOfNames(vocabulary, concept), 1);
  return { direction: toUnit(addTo(direction, toUnit(middle), share)), known: true };
}
