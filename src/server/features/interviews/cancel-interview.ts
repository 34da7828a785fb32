import { factsOf } from '#domain/application-facts.ts';
import type pg from 'pg';
import { isCancellable } from '#domain/interviews.ts';
import type { Actor } from '#domain/permissions.ts';
import { may } from '#domain/permissions.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { saveEvent } from '#server/events/reactions.ts';
import { changedInterview } from './booking.ts';
import { endInterview } from './interview-times.queries.ts';
import { type InterviewRow, lockVisibleInterview } from './interviews.queries.ts';
import { refuse } from '#server/refusal.ts';
import { found } from '#server/found.ts';

/** Cancels an interview. Doing so twice is the same as once. */
export async function cancelInterview(
  db: pg.Pool,
  actor: Actor,
  id: number,
  reason: string | null,
  now: string,
): Promise<InterviewRow> {
  return inTransaction(db, async (tx) => {
    const interview = found(await lockVisibleInterview(tx, actor, id));
    if (!may['interview.run'](actor, factsOf(interview))) throw refuse.forbidden();
    if (interview.state === 'cancelled') return interview;
    if (!isCancellable(interview, now))
      throw refuse.conflict(
        'interview_over',
        'This interview was declined or has already started, so it can’t be changed.',
      );
    await endInterview(tx, id, 'cancelled', reason);
    await saveEvent(tx, {
      type: 'interview.cancelled',
      subjectId: id,
      actorId: actor.id,
      data: { applicationId: interview.applicationId },
    });
    return changedInterview(tx, actor, id);
  });
}
