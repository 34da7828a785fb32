import { searchQuery } from '#domain/saved-searches.ts';
import { run } from '#server/db/query.ts';
import { standingQuery } from '#server/features/search/standing-query.queries.ts';
import { insertSavedSearch, turnAlertOn } from '#server/features/saved-searches/saved-searches.queries.ts';
import type { Loading } from './loading.ts';
import { savedSearches } from '#server/demo/market/saved-searches.ts';

/** The searches people keep, and what their alerts told them two mornings ago. */
export async function loadSavedSearches({ tx, people, calendar }: Loading): Promise<void> {
  for (const [username, searches] of Object.entries(savedSearches)) {
    const userId = people.id(username);
    for (const { name, filters, alert, saved } of searches) {
      const id = await insertSavedSearch(tx, { userId, name, filters });
      await run(
        tx,
        'update saved_search set saved_at = greatest($2, (select created_at from user_account where id = $3)) where id = $1',
        [id, calendar.evening(saved), userId],
      );
      if (!alert) continue;
      await turnAlertOn(tx, id, alert, await standingQuery(tx, filters, () => []));
      await tell(tx, id, {
        userId,
        name,
        query: searchQuery(filters),
        morning: `${calendar.date(-2)}T07:00:00+05:00`,
      });
    }
  }
}

/** The two newest jobs of a search as they stood in that morning. */
async function tell(
  tx: Loading['tx'],
  id: number,
  told: { userId: number; name: string; query: string; morning: string },
): Promise<void> {
  await run(
    tx,
    `insert into alert_match (saved_search_id, job_id, matched_at, told_at)
     select s.id, j.job_id, $2, $2 from saved_search s join job_search j on j.listed and j.terms @@ s.query and j.posted_date < $2
     where s.id = $1 order by j.posted_date desc limit 2`,
    [id, told.morning],
  );
  await run(
    tx,
    `insert into notification (user_id, type, data, created_at, in_inbox)
     select $2, 'alert.told', jsonb_build_object('alert', jsonb_build_object('name', $3::text, 'count', count(*), 'query', $4::text,
       'jobs', jsonb_agg(jsonb_build_object('id', j.id, 'title', j.title, 'companyName', c.name, 'location', j.location)))), $5, true
     from alert_match m join job_posting j on j.id = m.job_id join company c on c.id = j.company_id
     where m.saved_search_id = $1 having count(*) > 0`,
    [id, told.userId, told.name, told.query, told.morning],
  );
}
