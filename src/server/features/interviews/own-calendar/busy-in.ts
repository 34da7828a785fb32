import ICAL from 'ical.js';
import { instantIn, isTimeZone } from '#domain/time-zones.ts';
import { ownCalendar } from '#domain/own-calendar.ts';

/** Whose calendar it is, and of which time it is read. */
export interface BusyWanted {
  /** Milliseconds. */
  from: number;
  to: number;
  /** By whose clocks times without a zone are, where they have said. */
  ownTimeZone: string | null;
  /** By whose otherwise, where the calendar says none. */
  usualTimeZone: string;
  /** What was declined under it takes no time. */
  address: string;
  /** The UIDs of interviews of ours: what is known here already. */
  own: readonly string[];
}

/** ISO times. */
export interface BusySpan {
  startsAt: string;
  endsAt: string;
}

export class NotACalendar extends Error {}

/** Of one event, and of a whole calendar: what repeats more often than this is left where it is. */
const mostSteps = { event: 20_000, calendar: 100_000 };

/** A day and a half: more than any two clocks are apart. */
const aroundMs = 36 * 3_600_000;
const minuteMs = 60_000;

/**
 * When a calendar says that its owner is busy, in order and without overlaps: from and to, and nothing of what it is. Throws
 * NotACalendar. An event that nobody can read takes no time. Runs for as long as a calendar is long: only in a thread.
 */
export function busyIn(text: string, wanted: BusyWanted): BusySpan[] {
  const spans: [number, number][] = [];
  const left = { steps: mostSteps.calendar };
  for (const calendar of calendarsIn(text)) {
    const said = calendar.getFirstPropertyValue('x-wr-timezone');
    const named = typeof said === 'string' && isTimeZone(said) ? said : wanted.usualTimeZone;
    const zone = wanted.ownTimeZone ?? named;
    const add = (from: number, to: number) => {
      if (to > wanted.from && from < wanted.to && to > from)
        spans.push([Math.max(from, wanted.from), Math.min(to, wanted.to)]);
    };
    for (const one of calendar.getAllSubcomponents('vfreebusy')) ifReadable(() => addPeriods(one, zone, add));
    const events = calendar.getAllSubcomponents('vevent');
    const moved = movedIn(events, zone);
    for (const one of events) ifReadable(() => addEvent(one, { zone, moved, wanted, left, add }));
  }
  return merged(spans).slice(0, ownCalendar.busyTimes).map(spanOf);
}

function calendarsIn(text: string): ICAL.Component[] {
  const whole = text.replace(/^\uFEFF/, '').trim();
  const found = parsed(whole) ?? parsedByEvent(whole);
  if (!found?.length || found.some(({ name }) => name !== 'vcalendar')) throw new NotACalendar();
  return found;
}

function parsed(text: string): ICAL.Component[] | undefined {
  try {
    const read: unknown = ICAL.parse(text);
    // The casts: what it answers is one calendar or several, each a list that begins with its name.
    const several = Array.isArray(read) && Array.isArray(read[0]) ? (read as unknown[]) : [read];
    return several.map((one) => new ICAL.Component(one as [string, unknown[], unknown[]]));
  } catch {
    return undefined;
  }
}

/** Of a calendar with a line that is none: what is left when the events with such lines are left out. */
function parsedByEvent(text: string): ICAL.Component[] | undefined {
  const one = /^BEGIN:VEVENT\s*$[^]*?^END:VEVENT\s*$/gim;
  const found = parsed(text.replace(one, ''));
  const [calendar] = found ?? [];
  if (calendar?.name !== 'vcalendar') return undefined;
  for (const event of text.match(one) ?? []) {
    const read = parsed(`BEGIN:VCALENDAR\r\n${event}\r\nEND:VCALENDAR`)?.[0]?.getFirstSubcomponent('vevent');
    if (read) calendar.addSubcomponent(read);
  }
  return found;
}

function ifReadable(read: () => void): void {
  try {
    read();
  } catch {
    // One event with a date of nonsense is no reason to know of no other.
  }
}

type Add = (from: number, to: number) => void;

function addPeriods(one: ICAL.Component, zone: string, add: Add): void {
  for (const property of one.getAllProperties('freebusy')) {
    if (String(property.getParameter('fbtype') ?? 'BUSY').toUpperCase() === 'FREE') continue;
    for (const period of property.getValues() as ICAL.Period[])
      add(msOf(period.start, zone), msOf(period.getEnd(), zone));
  }
}

/** Of events that repeat, which of their times have an event of their own: by UID, in milliseconds. */
function movedIn(events: readonly ICAL.Component[], zone: string): Map<string, Set<number>> {
  const moved = new Map<string, Set<number>>();
  for (const one of events)
    ifReadable(() => {
      const property = one.getFirstProperty('recurrence-id');
      if (!property) return;
      const uid = uidOf(one);
      const times = moved.get(uid) ?? new Set();
      moved.set(uid, times.add(msOf(property.getFirstValue() as ICAL.Time, zoneOf(property) ?? zone)));
    });
  return moved;
}

