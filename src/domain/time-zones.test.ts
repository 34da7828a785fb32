import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  briefSpanIn,
  currentName,
  dayIn,
  instantIn,
  isTimeZone,
  showTheSame,
  spanIn,
  timeZones,
  wallClockIn,
  zoneName,
  zonesLike,
} from './time-zones.ts';

test.each(['Indian/Maldives', 'Asia/Colombo', 'America/Argentina/Buenos_Aires', 'UTC', 'Etc/GMT+5'])(
  '%s is a time zone',
  (zone) => {
    expect(isTimeZone(zone)).toBe(true);
  },
);

test.each(['', 'Nowhere/Land', '+05:00', '../etc', 'Indian/Maldives\r\nX', 'x'.repeat(400)])(
  '%j is none',
  (zone) => {
    expect(isTimeZone(zone)).toBe(false);
  },
);

describe('ten o’clock', () => {
  test('in Malé is five in the morning in UTC, and back', () => {
    expect(instantIn('Indian/Maldives', '2026-11-24T10:00')).toBe('2026-11-24T05:00:00Z');
    expect(wallClockIn('Indian/Maldives', '2026-11-24T05:00:00Z')).toBe('2026-11-24T10:00');
  });

  test('in Berlin goes by whether it is summer there', () => {
    expect(instantIn('Europe/Berlin', '2026-07-01T10:00')).toBe('2026-07-01T08:00:00Z');
    expect(instantIn('Europe/Berlin', '2026-12-01T10:00')).toBe('2026-12-01T09:00:00Z');
    expect(instantIn('Europe/Berlin', '2026-03-29T10:00')).toBe('2026-03-29T08:00:00Z');
  });

  test('is written out with the day, the end and the zone', () => {
    expect(spanIn('Indian/Maldives', '2026-11-24T05:00:00Z', 45)).toBe(
      'Tuesday, 24 November 2026, 10:00 to 10:45, Malé time (UTC+5)',
    );
    expect(spanIn('Asia/Kolkata', '2026-11-24T05:00:00Z', 45)).toBe(
      'Tuesday, 24 November 2026, 10:30 to 11:15, Kolkata time (UTC+5:30)',
    );
  });

  test('is written briefly where the zone is said beside it', () => {
    expect(briefSpanIn('Asia/Kolkata', '2026-11-24T05:00:00Z', 45)).toBe('Tue 24 Nov, 10:30–11:15');
  });

  test('is the same for people whose clocks show the same', () => {
    expect(showTheSame('Indian/Maldives', 'Asia/Karachi', '2026-11-24T05:00:00Z')).toBe(true);
    expect(showTheSame('Indian/Maldives', 'Asia/Kolkata', '2026-11-24T05:00:00Z')).toBe(false);
  });
});

describe('a time of the day', () => {
  test.each([
    // zone, what its clocks show, when that is
    ['America/New_York', '2026-03-08T02:30', '2026-03-08T07:30:00Z'],
    ['America/Los_Angeles', '2026-03-08T02:30', '2026-03-08T10:30:00Z'],
    ['Europe/Berlin', '2026-03-29T02:30', '2026-03-29T01:30:00Z'],
    ['Pacific/Auckland', '2026-09-27T02:30', '2026-09-26T14:30:00Z'],
    ['Australia/Lord_Howe', '2026-10-04T02:15', '2026-10-03T15:45:00Z'],
    ['Pacific/Apia', '2011-12-30T10:00', '2011-12-30T20:00:00Z'],
  ])('that clocks in %s skip, %s, is as much later', (zone, shown, at) => {
    expect(instantIn(zone, shown)).toBe(at);
  });

  test.each([
    ['America/New_York', '2026-11-01T01:30', '2026-11-01T05:30:00Z'],
    ['Europe/Berlin', '2026-10-25T02:30', '2026-10-25T00:30:00Z'],
    ['Europe/London', '2026-10-25T01:30', '2026-10-25T00:30:00Z'],
    ['Pacific/Auckland', '2026-04-05T02:30', '2026-04-04T13:30:00Z'],
  ])('that clocks in %s show twice, %s, is the first', (zone, shown, at) => {
    expect(instantIn(zone, shown)).toBe(at);
  });

  test.each(['', '2', '0002-11-30T10:00', '0202-11-30T10:00', '12026-11-30T10:00', '275760-09-13T10:00'])(
    'that is half typed, %j, is none yet',
    (typed) => {
      expect(instantIn('Indian/Maldives', typed)).toBeUndefined();
    },
  );

  test.each(['2026-11-30', '2026-11-30T', '2026-13-01T10:00', '2026-02-30T10:00', 'tomorrow at ten'])(
    'that cannot be, %j, is none',
    (typed) => {
      expect(instantIn('America/New_York', typed)).toBeUndefined();
    },
  );

  test('in any zone is the first at which clocks there show it, or as much later as they skip', () => {
    const clocks = fc.record({
      zone: fc.constantFrom(...Intl.supportedValuesOf('timeZone')),
      // A quarter of an hour of these years: clocks were moved by all of those, and by half hours. Until 1972 those of
      // Monrovia were half a minute off, which no 'HH:mm' can say.
      quarter: fc.integer({ min: Date.UTC(1973, 0) / quarter, max: Date.UTC(2037, 0) / quarter }),
    });
    fc.assert(
      fc.property(clocks, ({ zone, quarter: count }) => {
        for (const change of [count * quarter, nextChange(zone, count * quarter)])
          for (const minutes of [-90, -60, -30, -15, 0, 15, 30, 60, 90])
            expectFirst(zone, change + minutes * 60_000);
      }),
      { numRuns: 150 },
    );
  });

  test('of a zone that this system does not know is shown in UTC, and said to be', () => {
    expect(spanIn('Mars/Olympus', '2026-11-24T05:00:00Z', 45)).toBe(
      'Tuesday, 24 November 2026, 05:00 to 05:45, UTC',
    );
    expect(instantIn('Mars/Olympus', '2026-11-24T05:00')).toBe('2026-11-24T05:00:00Z');
  });
});

