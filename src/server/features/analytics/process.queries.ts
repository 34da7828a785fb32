import type { ApplicationStatus } from '#domain/application-status.ts';
import { Parameters } from '#server/db/parameters.ts';
import type { Db } from '#server/db/query.ts';
import { row, rows } from '#server/db/query.ts';
import { daysOf, inQuestion, type View } from './view.queries.ts';

/** How long applications of these days stood in each stage that they have left, in the middle. */
export async function timeInStages(
  db: Db,
  view: View,
): Promise<{ status: ApplicationStatus; count: number; medianDays: number | null }[]> {
  const parameters = new Parameters();
  const { jobs, applications } = inQuestion(view, parameters);
  const { begin, end } = daysOf(view, parameters);
  return rows(
    db,
    `with stay as (
       select h.to_status as status, h.withdrawal, h.changed_at as since, lead(h.changed_at) over (partition by h.application_id order by h.id) as until
       from application a join job_posting j on j.id = a.job_posting_id join application_status_history h on h.application_id = a.id
       where ${jobs} and ${applications} and a.application_date >= ${begin} and a.application_date < ${end}
     )
     select status, count(*) as count,
            round((percentile_cont(0.5) within group (order by extract(epoch from until - since)) / 86400)::numeric, 1) as "medianDays"
     from stay where until is not null and not withdrawal and status not in ('hired', 'rejected') group by status`,
    parameters.values,
  );
}

interface AnswerFigures {
  applications: number;
  answered: number;
  medianDays: number | null;
  /** Of those to whom an answer was promised by a day that has come, or who have one. */
  promised: number;
  inTime: number;
}

/** How soon those who applied in these days heard what becomes of it. */
export async function answerFigures(db: Db, view: View): Promise<AnswerFigures | undefined> {
  const parameters = new Parameters();
  const { jobs, applications } = inQuestion(view, parameters);
  const { begin, end } = daysOf(view, parameters);
  return row<AnswerFigures>(
    db,
    `select count(*) as applications, count(a.answered_at) as answered,
            round((percentile_cont(0.5) within group (order by extract(epoch from a.answered_at - a.application_date))
              filter (where a.answered_at is not null) / 86400)::numeric, 1) as "medianDays",
            count(*) filter (where a.answer_due_at is not null and (a.answered_at is not null or a.answer_due_at < now())) as promised,
            count(*) filter (where a.answered_at <= a.answer_due_at) as "inTime"
     from application a join job_posting j on j.id = a.job_posting_id
     where ${jobs} and ${applications} and a.withdrawn_at is null and a.application_date >= ${begin} and a.application_date < ${end}`,
    parameters.values,
  );
}

/** Of everybody who sat in an interview held in these days: how many there were, and how many have handed in a scorecard. */
export async function scorecardFigures(
  db: Db,
  view: View,
): Promise<{ expected: number; handedIn: number } | undefined> {
  const parameters = new Parameters();
  const { jobs, applications } = inQuestion(view, parameters);
  const { begin, end } = daysOf(view, parameters);
  return row(
    db,
    `select count(*) as expected, count(k.id) as "handedIn"
     from interview i join application a on a.id = i.application_id join job_posting j on j.id = a.job_posting_id
     join interview_panel p on p.interview_id = i.id
     left join scorecard k on k.interview_id = i.id and k.author_id = p.user_id
     where ${jobs} and ${applications} and i.state = 'booked' and i.starts_at < now() and i.starts_at >= ${begin} and i.starts_at < ${end}`,
    parameters.values,
  );
}

export interface RejectionsRow {
  /** Null where none was given. */
  reason: string | null;
  jobId: number;
  jobTitle: string;
  /** Where they stood until then. */
  status: ApplicationStatus;
  step: string | null;
  count: number;
}

/** Who was rejected in these days and still is: why, from which job and at which step. */
export async function rejectionFigures(db: Db, view: View): Promise<RejectionsRow[]> {
  const parameters = new Parameters();
  const { jobs, applications } = inQuestion(view, parameters);
  const { begin, end } = daysOf(view, parameters);
  return rows(
    db,
    `select k.name as reason, j.id as "jobId", j.title as "jobTitle", h.from_status as status, s.name as step, count(*) as count
     from application a join job_posting j on j.id = a.job_posting_id
     cross join lateral (select l.id, l.from_status, l.changed_at from application_status_history l
                         where l.application_id = a.id and not l.withdrawal order by l.id desc limit 1) h
     left join rejection r on r.move = h.id left join rejection_reason k on k.id = r.reason_id left join step s on s.id = r.step_id
     where ${jobs} and ${applications} and a.status = 'rejected' and h.from_status is not null
       and h.changed_at >= ${begin} and h.changed_at < ${end}
     group by 1, 2, 3, 4, 5 order by 6 desc, 1 nulls last, 3, 2 limit 2000`,
    parameters.values,
  );
}
