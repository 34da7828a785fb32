import type { Features } from './features.ts';

/** What each feature is worth: fitted by `npm run bench -- skill-weights` on 136 sentences that are used for nothing else. */
export const weights: Readonly<Record<keyof Features, number>> = {
  words: 4.1,
  letters: 5.1,
  label: 6.4,
  part: 4.4,
  uses: 0.35,
  transversal: 2.1,
  labelWords: -0.26,
  names: 0.09,
};
