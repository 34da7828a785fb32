import { describe, expect, test } from 'vitest';
import { wallClockIn } from '#domain/time-zones.ts';
import { busyIn, NotACalendar } from './busy-in.ts';
import { readInThread } from './calendar-thread.ts';

const wanted = {
  from: Date.parse('2026-09-20T00:00:00Z'),
  to: Date.parse('2026-11-29T00:00:00Z'),
  ownTimeZone: null,
  usualTimeZone: 'Indian/Maldives',
  address: 'ana@reef.example',
  own: ['0f4c@moorings'],
};
const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', ...lines, 'END:VCALENDAR', ''].join('\r\n');
let uids = 0;
const event = (...lines: string[]) => [
  'BEGIN:VEVENT',
  ...(lines.some((one) => one.startsWith('UID')) ? [] : [`UID:${(uids += 1)}@example.com`]),
  'DTSTAMP:20260901T000000Z',
  'SUMMARY:Salary talk with Hassan',
  ...lines,
  'END:VEVENT',
];
const read = (lines: string[], more: Partial<typeof wanted> | { ownTimeZone: string } = {}) =>
  busyIn(calendar(...lines), { ...wanted, ...more }).map(
    ({ startsAt, endsAt }) => `${startsAt.slice(0, 16)} ${endsAt.slice(0, 16)}`,
  );

/** The rules of Microsoft for "W. Europe Standard Time", as Outlook writes them. */
const outlookZone = [
  'BEGIN:VTIMEZONE',
  'TZID:W. Europe Standard Time',
  'BEGIN:STANDARD',
  'DTSTART:16010101T030000',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:16010101T020000',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
];

test.each(['', 'BEGIN:VCALENDAR', '<html></html>', 'BEGIN:VCARD\r\nEND:VCARD', 'BEGIN:VEVENT\r\nEND:VEVENT'])(
  'what is no calendar is none: %s',
  (text) => expect(() => busyIn(text, wanted)).toThrow(NotACalendar),
);

test('an event that nobody can read is left where it is, and the others are read', () => {
  expect(
    read([
      ...event('DTSTART:20261399T990000Z', 'DTEND:x'),
      ...event('RRULE:FREQ=NEVER', 'DTSTART:20261001T080000Z', 'DTEND:20261001T090000Z'),
      ...event('SUMMARY:No time at all'),
      ...event('DTSTART:20261002T080000Z', 'DTEND:20261002T090000Z'),
    ]),
  ).toContain('2026-10-02T08:00 2026-10-02T09:00');
});

describe('what takes no time', () => {
  test.each([
    ['free', ['TRANSP:TRANSPARENT']],
    ['cancelled', ['STATUS:CANCELLED']],
    ['free in Outlook', ['X-MICROSOFT-CDO-BUSYSTATUS:FREE']],
    ['an interview of ours', ['UID:0f4c@moorings']],
    ['declined', ['ATTENDEE;PARTSTAT=DECLINED:mailto:Ana@reef.example']],
    ['without length', ['DTEND:20261001T080000Z']],
    ['over', ['DTSTART:20260701T080000Z', 'DTEND:20260701T090000Z']],
  ])('%s', (_, lines) => {
    const usual = ['DTSTART:20261001T080000Z', 'DTEND:20261001T090000Z'].filter(
      (one) => !lines.some((line) => line.startsWith(one.slice(0, 5))),
    );
    expect(read(event(...usual, ...lines))).toEqual([]);
  });
});

