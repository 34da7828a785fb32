import { describe, expect, test } from 'vitest';
import { eventTypes } from './events.ts';
import {
  mailRhythmLabel,
  mailRhythms,
  notificationKinds,
  notificationTypes,
  rhythmsOf,
} from './notifications.ts';

const kinds = notificationTypes.map((type) => ({ type, ...notificationKinds[type] }));

describe('every kind of notification', () => {
  test('has words of its own, in the order of the settings', () => {
    expect(Object.keys(notificationKinds)).toEqual(notificationTypes);
    const labels = kinds.map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
    for (const label of labels) expect(label).toMatch(/^[A-Z][^.]+[^. ]$/);
  });

  test('comes into the inbox until somebody says otherwise', () => {
    expect(kinds.filter(({ usual }) => !usual.inbox)).toEqual([]);
  });

  test.each(kinds)('$type is usually mailed at a time at which it can be', ({ type, usual }) => {
    expect(rhythmsOf(type)).toContain(usual.mail);
    // Whoever wants no mail must be able to say so, of everything.
    expect(rhythmsOf(type)).toContain('never');
  });

  test('with a mail of its own is never held back for the morning', () => {
    const own = kinds.filter(({ ownMail }) => ownMail);
    expect(own.length).toBeGreaterThan(0);
    for (const { type } of own) expect([type, rhythmsOf(type)]).toEqual([type, ['at_once', 'never']]);
  });

  test('that would come many times a day is no mail unless somebody asks for it', () => {
    expect(kinds.filter(({ usual }) => usual.mail === 'never').map(({ type }) => type)).toEqual([
      'application.submitted',
      'application.withdrawn',
    ]);
    expect(kinds.filter(({ usual }) => usual.mail === 'daily').map(({ type }) => type)).toEqual([
      'alert.told',
    ]);
  });
});

test('those that bear the name of an event are of one that there is', () => {
  const known = new Set<string>(eventTypes);
  const own = notificationTypes.filter((type) => !known.has(type));
  expect(own).toEqual([
    'offer.answered',
    'offer.approval',
    'interview.reminder',
    'panel.empty',
    'scorecard.due',
    'onboarding.due',
  ]);
});

test('each rhythm is called something', () => {
  expect(mailRhythms.map((rhythm) => mailRhythmLabel[rhythm])).toEqual(['Right away', 'Once a day', 'Off']);
});
