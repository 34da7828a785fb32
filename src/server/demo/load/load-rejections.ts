import { run } from '#server/db/query.ts';
import type { Loading } from './loading.ts';

/** Most of those who were rejected were for one of their company's reasons: one more often than the next. */
export async function loadRejections({ tx }: Loading): Promise<void> {
  await run(
    tx,
    `insert into rejection (move, application_id, reason_id, waits_for_day, told_at)
     select h.id, a.id, k.id, true, h.changed_at
     from application a join job_posting j on j.id = a.job_posting_id
     cross join lateral (select l.id, l.to_status, l.changed_at from application_status_history l
                         where l.application_id = a.id and not l.withdrawal order by l.id desc limit 1) h
     join lateral (select r.id, row_number() over (order by r.id) as place from rejection_reason r where r.company_id = j.company_id) k
       on k.place = 1 + (a.id % 5) * (a.id % 3) % 7
     where h.to_status = 'rejected' and a.id % 6 <> 0`,
  );
}