describe('calendars as programs write them', () => {
  test('Google: a weekly talk with one moved, one cancelled and one left out', () => {
    const rule = (...lines: string[]) => event('UID:weekly@google.com', 'TRANSP:OPAQUE', ...lines);
    expect(
      read([
        'X-WR-TIMEZONE:Indian/Maldives',
        ...rule(
          'DTSTART;TZID=Indian/Maldives:20261005T100000',
          'DTEND;TZID=Indian/Maldives:20261005T110000',
          'RRULE:FREQ=WEEKLY;UNTIL=20261109T185959Z;BYDAY=MO',
          'EXDATE;TZID=Indian/Maldives:20261012T100000',
        ),
        ...rule(
          'DTSTART;TZID=Indian/Maldives:20261020T150000',
          'DTEND;TZID=Indian/Maldives:20261020T153000',
          'RECURRENCE-ID;TZID=Indian/Maldives:20261019T100000',
        ),
        ...rule(
          'DTSTART;TZID=Indian/Maldives:20261026T100000',
          'DTEND;TZID=Indian/Maldives:20261026T110000',
          'RECURRENCE-ID;TZID=Indian/Maldives:20261026T100000',
          'STATUS:CANCELLED',
        ),
      ]),
    ).toEqual([
      '2026-10-05T05:00 2026-10-05T06:00',
      '2026-10-20T10:00 2026-10-20T10:30',
      '2026-11-02T05:00 2026-11-02T06:00',
      '2026-11-09T05:00 2026-11-09T06:00',
    ]);
  });

  test('Outlook: zones by Microsoft’s names, and its own word for free', () => {
    expect(
      read([
        ...outlookZone,
        ...event(
          'DTSTART;TZID=W. Europe Standard Time:20261023T090000',
          'DTEND;TZID=W. Europe Standard Time:20261023T100000',
          'RRULE:FREQ=DAILY;COUNT=4',
          'X-MICROSOFT-CDO-BUSYSTATUS:BUSY',
        ),
        ...event(
          'DTSTART;TZID=W. Europe Standard Time:20261030T090000',
          'DTEND;TZID=W. Europe Standard Time:20261030T100000',
          'X-MICROSOFT-CDO-BUSYSTATUS:FREE',
        ),
      ]),
    ).toEqual([
      '2026-10-23T07:00 2026-10-23T08:00',
      '2026-10-24T07:00 2026-10-24T08:00',
      '2026-10-25T08:00 2026-10-25T09:00',
      '2026-10-26T08:00 2026-10-26T09:00',
    ]);
  });

  test('Apple: a length instead of an end, folded lines, and alarms', () => {
    expect(
      read(
        event(
          'DTSTART;TZID=Europe/Berlin:20261001T090000',
          'DURATION:PT1H30M',
          'DESCRIPTION:A long line that a program has folded at seventy-five octets\\, ',
          ' as RFC 5545 asks for',
          'BEGIN:VALARM',
          'ACTION:DISPLAY',
          'TRIGGER:-PT15M',
          'END:VALARM',
        ),
      ),
    ).toEqual(['2026-10-01T07:00 2026-10-01T08:30']);
  });

  test('days, of whoever’s day it is: by their own clocks, else the calendar’s, else the company’s', () => {
    const holiday = event('DTSTART;VALUE=DATE:20261010', 'DTEND;VALUE=DATE:20261012');
    expect(read(holiday)).toEqual(['2026-10-09T19:00 2026-10-11T19:00']);
    expect(read(['X-WR-TIMEZONE:America/New_York', ...holiday])).toEqual([
      '2026-10-10T04:00 2026-10-12T04:00',
    ]);
    expect(read(['X-WR-TIMEZONE:America/New_York', ...holiday], { ownTimeZone: 'Europe/Berlin' })).toEqual([
      '2026-10-09T22:00 2026-10-11T22:00',
    ]);
  });

  test('times of no zone, and zones that are named and not described', () => {
    expect(read(event('DTSTART:20261001T090000', 'DTEND:20261001T100000'))).toEqual([
      '2026-10-01T04:00 2026-10-01T05:00',
    ]);
    expect(
      read(event('DTSTART;TZID=Asia/Tokyo:20261001T090000', 'DTEND;TZID=Asia/Tokyo:20261001T100000')),
    ).toEqual(['2026-10-01T00:00 2026-10-01T01:00']);
  });

  test('one that says busy times only', () => {
    expect(
      read([
        'BEGIN:VFREEBUSY',
        'UID:1',
        'FREEBUSY;FBTYPE=BUSY:20261001T080000Z/PT1H,20261002T080000Z/20261002T083000Z',
        'FREEBUSY;FBTYPE=FREE:20261003T080000Z/PT1H',
        'END:VFREEBUSY',
      ]),
    ).toEqual(['2026-10-01T08:00 2026-10-01T09:00', '2026-10-02T08:00 2026-10-02T08:30']);
  });

  test('several calendars in one file, with a byte order mark, what overlaps as one', () => {
    const one = (from: string, to: string) => calendar(...event(`DTSTART:${from}`, `DTEND:${to}`));
    const text = `\uFEFF${one('20261001T080000Z', '20261001T093000Z')}${one('20261001T090000Z', '20261001T100000Z')}`;
    expect(busyIn(text, wanted)).toEqual([
      { startsAt: '2026-10-01T08:00:00.000Z', endsAt: '2026-10-01T10:00:00.000Z' },
    ]);
  });

  test('a rule of years ago that has no end', () => {
    expect(
      read(
        event(
          'DTSTART;TZID=Asia/Colombo:20040105T083000',
          'DTEND;TZID=Asia/Colombo:20040105T090000',
          'RRULE:FREQ=DAILY',
        ),
      ),
    ).toHaveLength(70);
  });
});

