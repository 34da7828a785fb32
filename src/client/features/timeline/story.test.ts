import { expect, test } from 'vitest';
import type { Message, TimelineEntry } from '#contract/api.ts';
import { storyOf } from './story.ts';

const entry = (key: string, kind: TimelineEntry['kind'], at: string): TimelineEntry => ({
  key,
  kind,
  at,
  byApplicant: false,
});
const message = (id: number, sentAt: string): Message => ({
  id,
  applicationId: 1,
  fromEmployer: true,
  own: true,
  writer: 'Dilani',
  body: 'When could you begin?',
  byEmail: false,
  sentAt,
  readAt: null,
});

test('what happened and what was written is one story, the latest first, each message once and in full', () => {
  const story = storyOf(
    [
      entry('h1', 'applied', '2026-11-01T08:00:00Z'),
      entry('e1', 'message.sent', '2026-11-02T08:00:00Z'),
      entry('h2', 'moved', '2026-11-03T08:00:00Z'),
    ],
    [message(7, '2026-11-02T08:00:00Z')],
  );
  expect(story.map(({ key }) => key)).toEqual(['h2', 'message 7', 'h1']);
});

test('of what happened at one moment, what stands later came later', () => {
  const at = '2026-11-01T08:00:00Z';
  const story = storyOf([entry('h1', 'applied', at), entry('p', 'promised', at)], []);
  expect(story.map(({ key }) => key)).toEqual(['p', 'h1']);
});
