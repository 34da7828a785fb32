import type { MarketShape } from './market-shape.ts';
import type { Plan } from './plan.ts';

/** How many hits are counted, and how large a sample. */
interface Sampling {
  /** Up to so many hits every one is counted; of more, a sample is. Each costs some 12 microseconds. */
  countedHits: number;
  /** About how many jobs a sample holds that tells how many hits there are. */
  sampledJobs: number;
  /** At most about so many hits of a sample are counted. */
  sampledHits: number;
  /** So many say as much as is told: two figures. */
  enoughHits: number;
}

export const inside: Sampling = {
  countedHits: 5_000,
  sampledJobs: 4_096,
  sampledHits: 2_500,
  enoughHits: 1_000,
};
/** A page waits for its counts, which say about how many: a smaller sample does. */
const outside: Sampling = { countedHits: 1_200, sampledJobs: 1_024, sampledHits: 300, enoughHits: 150 };
/** To find which thousand of a million jobs are hits takes longer than to count a hundred in a sample. */
const countedOfVeryMany = 500;
const veryMany = 200_000;

export function samplingOf({ isVisitors }: Pick<Plan, 'isVisitors'>, { total }: MarketShape): Sampling {
  if (!isVisitors) return inside;
  return total < veryMany ? outside : { ...outside, countedHits: countedOfVeryMany };
}
