import { describe, expect, test } from 'vitest';
import { notificationKinds, notificationTypes, type NotificationType } from '#domain/notifications.ts';
import { notificationsEmail } from './notifications.email.ts';
import type { DueNotification } from './notifications.queries.ts';

const origin = 'https://jobs.example';
const token = 'a'.repeat(64);
const due = (type: NotificationType, more: Partial<DueNotification> = {}): DueNotification => ({
  id: 1,
  type,
  createdAt: '2026-11-22T08:00:00Z',
  readAt: null,
  applicationId: 7,
  jobId: null,
  jobTitle: 'Cook',
  companyId: 3,
  companyName: 'Reef & Co',
  person: null,
  status: null,
  alert: null,
  task: null,
  writer: null,
  domain: null,
  turn: null,
  startsAt: null,
  userId: 2,
  userName: 'Aishath',
  userEmail: 'aishath@example.com',
  mailToken: token,
  replyTo: null,
  written: null,
  ...more,
});
const mail = (first: DueNotification, ...others: DueNotification[]) =>
  notificationsEmail([first, ...others], { brandName: 'Moorings', origin });
const says = (type: NotificationType, more: Partial<DueNotification>) => mail(due(type, more)).subject;
const alert = (count: number, jobs: number) => ({
  name: 'Chefs in Malé',
  count,
  query: '?q=chef&location=Mal%C3%A9',
  jobs: Array.from({ length: jobs }, (_, at) => ({
    id: at + 10,
    title: `Chef ${at + 1}`,
    companyName: 'Reef & Co',
    location: at ? 'Malé' : null,
  })),
});

describe('a mail about one thing says what happened, and in its subject nothing that is only for its reader', () => {
  test.each<[NotificationType, Partial<DueNotification>, string, string]>([
    ['message.sent', {}, 'Message from Reef & Co about Cook', 'Reef & Co wrote to you about Cook.'],
    ['message.sent', { person: 'Ali' }, 'Message from Ali about Cook', 'Ali wrote to you about Cook.'],
    [
      'application.moved',
      { status: 'interviewing' },
      'News about your application for Cook',
      'Your application for Cook at Reef & Co is now in Interviewing.',
    ],
    [
      'application.moved',
      { status: 'rejected' },
      'News about your application for Cook',
      'Reef & Co has decided not to move forward with your application for Cook.',
    ],
    [
      'invitation.sent',
      {},
      'Reef & Co invites you to look at Cook',
      'Reef & Co found your profile and invites you to look at Cook.',
    ],
    ['alert.told', { alert: alert(1, 1) }, 'A new job for “Chefs in Malé”', 'A new job for “Chefs in Malé”.'],
    [
      'alert.told',
      { alert: alert(12, 5) },
      '12 new jobs for “Chefs in Malé”',
      '12 new jobs for “Chefs in Malé”.',
    ],
    ['offer.sent', { turn: 'sent' }, 'Your offer from Reef & Co: Cook', 'Reef & Co offers you the job Cook.'],
    [
      'offer.sent',
      { turn: 'changed' },
      'Reef & Co has changed its offer: Cook',
      'Reef & Co has changed its offer for Cook. The new one replaces it.',
    ],
    [
      'offer.sent',
      { turn: 'withdrawn' },
      'News about the offer for Cook',
      'Reef & Co has withdrawn its offer for Cook.',
    ],
    [
      'offer.sent',
      { turn: 'expired' },
      'The offer for Cook has expired',
      'The offer from Reef & Co for Cook has expired. The deadline to reply has passed.',
    ],
    [
      'offer.answered',
      { turn: 'accepted', person: 'Ali' },
      'Ali has answered your offer for Cook',
      'Ali has accepted your offer for Cook.',
    ],
    [
      'offer.answered',
      { turn: 'declined', person: 'Ali' },
      'Ali has answered your offer for Cook',
      'Ali has declined your offer for Cook.',
    ],
    [
      'offer.answered',
      { turn: 'expired', person: 'Ali' },
      'Your offer to Ali for Cook has expired',
      'Your offer to Ali for Cook has expired without an answer.',
    ],
    [
      'offer.approval',
      { turn: 'asked', person: 'Ali' },
      'Approve an offer for Cook',
      'An offer to Ali for Cook is waiting for your approval.',
    ],
    [
      'offer.approval',
      { turn: 'approved', person: 'Ali' },
      'Your offer for Cook is approved',
      'Your offer to Ali for Cook is approved. You can send it.',
    ],
    [
      'offer.approval',
      { turn: 'returned', person: 'Ali' },
      'Your offer for Cook needs changes',
      'Your offer to Ali for Cook was sent back to you for changes.',
    ],
    [
      'onboarding.due',
      { turn: 'begun' },
      'Before your first day at Reef & Co',
      'Reef & Co has made a list of what to do before your first day as Cook.',
    ],
    [
      'onboarding.due',
      { turn: 'finished', person: 'Ali' },
      'Ready for the first day of Ali',
      'Everything is done before the first day of Ali.',
    ],
    [
      'onboarding.due',
      { turn: 'overdue', task: 'Passport' },
      'Overdue: Passport',
      'Overdue before your first day at Reef & Co: Passport.',
    ],
    [
      'onboarding.due',
      { turn: 'due', task: 'Room', person: 'Ali' },
      'Due soon: Room',
      'Due soon before the first day of Ali: Room.',
    ],
    [
      'application.mentioned',
      { writer: 'Mia', person: 'Ali' },
      'Mia mentioned you',
      'Mia mentioned you in the notes on Ali, who applied for Cook.',
    ],
    ['application.submitted', { person: 'Ali' }, 'New application for Cook', 'Ali has applied for Cook.'],
    [
      'application.withdrawn',
      { person: 'Ali' },
      'An application for Cook was withdrawn',
      'Ali has withdrawn their application for Cook.',
    ],
    ['membership.requested', { person: 'Ali' }, 'Ali asks to join Reef & Co', 'Ali asks to join Reef & Co.'],
    [
      'domain.failing',
      { turn: 'due', domain: 'careers.reef.example' },
      'careers.reef.example can’t be confirmed any more',
      'The proof that careers.reef.example belongs to Reef & Co is gone. Put the record or file back within 6 days, or your careers site leaves it.',
    ],
    [
      'domain.failing',
      { turn: 'expired', domain: 'careers.reef.example' },
      'Your careers site has left careers.reef.example',
      'careers.reef.example could not be confirmed for 7 days, so the careers site of Reef & Co no longer stands there. Visitors are led to its address here.',
    ],
    [
      'webhook.paused',
      { turn: 'due', domain: 'hooks.reef.example' },
      'The webhook to hooks.reef.example is paused',
      'Nothing has arrived at hooks.reef.example for 5 days, so the webhook of Reef & Co is paused. Events wait for 30 days until you resume it.',
    ],
    [
      'webhook.paused',
      { turn: 'expired', domain: 'hooks.reef.example' },
      'The webhook to hooks.reef.example is paused',
      'hooks.reef.example says that it takes no more events of Reef & Co, so the webhook is paused. Events wait for 30 days until you resume it.',
    ],
    [
      'panel.empty',
      { person: 'Aishath Shiuna' },
      'No one is left to interview Aishath Shiuna',
      'The interview with Aishath Shiuna for Cook stands, but no one is left to hold it. Hold it yourself, or cancel it and arrange it with someone else.',
    ],
    [
      'calendar.failing',
      { domain: 'calendar.example.com' },
      'Your calendar can’t be read any more',
      'Your calendar at calendar.example.com could not be read for 3 days, so colleagues who arrange interviews no longer see when you are busy. Give its address again.',
    ],
    [
      'membership.changed',
      {},
      'Your role in Reef & Co has changed',
      'Your permissions in Reef & Co have changed.',
    ],
  ])('%s, %j: %s', (type, more, subject, sentence) => {
    expect(says(type, more)).toBe(subject);
    expect(mail(due(type, more)).text).toContain(`\n\n${sentence}\n`);
  });

  test('of every kind that has no mail of its own', () => {
    for (const type of notificationTypes.filter((one) => !notificationKinds[one].ownMail))
      expect([type, says(type, { alert: type === 'alert.told' ? alert(1, 1) : null })]).toEqual([
        type,
        expect.stringMatching(/[^ .]$/),
      ]);
  });
});

