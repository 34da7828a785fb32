import type pg from 'pg';
import { run } from '#server/db/query.ts';

/** Makes the search rows of all jobs what they were before words kept their signs, and has them written anew. */
export async function indexedBefore(db: pg.Pool): Promise<void> {
  await run(
    db,
    `update job_search s set head = old.head, terms = ts_delete(s.terms, array['fnb', '^fnb', '~fnb', 'ac', '^ac', '~ac']) || old.head
     from (select id, setweight(to_tsvector('job_head', translate(title, '&/', '  ')), 'A') as head from job_posting) as old
     where old.id = s.job_id`,
  );
  await run(
    db,
    'insert into job_search_outdated (below) select max(id) + 1 from job_posting on conflict (only_row) do update set below = excluded.below',
  );
}
