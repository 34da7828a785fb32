import { scorecardDueAt, spansFor } from '#domain/interviews.ts';
import type { NotificationType } from '#domain/notifications.ts';
import { spanIn } from '#domain/time-zones.ts';
import type { InterviewRow } from './interviews.queries.ts';
import type { Letter } from './letters.queries.ts';
import type { Sender } from '#server/mail/sender.ts';
import { oneLine, writtenMail } from '#server/mail/write-mail.ts';

/** What has become of an interview, when it is for both sides, and where to answer. Following a link changes nothing. */
export function interviewEmail(letter: Letter, interview: InterviewRow, { origin }: Sender) {
  const candidate = letter.userId === interview.jobSeekerId;
  const words = candidate ? toCandidate(letter, interview) : toInterviewer(letter, interview);
  return writtenMail(
    words.subject,
    [
      `Hello ${oneLine(letter.userName)},`,
      words.sentence,
      ...timesIn(letter, interview, candidate),
      ...aboutMeeting(letter, interview, candidate),
      `${words.link}: ${origin}/applications/${interview.applicationId}`,
      `To get no more mail of this kind: ${origin}/unsubscribe#${letter.mailToken}`,
    ].join('\n\n'),
  );
}

interface Words {
  subject: string;
  sentence: string;
  link: string;
}

type Said = (interview: InterviewRow, letter: Letter) => Words;

function toCandidate(letter: Letter, interview: InterviewRow): Words {
  return (forCandidates[letter.type] ?? forCandidates['interview.booked'])(interview, letter);
}

function toInterviewer(letter: Letter, interview: InterviewRow): Words {
  return (forInterviewers[letter.type] ?? forInterviewers['interview.booked'])(interview, letter);
}

type SaidOf = Partial<Record<NotificationType, Said>> & { 'interview.booked': Said };

const forCandidates: SaidOf = {
  'interview.proposed': ({ companyName, jobTitle }, { withdraws }) => ({
    subject: `${companyName} proposes times for an interview`,
    sentence: withdraws
      ? `${companyName} has to move your interview about ${jobTitle} and proposes other times.`
      : `${companyName} would like to meet you about ${jobTitle} and proposes times.`,
    link: 'Choose the one that suits you, or decline, here',
  }),
  'interview.booked': ({ companyName, jobTitle }) => ({
    subject: `Your interview with ${companyName}`,
    sentence: `Your interview with ${companyName} about ${jobTitle} is booked.`,
    link: 'See it, choose another time or decline here',
  }),
  'interview.cancelled': ({ companyName, jobTitle }) => ({
    subject: `Your interview with ${companyName} is cancelled`,
    sentence: `The interview with ${companyName} about ${jobTitle} does not take place.`,
    link: 'See your application here',
  }),
  'interview.declined': ({ companyName, jobTitle }) => ({
    subject: `You have declined the interview with ${companyName}`,
    sentence: `You have declined the interview about ${jobTitle}. ${companyName} has been told and may propose other times.`,
    link: 'See your application here',
  }),
  'interview.reminder': ({ companyName, jobTitle }) => ({
    subject: `A reminder: your interview with ${companyName}`,
    sentence: `Your interview with ${companyName} about ${jobTitle} is near.`,
    link: 'See it here',
  }),
};

const forInterviewers: SaidOf = {
  'interview.booked': ({ candidateName, jobTitle }) => ({
    subject: `Interview with ${candidateName}`,
    sentence: `The interview with ${candidateName} about ${jobTitle} is booked.`,
    link: 'What to ask, and the application, are here',
  }),
  'interview.cancelled': ({ candidateName, jobTitle }) => ({
    subject: `The interview with ${candidateName} is off`,
    sentence: `The interview with ${candidateName} about ${jobTitle} does not take place at this time.`,
    link: 'See the application here',
  }),
  'interview.declined': ({ candidateName, jobTitle }) => ({
    subject: `${candidateName} has declined the interview`,
    sentence: `${candidateName} has declined the interview about ${jobTitle}. You may propose other times.`,
    link: 'Propose other times here',
  }),
  'interview.reminder': ({ candidateName, jobTitle }) => ({
    subject: `A reminder: interview with ${candidateName}`,
    sentence: `Your interview with ${candidateName} about ${jobTitle} is near.`,
    link: 'What to ask, and the application, are here',
  }),
  'scorecard.due': (interview, { startsAt, userTimeZone }) => ({
    subject: `Your scorecard about ${interview.candidateName}`,
    sentence: `How did the interview with ${interview.candidateName} about ${interview.jobTitle} go? Please hand in your scorecard by ${dueIn(interview, startsAt, userTimeZone)}. The others’ are shown to you when you have.`,
    link: 'Write it here',
  }),
};

function dueIn(
  { minutes, companyTimeZone }: InterviewRow,
  startsAt: string | null,
  own: string | null,
): string {
  return startsAt
    ? spanIn(own ?? companyTimeZone, scorecardDueAt({ startsAt, minutes }), 0).replace(/ to \d\d:\d\d/, '')
    : 'the end of the week';
}

function timesIn(letter: Letter, interview: InterviewRow, candidate: boolean): string[] {
  const written = (at: string) =>
    spansFor(
      candidate ? 'candidate' : 'interviewer',
      { ...interview, ownTimeZone: letter.userTimeZone },
      at,
      interview.minutes,
    )
      .map((one) => `${one.for}: ${one.span}`)
      .join('\n');
  if (letter.type === 'interview.proposed') return interview.times.map(({ startsAt }) => written(startsAt));
  return letter.startsAt ? [written(letter.startsAt)] : [];
}

/** What stays the same whatever has become of it. */
function aboutMeeting({ type }: Letter, interview: InterviewRow, candidate: boolean): string[] {
  const { title, place, panel, candidateName, reason } = interview;
  const off = type === 'interview.cancelled' || type === 'interview.declined';
  if (off) return reason ? [`Reason: ${reason}`] : [];
  const who = panel.map(({ name }) => name).join(', ');
  return [
    [
      title,
      ...(place ? [`Place: ${place}`] : []),
      candidate ? `You will meet: ${who}` : `${candidateName} meets: ${who}`,
    ].join('\n'),
  ];
}
