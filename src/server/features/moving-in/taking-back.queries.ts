import type { Tx } from '#server/db/query.ts';
import { rows, run } from '#server/db/query.ts';
import { planAnew } from './batches.queries.ts';

/** What somebody has done since with an application, or with the person, as words for the report. */
const workedOn = `array_remove(array[
  case when exists (select from application_status_history h where h.application_id = a.id and h.changed_by is not null)
    or exists (select from application_step_history h where h.application_id = a.id) then 'It was moved' end,
  case when a.notes_changed_at is not null then 'Its notes were changed' end,
  case when exists (select from message m where m.application_id = a.id) then 'There are messages' end,
  case when exists (select from interview i where i.application_id = a.id) then 'There is an interview' end,
  case when exists (select from scorecard s where s.application_id = a.id) then 'There is a scorecard' end,
  case when exists (select from offer o where o.application_id = a.id) then 'There is an offer' end,
  case when exists (select from onboarding o where o.application_id = a.id) then 'There is an onboarding' end,
  case when exists (select from candidate_tagged g where g.user_id = a.job_seeker_id)
    or exists (select from candidate_listed l where l.user_id = a.job_seeker_id) then 'The person has a tag or is on a list' end
], null)`;

/**
 * Takes the applications of some lines away again, but for those that somebody has worked on since, which stay with the reasons.
 * Answers the last line that was looked at; undefined when there are no more.
 */
export async function takeBackApplications(
  tx: Tx,
  batchId: number,
  after: number,
  atMost: number,
): Promise<number | undefined> {
  await planAnew(tx);
  const locked = await rows<{ line: number }>(
    tx,
    `select r.line from import_row r join application a on a.id = r.application_id
     where r.batch_id = $1 and r.line > $2 and r.result = 'added' order by r.line limit $3 for update of a`,
    [batchId, after, atMost],
  );
  if (!locked.length) return undefined;
  // Asked once they are locked: what was done while that waited is seen by the next statement only.
  const lines = await rows<{ line: number; applicationId: number; reasons: string[] }>(
    tx,
    `select r.line, a.id as "applicationId", ${workedOn} as reasons
     from import_row r join application a on a.id = r.application_id
     where r.batch_id = $1 and r.line = any($2::integer[]) order by r.line`,
    [batchId, locked.map(({ line }) => line)],
  );
  const free = lines.filter(({ reasons }) => !reasons.length);
  await run(
    tx,
    `with gone as (delete from application where id = any($1::integer[]) returning job_posting_id)
     update job_posting j set application_count = application_count - g.count
     from (select job_posting_id, count(*)::integer from gone group by 1) g where j.id = g.job_posting_id`,
    [free.map(({ applicationId }) => applicationId)],
  );
  await run(
    tx,
    `update import_row r set result = case when o.reasons::text = '[]' then 'gone' else 'left' end,
       reasons = array(select json_array_elements_text(o.reasons))
     from json_to_recordset($2::json) as o (line integer, reasons json) where r.batch_id = $1 and r.line = o.line`,
    [batchId, JSON.stringify(lines)],
  );
  return lines.at(-1)?.line;
}

/**
 * Takes away whom the import made and who has nothing any more that holds them. Answers the last that was looked at; undefined when
 * there are no more.
 */
export async function takeBackPeople(
  tx: Tx,
  batchId: number,
  after: number,
  atMost: number,
): Promise<number | undefined> {
  await planAnew(tx);
  const people = await rows<{ id: number }>(
    tx,
    `select distinct p.user_id as id from imported_person p where p.batch_id = $1 and p.user_id > $2 order by p.user_id limit $3`,
    [batchId, after, atMost],
  );
  const ids = people.map(({ id }) => id);
  // As with applications: what holds them is asked once they are locked.
  await rows(
    tx,
    'select id from user_account where id = any($1::integer[]) and imported_into is not null order by id for update',
    [ids],
  );
  await run(
    tx,
    `delete from user_account u where u.id = any($1::integer[]) and u.imported_into is not null
       and not exists (select from application a where a.job_seeker_id = u.id)
       and not exists (select from candidate_tagged g where g.user_id = u.id)
       and not exists (select from candidate_listed l where l.user_id = u.id)`,
    [ids],
  );
  return people.at(-1)?.id;
}

/** Takes away the closed jobs that the import made, where nobody has applied to them or changed them. */
export async function takeBackJobs(tx: Tx, batchId: number): Promise<number> {
  return run(
    tx,
    `delete from job_posting j using import_job i where i.batch_id = $1 and j.id = i.job_posting_id
       and j.status = 'closed' and j.changed_by is null
       and not exists (select from application a where a.job_posting_id = j.id)`,
    [batchId],
  );
}
