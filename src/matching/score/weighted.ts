/** One thing that was weighed: 0 to 1, or null where nothing is known of it. */
export interface Weighed {
  weight: number;
  value: number | null;
}

/** The mean of what is known, by weight; null when nothing is. Unknown things take no part: they neither help nor harm. */
export function weightedMean(things: readonly Weighed[]): number | null {
  let sum = 0;
  let weights = 0;
  for (const { weight, value } of things) {
    if (value === null) continue;
    sum += weight * value;
    weights += weight;
  }
  return weights ? sum / weights : null;
}