interface Reading {
  zone: string;
  moved: ReadonlyMap<string, ReadonlySet<number>>;
  wanted: BusyWanted;
  left: { steps: number };
  add: Add;
}

function addEvent(one: ICAL.Component, reading: Reading): void {
  const { wanted, left, moved, add } = reading;
  if (isFree(one, wanted)) return;
  const begins = one.getFirstProperty('dtstart');
  if (!begins) return;
  const zone = zoneOf(begins) ?? reading.zone;
  // Told that there are none, it does not look for events of its own through the whole calendar, once for each event.
  const event = new ICAL.Event(one, { exceptions: [] });
  const { startDate, endDate } = event;
  const first = msOf(startDate, zone);
  const ends = one.getFirstProperty('dtend');
  const lasts = msOf(endDate, (ends && zoneOf(ends)) ?? zone) - first;
  const days = startDate.isDate ? Math.round(lasts / 86_400_000) : 0;
  const isMoved = one.hasProperty('recurrence-id');
  const others = (!isMoved && moved.get(uidOf(one))) || new Set<number>();
  const endOf = (start: ICAL.Time, at: number) => {
    if (!days) return at + lasts;
    const end = start.clone();
    end.adjust(days, 0, 0, 0);
    return msOf(end, zone);
  };
  if (isMoved || !event.isRecurring()) return add(first, endOf(startDate, first));
  const times = event.iterator();
  for (let steps = 0; steps < mostSteps.event && left.steps > 0; steps += 1, left.steps -= 1) {
    const next = times.next() as ICAL.Time | undefined;
    if (!next) return;
    const about = Date.UTC(next.year, next.month - 1, next.day, next.hour, next.minute);
    if (about + lasts < wanted.from - aroundMs) continue;
    if (about > wanted.to + aroundMs) return;
    const at = msOf(next, zone);
    if (!others.has(at)) add(at, endOf(next, at));
  }
}

function isFree(one: ICAL.Component, { address, own }: BusyWanted): boolean {
  const said = (name: string) => String(one.getFirstPropertyValue(name) ?? '').toUpperCase();
  if (said('transp') === 'TRANSPARENT' || said('status') === 'CANCELLED') return true;
  // Outlook's own word; WORKINGELSEWHERE is not free.
  if (said('x-microsoft-cdo-busystatus') === 'FREE') return true;
  if (own.includes(uidOf(one))) return true;
  return one.getAllProperties('attendee').some((attendee) => {
    const who = String(attendee.getFirstValue()).replace(/^mailto:/i, '');
    const answer = String(attendee.getParameter('partstat') ?? '').toUpperCase();
    return answer === 'DECLINED' && who.toLowerCase() === address.toLowerCase();
  });
}

function uidOf(one: ICAL.Component): string {
  return String(one.getFirstPropertyValue('uid') ?? '');
}

/** The zone of the IANA database that a time names; what only the calendar itself describes is left to ical.js. */
function zoneOf(property: ICAL.Property): string | undefined {
  const name = property.getParameter('tzid');
  return typeof name === 'string' && isTimeZone(name) ? name : undefined;
}

/**
 * When it is, in milliseconds. A zone that has a name everywhere is asked of this system, which knows when governments have moved
 * its clocks since the calendar was written; `zone` is also for times without one. Throws where it is no time.
 */
function msOf(time: ICAL.Time, zone: string): number {
  const its = time.zone as ICAL.Timezone | null;
  const isOwn = Boolean(its?.component) && !isTimeZone(its?.tzid ?? '');
  if (!time.isDate && (its === ICAL.Timezone.utcTimezone || isOwn)) return time.toUnixTime() * 1_000;
  const clock = `${pad(time.year, 4)}-${pad(time.month)}-${pad(time.day)}T${time.isDate ? '00:00' : `${pad(time.hour)}:${pad(time.minute)}`}`;
  const at = instantIn(zone, clock);
  if (at === undefined) throw new RangeError('No time');
  return Date.parse(at) + (time.isDate ? 0 : time.second * 1_000);
}

function pad(number: number, digits = 2): string {
  return String(number).padStart(digits, '0');
}

/** In order; what overlaps or touches is one, and what is under a minute is nothing. */
function merged(spans: readonly [number, number][]): [number, number][] {
  const all: [number, number][] = [];
  for (const [from, to] of spans.toSorted(([one], [other]) => one - other)) {
    const last = all.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else all.push([from, to]);
  }
  return all.filter(([from, to]) => to - from >= minuteMs);
}

function spanOf([from, to]: [number, number]): BusySpan {
  return { startsAt: new Date(from).toISOString(), endsAt: new Date(to).toISOString() };
}
