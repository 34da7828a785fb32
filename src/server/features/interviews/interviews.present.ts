import { factsOf } from '#domain/application-facts.ts';
import type { Interview } from '#contract/api.ts';
import { isInterviewable } from '#domain/application-status.ts';
import type { Actor } from '#domain/permissions.ts';
import { isJobSeeker, may } from '#domain/permissions.ts';
import { atWork } from '#domain/suspension.ts';
import type { InterviewRow } from './interviews.queries.ts';

/** An interview as this viewer may see it: what is asked and scored is for the hiring side, and a candidate learns names only. */
export function presentInterview(row: InterviewRow, actor: Actor): Interview {
  const {
    questions,
    attributes,
    panel,
    uid: _,
    sequence: __,
    changedAt: _____,
    recruiterId,
    jobSeekerId,
    createdBy: ___,
    status,
    toldStatus,
    withdrawnAt,
    scored: ____,
    ahead,
    ...interview
  } = row;
  const ended = !isInterviewable({ status: isJobSeeker(actor) ? toldStatus : status, withdrawnAt });
  const facts = factsOf({ recruiterId, jobSeekerId, companyId: row.companyId });
  const hiring = may['application.readNotes'](actor, facts);
  return {
    ...interview,
    ended,
    ending: ended && ahead,
    takesPart: takesPart(row, actor),
    mayRun: may['interview.run'](atWork(actor), facts),
    ...(hiring ? { panel, questions, attributes } : { panel: panel.map(({ name }) => ({ name })) }),
  };
}

/** Who is to be there: the candidate and the interviewers. */
export function takesPart(
  { jobSeekerId, panel }: Pick<InterviewRow, 'jobSeekerId' | 'panel'>,
  actor: Actor,
): boolean {
  return jobSeekerId === actor.id || panel.some(({ id }) => id === actor.id);
}
