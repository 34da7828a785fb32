import type { WiderSearch } from '#contract/api.ts';
import { widerSearches as most } from '#domain/limits.ts';
import { withoutSigns } from '#domain/signed-words.ts';
import type { Actor } from '#domain/permissions.ts';
import type { Db } from '#server/db/query.ts';
import { marketShape } from './market-shape.queries.ts';
import { countJobs } from './job-facets.queries.ts';
import { type Nearness, nearestTitles, nearestWords } from './nearest.queries.ts';
import { parseQuery } from './parse-query.queries.ts';
import type { FindOtherNames } from './query/parsed-query.ts';
import type { Filters } from './query/filter-terms.ts';
import { fewerWords, type Loosened, loosened, oneFilterOnly } from './query/loosened.ts';
import { planOf } from './query/plan.ts';

export interface Deps {
  otherNames: FindOtherNames;
  nearness: Nearness;
}

/**
 * The ways to let go of one part of a search that bring more jobs than it has, with how many each would bring. They are
 * counted one after the other, and only until there are enough, so that one request is never many searches at once. Where a
 * search finds nothing, and nothing is found by letting one thing go, the nearest that finds something is looked for, further
 * and further off; in the end everything is offered.
 */
export async function widerSearches(
  db: Db,
  actor: Actor,
  search: Filters,
  { otherNames, nearness }: Deps,
): Promise<WiderSearch[]> {
  const now = new Date();
  const market = await marketShape(db, now);
  const count = async (wanted: Filters) => {
    const parsed = await parseQuery(db, wanted.search, otherNames);
    return countJobs(db, market, planOf(actor, wanted, { parsed, now }));
  };
  const own = await count(search);
  const better = async (ways: readonly Loosened[], enough: number): Promise<WiderSearch[]> => {
    const found: WiderSearch[] = [];
    for (const { search: wanted, ...way } of ways) {
      const { total, exact } = await count(wanted);
      if (total > own.total) found.push({ ...way, total, approximate: !exact });
      if (found.length === enough) break;
    }
    return found;
  };
  const words = search.search ?? '';
  const { scope } = search;
  const instead = (texts: readonly string[]) =>
    texts.map((value) => ({ letGo: 'instead' as const, value, search: { search: value, scope } }));
  const unquoted = words.replaceAll('"', ' ').trim();
  const isQuoted = words.includes('"') && unquoted !== '';
  const isWord = (word: string) => otherNames([word]).length > 0;
  const meant = own.total
    ? []
    : await better(
        instead([...(isQuoted ? [unquoted] : []), ...(await nearestWords(db, unquoted, isWord))]),
        most.nearest,
      );
  const found = [...meant, ...(await better(loosened(search).slice(0, most.counted), most.shown))];
  if (found.length || own.total || !asksForSomething(search)) return found;

  const parsed = await parseQuery(db, unquoted, otherNames);
  const jobsOf = (word: string) =>
    parsed?.groups.find(({ typed }) => typed.split(' ').includes(withoutSigns(word)))?.jobs ?? 0;
  const further: (() => Promise<Loosened[]> | Loosened[])[] = [
    () => fewerWords(search, jobsOf),
    // Of what stood in quotation marks some words without them.
    () =>
      isQuoted
        ? fewerWords({ search: unquoted, scope }, jobsOf).filter(({ letGo }) => letGo === 'others')
        : [],
    async () => instead(await nearestTitles(db, unquoted, nearness)),
    () => oneFilterOnly(search),
    () => [{ letGo: 'everything', value: '', search: { scope } }],
  ];
  for (const look of further) {
    const nearest = await better(await look(), most.nearest);
    if (nearest.length) return nearest;
  }
  return [];
}

function asksForSomething({ scope, ...asked }: Filters): boolean {
  return Object.values(asked).some((value) => value !== undefined && value !== '');
}
