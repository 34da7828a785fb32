import type { NotificationType } from '#domain/notifications.ts';
import type { Tx } from '#server/db/query.ts';
import type { EventOf } from '#domain/events.ts';
import { interviewById, type InterviewRow } from './interviews.queries.ts';
import { remindersOf } from './reminders.queries.ts';
import { enqueue } from '#server/tasks/enqueue.ts';
import { insertNotifications } from '#server/features/notifications/notifications.queries.ts';

type InterviewEvent = EventOf<
  'interview.proposed' | 'interview.booked' | 'interview.cancelled' | 'interview.declined'
>;

/** Tells everybody whom a change of an interview concerns: here at once, and by a letter that is written after the commit. */
export async function notifyOfInterview(tx: Tx, event: InterviewEvent): Promise<void> {
  const interview = await interviewById(tx, event.subjectId);
  if (!interview) return;
  const told = recipients(interview, event);
  await insertNotifications(
    tx,
    told
      .filter(({ userId }) => userId !== event.actorId)
      .map(({ userId, type }) => notificationOf(interview, userId, type)),
  );
  const { id: interviewId, sequence, startsAt } = interview;
  const letters = told
    // Who did it themselves needs no mail, but for their calendar.
    .filter(({ userId, calendar }) => userId !== event.actorId || calendar)
    .map(({ userId, type, withdraws }) => ({
      data: {
        interviewId,
        userId,
        type,
        sequence,
        startsAt: withdraws && before(event) ? before(event) : startsAt,
        withdraws,
      },
    }));
  await enqueue(tx, 'interview-mail', [...letters, ...remindersOf(interview)]);
}

export function notificationOf(
  interview: Pick<InterviewRow, 'applicationId' | 'candidateName' | 'jobSeekerId' | 'startsAt'>,
  userId: number,
  type: NotificationType,
) {
  const { applicationId, candidateName, jobSeekerId, startsAt } = interview;
  const person = userId === jobSeekerId ? {} : { person: candidateName };
  return {
    userId,
    type,
    applicationId,
    companyId: null,
    data: { ...person, ...(startsAt ? { startsAt } : {}) },
  };
}

interface Told {
  userId: number;
  type: NotificationType;
  /** It comes into their calendar, or goes from there. */
  calendar: boolean;
  withdraws: boolean;
}

function recipients(interview: InterviewRow, event: InterviewEvent): Told[] {
  const { jobSeekerId, createdBy } = interview;
  const panel = interview.panel.map(({ id }) => id);
  const organizer = createdBy === null || panel.includes(createdBy) ? [] : [createdBy];
  const { type } = event;
  const wasBooked = interview.startsAt !== null || before(event) !== null;
  const plain = (userId: number): Told => ({ userId, type, calendar: false, withdraws: false });
  const dated = (userId: number): Told => ({
    userId,
    type,
    calendar: wasBooked,
    withdraws: wasBooked && type !== 'interview.booked',
  });
  if (type === 'interview.proposed')
    return [
      dated(jobSeekerId),
      ...(wasBooked ? panel.map((id) => ({ ...dated(id), type: 'interview.cancelled' as const })) : []),
    ];
  // Interviewers hear of what has a time; before that it is between the candidate and who proposed.
  const meant = wasBooked ? panel.map(dated) : panel.filter((id) => id === createdBy).map(plain);
  return [dated(jobSeekerId), ...meant, ...organizer.map(plain)];
}

/** When it was to be before it was moved. */
function before({ data }: InterviewEvent): string | null {
  return data.before ?? null;
}
