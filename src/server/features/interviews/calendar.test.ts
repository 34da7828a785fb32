import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { wallClockIn } from '#domain/time-zones.ts';
import { nextChange } from '#test/clock-changes.ts';
import { invitationText, publishedText } from './calendar.ts';

const entry = {
  uid: '6f1c@moorings',
  sequence: 3,
  startsAt: '2026-11-24T05:00:00Z',
  minutes: 45,
  at: '2026-11-20T08:30:00.123Z',
  isCancelled: false,
  summary: 'First talk: Aishath Shiuna',
  description: 'Boat Captain',
  place: null,
  url: 'https://jobs.example.com/applications/7',
  organizer: { name: 'Reef & Co', address: 'hello@reef.example', sentBy: 'no-reply@jobs.example.com' },
};
const aishath = { name: 'Aishath', address: 'aishath@example.com' };

const read = (text: string) => {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const events = calendar.getAllSubcomponents('vevent');
  const [event] = events;
  return {
    calendar,
    events: events.map((one) => new ICAL.Event(one)),
    event: new ICAL.Event(event),
    of: (name: string) => event?.getAllProperties(name) ?? [],
    alarms: event?.getAllSubcomponents('valarm') ?? [],
  };
};
const mailtos = (properties: ICAL.Property[]) =>
  properties.map((one) => String(one.getFirstValue()).toLowerCase());

describe('an invitation', () => {
  test('reads back as it was written: who is asked, and where an answer goes', () => {
    const { calendar, events, event, of } = read(invitationText(entry, aishath));
    expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST');
    expect(events).toHaveLength(1);
    expect(event).toMatchObject({ uid: entry.uid, sequence: 3, summary: entry.summary });
    expect(event.startDate.toString()).toBe('2026-11-24T05:00:00Z');
    expect(event.endDate.toString()).toBe('2026-11-24T05:45:00Z');
    expect(of('dtstamp').map((one) => String(one.getFirstValue()))).toEqual(['2026-11-20T08:30:00Z']);
    expect(of('status').map((one) => one.getFirstValue())).toEqual(['CONFIRMED']);
    expect(mailtos(of('attendee'))).toEqual(['mailto:aishath@example.com']);
    expect(of('attendee').map((one) => one.getParameter('rsvp'))).toEqual(['FALSE']);
    expect(mailtos(of('organizer'))).toEqual(['mailto:hello@reef.example']);
    expect(of('organizer').map((one) => [one.getParameter('cn'), one.getParameter('sent-by')])).toEqual([
      ['Reef & Co', 'mailto:no-reply@jobs.example.com'],
    ]);
  });

  test('is taken back by the same event, as cancelled', () => {
    const { calendar, event, of } = read(
      invitationText({ ...entry, isCancelled: true, sequence: 4 }, aishath),
    );
    expect(calendar.getFirstPropertyValue('method')).toBe('CANCEL');
    expect(event).toMatchObject({ uid: entry.uid, sequence: 4 });
    expect(of('status').map((one) => one.getFirstValue())).toEqual(['CANCELLED']);
    expect(mailtos(of('attendee'))).toEqual(['mailto:aishath@example.com']);
  });
});

describe('what is published', () => {
  test('asks nobody, rings before it begins, and says when it was changed', () => {
    const { calendar, of, alarms } = read(publishedText([entry]));
    expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
    expect(of('attendee')).toEqual([]);
    expect(of('organizer')).toHaveLength(1);
    expect(of('last-modified').map((one) => String(one.getFirstValue()))).toEqual(['2026-11-20T08:30:00Z']);
    expect(alarms.map((one) => String(one.getFirstPropertyValue('trigger')))).toEqual(['-PT1H', '-PT15M']);
    expect(alarms.map((one) => one.getFirstPropertyValue('action'))).toEqual(['DISPLAY', 'DISPLAY']);
  });

  test('has as many events as there are, each with its own, and a name by which a calendar knows it again', () => {
    const other = { ...entry, uid: '77aa@moorings', isCancelled: true };
    const { calendar, events } = read(publishedText([entry, other], 'Reef interviews'));
    expect(events.map(({ uid }) => uid)).toEqual([entry.uid, other.uid]);
    expect(events.map(({ component }) => component.getFirstPropertyValue('status'))).toEqual([
      'CONFIRMED',
      'CANCELLED',
    ]);
    expect(events.map(({ component }) => component.getAllSubcomponents('valarm').length)).toEqual([2, 0]);
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Reef interviews');
    expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('PT1H');
  });

  test('may be nothing at all', () => {
    expect(read(publishedText([], 'Reef interviews')).events).toEqual([]);
  });
});

// Berlin and New York move their clocks weeks apart, Auckland the other way: a whole week about each change.
test.each([
  ['Europe/Berlin', 'forward'],
  ['Europe/Berlin', 'back'],
  ['America/New_York', 'forward'],
  ['America/New_York', 'back'],
  ['Pacific/Auckland', 'forward'],
  ['Pacific/Auckland', 'back'],
] as const)('in the week in which clocks in %s go %s, every hour is the hour that was meant', (zone, way) => {
  const { at } = nextChange(zone, way);
  const hours = Array.from({ length: 168 }, (_, hour) =>
    new Date(at + (hour - 84) * 3_600_000).toISOString().replace('.000', ''),
  );
  const entries = hours.map((startsAt) => ({ ...entry, uid: `${startsAt}@moorings`, startsAt }));
  const { events } = read(publishedText(entries));
  for (const clocks of ['Europe/Berlin', 'America/New_York', 'Pacific/Auckland'])
    expect(events.map(({ startDate }) => wallClockIn(clocks, startDate.toJSDate().toISOString()))).toEqual(
      hours.map((hour) => wallClockIn(clocks, hour)),
    );
  expect(new Set(events.map(({ duration }) => duration.toString()))).toEqual(new Set(['PT45M']));
});

test.each([
  'Aishath\r\nATTENDEE:mailto:other@example.com',
  'Aishath\nEND:VEVENT\nBEGIN:VEVENT',
  'a;b,c\\n\\d"e":f',
  'Aishath";X-A="b:mailto:other@example.com',
  'Aishath\u2028ATTENDEE:mailto:other@example.com\u0007',
])('what people typed stays text: %j', (typed) => {
  const { events, event, of } = read(
    invitationText(
      {
        ...entry,
        summary: typed,
        description: typed,
        place: typed,
        organizer: { name: typed, address: 'no-reply@jobs.example.com' },
      },
      { name: typed, address: 'aishath@example.com' },
    ),
  );
  const asText = typed.replaceAll(/\r\n|\u2028/g, '\n').replaceAll('\u0007', ' ');
  expect(events).toHaveLength(1);
  expect(event.summary).toBe(asText);
  expect(event.location).toBe(asText);
  expect(mailtos(of('attendee'))).toEqual(['mailto:aishath@example.com']);
  expect(mailtos(of('organizer'))).toEqual(['mailto:no-reply@jobs.example.com']);
});

test('no line is longer than 75 bytes, and none breaks a letter', () => {
  const summary = 'ޢާއިޝަތު ޝިޢުނާ 🐠 '.repeat(20).trim();
  const text = invitationText({ ...entry, summary }, aishath);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(read(text).event.summary).toBe(summary);
});
