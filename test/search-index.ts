import type pg from 'pg';
import { row } from '#server/db/query.ts';
import { syncSearchIndex } from '#server/features/search/search-upkeep.queries.ts';
import { eventually } from './eventually.ts';

/** Brings the search index up to date, whoever does it: while the server is at it a call of ours does nothing. */
export async function searchIndexIsWhole(pool: pg.Pool): Promise<void> {
  await eventually(async () => {
    await syncSearchIndex(pool);
    return !(await row(pool, behind));
  });
}

const behind = `select where exists (select from facet_change) or exists (select from search_word_due) or exists (select from job_search_due)`;
