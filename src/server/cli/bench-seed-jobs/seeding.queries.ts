import type { Db } from '#server/db/query.ts';
import { row, rows, run } from '#server/db/query.ts';

/** Lets the loading take as long as it takes, and answers whether there are jobs already. */
export async function beginSeeding(db: Db): Promise<{ jobs: boolean }> {
  await run(db, `set local maintenance_work_mem = '512MB'`);
  const found = await row<{ jobs: boolean }>(db, 'select exists (select from job_posting) as jobs');
  return found ?? { jobs: false };
}

/** Companies by name, seven of eight verified; answers their ids in the order of the names. */
export async function addCompanies(db: Db, names: readonly string[]): Promise<number[]> {
  await run(
    db,
    `insert into company (name, verified_at)
     select name, case when n % 8 > 0 then now() end from unnest($1::text[]) with ordinality as made_up (name, n)
     on conflict do nothing`,
    [names],
  );
  const found = await rows<{ id: number }>(
    db,
    `select id from unnest($1::text[]) with ordinality as made_up (name, n) join company on company.name_look = company_look(made_up.name) order by n`,
    [names],
  );
  return found.map(({ id }) => id);
}

/** Made-up jobs are for searching: reading each for matching, or putting it to alerts, would keep a server busy for hours. */
export async function leaveUnread(db: Db): Promise<void> {
  await run(db, `delete from reading_due where kind = 'job'`);
  await run(db, 'delete from alert_job_due');
}

/** Takes the indexes away that loading row by row would make slow, and answers the statements that bring them back. */
export async function dropSearchIndexes(db: Db): Promise<string[]> {
  const found = await rows<{ name: string; definition: string }>(
    db,
    `select indexname as name, indexdef as definition from pg_indexes where tablename like 'job\\_%' and indexdef like '% USING gin %'`,
  );
  for (const { name } of found) await run(db, `drop index ${name}`);
  return found.map(({ definition }) => definition);
}

/** Marks all pages as seen by everybody and tells the planner of the new rows, on one connection of the caller's own. */
export async function measureMarket(db: Db): Promise<void> {
  await run(db, 'set statement_timeout = 0');
  await run(db, 'select count_words_anew(50000)');
  await run(db, 'select add_up_facets()');
  await run(db, 'select measure_market()');
  await run(
    db,
    'vacuum (analyze) job_posting, job_search, facet_count, facet_change, search_word, search_word_due, reading_due, alert_job_due',
  );
  await run(db, 'analyze company');
}
