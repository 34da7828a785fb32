export type MatchBand = 'green' | 'blue' | 'yellow';

/** From which score on a match is green, and from which blue; below it is yellow. */
export const bandFrom = { green: 90, blue: 80 } as const;

/** What a score can be at most that is not to be green. */
export const belowGreen = bandFrom.green - 1;

/** The colour of a match score. */
export function matchBand(score: number): MatchBand {
  if (score >= bandFrom.green) return 'green';
  return score >= bandFrom.blue ? 'blue' : 'yellow';
}
