export type MatchBand = 'green' | 'blue' | 'yellow';

/** The colour of a match score: green at 90 and above, blue at 80 and above, otherwise yellow. */
export function matchBand(score: number): MatchBand {
  if (score >= 90) return 'green';
  return score >= 80 ? 'blue' : 'yellow';
}
