import type { JobFacets } from '#contract/api.ts';

type Facet = JobFacets['location'];

/** A value one can filter by, and how many jobs that would leave. */
export interface Option {
  value: string;
  label: string;
  count: number;
}

/**
 * What a facet offers: every value there is without any filter, every one there is now, and those chosen. What would
 * leave nothing is counted 0, not left out.
 */
export function optionsOf(all: Facet = [], now: Facet = [], chosen: readonly string[] = []): Option[] {
  const counts = new Map(now.map(({ value, count }) => [value, count]));
  const labels = new Map([...all, ...now].map(({ value, label }) => [value, label ?? value]));
  const values = new Set([...now, ...all].map(({ value }) => value));
  for (const value of chosen) values.add(value);
  return [...values].map((value) => ({
    value,
    label: labels.get(value) ?? value,
    count: counts.get(value) ?? 0,
  }));
}

/** The options in an order that has been shown already: those known stay where they are, others follow. */
export function inOrder(options: readonly Option[], order: readonly string[]): Option[] {
  const place = new Map(order.map((value, index) => [value, index]));
  const placeOf = ({ value }: Option) => place.get(value) ?? order.length;
  return [...options].sort((one, other) => placeOf(one) - placeOf(other));
}

/** The first few of a long list, and whatever is chosen further down. */
export function foremost(options: readonly Option[], many: number, chosen: readonly string[]): Option[] {
  return options.filter(({ value }, index) => index < many || chosen.includes(value));
}
