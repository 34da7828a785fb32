import { row, rows, type Tx } from '#server/db/query.ts';
import { runsOwnJobs } from '#server/visibility/visible-jobs.queries.ts';
import { dueOn, onboardingSource, today } from './onboarding.queries.ts';

export interface DueTask {
  id: number;
  title: string;
  applicationId: number;
  overdue: boolean;
  /** Whoever is to do it: the candidate, or of the company who sees to it, else who began the list, else who posted the job: the first who is still there. */
  toId: number | null;
}

const reminderDue = `t.done_at is null and t.reminded < case when ${dueOn} < ${today} then 2 else 1 end and ${dueOn} <= ${today} + $1::integer
  and o.finished_at is null and a.withdrawn_at is null and a.status = 'hired'`;

/** The tasks of which somebody is to be reminded: due within so many days, or overdue, and nobody told of it yet. */
export async function tasksToRemindOf(tx: Tx, daysBefore: number, most: number): Promise<number[]> {
  const found = await rows<{ id: number }>(
    tx,
    `select t.id from onboarding_task t join ${onboardingSource} on o.id = t.onboarding_id where ${reminderDue} order by t.id limit $2`,
    [daysBefore, most],
  );
  return found.map(({ id }) => id);
}

/** Takes such a task, if it still is one: marked as it is taken, so that it is taken once. */
export async function takeDueTask(tx: Tx, daysBefore: number, taskId: number): Promise<DueTask | undefined> {
  return row<DueTask>(
    tx,
    `with due as (
       select t.id, case when ${dueOn} < ${today} then 2 else 1 end as stage
       from onboarding_task t join ${onboardingSource} on o.id = t.onboarding_id
       where t.id = $2 and ${reminderDue} for update of t
     )
     update onboarding_task t set reminded = due.stage
     from due, onboarding o join application a on a.id = o.application_id join job_posting j on j.id = a.job_posting_id
     where t.id = due.id and o.id = t.onboarding_id
     returning t.id, t.title, o.application_id as "applicationId", due.stage = 2 as overdue,
       case when t.side = 'candidate' then a.job_seeker_id else (
         select m.user_id from unnest(array[t.responsible_id, o.begun_by, j.recruiter_id]) with ordinality as one (id, place)
         join company_user m on m.user_id = one.id and m.company_id = j.company_id join user_account u on u.id = m.user_id
         where u.disabled_at is null and (m.verified or (m.user_id = j.recruiter_id and ${runsOwnJobs}))
         order by one.place limit 1
       ) end as "toId"`,
    [daysBefore, taskId],
  );
}
