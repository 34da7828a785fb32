import type pg from 'pg';
import { isBookable } from '#domain/interviews.ts';
import type { Actor } from '#domain/permissions.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { saveEvent } from '#server/events/reactions.ts';
import {
  bookingTransaction,
  changedInterview,
  refuseEnded,
  refuseHeldBack,
  refuseOthers,
  taken,
} from './booking.ts';
import { busyAt, endInterview, setTime } from './interview-times.queries.ts';
import { type InterviewRow, lockVisibleInterview } from './interviews.queries.ts';
import { refuse } from '#server/refusal.ts';
import { refuseSuspendedEmployer } from '#server/features/companies/suspended-employer.queries.ts';
import { found } from '#server/found.ts';

/** The candidate chooses a time, or another than before. Choosing the same again changes nothing. */
export async function bookInterview(
  db: pg.Pool,
  actor: Actor,
  id: number,
  startsAt: string,
  now: string,
): Promise<InterviewRow> {
  return bookingTransaction(db, async (tx) => {
    const interview = found(await lockVisibleInterview(tx, actor, id));
    refuseOthers(interview, actor);
    refuseHeldBack(interview);
    refuseEnded(interview);
    if (!isBookable(interview, now)) throw closed();
    await refuseSuspendedEmployer(tx, actor, interview.companyId);
    const sameTime = (time: string | null) => time !== null && Date.parse(time) === Date.parse(startsAt);
    if (sameTime(interview.startsAt)) return interview;
    const time = interview.times.find((one) => sameTime(one.startsAt));
    if (!time)
      throw refuse.invalid('This isn’t one of the proposed times.', {
        startsAt: 'None of the times proposed',
      });
    if (!time.free) throw taken();
    if (await busyAt(tx, [actor.id], [startsAt], { minutes: interview.minutes, except: id }))
      throw refuse.conflict('busy', 'You have another interview at this time. Choose another one.');
    await setTime(tx, id, startsAt);
    await saveEvent(tx, {
      type: 'interview.booked',
      subjectId: id,
      actorId: actor.id,
      data: {
        applicationId: interview.applicationId,
        ...(interview.startsAt ? { before: interview.startsAt } : {}),
      },
    });
    return changedInterview(tx, actor, id);
  });
}

/** The candidate will not come, or cannot at any of these times; the employer may propose others. */
export async function declineInterview(
  db: pg.Pool,
  actor: Actor,
  id: number,
  reason: string | null,
  now: string,
): Promise<InterviewRow> {
  return inTransaction(db, async (tx) => {
    const interview = found(await lockVisibleInterview(tx, actor, id));
    refuseOthers(interview, actor);
    if (interview.state === 'declined') return interview;
    if (!isBookable(interview, now)) throw closed();
    await endInterview(tx, id, 'declined', reason);
    await saveEvent(tx, {
      type: 'interview.declined',
      subjectId: id,
      actorId: actor.id,
      data: { applicationId: interview.applicationId },
    });
    return changedInterview(tx, actor, id);
  });
}

function closed() {
  return refuse.conflict(
    'interview_over',
    'This interview was cancelled or has already started, so it can’t be changed.',
  );
}
