import { expect, test } from 'vitest';
import type { Notification } from '#contract/api.ts';
import { newsOf } from './news.ts';

const now = Date.parse('2026-11-22T08:00:00Z');
const nothing = { offers: [], interviews: [], onboardings: [], notifications: [] };
const told = (id: number, one: Partial<Notification>): Notification => ({
  id,
  type: 'message.sent',
  createdAt: '2026-11-22T07:00:00Z',
  readAt: null,
  applicationId: 7,
  jobId: 1,
  jobTitle: 'Cook',
  companyId: 2,
  companyName: 'Odegiri',
  person: null,
  status: null,
  alert: null,
  task: null,
  writer: null,
  domain: null,
  turn: null,
  startsAt: null,
  ...one,
});

test('an offer that nearly ends comes first, a decision last', () => {
  const rows = newsOf(
    {
      ...nothing,
      offers: [
        {
          id: 1,
          applicationId: 3,
          state: 'sent',
          expiresAt: '2026-11-23T19:00:00Z',
          applicantName: 'Aishath',
          jobTitle: 'Skipper',
          companyName: 'Lagoon Air',
        },
      ],
      notifications: [told(1, { type: 'application.moved', status: 'rejected' }), told(2, {})],
    },
    now,
  );
  expect(rows.map(({ label, about, act }) => [label, about, act])).toEqual([
    ['Offer', 'Skipper', 'View offer'],
    ['Message', 'Odegiri', 'Read'],
    ['Decision', 'Cook', 'View'],
  ]);
});

test('of messages only unread ones are news, one for each application, and of moves only a rejection', () => {
  const rows = newsOf(
    {
      ...nothing,
      notifications: [
        told(5, {}),
        told(4, {}),
        told(3, { applicationId: 8, readAt: '2026-11-22T07:30:00Z' }),
        told(2, { applicationId: 9, type: 'application.moved', status: 'screening' }),
        told(1, { applicationId: 10 }),
      ],
    },
    now,
  );
  expect(rows.map(({ name }) => name)).toEqual(['notification 5', 'notification 1']);
});
