import type pg from 'pg';
import type { Body } from '#contract/api.ts';
import { isScorable } from '#domain/interviews.ts';
import type { Actor } from '#domain/permissions.ts';
import { may } from '#domain/permissions.ts';
import { ratingsProblem, usualAttributes } from '#domain/scorecards.ts';
import type { Tx } from '#server/db/query.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { saveEvent } from '#server/events/reactions.ts';
import { type InterviewRow, lockVisibleInterview } from '#server/features/interviews/interviews.queries.ts';
import { insertScorecard, type ScorecardRow } from './scorecards.queries.ts';
import { refuse } from '#server/refusal.ts';
import { lockApplicationFacts } from '#server/visibility/visible-applications.queries.ts';
import { found } from '#server/found.ts';

/** Hands in what somebody makes of an applicant: once for each interview they were at, or once without one, and for good. */
export async function handInScorecard(
  db: pg.Pool,
  actor: Actor,
  applicationId: number,
  { interviewId = null, recommendation, note = null, ratings }: Body<'POST /api/applications/:id/scorecards'>,
  now: string,
): Promise<ScorecardRow> {
  return inTransaction(db, async (tx) => {
    const application = found(await lockApplicationFacts(tx, actor, applicationId));
    const { jobSeekerId, companyId, recruiterId } = application;
    if (!may['scorecard.see'](actor, { jobSeekerId, job: { companyId, recruiterId } }))
      throw refuse.forbidden();
    const interview =
      interviewId === null ? undefined : await interviewWith(tx, actor, interviewId, { applicationId, now });
    const problem = ratingsProblem(ratings, interview?.attributes ?? usualAttributes);
    if (problem) throw refuse.invalid(`${problem}.`, { ratings: problem });
    const card = await insertScorecard(tx, {
      applicationId,
      interviewId,
      authorId: actor.id,
      recommendation,
      note,
      ratings,
    });
    if (!card)
      throw refuse.conflict('handed_in', 'You have handed in this scorecard already. It stays as it is.');
    await saveEvent(tx, {
      type: 'scorecard.handed_in',
      subjectId: card.id,
      actorId: actor.id,
      data: { applicationId },
    });
    return card;
  });
}

async function interviewWith(
  tx: Tx,
  actor: Actor,
  id: number,
  { applicationId, now }: { applicationId: number; now: string },
): Promise<InterviewRow> {
  const interview = await lockVisibleInterview(tx, actor, id);
  if (interview?.applicationId !== applicationId || !interview.panel.some((one) => one.id === actor.id))
    throw refuse.invalid('You are not among the interviewers of this interview.', {
      interviewId: 'Not an interview of yours',
    });
  if (!isScorable(interview, now))
    throw refuse.conflict('not_held', 'This interview has not begun, so there is nothing to score yet.');
  return interview;
}
