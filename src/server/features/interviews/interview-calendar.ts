import { spansFor } from '#domain/interviews.ts';
import { calendarText } from './calendar.ts';
import type { InterviewRow } from './interviews.queries.ts';
import type { Sender } from '#server/mail/sender.ts';

interface Copy {
  method: 'REQUEST' | 'CANCEL';
  sequence: number;
  startsAt: string;
  reader: { id: number; name: string; address: string };
  at: string;
}

/** An interview for one person's calendar, with both sides' times written out. */
export function interviewCalendar(interview: InterviewRow, copy: Copy, sender: Sender): string {
  const { uid, minutes, title, place, companyName, candidateName, jobTitle } = interview;
  const candidate = copy.reader.id === interview.jobSeekerId;
  const url = `${sender.origin}/applications/${interview.applicationId}`;
  return calendarText({
    ...copy,
    uid: `${uid}@moorings`,
    minutes,
    place,
    url,
    summary: candidate ? `${title}: ${companyName}` : `${title}: ${candidateName}`,
    description: [
      `${jobTitle}, ${companyName}`,
      `${candidateName} meets ${interview.panel.map(({ name }) => name).join(', ')}`,
      ...spansFor(candidate ? 'candidate' : 'interviewer', interview, copy.startsAt, minutes).map(
        (one) => `${one.for}: ${one.span}`,
      ),
      url,
    ].join('\n'),
    organizer: { name: companyName, address: sender.address },
    attendee: copy.reader,
  });
}