// In 2026 clocks are moved on 27 September there, on 25 October and on 1 November.
test.each(['Pacific/Auckland', 'Europe/Berlin', 'America/New_York'])(
  'a daily talk stays at nine where clocks are moved: %s',
  (zone) => {
    const spans = read(
      event(`DTSTART;TZID=${zone}:20260901T090000`, `DTEND;TZID=${zone}:20260901T094500`, 'RRULE:FREQ=DAILY'),
    ).map((one) => one.split(' ').map((time) => wallClockIn(zone, `${time}:00Z`).slice(11)));
    expect(new Set(spans.map(String))).toEqual(new Set(['09:00,09:45']));
    expect(spans.length).toBeGreaterThanOrEqual(70);
    const utc = new Set(
      read(event(`DTSTART;TZID=${zone}:20260901T090000`, 'DURATION:PT45M', 'RRULE:FREQ=DAILY')).map((one) =>
        one.slice(11, 16),
      ),
    );
    expect(utc.size).toBe(2);
  },
);

describe('in a thread', () => {
  const inThread = (lines: string[]) => readInThread({ ...wanted, text: calendar(...lines) });

  test('a rule for each second, and one for a day that never comes, end with it', async () => {
    const second = event('DTSTART:20260101T000000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY');
    const never = event(
      'DTSTART:20261001T080000Z',
      'DURATION:PT1H',
      'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
    );
    const real = event('DTSTART:20261002T080000Z', 'DTEND:20261002T090000Z');
    expect(await inThread([...second, ...real])).toEqual({
      spans: [{ startsAt: '2026-10-02T08:00:00.000Z', endsAt: '2026-10-02T09:00:00.000Z' }],
    });
    const found = await inThread([...never, ...real]);
    expect('spans' in found ? found.spans.length : found.problem).toSatisfy(
      (one) => one === 'too_much' || (typeof one === 'number' && one >= 1),
    );
  });

  test('five megabytes of rules without end are read, or given up', async () => {
    const one = event('DTSTART:20200101T080000Z', 'DURATION:PT1M', 'RRULE:FREQ=MINUTELY').join('\r\n');
    const found = await inThread([Array.from({ length: 25_000 }, () => one).join('\r\n')]);
    expect('spans' in found ? found.spans.length <= 2_000 : found.problem === 'too_much').toBe(true);
  });
});
