import type { ApplicationStatus } from '#domain/application-status.ts';
import type { Actor } from '#domain/permissions.ts';
import { isJobSeeker } from '#domain/permissions.ts';
import { Parameters } from '#server/db/parameters.ts';
import type { Db, Tx } from '#server/db/query.ts';
import { row } from '#server/db/query.ts';
import { runsJob } from './visible-jobs.queries.ts';

/** The rule of #domain/permissions.ts `application.see`, over `application a` and `job_posting j`. */
export function visibleApplication(actor: Actor, parameters: Parameters): string {
  return isJobSeeker(actor) ? `a.job_seeker_id = ${parameters.add(actor.id)}` : runsJob(actor, parameters);
}

/** How an application stands for this actor: an applicant learns of a rejection once it can no longer be taken back in passing. */
export function statusFor(actor: Actor): string {
  return isJobSeeker(actor) ? 'coalesce(a.told_status, a.status)' : 'a.status';
}

export function movedAtFor(actor: Actor): string {
  return isJobSeeker(actor) ? 'coalesce(a.told_at, a.status_updated_at)' : 'a.status_updated_at';
}

/** A rejection that is held back answers with itself: to those who decide it is an answer, to everybody else not yet. */
export const answeredAtForApplicants =
  'case when a.told_status is null or a.answered_at < a.status_updated_at then a.answered_at end';

export function answeredAtFor(actor: Actor): string {
  return isJobSeeker(actor) ? answeredAtForApplicants : 'a.answered_at';
}

/** The history as this actor may know it. */
export function historyFor(actor: Actor): string {
  return isJobSeeker(actor) ? 'told_history' : 'application_status_history';
}

/** Whether this actor can see an application, without reading it. */
export async function isApplicationVisible(db: Db, actor: Actor, id: number): Promise<boolean> {
  const parameters = new Parameters();
  const key = parameters.add(id);
  return Boolean(
    await row(
      db,
      `select a.id from ${source} where a.id = ${key} and ${visibleApplication(actor, parameters)}`,
      parameters.values,
      { prepare: `application-is-visible-to-${actor.userType}`, batched: true },
    ),
  );
}

/** What the rules ask of an application; nothing of it is there to be shown. */
export interface ApplicationFacts {
  id: number;
  jobPostingId: number;
  jobSeekerId: number;
  companyId: number;
  recruiterId: number | null;
  status: ApplicationStatus;
  stepId: number | null;
  withdrawnAt: string | null;
}

/** The facts of an application, if this actor can see it. */
export async function applicationFacts(
  db: Db,
  actor: Actor,
  id: number,
): Promise<ApplicationFacts | undefined> {
  const parameters = new Parameters();
  const key = parameters.add(id);
  return row<ApplicationFacts>(
    db,
    `select a.id, a.job_posting_id as "jobPostingId", a.job_seeker_id as "jobSeekerId", j.company_id as "companyId",
            j.recruiter_id as "recruiterId", ${statusFor(actor)} as status, a.step_id as "stepId", a.withdrawn_at as "withdrawnAt"
     from ${source} where a.id = ${key} and ${visibleApplication(actor, parameters)}`,
    parameters.values,
  );
}

/** The same, locked for a change until the transaction ends. */
export async function lockApplicationFacts(
  tx: Tx,
  actor: Actor,
  id: number,
): Promise<ApplicationFacts | undefined> {
  await row(tx, 'select id from application where id = $1 for update', [id]);
  return applicationFacts(tx, actor, id);
}

const source = 'application a join job_posting j on j.id = a.job_posting_id';
