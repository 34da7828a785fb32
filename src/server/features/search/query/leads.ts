import type { Term, Variants } from './term-query.ts';

/** Terms one of which is in each way something may be said, and about how many jobs have any of them. */
export interface Leads {
  terms: readonly Term[];
  jobs: number;
}

/**
 * Whoever has none of the leads has none of the ways: of thirteen names of a catering assistant, "kitchen", "catering", "canteen", "food",
 * "cuisine" and "lunch". The index looks up six lists for a row instead of twenty, and the twenty only for rows that have one of the six.
 * Undefined where that would spare little. `jobsOf` says how many jobs have a term, Infinity where that is not known.
 */
export function leadsOf(ways: Variants, jobsOf: (term: Term) => number): Leads | undefined {
  const all = new Map(ways.flat().map((term) => [keyOf(term), term]));
  if (all.size < enoughTerms) return undefined;
  const terms: Term[] = [];
  let left = ways.map((way) => new Set(way.map(keyOf)));
  while (left.length > 0) {
    // The fewest jobs for each way it stands in.
    const costs = [...all].map(([key, term]) => ({
      key,
      term,
      cost: (jobsOf(term) + 1) / left.filter((way) => way.has(key)).length,
    }));
    const best = costs.reduce((one, other) => (other.cost < one.cost ? other : one));
    if (!Number.isFinite(best.cost)) return undefined;
    terms.push(best.term);
    left = left.filter((way) => !way.has(best.key));
  }
  const jobs = terms.reduce((sum, term) => sum + jobsOf(term), 0);
  return terms.length <= all.size * enoughSpared ? { terms, jobs } : undefined;
}

const enoughTerms = 6;
const enoughSpared = 0.67;

function keyOf(term: Term): string {
  return JSON.stringify(term);
}
