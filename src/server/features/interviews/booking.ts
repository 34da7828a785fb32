import type pg from 'pg';
import type { ApplicationStatus } from '#domain/application-status.ts';
import { isInterviewable } from '#domain/application-status.ts';
import type { Actor } from '#domain/permissions.ts';
import { isJobSeeker } from '#domain/permissions.ts';
import { spanIn } from '#domain/time-zones.ts';
import { brokenExclusion } from '#server/db/conflicts.ts';
import type { Tx } from '#server/db/query.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { busyAt } from './interview-times.queries.ts';
import { type InterviewRow, visibleInterviewById } from './interviews.queries.ts';
import { refuse } from '#server/refusal.ts';
import { found } from '#server/found.ts';

/** A transaction in which a time may be taken. Of two who take it at once the database lets one. */
export async function bookingTransaction<Result>(
  db: pg.Pool,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  try {
    return await inTransaction(db, work);
  } catch (error) {
    if (brokenExclusion(error) === 'interview_seat_once') throw taken();
    throw error;
  }
}

export function taken() {
  return refuse.conflict('time_taken', 'This time has just been taken. Choose another.');
}

interface Asked {
  id: number;
  minutes: number;
  panel: readonly number[];
  /** Given where it is about them: without a panel. */
  jobSeekerId: number;
  companyTimeZone: string;
}

/** Refuses times at which an interviewer has another interview or, without interviewers, the candidate has. */
export async function refuseBusy(tx: Tx, asked: Asked, times: readonly string[]): Promise<void> {
  const { id, minutes, panel, jobSeekerId, companyTimeZone } = asked;
  const people = panel.length ? panel : [jobSeekerId];
  const busy = await busyAt(tx, people, times, { minutes, except: id });
  if (!busy) return;
  const when = spanIn(companyTimeZone, busy.startsAt, minutes);
  throw refuse.conflict(
    'busy',
    panel.length
      ? `${busy.name} has another interview then: ${when}.`
      : 'The candidate cannot come at this time. Propose several to choose from.',
    {
      times: panel.length
        ? `${busy.name} has another interview at one of these times`
        : 'The candidate cannot come then',
    },
  );
}

/** As this actor sees it after their change. */
export async function changedInterview(tx: Tx, actor: Actor, id: number): Promise<InterviewRow> {
  return found(await visibleInterviewById(tx, actor, id));
}

/** Refuses whoever is not the one who was asked, as if there were nothing. */
export function refuseOthers({ jobSeekerId }: InterviewRow, actor: Actor): void {
  if (!isJobSeeker(actor) || jobSeekerId !== actor.id) throw refuse.notFound();
}

/** A rejection of which the candidate is told in a minute is not said to them by a refusal either. */
export function refuseHeldBack({ status, toldStatus }: InterviewRow): void {
  if (status !== toldStatus) throw refuse.beingChanged();
}

/** Refuses to arrange or book what would be cancelled at once. */
export function refuseEnded(application: { status: ApplicationStatus; withdrawnAt: string | null }): void {
  if (!isInterviewable(application))
    throw refuse.conflict(
      'application_ended',
      'This application is already decided (hired, rejected or withdrawn), so no interview can be arranged.',
    );
}
