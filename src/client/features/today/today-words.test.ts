import { afterAll, beforeAll, expect, test } from 'vitest';
import { setReadersZone } from '#client/ui/readers-zone.ts';
import type { TodayRow } from '#contract/api.ts';
import { labelOf, subjectOf, whenOf } from './today-words.ts';

const now = Date.parse('2026-11-22T08:00:00Z');
const about = { id: 1, applicationId: 2, name: 'Ahmed Zahir', jobTitle: 'Kitchen Steward' };
const answer = (at: string, urgency: TodayRow['urgency']): TodayRow => ({
  ...about,
  kind: 'answer',
  at,
  urgency,
  status: 'submitted',
  stepId: null,
  statusUpdatedAt: at,
  steps: [],
});

beforeAll(() => setReadersZone('Indian/Maldives'));
afterAll(() => setReadersZone(undefined));

test('a row says what waits, about whom, and since or until when', () => {
  const words = (row: TodayRow) => [labelOf(row), subjectOf(row), whenOf(row, now)].join(' | ');
  const title = 'Work permit';
  const etag = 'as-read';
  expect(words(answer('2026-11-21T07:00:00Z', 'overdue'))).toBe(
    'Answer overdue | Kitchen Steward | by 1 day',
  );
  expect(words(answer('2026-11-22T07:00:00Z', 'overdue'))).toMatch(/since today$/);
  expect(words(answer('2026-11-22T13:00:00Z', 'today'))).toMatch(/^Answer due .* by Sun,? 18:00$/);
  expect(words(answer('2026-11-24T07:00:00Z', 'soon'))).toMatch(/by 24 Nov$/);
  expect(
    words({ ...about, kind: 'task', at: '2026-11-19', urgency: 'overdue', title, side: 'company' }),
  ).toBe('Task overdue | Work permit | by 3 days');
  const interview = { ...about, kind: 'interview', title: 'First talk', minutes: 30, place: null } as const;
  expect(words({ ...interview, at: '2026-11-22T10:30:00Z', urgency: 'today' })).toBe(
    'Interview today | Kitchen Steward | 15:30',
  );
  expect(words({ ...interview, at: '2026-11-22T08:20:00Z', urgency: 'now' })).toMatch(/13:20, in 20 min$/);
  expect(words({ ...interview, at: '2026-11-22T07:50:00Z', urgency: 'now' })).toMatch(/12:50, under way$/);
  expect(
    words({ ...about, kind: 'offer', at: '2026-11-26T18:00:00Z', urgency: 'soon', state: 'sent', etag }),
  ).toMatch(/^Offer ends .* ends 26 Nov$/);
  expect(
    words({
      ...about,
      kind: 'approval',
      at: '2026-11-21T08:00:00Z',
      urgency: 'today',
      by: 'Waheed',
      currency: 'USD',
      basicPay: 1_620,
      etag,
    }),
  ).toBe('To approve | USD 1,620, Kitchen Steward | from Waheed');
});
