// Alerts: ten thousand of them put to a thousand new jobs, beside asking each alert by itself.
import type pg from 'pg';
import type { Query } from '#contract/api.ts';
import { rows, run } from '#server/db/query.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { matchAlerts } from '#server/features/alerts/match-alerts.task.ts';
import { standingQuery } from '#server/features/search/standing-query.queries.ts';
import { otherNamesIn } from '#server/features/search/query/other-names.ts';
import { loadVocabulary } from '#server/features/matches/vocabulary.ts';
import { insertSavedSearch, turnAlertOn } from '#server/features/saved-searches/saved-searches.queries.ts';
import { searches } from './support/queries.ts';
import { onSeededMarket, quick } from './support/seeded-market.ts';

const [alerts, newJobs, market] = quick ? [100, 50, 1_000] : [10_000, 1_000, 10_000];
/** So many alerts are asked one by one, to calculate what all of them would take. */
const sample = quick ? 25 : 500;
const say = (line: string) => process.stdout.write(`${line}\n`);

interface Value {
  facet: string;
  value: string;
}

/** Words that people search, most with a place, a level or the like; and two of such alone. */
function filtersOf(at: number, values: readonly Value[]): Partial<Query<'GET /api/jobs/facets'>> {
  const asked = searches(200)[at % 200]?.search.search;
  const value = values[(at * 7919) % values.length];
  const other = values[(at * 104_729) % values.length];
  const filter = value && { [value.facet]: [value.value] };
  const salaryMin = at % 5 === 0 ? 1 + (at % 5_000) : undefined;
  if (at % 3 === 0 || !asked) return { ...filter, ...(other && { [other.facet]: [other.value] }), salaryMin };
  return { search: asked, ...(at % 6 === 1 ? {} : filter), salaryMin };
}

async function turnOn(db: pg.Pool): Promise<number> {
  const values = await rows<Value>(
    db,
    `select facet, value from facet_count where facet in ('location', 'skill', 'experienceLevel') and jobs > 1 order by md5(value)`,
  );
  const people = await rows<{ id: number }>(
    db,
    `insert into user_account (username) select 'bench-' || n from generate_series(1, $1::integer) as n returning id`,
    [alerts],
  );
  const vocabulary = loadVocabulary();
  const begun = performance.now();
  for (let from = 0; from < alerts; from += 500)
    await inTransaction(db, async (tx) => {
      for (const [index, { id: userId }] of people.slice(from, from + 500).entries()) {
        const filters = filtersOf(from + index, values);
        const id = await insertSavedSearch(tx, { userId, name: 'Bench', filters });
        const standing = await standingQuery(tx, filters, (words) => otherNamesIn(vocabulary, words));
        await turnAlertOn(tx, id, 'daily', standing);
      }
    });
  return performance.now() - begun;
}

/** What matching would take that asks every alert of the new jobs, calculated from some of them; and what these find. */
async function askedOneByOne(
  db: pg.Pool,
  jobs: readonly number[],
): Promise<{ took: number; found: Map<number, number> }> {
  const asked = await rows<{ id: number }>(
    db,
    'select id from saved_search order by md5(id::text) limit $1',
    [sample],
  );
  const found = new Map<number, number>();
  const begun = performance.now();
  for (const { id } of asked) {
    const hits = await rows(
      db,
      `select s.job_id from job_search s, saved_search a
       where a.id = $2 and s.job_id = any($1::integer[]) and s.listed and s.closes_at > now() and (a.query is null or s.terms @@ a.query)
         and (a.salary_min is null or s.salary_max_monthly >= a.salary_min)`,
      [jobs, id],
    );
    found.set(id, hits.length);
  }
  return { took: ((performance.now() - begun) / asked.length) * alerts, found };
}

await onSeededMarket(market, async (db) => {
  await run(db, 'delete from alert_job_due');
  const turning = await turnOn(db);
  say(`${alerts.toLocaleString('en')} alerts turned on, ${(turning / alerts).toFixed(2)} ms each`);
  await run(db, 'analyze saved_search, alert_anchor');
  const jobs = await rows<{ job_id: number }>(
    db,
    `insert into alert_job_due (job_id) select job_id from job_search where listed order by posted_date desc limit $1 returning job_id`,
    [newJobs],
  );
  const begun = performance.now();
  const matched = await matchAlerts(db);
  const took = performance.now() - begun;
  say(
    `${newJobs.toLocaleString('en')} new jobs put to them in ${(took / 1_000).toFixed(2)} s: ${matched.toLocaleString('en')} times something new to somebody`,
  );
  const ids = jobs.map(({ job_id: id }) => id);
  const single = await askedOneByOne(db, ids);
  say(
    `each alert asked by itself: ${(single.took / 1_000).toFixed(1)} s, calculated from ${sample}; together takes ${(took / single.took).toFixed(3)} of that`,
  );
  const kept = await rows<{ id: number; count: number }>(
    db,
    'select s.id, (select count(*) from alert_match m where m.saved_search_id = s.id) as count from saved_search s where s.id = any($1::integer[])',
    [[...single.found.keys()]],
  );
  const different = kept.filter(({ id, count }) => single.found.get(id) !== count).length;
  if (different)
    throw new Error(`${different} of ${sample} alerts found something else than when asked by themselves`);
  const again = performance.now();
  await matchAlerts(db);
  say(`with nothing new: ${(performance.now() - again).toFixed(1)} ms`);
});
