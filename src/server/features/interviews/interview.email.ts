import { scorecardDueAt, spansFor } from '#domain/interviews.ts';
import { spanIn } from '#domain/time-zones.ts';
import { line, named } from '#server/mail/line.ts';
import { whereAnswersGo, wayToStop } from '#server/mail/notes.ts';
import type { Letterhead, Part } from '#server/mail/mail-parts.ts';
import { writtenMail } from '#server/mail/write-mail.ts';
import { toCandidate, toInterviewer } from './interview-words.ts';
import type { InterviewRow } from './interviews.queries.ts';
import type { Letter } from './letters.queries.ts';

/** What has become of an interview, when it is for both sides, and where to answer. Following a link changes nothing. */
export function interviewEmail(letter: Letter, interview: InterviewRow, head: Letterhead) {
  const candidate = letter.userId === interview.jobSeekerId;
  const { companyName, applicationId } = interview;
  const { subject, sentence, action } = candidate
    ? toCandidate(letter, interview)
    : toInterviewer(letter, interview, dueIn(letter, interview));
  // An interviewer would answer the candidate, whose own address is nobody's business.
  const replyTo = candidate ? interview.replyTo : null;
  const mail = writtenMail(
    {
      subject,
      to: letter.userName,
      parts: [
        sentence,
        ...timesIn(letter, interview, candidate),
        ...aboutMeeting(letter, interview, candidate),
      ],
      button: { label: action, path: `/applications/${applicationId}` },
      notes: [whereAnswersGo(replyTo && companyName, head)],
      stop: wayToStop(letter, [letter.type]),
    },
    head,
  );
  return { ...mail, replyTo, stops: [letter.type] };
}

function dueIn({ startsAt, userTimeZone }: Letter, { minutes, companyTimeZone }: InterviewRow): string {
  return startsAt
    ? spanIn(userTimeZone ?? companyTimeZone, scorecardDueAt({ startsAt, minutes }), 0).replace(
        / to \d\d:\d\d/,
        '',
      )
    : 'the end of the week';
}

/** Each time by the clocks of both sides. */
function timesIn(letter: Letter, interview: InterviewRow, candidate: boolean): Part[] {
  const written = (at: string): Part => ({
    facts: spansFor(
      candidate ? 'candidate' : 'interviewer',
      { ...interview, ownTimeZone: letter.userTimeZone },
      at,
      interview.minutes,
    ).map((one) => ({ name: one.for, value: one.span })),
  });
  if (letter.type === 'interview.proposed') return interview.times.map(({ startsAt }) => written(startsAt));
  return letter.startsAt ? [written(letter.startsAt)] : [];
}

/** What stays the same whatever has become of it. */
function aboutMeeting({ type }: Letter, interview: InterviewRow, candidate: boolean): Part[] {
  const { title, place, panel, candidateName, reason } = interview;
  const off = type === 'interview.cancelled' || type === 'interview.declined';
  if (off) return reason ? [{ facts: [{ name: 'Reason', value: named(reason) }] }] : [];
  const who = panel.map(({ name }) => named(name)).join(', ');
  return [
    {
      facts: [
        { name: 'Interview', value: named(title) },
        ...(place ? [{ name: 'Place', value: named(place) }] : []),
        // Once everybody who was to be there has left, the candidate meets nobody by name.
        ...(who ? [{ name: candidate ? 'You will meet' : line`${candidateName} meets`, value: who }] : []),
      ],
    },
  ];
}
