import type { NotificationType } from '#domain/notifications.ts';
import { line } from '#server/mail/line.ts';
import type { InterviewRow } from './interviews.queries.ts';
import type { Letter } from './letters.queries.ts';

interface Words {
  subject: string;
  sentence: string;
  action: string;
}

type Said = (interview: InterviewRow, letter: Letter, dueIn: string) => Words;

/** What somebody who applied is told of an interview. */
export function toCandidate(letter: Letter, interview: InterviewRow): Words {
  return (forCandidates[letter.type] ?? forCandidates['interview.booked'])(interview, letter, '');
}

/** What whoever interviews is told of it; `dueIn` is by when their scorecard is due. */
export function toInterviewer(letter: Letter, interview: InterviewRow, dueIn: string): Words {
  return (forInterviewers[letter.type] ?? forInterviewers['interview.booked'])(interview, letter, dueIn);
}

type SaidOf = Partial<Record<NotificationType, Said>> & { 'interview.booked': Said };

const forCandidates: SaidOf = {
  'interview.proposed': ({ companyName, jobTitle }, { withdraws }) => ({
    subject: line`${companyName} proposes times for an interview`,
    sentence: withdraws
      ? line`${companyName} has to reschedule your interview for ${jobTitle} and proposes new times.`
      : line`${companyName} would like to meet you about ${jobTitle} and proposes times.`,
    action: 'Choose a time',
  }),
  'interview.booked': ({ companyName, jobTitle }) => ({
    subject: line`Your interview with ${companyName}`,
    sentence: line`Your interview with ${companyName} for ${jobTitle} is booked.`,
    action: 'View or change the interview',
  }),
  'interview.cancelled': ({ companyName, jobTitle }) => ({
    subject: line`Your interview with ${companyName} is cancelled`,
    sentence: line`The interview with ${companyName} for ${jobTitle} is cancelled.`,
    action: 'See your application',
  }),
  'interview.declined': ({ companyName, jobTitle }) => ({
    subject: line`You have declined the interview with ${companyName}`,
    sentence: line`You have declined the interview for ${jobTitle}. We’ve let ${companyName} know. They can propose new times.`,
    action: 'See your application',
  }),
  'interview.reminder': ({ companyName, jobTitle }) => ({
    subject: line`Reminder: your interview with ${companyName}`,
    sentence: line`Your interview with ${companyName} for ${jobTitle} is coming up.`,
    action: 'See the interview',
  }),
};

const forInterviewers: SaidOf = {
  'interview.booked': ({ candidateName, jobTitle }) => ({
    subject: line`Interview with ${candidateName}`,
    sentence: line`The interview with ${candidateName} for ${jobTitle} is booked.`,
    action: 'Prepare for the interview',
  }),
  'interview.cancelled': ({ candidateName, jobTitle }) => ({
    subject: line`The interview with ${candidateName} is cancelled`,
    sentence: line`The interview with ${candidateName} for ${jobTitle} is cancelled.`,
    action: 'See the application',
  }),
  'interview.declined': ({ candidateName, jobTitle }) => ({
    subject: line`${candidateName} has declined the interview`,
    sentence: line`${candidateName} has declined the interview for ${jobTitle}. You can propose new times.`,
    action: 'Propose new times',
  }),
  'interview.reminder': ({ candidateName, jobTitle }) => ({
    subject: line`Reminder: interview with ${candidateName}`,
    sentence: line`Your interview with ${candidateName} for ${jobTitle} is coming up.`,
    action: 'Prepare for the interview',
  }),
  'scorecard.due': ({ candidateName, jobTitle }, _letter, dueIn) => ({
    subject: line`Your scorecard for ${candidateName}`,
    sentence: line`How did the interview with ${candidateName} for ${jobTitle} go? Submit your scorecard by ${dueIn}. You’ll see the others’ once you have.`,
    action: 'Write your scorecard',
  }),
};
