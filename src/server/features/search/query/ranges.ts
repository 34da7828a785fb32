/**
 * Ranges of numbers as few terms. A posting carries its time (and its pay) at several grains, each so many times
 * coarser than the one before; a range is covered by coarse grains in its middle and fine ones at its ends.
 */
interface Grains {
  /** What its terms begin with; the grain's number and a colon follow. */
  name: string;
  /** How many of one grain make the next: a power of two, its exponent. */
  bits: number;
  /** How many grains there are. */
  grains: number;
}

/** Hours since 1970; 8 hours, 64 hours, 512 hours (21 days), 4,096 hours (half a year). */
export const hours: Grains = { name: '=t', bits: 3, grains: 5 };

/** Quarter octaves of a month's pay: each step is a fifth more than the one below. */
export const paySteps: Grains = { name: '=p', bits: 2, grains: 3 };

/** The terms for all numbers from `first` to `last`, both included. */
export function termsOfRange({ name, bits, grains }: Grains, first: number, last: number): string[] {
  const terms: string[] = [];
  for (let at = first; at <= last;) {
    let grain = grains - 1;
    while (grain > 0 && (at % 2 ** (bits * grain) !== 0 || at + 2 ** (bits * grain) - 1 > last)) grain -= 1;
    terms.push(`${name}${grain}:${at >> (bits * grain)}`);
    at += 2 ** (bits * grain);
  }
  return terms;
}

/** The end of the coarsest grain that `number` is in: up to there a range from below takes the fewest terms. */
export function endOfGrain({ bits, grains }: Grains, number: number): number {
  const size = 2 ** (bits * (grains - 1));
  return (Math.floor(number / size) + 1) * size - 1;
}

export function payStep(pay: number): number {
  return Math.floor(4 * Math.log2(Math.max(1, pay)));
}
