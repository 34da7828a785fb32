import type { TaskSide } from '#domain/onboarding.ts';
import type { Actor } from '#domain/permissions.ts';
import { todayRowsOfKind } from '#domain/today.ts';
import { Parameters } from '#server/db/parameters.ts';
import { type Db, rows } from '#server/db/query.ts';
import { dueOn, onboardingSource, today } from '#server/features/onboarding/onboarding.queries.ts';
import { runsJob } from '#server/visibility/visible-jobs.queries.ts';
import { stillThere } from '#server/visibility/who-looks-after.queries.ts';
import { type About, aboutColumns, jobsOf, type Whose } from './about.queries.ts';

export interface DueToday extends About {
  title: string;
  side: TaskSide;
  late: boolean;
}

/**
 * The tasks due by this day for those who were hired: what is one's own to see to or nobody's, as that of who has left, and
 * what the candidate is late with, for whoever takes them on.
 */
export async function dueTasks(db: Db, actor: Actor, whose: Whose): Promise<DueToday[]> {
  const parameters = new Parameters();
  const self = `${parameters.add(actor.id)}::integer`;
  return rows<DueToday>(
    db,
    `select t.id, ${aboutColumns}, ${dueOn} as at, t.title, t.side, ${dueOn} < ${today} as late, count(*) over () as total
     from onboarding_task t join ${onboardingSource} on o.id = t.onboarding_id join user_account u on u.id = a.job_seeker_id
     where t.done_at is null and ${dueOn} <= ${today} and o.finished_at is null and a.status = 'hired' and a.withdrawn_at is null
       and ((t.side = 'company' and (t.responsible_id = ${self} or not ${stillThere('t.responsible_id')}))
         or (t.side = 'candidate' and ${dueOn} < ${today} and ${self} in (o.begun_by, j.recruiter_id)))
       and ${runsJob(actor, parameters)} and ${jobsOf(actor, whose, parameters)}
     order by at, t.id limit ${parameters.add(todayRowsOfKind)}`,
    parameters.values,
  );
}
