import type { Features } from './features.ts';

/** What each feature is worth: fitted by `npm run bench -- skill-weights` on 136 sentences that are used for nothing else. */
export const weights: Readonly<Record<keyof Features, number>> = {
  words: 4.1,
  ngrams: 5.1,
  label: 6,
  part: 4.4,
  uses: 0.4,
  transversal: 2.2,
  labelWords: -0.26,
  names: 0.06,
};