const quarter = 15 * 60_000;
const written = new Map<string, Intl.DateTimeFormat>();

/** What clocks show, by the platform's own words. */
function shownIn(zone: string, time: number): string {
  const form =
    written.get(zone) ??
    new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  written.set(zone, form);
  return form.format(time).replace(' ', 'T');
}

const ahead = (zone: string, time: number) =>
  Date.parse(`${shownIn(zone, time)}:00Z`) - Math.floor(time / 60_000) * 60_000;

/** The next time within a year at which clocks are moved; `from` where they are not. */
function nextChange(zone: string, from: number): number {
  const days = Array.from({ length: 366 }, (_, day) => from + day * 86_400_000);
  const moved = days.find((time) => ahead(zone, time) !== ahead(zone, from));
  if (!moved) return from;
  let [low, high] = [moved - 86_400_000, moved];
  while (high - low > 60_000) {
    const middle = Math.floor((low + high) / 120_000) * 60_000;
    if (ahead(zone, middle) === ahead(zone, from)) low = middle;
    else high = middle;
  }
  return high;
}

/** By what the platform writes out, both ways of the clocks tried. */
function expectFirst(zone: string, time: number): void {
  const offsets = [ahead(zone, time - 86_400_000), ahead(zone, time + 86_400_000)];
  for (const offset of offsets) {
    const shown = new Date(time + offset).toISOString().slice(0, 16);
    const at = instantIn(zone, shown);
    const when = offsets
      .map((one) => Date.parse(`${shown}:00Z`) - one)
      .filter((one) => shownIn(zone, one) === shown);
    const expected = when.length ? Math.min(...when) : Date.parse(`${shown}:00Z`) - (offsets[0] ?? 0);
    if (at !== `${new Date(expected).toISOString().slice(0, 19)}Z`)
      throw new Error(`${shown} in ${zone} is ${at}, not ${new Date(expected).toISOString()}`);
  }
}

describe('a zone', () => {
  test.each([
    ['Asia/Calcutta', 'Asia/Kolkata'],
    ['asia/calcutta', 'Asia/Kolkata'],
    ['Asia/Kolkata', 'Asia/Kolkata'],
    ['Europe/Kiev', 'Europe/Kyiv'],
    ['indian/maldives', 'Indian/Maldives'],
    ['America/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
  ])('called %s is stored as %s', (name, stored) => {
    expect(currentName(name)).toBe(stored);
  });

  test('keeps its name once it has the one of today', () => {
    for (const zone of timeZones()) expect(currentName(zone)).toBe(zone);
  });

  test('to choose is there once, by a name that is one, UTC among them', () => {
    const zones = timeZones();
    expect(new Set(zones).size).toBe(zones.length);
    expect(zones).toEqual(zones.toSorted());
    expect(zones).toEqual(expect.arrayContaining(['UTC', 'Indian/Maldives', 'Asia/Kolkata']));
    expect(zones.filter((zone) => !isTimeZone(zone))).toEqual([]);
  });

  test.each([
    ['Indian/Maldives', 'Malé time'],
    ['Asia/Colombo', 'Colombo time'],
    ['America/Argentina/Buenos_Aires', 'Buenos Aires time'],
    ['UTC', 'UTC'],
  ])('%s is called %s', (zone, name) => {
    expect(zoneName(zone)).toBe(name);
  });
});

describe('who types a part of a place', () => {
  const zones = timeZones();
  const now = '2026-07-01T06:30:00Z';
  const found = (typed: string) => zonesLike(typed, zones, now).map(({ text }) => text);

  test('finds its zone by any case and with blanks, each with its hours ahead and what its clocks show', () => {
    expect(found('maldi')).toEqual(['Indian/Maldives']);
    expect(found('new york')).toEqual(['America/New_York']);
    expect(found('NEW_YORK')).toEqual(['America/New_York']);
    expect(zonesLike('maldives', zones, now)).toEqual([
      { text: 'Indian/Maldives', note: 'UTC+5, 11:30 now' },
    ]);
    expect(zonesLike('kolkata', zones, now)[0]?.note).toBe('UTC+5:30, 12:00 now');
    expect(zonesLike('honolulu', zones, now)[0]?.note).toBe('UTC−10, 20:30 now');
  });

  test('meets first the places that begin so', () => {
    // "Colombo" only has it inside.
    expect(found('lom')).toEqual(['Africa/Lome', 'Asia/Colombo']);
  });

  test('is shown eight at most, and none for nothing or for no place', () => {
    expect(found('a')).toHaveLength(8);
    expect([found(''), found('  '), found('atlantis')]).toEqual([[], [], []]);
  });
});

test('a day is told by the clocks of a zone', () => {
  expect(dayIn('Indian/Maldives', '2026-11-23T20:00:00Z')).toBe('24 November');
  expect(dayIn('America/New_York', '2026-11-24T02:00:00Z')).toBe('23 November');
  expect(dayIn('Mars/Olympus', '2026-11-24T02:00:00Z')).toBe('24 November');
});
