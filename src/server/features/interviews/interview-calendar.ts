import { spansFor } from '#domain/interviews.ts';
import type { Sender } from '#server/mail/sender.ts';
import { type CalendarEvent, invitationText, publishedText } from './calendar.ts';
import type { InterviewRow } from './interviews.queries.ts';

/** Whose calendar it is. */
export interface CalendarReader {
  id: number;
  /** Their own, where they have said. */
  timeZone: string | null;
}

/** An interview that has, or had, a time. */
export type TimedInterview = InterviewRow & { startsAt: string };

interface Letter {
  isCancelled: boolean;
  sequence: number;
  startsAt: string;
  at: string;
}

/** An invitation to an interview, or the end of one, as the mail to one person carries it. */
export function interviewInvitation(
  interview: InterviewRow,
  letter: Letter,
  reader: CalendarReader & { name: string; address: string },
  sender: Sender,
): string {
  return invitationText(eventOf({ ...interview, ...letter }, reader, sender), reader);
}

/** Interviews as files and feeds tell one person of them: as they stand now. */
export function interviewsPublished(
  interviews: readonly TimedInterview[],
  reader: CalendarReader,
  sender: Sender,
  name?: string,
): string {
  const events = interviews.map((interview) =>
    eventOf(
      { ...interview, at: interview.changedAt, isCancelled: interview.state !== 'booked' },
      reader,
      sender,
    ),
  );
  return publishedText(events, name);
}

/** An interview for one person's calendar, with the times of all concerned written out. */
function eventOf(
  interview: InterviewRow & Letter,
  reader: CalendarReader,
  { origin, address }: Sender,
): CalendarEvent {
  const { uid, sequence, at, isCancelled, minutes, title, place, startsAt, companyName, replyTo } = interview;
  const isCandidate = reader.id === interview.jobSeekerId;
  const panel = interview.panel.map(({ name }) => name).join(', ');
  const zones = { ...interview, ownTimeZone: reader.timeZone };
  const url = `${origin}/applications/${interview.applicationId}`;
  return {
    uid: `${uid}@moorings`,
    sequence,
    at,
    startsAt,
    minutes,
    isCancelled,
    place,
    url,
    summary: `${title}: ${isCandidate ? companyName : interview.candidateName}`,
    description: [
      `${interview.jobTitle}, ${companyName}`,
      ...(panel ? [`${interview.candidateName} meets ${panel}`] : []),
      ...spansFor(isCandidate ? 'candidate' : 'interviewer', zones, startsAt, minutes).map(
        (one) => `${one.for}: ${one.span}`,
      ),
      url,
    ].join('\n'),
    // Whoever answers an invitation reaches people, where the company has said under which address.
    organizer: replyTo
      ? { name: companyName, address: replyTo, sentBy: address }
      : { name: companyName, address },
  };
}
