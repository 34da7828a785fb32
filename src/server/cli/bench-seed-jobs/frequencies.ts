import type { Random } from '#server/demo/load/random.ts';

/** Picks items as often as their weights say, each pick in constant time (Vose's alias method). */
export function picker<Item>(items: readonly Item[], weights: readonly number[]): (random: Random) => Item {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const share = Float64Array.from(weights, (weight) => (weight * items.length) / total);
  const other = new Uint32Array(items.length);
  const small = [...share.keys()].filter((at) => (share[at] ?? 0) < 1);
  const large = [...share.keys()].filter((at) => (share[at] ?? 0) >= 1);
  while (small.length && large.length) {
    // The casts here and below: neither list is empty, and all positions are those of `items`.
    const less = small.pop() as number;
    const more = large.at(-1) as number;
    other[less] = more;
    share[more] = (share[more] as number) + (share[less] as number) - 1;
    if (share[more] < 1) small.push(large.pop() as number);
  }
  for (const rest of [...small, ...large]) share[rest] = 1;
  return (random) => {
    const at = Math.floor(random.share() * items.length);
    return items[random.share() < (share[at] as number) ? at : (other[at] as number)] as Item;
  };
}

/** Zipf's law: the second is half as frequent as the first, the third a third; `flatness` below 1 evens it out. */
export function byRank<Item>(items: readonly Item[], flatness: number): (random: Random) => Item {
  return picker(
    items,
    items.map((_, rank) => 1 / (rank + 1) ** flatness),
  );
}
