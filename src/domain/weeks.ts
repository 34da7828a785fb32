import { daysAfter } from './deadlines.ts';
import { instantIn, wallClockIn } from './time-zones.ts';

/** Minutes of a day, as clocks count them. */
export interface Hours {
  from: number;
  to: number;
}

export const wholeDay: Hours = { from: 0, to: 1440 };

/** When companies work, by their own clocks, until they say otherwise. */
export const officeHours: Hours = { from: 480, to: 1080 };

/** A piece of time on one day of a zone. */
export interface Placed extends Hours {
  day: string;
}

/** So many days from one on, each 'YYYY-MM-DD'. */
export function daysFrom(first: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => daysAfter(first, index));
}

/**
 * The ISO time at which a day is so many minutes old by the clocks of a zone; undefined where they skip that time. Of an
 * hour that they show twice it is the first.
 */
export function momentOf(timeZone: string, day: string, minute: number): string | undefined {
  const shown = wallClock(day, minute);
  const at = instantIn(timeZone, shown);
  return at && wallClockIn(timeZone, at) === shown ? at : undefined;
}

function wallClock(day: string, minute: number): string {
  const date = daysAfter(day, Math.floor(minute / 1440));
  const rest = ((minute % 1440) + 1440) % 1440;
  return `${date}T${clock(rest)}`;
}

/** '09:30', of minutes of a day. */
export function clock(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}

export function minuteOf(shown: string): number {
  return Number(shown.slice(11, 13)) * 60 + Number(shown.slice(14, 16));
}

/** Where a time is drawn: as long as it takes, from where clocks stand when it begins; in two pieces over midnight. */
export function placesOf(timeZone: string, startsAt: string, minutes: number): Placed[] {
  const shown = wallClockIn(timeZone, startsAt);
  const [day, from] = [shown.slice(0, 10), minuteOf(shown)];
  const places: Placed[] = [];
  for (let [at, left] = [day, minutes], start = from; left > 0; at = daysAfter(at, 1), start = 0) {
    const piece = Math.min(left, 1440 - start);
    places.push({ day: at, from: start, to: start + piece });
    left -= piece;
  }
  return places;
}

/** The hours of a zone that hold a company's on all these days, an hour more on both sides; the whole day where they go over midnight. */
export function hoursShown(timeZone: string, companyTimeZone: string, days: readonly string[]): Hours {
  const begins = days.map((day) => {
    const at = momentOf(companyTimeZone, day, officeHours.from);
    return at === undefined ? officeHours.from : minuteOf(wallClockIn(timeZone, at));
  });
  const [first, last] = [Math.min(...begins), Math.max(...begins)];
  const ends = last + officeHours.to - officeHours.from;
  if (ends > 1440) return wholeDay;
  return {
    from: Math.max(0, Math.floor(first / 60) * 60 - 60),
    to: Math.min(1440, Math.ceil(ends / 60) * 60 + 60),
  };
}

/** Of these hours and some pieces of time, the whole hours that hold all. */
export function hoursHolding(hours: Hours, places: readonly Hours[]): Hours {
  return {
    from: Math.min(hours.from, ...places.map(({ from }) => Math.floor(from / 60) * 60)),
    to: Math.max(hours.to, ...places.map(({ to }) => Math.ceil(to / 60) * 60)),
  };
}

/** Pieces of one day side by side where they overlap: for each its place from the left, and of how many. */
export function lanesOf(places: readonly Hours[]): { lane: number; of: number }[] {
  const lanes = places.map(() => ({ lane: 0, of: 1 }));
  const order = places.map((_, index) => index).toSorted((one, other) => by(places, one, other));
  let group: number[] = [];
  let until = 0;
  for (const index of order) {
    const place = places[index] ?? wholeDay;
    if (place.from >= until) group = [];
    const beside = group.filter((one) => (places[one]?.to ?? 0) > place.from);
    const used = new Set(beside.map((one) => lanes[one]?.lane));
    let lane = 0;
    while (used.has(lane)) lane += 1;
    group.push(index);
    lanes[index] = { lane, of: 1 };
    until = Math.max(place.from >= until ? 0 : until, place.to);
    const of = Math.max(...group.map((one) => (lanes[one]?.lane ?? 0) + 1));
    for (const one of group) lanes[one] = { lane: lanes[one]?.lane ?? 0, of };
  }
  return lanes;
}

function by(places: readonly Hours[], one: number, other: number): number {
  const [a, b] = [places[one], places[other]];
  return (a?.from ?? 0) - (b?.from ?? 0) || (b?.to ?? 0) - (a?.to ?? 0);
}

/** Days on which companies of a zone rest: in most countries Saturday and Sunday, in these Friday and Saturday. */
export function restsOn(timeZone: string, day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday === 6 || weekday === (fridays.has(timeZone) ? 5 : 0);
}

const fridays: ReadonlySet<string> = new Set([
  'Africa/Algiers',
  'Africa/Cairo',
  'Africa/Khartoum',
  'Africa/Tripoli',
  'Asia/Aden',
  'Asia/Amman',
  'Asia/Baghdad',
  'Asia/Bahrain',
  'Asia/Damascus',
  'Asia/Dhaka',
  'Asia/Kuwait',
  'Asia/Muscat',
  'Asia/Qatar',
  'Asia/Riyadh',
  'Indian/Maldives',
]);

/** The first day of the week a day is in: Sunday where Friday is free, Monday elsewhere. */
export function weekOf(timeZone: string, day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return daysAfter(day, -((weekday - (fridays.has(timeZone) ? 0 : 1) + 7) % 7));
}
