import type { Features } from './rank-skills.ts';

/** What each feature is worth: fitted by `npm run bench -- skill-weights` on 136 sentences that are used for nothing else. */
export const weights: Readonly<Record<keyof Features, number>> = {
  words: 4.8,
  letters: 5.5,
  label: 5.4,
  part: 4.4,
  uses: 0.36,
  transversal: 1.8,
  labelWords: -0.28,
  names: 0.16,
};
