import type { MarketShape } from './market-shape.ts';
import { type Needed, oneOf } from './term-query.ts';

/** A part of all listed jobs that is as good as drawn by lot. */
export interface Sample {
  /** How often the market was halved: one job in 4, 8, 16 … or 1,024. */
  halved: number;
  /** Terms that its jobs have. */
  more: readonly Needed[];
  /** Which index of a sample has it, told as that index tells it; undefined where only that of all jobs does. */
  within: string | undefined;
}

const halvings = { least: 2, most: 10 } as const;

/** Those with an index of their own (0085_samples.sql), the smallest first. */
const indexed = [6, 3];

/**
 * One job in 2 to the power of `halved`, as far as there are such: they have the term =n:2, =n:3 … =n:10. It is not asked for where
 * an index has just these, if something else is.
 */
export function sampleOf({ total }: MarketShape, halved: number, needs: readonly Needed[]): Sample {
  const bounded = Math.min(halvings.most, Math.max(halvings.least, halved));
  const index = indexed.find((each) => each <= bounded);
  return {
    halved: bounded,
    more:
      index === bounded && needs.length
        ? []
        : [{ terms: oneOf([`=n:${bounded}`]), jobs: total / 2 ** bounded }],
    within: index === undefined ? undefined : withinIndexed(index),
  };
}

/** As the index of one job in 2 to the power of `halved` says it. */
function withinIndexed(halved: number): string {
  return `((job_id::bigint * 2654435761) >> 12) & ${2 ** halved - 1} = 0`;
}

/** One job in 64. */
export const oneIn64 = withinIndexed(6);

/** The sample that tells at little cost about how many hits there are; undefined where a market is so small that all are read as soon. */
export function telling({ total }: MarketShape): number | undefined {
  return total >= smallest * 2 ** 6 ? 6 : total >= smallest * 2 ** 3 ? 3 : undefined;
}

/** A sample of fewer jobs tells nothing. */
const smallest = 2_000;
