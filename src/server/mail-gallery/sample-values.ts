import type { NotificationTurn, NotificationType } from '#domain/notifications.ts';
import type { InterviewRow } from '#server/features/interviews/interviews.queries.ts';
import type { Letter } from '#server/features/interviews/letters.queries.ts';
import type { DueNotification } from '#server/features/notifications/notifications.queries.ts';
import type { DueRow, RejectionLetter } from '#server/features/response-times/response-times.queries.ts';

const at = '2026-12-03T05:00:00Z';
const mailToken = '5'.repeat(64);
const job = 'Chef de partie <pastry> & bakery';
const company = 'Blue Reef “Divers” & Co';
export const personName = 'ޢާއިޝަތު ޝިޔުނާ';
const colleague = 'Zoë Müller-Lüdenscheidt 🐠';

export function notification(type: NotificationType, turn: NotificationTurn | null = null): DueNotification {
  const invites = type === 'invitation.sent';
  const member =
    type.startsWith('membership.') || ['domain.failing', 'webhook.paused', 'calendar.failing'].includes(type);
  const hiring =
    member ||
    [
      'offer.answered',
      'offer.approval',
      'panel.empty',
      'application.mentioned',
      'application.submitted',
      'application.withdrawn',
    ].includes(type);
  return {
    id: 1,
    type,
    createdAt: at,
    readAt: null,
    applicationId: invites || member || type === 'alert.told' ? null : 7,
    jobId: invites ? 12 : null,
    jobTitle: job,
    companyId: 3,
    companyName: company,
    person: hiring ? personName : null,
    status: 'interviewing',
    alert: type === 'alert.told' ? alert : null,
    task: 'Send a photo of your passport',
    writer: colleague,
    domain:
      type === 'domain.failing' || type === 'webhook.paused' || type === 'calendar.failing'
        ? 'careers.bluereef.example'
        : null,
    turn,
    startsAt: null,
    userId: 2,
    userName: hiring ? colleague : personName,
    userEmail: 'somebody@example.com',
    mailToken,
    written: type === 'message.sent' ? 'When can you begin?\n\nWe need someone by March.' : null,
    replyTo: hiring || type === 'alert.told' ? null : 'jobs@bluereef.example',
  };
}

const alert = {
  name: 'Chefs in Malé',
  count: 12,
  query: '?q=chef&location=Mal%C3%A9',
  jobs: [
    { id: 31, title: job, companyName: company, location: 'Malé' },
    { id: 32, title: 'މަސްވެރިޔާ', companyName: 'Odegiri Island Resort', location: null },
  ],
};

export function letter(type: NotificationType, reader: 'candidate' | 'interviewer'): Letter {
  return {
    interviewId: 4,
    userId: reader === 'candidate' ? 2 : 9,
    type,
    sequence: 1,
    startsAt: type === 'interview.proposed' ? null : at,
    withdraws: false,
    userName: reader === 'candidate' ? personName : colleague,
    userTimeZone: reader === 'candidate' ? 'Asia/Colombo' : null,
    userEmail: 'somebody@example.com',
    mailToken,
    mail: true,
  };
}

export const interview: InterviewRow = {
  id: 4,
  uid: '00000000-0000-4000-8000-000000000004',
  sequence: 1,
  changedAt: '2026-11-20T08:30:00Z',
  applicationId: 7,
  jobId: 12,
  jobTitle: job,
  companyId: 3,
  companyName: company,
  replyTo: 'jobs@bluereef.example',
  recruiterId: 9,
  jobSeekerId: 2,
  candidateName: personName,
  title: 'First talk',
  minutes: 45,
  questions: null,
  attributes: [],
  place: 'Harbour office, 2nd floor; ring twice',
  state: 'booked',
  startsAt: at,
  times: [at, '2026-12-04T08:30:00Z'].map((startsAt) => ({ startsAt, free: true })),
  panel: [
    { id: 9, name: colleague },
    { id: 10, name: 'Ibrahim Rasheed' },
  ],
  companyTimeZone: 'Indian/Maldives',
  candidateTimeZone: 'Asia/Colombo',
  reason: 'The post is filled.',
  createdBy: 9,
  status: 'interviewing',
  toldStatus: 'interviewing',
  withdrawnAt: null,
  scored: false,
  ahead: true,
};

export const answerDue: DueRow = {
  applicationId: 7,
  recruiterId: 9,
  recruiterName: colleague,
  recruiterEmail: 'somebody@example.com',
  mail: true,
  mailToken,
  applicantName: personName,
  jobTitle: job,
  companyId: 3,
  dueAt: at,
  timeZone: 'Indian/Maldives',
};

export const autoResponse = {
  template:
    'Dear {{first_name}},\n\nthank you for applying as {{job_title}} & for your time.\nWe answer within a week.\n\nދެންނެވުމަކީ، ޝުކުރިއްޔާ\n\n{{company}}',
  username: 'shiyuna',
  firstName: personName,
  lastName: null,
  jobTitle: job,
  companyName: company,
  location: 'Malé',
  appliedAt: at,
  timeZone: 'Indian/Maldives',
  applicationId: 7,
  replyTo: 'jobs@bluereef.example',
};

export const rejectionLetter: RejectionLetter = {
  words: `Dear ${personName},\n\nwe have filled ${job}. Thank you for the time you took; we would be glad to hear from you again.`,
  applicationId: 7,
  jobSeekerId: 2,
  name: personName,
  applicantEmail: 'somebody@example.com',
  jobTitle: job,
  companyId: 3,
  companyName: company,
  companyVerified: true,
  replyTo: 'jobs@bluereef.example',
};
