import { type NotificationTurn, notificationKinds, notificationTypes } from '#domain/notifications.ts';
import { applicationReceivedEmail } from '#server/features/applications/application-received.email.ts';
import {
  applyCodeEmail,
  confirmApplicationEmail,
} from '#server/features/applications/visitors/visitor.email.ts';
import { rejectionEmail } from '#server/features/applications/rejection.email.ts';
import { accountEmail, accountNews } from '#server/features/accounts/account.email.ts';
import { newDeviceEmail } from '#server/features/accounts/devices.email.ts';
import { type FactorNews, factorsEmail } from '#server/features/accounts/factors/factors.email.ts';
import { interviewEmail } from '#server/features/interviews/interview.email.ts';
import { confirmAlertEmail } from '#server/features/visitors/alerts/alert.email.ts';
import { notificationsEmail } from '#server/features/notifications/notifications.email.ts';
import { jobClosedEmail } from '#server/features/response-times/job-closed.email.ts';
import { responsesDueEmail } from '#server/features/response-times/responses-due.email.ts';
import type { Letterhead } from '#server/mail/mail-parts.ts';
import type { WrittenMail } from '#server/mail/write-mail.ts';
import {
  answerDue,
  autoResponse,
  rejectionLetter,
  interview,
  letter,
  notification,
  personName,
} from './sample-values.ts';

/** A mail as somebody would get it. */
export interface Sample {
  name: string;
  mail: WrittenMail;
}

/** Every mail the product writes, with values that try it: names from the right, signs of HTML, long words. */
export function sampleMails(head: Letterhead): Sample[] {
  return [
    ...told(head),
    ...interviews(head),
    ...inTheirOwnWords(head),
    ...ofAccounts(head),
    ...toVisitors(head),
  ];
}

function toVisitors(head: Letterhead): Sample[] {
  const about = { jobTitle: 'Skipper <of a dhoni>', companyName: 'Blue Lagoon & Co' };
  return [
    {
      name: 'visitor, confirm application',
      mail: confirmApplicationEmail({ ...about, receipt: '7KQ2M9X4TD' }, head),
    },
    { name: 'visitor, code', mail: applyCodeEmail({ ...about, jobId: 17, code: '7KQ2M9X4TD' }, head) },
    { name: 'visitor, confirm alert', mail: confirmAlertEmail(head) },
  ];
}

const turnsOf: Partial<Record<(typeof notificationTypes)[number], readonly NotificationTurn[]>> = {
  'offer.sent': ['sent', 'changed', 'withdrawn', 'expired'],
  'offer.answered': ['accepted', 'declined', 'expired'],
  'offer.approval': ['asked', 'approved', 'returned'],
  'onboarding.due': ['begun', 'due', 'overdue', 'finished'],
  'domain.failing': ['due', 'expired'],
  'webhook.paused': ['due', 'expired'],
};

function told(head: Letterhead): Sample[] {
  const types = notificationTypes.filter((type) => !notificationKinds[type].ownMail);
  const each = types.flatMap((type) =>
    (turnsOf[type] ?? [null]).map((turn) => ({
      name: [type, turn].filter(Boolean).join(', '),
      mail: notificationsEmail([notification(type, turn)], head),
    })),
  );
  const several = notificationsEmail(
    [notification('message.sent'), notification('application.moved'), notification('alert.told')],
    head,
  );
  return [...each, { name: 'several at once', mail: several }];
}

const letters = [
  'interview.proposed',
  'interview.booked',
  'interview.cancelled',
  'interview.declined',
  'interview.reminder',
  'scorecard.due',
] as const;

function interviews(head: Letterhead): Sample[] {
  return letters.flatMap((type) => {
    const toCandidate = {
      name: `${type}, candidate`,
      mail: interviewEmail(letter(type, 'candidate'), interview, head),
    };
    const toInterviewer = {
      name: `${type}, interviewer`,
      mail: interviewEmail(letter(type, 'interviewer'), interview, head),
    };
    if (type === 'scorecard.due') return [toInterviewer];
    return type === 'interview.proposed' ? [toCandidate] : [toCandidate, toInterviewer];
  });
}

function inTheirOwnWords(head: Letterhead): Sample[] {
  const unknown = { ...rejectionLetter, companyVerified: false, replyTo: null };
  return [
    { name: 'answer.due', mail: responsesDueEmail([answerDue, { ...answerDue, applicationId: 8 }], head) },
    { name: 'application received', mail: applicationReceivedEmail(autoResponse, head) },
    { name: 'job closed', mail: jobClosedEmail(rejectionLetter, head) },
    { name: 'job closed, company not verified', mail: jobClosedEmail(unknown, head) },
    { name: 'rejection', mail: rejectionEmail(rejectionLetter, head) },
    { name: 'rejection, company not verified', mail: rejectionEmail(unknown, head) },
  ];
}

const factorNews: readonly FactorNews[] = [
  'passkey.added',
  'passkey.removed',
  'authenticator.added',
  'authenticator.removed',
  'recovery-codes.made',
  'recovery-code.used',
  'factors.taken',
  'code.guessed',
];

function ofAccounts(head: Letterhead): Sample[] {
  const person = { toName: personName, username: 'aisha.n' };
  const device = { toName: personName, device: 'Chrome on Android', network: '203.0.113' };
  return [
    ...factorNews.map((news) => ({
      name: news,
      mail: factorsEmail(news, { toName: personName, name: 'My phone <3' }, head),
    })),
    ...accountNews.map((news) => ({ name: news, mail: accountEmail(news, person, head) })),
    { name: 'device.new', mail: newDeviceEmail(device, head) },
  ];
}
