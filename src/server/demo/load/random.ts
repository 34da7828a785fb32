/** Chance that comes out the same for the same seed, so that two demos differ in nothing but their dates. */
export interface Random {
  /** From 0 up to, but never, 1. */
  share: () => number;
  /** A whole number from `lowest` to `highest`, both included. */
  between: (lowest: number, highest: number) => number;
  pick: <Item>(items: readonly [Item, ...Item[]]) => Item;
}

/** Mulberry32: short, and far from any pattern an eye would see. */
export function createRandom(seed: number): Random {
  let state = seed;
  const share = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (lowest: number, highest: number) => lowest + Math.floor(share() * (highest - lowest + 1));
  return { share, between, pick: (items) => items[between(0, items.length - 1)] ?? items[0] };
}
