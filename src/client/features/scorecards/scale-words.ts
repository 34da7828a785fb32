import { recommendationLabel, stepLabel } from '#domain/scorecards.ts';

/** How well somebody does in an attribute, beside what the job needs. */
export const stepWords = {
  1: { brief: 'Far below', full: stepLabel[1] },
  2: { brief: 'Below', full: stepLabel[2] },
  3: { brief: 'Meets', full: `Meets what the job needs` },
  4: { brief: 'Above', full: stepLabel[4] },
  5: { brief: 'Far above', full: stepLabel[5] },
} as const;

export const recommendationWords = {
  1: { brief: recommendationLabel[1], full: recommendationLabel[1] },
  2: { brief: recommendationLabel[2], full: recommendationLabel[2] },
  3: { brief: recommendationLabel[3], full: recommendationLabel[3] },
  4: { brief: recommendationLabel[4], full: recommendationLabel[4] },
  5: { brief: recommendationLabel[5], full: recommendationLabel[5] },
} as const;

export const notAssessed = 'Not assessed';
