import type { Random } from '#server/demo/load/random.ts';

/** Picks items as often as their weights say, each pick in constant time (Vose's alias method). */
export function picker<Item>(items: readonly Item[], weights: readonly number[]): (random: Random) => Item {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const share = Float64Array.from(weights, (weight) => (weight * items.length) / total);
  const other = new Uint32Array(items.length);
  const small = [...share.keys()].filter((at) => (share[at] ?? 0) < 1);
  const large = [...share.keys()].filter((at) => (share[at] ?? 0) >= 1);
  for (;;) {
    const [less, more] = [small.at(-1), large.at(-1)];
    if (less === undefined || more === undefined) break;
    small.pop();
    other[less] = more;
    const left = (share[more] ?? 0) + (share[less] ?? 0) - 1;
    share[more] = left;
    if (left >= 1) continue;
    large.pop();
    small.push(more);
  }
  for (const rest of [...small, ...large]) share[rest] = 1;
  return (random) => {
    const at = Math.floor(random.share() * items.length);
    // The cast: both are positions of `items`.
    return items[random.share() < (share[at] ?? 1) ? at : (other[at] ?? at)] as Item;
  };
}

/** Zipf's law: the second is half as frequent as the first, the third a third; `flatness` below 1 evens it out. */
export function byRank<Item>(items: readonly Item[], flatness: number): (random: Random) => Item {
  return picker(
    items,
    items.map((_, rank) => 1 / (rank + 1) ** flatness),
  );
}
