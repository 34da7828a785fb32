/**
 * Selection rates, scoring rates and impact ratios as New York City's Local Law 144 calculates them (6 RCNY § 5-300 and
 * § 5-301): the selection rate of a category is the share of its people who moved forward; the scoring rate the share
 * who got a score above the median of the whole sample; the impact ratio a category's rate divided by the highest
 * category's. People who did not say where they belong count for the median and nowhere else.
 */

/** How many people of one kind there are in a sample. */
export interface AssessedGroup {
  people: number;
  /** null: not said. */
  category: string | null;
  /** Whether they moved forward. */
  selected: boolean;
  /** null: not scored. */
  score: number | null;
}

export interface CategoryRates {
  category: string;
  people: number;
  selectionRate: number;
  /** null when nobody was selected in any category. */
  selectionImpact: number | null;
  /** null when too few of the category were scored. */
  scoringRate: number | null;
  scoringImpact: number | null;
}

export interface ImpactRatios {
  /** The categories large enough to be shown; none, or two and more, since one alone compares with nothing. */
  shown: CategoryRates[];
  /** Everybody else: who did not say, and who belongs to a category too small to show. */
  others: number;
}

/** A category with fewer people says too much about each of them. */
export const fewestShown = 10;

/** The rule lets categories of under 2 % of the sample be left out. */
export const smallestShare = 0.02;

export function impactRatios(groups: readonly AssessedGroup[]): ImpactRatios {
  const everybody = sum(groups);
  const categories = [...new Set(groups.map(({ category }) => category))]
    .filter((category) => category !== null)
    .filter((category) => {
      const people = sum(groups.filter((group) => group.category === category));
      return people >= fewestShown && people >= everybody * smallestShare;
    });
  return categories.length < 2 ? { shown: [], others: everybody } : ratesOf(groups, categories);
}

/** The same over two questions at once, such as sex and origin: every pair is a category of its own. */
export interface CrossedGroup extends Omit<AssessedGroup, 'category'> {
  first: string | null;
  second: string | null;
}

export interface CrossedRates extends Omit<CategoryRates, 'category'> {
  first: string;
  second: string;
}

/**
 * Beside the two questions' own tables a small pair could be found by subtraction (all women less the women of every
 * other origin). So the smallest of its neighbours are left out as well, until it cannot.
 */
export function crossedImpactRatios(groups: readonly CrossedGroup[]): {
  shown: CrossedRates[];
  others: number;
} {
  const everybody = sum(groups);
  const all = pairsOf(groups);
  let pairs = all.filter(({ people }) => people >= fewestShown && people >= everybody * smallestShare);
  for (let out = revealing(all, pairs); out.length > 0; out = revealing(all, pairs)) {
    const left = out;
    pairs = pairs.filter((pair) => !left.includes(pair));
  }
  if (pairs.length < 2) return { shown: [], others: everybody };
  const named = groups.map((group) => ({ ...group, category: nameOf(group) }));
  const { shown, others } = ratesOf(
    named,
    pairs.map(nameOf).filter((name) => name !== null),
  );
  return {
    shown: shown.map(({ category, ...rates }) => {
      const pair = pairs.find((one) => nameOf(one) === category);
      // Every shown name was made from a pair just above.
      return { first: pair?.first ?? '', second: pair?.second ?? '', ...rates };
    }),
    others,
  };
}

/** Each rate divided by the highest, as the rule rounds none of it: what is shown is rounded by who shows it. */
export function impactOf(rates: readonly (number | null)[]): (number | null)[] {
  const highest = Math.max(0, ...rates.filter((rate) => rate !== null));
  return rates.map((rate) => (rate === null || highest === 0 ? null : rate / highest));
}

