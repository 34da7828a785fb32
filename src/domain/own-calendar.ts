import { isWebLink } from './links.ts';

/** A person's own calendar, which says when they are busy: what of it is read, and how often. */
export const ownCalendar = {
  url: 2_048,
  /** Of what is read at the address. */
  bytes: 5 * 1024 * 1024,
  /** From the first step to the last byte. */
  timeoutMs: 10_000,
  /** Busy times are kept for so many days ahead. */
  daysAhead: 70,
  /** Of one calendar, once those that touch are one. */
  busyTimes: 2_000,
  /** Read again while somebody arranges, when it was read longer ago than this. */
  freshMinutes: 5,
  /** Read again by itself, for so long after somebody has arranged with this person. */
  everyMinutes: 60,
  usedDays: 14,
  /** When it has not been readable for so long its owner is told; a while later its busy times are of no use. */
  toldAfterDays: 3,
  keptUnreadDays: 7,
} as const;

/** Why there is nothing to be read at an address. */
export const calendarProblems = [
  'not_allowed',
  'redirected',
  'not_found',
  'refused',
  'unreachable',
  'too_slow',
  'too_large',
  'too_much',
  'not_calendar',
] as const;
export type CalendarProblem = (typeof calendarProblems)[number];

/** Each as whoever has the calendar is told of it. */
export const calendarProblemWords: Record<CalendarProblem, string> = {
  not_allowed: 'This address leads into a network that this server does not call',
  redirected: 'This address leads to another one. Paste the address that it leads to',
  not_found: 'There is nothing at this address. Copy it again from your calendar',
  refused: 'This address asks for a sign-in. Use your calendar’s secret or published address',
  unreachable: 'The calendar’s server does not answer',
  too_slow: 'The calendar’s server takes too long to answer',
  too_large: `This calendar is larger than ${ownCalendar.bytes / 1024 / 1024} MB. Publish less of it`,
  too_much: 'This calendar takes too long to read. Look for events that repeat all the time',
  not_calendar: 'There is no calendar at this address. Use the address that ends in .ics',
};

/** webcal: and webcals: are what calendar programs call https. */
export function asWebAddress(address: string): string {
  return address.replace(/^webcals?:\/\//i, 'https://');
}

/** What is said of an address at which no calendar can be read, before anybody looks there; undefined where all is well. */
export function calendarUrlProblem(text: string): string | undefined {
  const [, protocol, host = ''] = /^([a-z][a-z\d+.-]*):\/\/([^/?#\\]*)/i.exec(asWebAddress(text)) ?? [];
  if (!protocol) return noCalendarUrl;
  if (!/^https?$/i.test(protocol)) return 'Calendar address must begin with https:// or webcal://';
  if (host.includes('@')) return 'Calendar address must have no name and password in it';
  return isWebLink(asWebAddress(text)) ? undefined : noCalendarUrl;
}

export const noCalendarUrl =
  'Calendar address must be an address such as https://calendar.example.com/me.ics';
