/**
 * One over the place of the first right answer. Among equal scores it is expected where it would stand on average, so a
 * system gains nothing by giving many the same score.
 */
export function reciprocalRank(scores: ArrayLike<number>, right: ReadonlySet<number>): number {
  let best = -Infinity;
  for (const place of right) best = Math.max(best, scores[place]!);
  let above = 0;
  let equal = 0;
  let equalRight = 0;
  for (let place = 0; place < scores.length; place += 1) {
    if (scores[place]! > best) above += 1;
    else if (scores[place] === best) {
      equal += 1;
      if (right.has(place)) equalRight += 1;
    }
  }
  return 1 / (1 + above + (equal - equalRight) / (equalRight + 1));
}

/** The mean of the precision at every right answer. */
export function averagePrecision(scores: ArrayLike<number>, right: ReadonlySet<number>): number {
  const order = Array.from(scores, (_, place) => place).toSorted((a, b) => scores[b]! - scores[a]!);
  let found = 0;
  let sum = 0;
  order.forEach((place, i) => {
    if (right.has(place)) sum += (found += 1) / (i + 1);
  });
  return sum / right.size;
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
