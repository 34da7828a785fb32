import { responseStatuses, remindDaysBefore } from '#domain/response-times.ts';
import { run } from '#server/db/query.ts';
import { recalculateAnswerRecords } from '#server/features/response-times/response-times.queries.ts';
import type { Loading } from './loading.ts';

/** What follows from how applications were dealt with: when each was seen and answered, what was promised, who was reminded of it, and the record. */
export async function loadResponseTimes({ tx, calendar }: Pick<Loading, 'tx' | 'calendar'>): Promise<void> {
  await run(
    tx,
    `update application a set answer_due_at = k.due, seen_at = k.seen, answered_at = k.answered
     from (
       select d.id, d.application_date + make_interval(days => s.answer_days) as due,
              min(h.changed_at) filter (where h.from_status is not null) as seen,
              min(h.changed_at) filter (where h.to_status = any($1)) as answered
       from application d
       join job_posting j on j.id = d.job_posting_id
       join company_settings s on s.company_id = j.company_id
       join application_status_history h on h.application_id = d.id and not h.withdrawal
       group by d.id, s.answer_days
     ) k
     where k.id = a.id`,
    [responseStatuses],
  );
  await run(
    tx,
    `update application set reminded_at = answer_due_at - make_interval(days => $2)
     where answered_at is null and withdrawn_at is null and answer_due_at < $1::timestamptz + make_interval(days => $2)`,
    [calendar.now, remindDaysBefore],
  );
  await recalculateAnswerRecords(tx);
}
