import { letterGroups } from '../text/letter-groups.ts';
import { textIndexOf } from '../text/text-index.ts';
import { stemsOf } from '../text/tokens.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { cosine } from '../vocabulary/word-vectors.ts';
import { titleMeaning } from './title-meaning.ts';

// The share of what a name is known to stand for beside its own words, and the weight of shared spelling beside meaning:
// letters matter little for a name we know and much for one we do not. Fitted on the validation titles, where the share
// makes no difference between 0.2 and 0.7 and the weight none between 0.3 and 0.5.
const shareKnown = { query: 0.7, name: 0.3 };
const weightOfSpelling = { known: 0.1, unknown: 0.4 };
const shareOfLetters = 0.4;

/** Ranks any names of work by nearness to a query, with what the vocabulary knows about both: a score for each name. */
export function rankingOf(vocabulary: Vocabulary, names: readonly string[]): (query: string) => Float32Array {
  const byLetters = textIndexOf(names, letterGroups);
  const byStems = textIndexOf(names, stemsOf);
  const meanings = names.map((name) => titleMeaning(vocabulary, name, shareKnown.name).direction);
  return (query) => {
    const { direction, known } = titleMeaning(vocabulary, query, shareKnown.query);
    const weight = known ? weightOfSpelling.known : weightOfSpelling.unknown;
    const letters = byLetters(query);
    const stems = byStems(query);
    return Float32Array.from(meanings, (meaning, i) => {
      const spelling = shareOfLetters * letters[i]! + (1 - shareOfLetters) * stems[i]!;
      return cosine(direction, meaning) + weight * spelling;
    });
  };
}
