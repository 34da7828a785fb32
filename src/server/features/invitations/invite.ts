import type pg from 'pg';
import type { Answer, Body } from '#contract/api.ts';
import type { Actor } from '#domain/permissions.ts';
import { whyNot } from '#domain/company-standing.ts';
import { mayFindPeople } from '#domain/permissions.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { saveEvent } from '#server/events/reactions.ts';
import { hasApplied, insertInvitation, isOpenJob } from './invitations.queries.ts';
import { refuse } from '#server/refusal.ts';
import { wasBroughtAlong } from '#server/visibility/brought-along.queries.ts';
import { isCandidateVisible } from '#server/visibility/visible-candidates.queries.ts';

/** Invites somebody to a job: once for each job, and only who can be found by this employer. */
export async function invite(
  db: pg.Pool,
  actor: Actor,
  jobId: number,
  { candidateId, message }: Body<'POST /api/jobs/:id/invitations'>,
): Promise<Answer<'POST /api/jobs/:id/invitations'>> {
  return inTransaction(db, async (tx) => {
    const isFound = mayFindPeople(actor) && (await isCandidateVisible(tx, actor, candidateId));
    if (!isFound)
      throw refuse.invalid(
        whyNot(actor, 'candidate.find') ?? 'This person is not among the candidates you can find.',
        {
          candidateId: 'Not among the candidates you can find.',
        },
      );
    if (await wasBroughtAlong(tx, candidateId))
      throw refuse.conflict(
        'no_account',
        'This candidate was imported and has no account here. Write to their email address.',
      );
    if (!(await isOpenJob(tx, jobId)))
      throw refuse.conflict(
        'job_closed',
        'No one can apply for this job now, so no one can be invited to it.',
      );
    if (await hasApplied(tx, jobId, candidateId))
      throw refuse.conflict('already_applied', 'This person has applied for this job already.');
    const invitation = await insertInvitation(tx, {
      jobId,
      candidateId,
      invitedBy: actor.id,
      message: message ?? null,
    });
    if (!invitation)
      throw refuse.conflict('already_invited', 'This person has been invited to this job already.');
    await saveEvent(tx, {
      type: 'invitation.sent',
      subjectId: invitation.id,
      actorId: actor.id,
      data: { jobId, userId: candidateId },
    });
    return { ...invitation, jobId, candidateId };
  });
}