function ratesOf(groups: readonly AssessedGroup[], categories: readonly string[]): ImpactRatios {
  const median = medianScore(groups);
  const rates = categories.map((category) => {
    const own = groups.filter((group) => group.category === category);
    const scored = own.filter(({ score }) => score !== null);
    const above = scored.filter(({ score }) => median !== null && score !== null && score > median);
    return {
      category,
      people: sum(own),
      selectionRate: sum(own.filter(({ selected }) => selected)) / sum(own),
      scoringRate: sum(scored) < fewestShown ? null : sum(above) / sum(scored),
    };
  });
  const selection = impactOf(rates.map(({ selectionRate }) => selectionRate));
  const scoring = impactOf(rates.map(({ scoringRate }) => scoringRate));
  const shown = rates.map((rate, at) => ({
    ...rate,
    selectionImpact: selection[at] ?? null,
    scoringImpact: scoring[at] ?? null,
  }));
  return { shown, others: sum(groups) - sum(shown) };
}

/** The middle score of everybody scored; of an even number the mean of the middle two. null without scores. */
export function medianScore(groups: readonly Pick<AssessedGroup, 'people' | 'score'>[]): number | null {
  const scored = groups
    .flatMap(({ people, score }) => (score === null ? [] : [{ people, score }]))
    .toSorted((a, b) => a.score - b.score);
  const count = sum(scored);
  if (count === 0) return null;
  return (scoreAt(scored, Math.ceil(count / 2)) + scoreAt(scored, Math.floor(count / 2) + 1)) / 2;
}

function scoreAt(scored: readonly { people: number; score: number }[], place: number): number {
  let passed = 0;
  for (const { people, score } of scored) {
    passed += people;
    if (passed >= place) return score;
  }
  return scored.at(-1)?.score ?? 0;
}

interface Pair {
  first: string;
  second: string;
  people: number;
}

function pairsOf(groups: readonly CrossedGroup[]): Pair[] {
  const pairs = new Map<string, Pair>();
  for (const { first, second, people } of groups) {
    if (first === null || second === null) continue;
    const name = JSON.stringify([first, second]);
    pairs.set(name, { first, second, people: (pairs.get(name)?.people ?? 0) + people });
  }
  return [...pairs.values()];
}

/** Shown pairs to leave out, because with them somebody could calculate a hidden pair of one to nine people. */
function revealing(all: readonly Pair[], shown: readonly Pair[]): readonly Pair[] {
  const hidden = all.filter((pair) => !shown.includes(pair));
  const open = hidden.find((pair) => pair.people < fewestShown && isCalculable(pair, hidden));
  if (!open) return [];
  // The cheapest three pairs that make a circle with it.
  const circles = all
    .filter(({ first, second }) => first !== open.first && second !== open.second)
    .map((across) => [
      across,
      all.find(({ first, second }) => first === open.first && second === across.second),
      all.find(({ first, second }) => first === across.first && second === open.second),
    ])
    .filter((corners): corners is Pair[] => corners.every((corner) => corner !== undefined))
    .map((corners) => corners.filter((corner) => shown.includes(corner)))
    .toSorted((a, b) => sum(a) - sum(b));
  return circles[0] ?? shown;
}

/** The sums of rows and columns leave a hidden pair open only when it lies on a circle of hidden pairs. */
function isCalculable(pair: Pair, hidden: readonly Pair[]): boolean {
  const firsts = new Set([pair.first]);
  const seconds = new Set<string>();
  const others = hidden.filter((other) => other !== pair);
  for (let grown = true; grown;) {
    const before = firsts.size + seconds.size;
    for (const { first, second } of others) {
      if (firsts.has(first)) seconds.add(second);
      if (seconds.has(second)) firsts.add(first);
    }
    grown = firsts.size + seconds.size > before;
  }
  return !seconds.has(pair.second);
}

function nameOf({ first, second }: Pick<CrossedGroup, 'first' | 'second'>): string | null {
  return first === null || second === null ? null : JSON.stringify([first, second]);
}

function sum(groups: readonly { people: number }[]): number {
  return groups.reduce((total, { people }) => total + people, 0);
}
