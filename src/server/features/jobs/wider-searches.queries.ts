import type { WiderSearch } from '#contract/api.ts';
import { widerSearches as most } from '#domain/limits.ts';
import type { Actor } from '#domain/permissions.ts';
import type { Db } from '#server/db/query.ts';
import { marketShape } from '#server/features/jobs/job-hits.queries.ts';
import { countJobs } from '#server/features/jobs/job-facets.queries.ts';
import { askedFor } from '#server/features/jobs/search-words.queries.ts';
import type { FindOtherNames } from './search/asked.ts';
import type { Filters } from './search/filter-terms.ts';
import { loosened } from './search/loosened.ts';
import { planOf } from './search/plan.ts';

/**
 * The ways to let go of one part of a search that bring more jobs than it has, with how many each would bring. They are
 * counted one after the other, and only until there are enough, so that one request is never many searches at once.
 */
export async function widerSearches(
  db: Db,
  actor: Actor,
  search: Filters,
  otherNames?: FindOtherNames,
): Promise<WiderSearch[]> {
  const now = new Date();
  const market = await marketShape(db, now);
  const count = async (wanted: Filters) => {
    const asked = await askedFor(db, wanted.search, otherNames);
    return countJobs(db, market, planOf(actor, wanted, { asked, now }));
  };
  const own = await count(search);
  const found: WiderSearch[] = [];
  for (const { letGo, value, search: wanted } of loosened(search).slice(0, most.counted)) {
    const { total, exact } = await count(wanted);
    if (total > own.total) found.push({ letGo, value, total, approximate: !exact });
    if (found.length === most.shown) break;
  }
  return found;
}
