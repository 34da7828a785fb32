import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { calendarText } from './calendar.ts';

const entry = {
  method: 'REQUEST',
  uid: '6f1c@moorings',
  sequence: 3,
  startsAt: '2026-11-24T05:00:00Z',
  minutes: 45,
  at: '2026-11-20T08:30:00.123Z',
  summary: 'First talk: Aishath Shiuna',
  description: 'Boat Captain',
  place: null,
  url: 'https://jobs.example.com/applications/7',
  organizer: { name: 'Reef & Co', address: 'no-reply@jobs.example.com' },
  attendee: { name: 'Aishath', address: 'aishath@example.com' },
} as const;

const read = (text: string) => {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const [event] = calendar.getAllSubcomponents();
  expect(calendar.getAllSubcomponents()).toHaveLength(1);
  return {
    calendar,
    event: new ICAL.Event(event),
    of: (name: string) => event?.getAllProperties(name) ?? [],
  };
};

test('a calendar reads back what was written', () => {
  const { calendar, event, of } = read(calendarText(entry));
  expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST');
  expect(event).toMatchObject({ uid: entry.uid, sequence: 3, summary: entry.summary });
  expect(event.startDate.toString()).toBe('2026-11-24T05:00:00Z');
  expect(event.endDate.toString()).toBe('2026-11-24T05:45:00Z');
  expect(of('dtstamp').map((one) => String(one.getFirstValue()))).toEqual(['2026-11-20T08:30:00Z']);
  expect(of('attendee').map((one) => one.getFirstValue())).toEqual(['mailto:aishath@example.com']);
  expect(of('organizer').map((one) => one.getParameter('cn'))).toEqual(['Reef & Co']);
});

test.each([
  'Aishath\r\nATTENDEE:mailto:other@example.com',
  'Aishath\nEND:VEVENT\nBEGIN:VEVENT',
  'a;b,c\\n\\d"e":f',
  'Aishath\u2028ATTENDEE:mailto:other@example.com\u0007',
])('what people typed stays text: %j', (typed) => {
  const { event, of } = read(
    calendarText({
      ...entry,
      summary: typed,
      description: typed,
      place: typed,
      attendee: { name: typed, address: 'aishath@example.com' },
      organizer: { name: typed, address: 'no-reply@jobs.example.com' },
    }),
  );
  const asText = typed.replaceAll(/\r\n|\u2028/g, '\n').replaceAll('\u0007', ' ');
  expect(event.summary).toBe(asText);
  expect(event.location).toBe(asText);
  expect(of('attendee').map((one) => one.getFirstValue())).toEqual(['mailto:aishath@example.com']);
});

test('no line is longer than 75 bytes, and none breaks a letter', () => {
  const summary = 'ޢާއިޝަތު ޝިޢުނާ 🐠 '.repeat(20).trim();
  const text = calendarText({ ...entry, summary });
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(read(text).event.summary).toBe(summary);
});