describe('a mail about several things', () => {
  test('says how many, and each with where to see it', () => {
    const { subject, text } = mail(
      due('message.sent'),
      due('invitation.sent', { applicationId: null, jobId: 12 }),
      due('membership.changed', { applicationId: null, jobId: null }),
    );
    expect(subject).toBe('3 updates from Moorings');
    expect(text.match(/https:\S+/g)).toEqual([
      `${origin}/applications/7`,
      `${origin}/jobs/12`,
      `${origin}/companies/3`,
      expect.stringMatching(
        /^https:\/\/jobs\.example\/unsubscribe#2-message\.sent~invitation\.sent~membership\.changed-[0-9a-f]{32}$/,
      ),
    ]);
  });

  test('stands on the timeline of each application with what it says of that one alone', () => {
    const { about } = mail(
      due('message.sent'),
      due('application.moved', { applicationId: 8, jobTitle: 'Baker', status: 'offered' }),
      due('offer.sent', { turn: 'sent' }),
      due('membership.changed', { applicationId: null }),
    );
    expect(about).toEqual([
      { applicationId: 7, said: 'Reef & Co wrote to you about Cook. Reef & Co offers you the job Cook.' },
      { applicationId: 8, said: 'Your application for Baker at Reef & Co is now at Offered.' },
    ]);
  });
});

describe('a mail about new jobs', () => {
  test('names the first of them with their addresses, and how many more there are', () => {
    const { text } = mail(due('alert.told', { applicationId: null, alert: alert(12, 2) }));
    expect(text).toContain(
      `- Chef 1, Reef & Co\n  See the job: ${origin}/jobs/10\n- Chef 2, Reef & Co, Malé\n  See the job: ${origin}/jobs/11\n\nSee all 12: ${origin}/jobs?q=chef&location=Mal%C3%A9`,
    );
  });

  test('leads to the search where it names all', () => {
    expect(mail(due('alert.told', { applicationId: null, alert: alert(2, 2) })).text).toContain(
      `See the search: ${origin}/jobs?q=`,
    );
  });
});

test('what people called themselves and their jobs makes no line, header or tag of its own', () => {
  const { subject, html, text } = mail(
    due('message.sent', {
      userName: 'A\r\nBcc: all@example.com',
      person: '<b>Ali</b>',
      jobTitle: 'Cook\nSubject: x',
    }),
  );
  expect(subject).not.toMatch(/[\r\n]/);
  expect(text).toMatch(/^Hello A Bcc: all@example\.com,\n/);
  expect(html).not.toContain('<b>');
});
