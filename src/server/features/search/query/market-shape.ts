/** How old the newest so many listed jobs are: enough to say how far back so many jobs reach. */
export interface MarketShape {
  /** The same as long as nothing has changed of what searches go by. */
  state: string;
  /** About how many jobs are listed. */
  total: number;
  /** The hour (since 1970) of now. */
  hour: number;
  /** From the newest on: the hour in which the job of this rank was posted. */
  marks: readonly { rank: number; hour: number }[];
}

/** About how many listed jobs are newer than this hour. */
export function rankOf({ marks, hour: now }: MarketShape, hour: number): number {
  if (hour >= now) return 0;
  let [rank, from] = [0, now];
  for (const mark of marks) {
    if (hour >= mark.hour) return rank + ((from - hour) / Math.max(1, from - mark.hour)) * (mark.rank - rank);
    [rank, from] = [mark.rank, mark.hour];
  }
  return rank;
}

/** The hour since which about so many jobs were posted; undefined where it is all of them. */
export function hourOfRank({ marks, hour: now }: MarketShape, wanted: number): number | undefined {
  let [rank, from] = [0, now];
  for (const mark of marks) {
    if (wanted <= mark.rank) {
      const share = (wanted - rank) / Math.max(1, mark.rank - rank);
      return Math.floor(from - share * (from - mark.hour));
    }
    [rank, from] = [mark.rank, mark.hour];
  }
  return undefined;
}

/** The hour since which all jobs were posted, with years to spare for what has come since this was measured. */
export function firstHour({ marks }: MarketShape): number {
  const oldest = marks.at(-1)?.hour ?? 0;
  return Math.max(0, oldest - 4 * 366 * 24);
}

/** How many jobs would have all of some words, of which each has so many, were they strewn by lot. */
export function likelyHits({ total }: MarketShape, jobsOfWords: readonly number[]): number {
  return jobsOfWords.reduce((hits, jobs) => (hits * Math.min(jobs, total)) / Math.max(1, total), total);
}
