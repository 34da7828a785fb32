import type { Actor } from '#domain/permissions.ts';
import { isJobSeeker } from '#domain/permissions.ts';
import type { Parameters } from '#server/db/parameters.ts';
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

/** A rejection that is held back answers with itself. */
export function answeredAtFor(actor: Actor): string {
  return isJobSeeker(actor)
    ? 'case when a.told_status is null or a.answered_at < a.status_updated_at then a.answered_at end'
    : 'a.answered_at';
}

/** The history as this actor may know it. */
export function historyFor(actor: Actor): string {
  return isJobSeeker(actor) ? 'told_history' : 'application_status_history';
}
