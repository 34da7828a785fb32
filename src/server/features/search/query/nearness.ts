import { termsNear } from '#matching/features/near-terms.ts';
import { cosineOfMeanings, meaningOfTitle } from '#matching/titles/title-meaning-text.ts';
import type { Vocabulary } from '#matching/vocabulary/vocabulary.ts';
import type { Nearness } from '#server/features/search/nearest.queries.ts';

/** How near work is by the vocabulary, which is loaded when somebody first asks. */
export function nearnessIn(vocabulary: () => Vocabulary): Nearness {
  return {
    terms: (words) => termsNear(vocabulary(), words),
    of: (words, titles) => {
      const meaning = meaningOfTitle(vocabulary(), words);
      return titles.map((title) => cosineOfMeanings(meaning, meaningOfTitle(vocabulary(), title)));
    },
  };
}
