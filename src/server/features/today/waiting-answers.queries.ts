import type { ApplicationStatus } from '#domain/application-status.ts';
import type { Actor } from '#domain/permissions.ts';
import { remindDaysBefore } from '#domain/response-times.ts';
import { todayRowsOfKind } from '#domain/today.ts';
import { Parameters } from '#server/db/parameters.ts';
import { type Db, rows } from '#server/db/query.ts';
import { type StepRow, stepsOfJob } from '#server/features/steps/steps.queries.ts';
import { runsJob } from '#server/visibility/visible-jobs.queries.ts';
import { type About, aboutColumns, aboutSource, jobsOf, type Whose } from './about.queries.ts';

export interface AnswerRow extends About {
  status: ApplicationStatus;
  stepId: number | null;
  statusUpdatedAt: string;
  steps: StepRow[];
}

/** Who was promised an answer that is overdue or nearly so. What is shown of them is read of the first few only. */
export async function waitingAnswers(db: Db, actor: Actor, whose: Whose): Promise<AnswerRow[]> {
  const parameters = new Parameters();
  return rows<AnswerRow>(
    db,
    `with waiting as (
       select a.id, count(*) over () as total
       from application a join job_posting j on j.id = a.job_posting_id
       where a.answered_at is null and a.withdrawn_at is null
         and a.answer_due_at < now() + make_interval(days => ${parameters.add(remindDaysBefore)})
         and ${runsJob(actor, parameters)} and ${jobsOf(actor, whose, parameters)}
       order by a.answer_due_at, a.id limit ${parameters.add(todayRowsOfKind)}
     )
     select a.id, ${aboutColumns}, a.answer_due_at as at, waiting.total, a.status, a.step_id as "stepId",
            a.status_updated_at as "statusUpdatedAt", ${stepsOfJob} as steps
     from ${aboutSource} join waiting on waiting.id = a.id order by a.answer_due_at, a.id`,
    parameters.values,
  );
}
