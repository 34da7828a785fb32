import ical, {
  ICalAlarmType,
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';
import { endOf } from '#domain/interviews.ts';

/** Somebody as a calendar names them. */
interface Named {
  name: string;
  address: string;
}

/** One event of an iCalendar object (RFC 5545). Times are ISO times in UTC. */
export interface CalendarEvent {
  /** Stays the same over all changes; `sequence` rises with each. */
  uid: string;
  sequence: number;
  /** When this was written, or what it tells of was last changed. */
  at: string;
  startsAt: string;
  minutes: number;
  isCancelled: boolean;
  summary: string;
  description: string;
  place: string | null;
  url: string;
  /** To whom answers go, and who sends in their name where that is somebody else. */
  organizer: Named & { sentBy?: string | undefined };
}

/** How many minutes before it begins a calendar that is told nothing else rings. */
const alarmMinutes = [60, 15] as const;

/** Programs that subscribe are asked to come again after so many seconds. */
const askedAgainAfter = 3_600;

/**
 * An iCalendar object of one event that asks one person to come, or not to come any more (RFC 5546): for mail. Each has their own,
 * so that nobody learns another's address from it.
 */
export function invitationText(event: CalendarEvent, attendee: Named): string {
  const calendar = begun(event.isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST);
  add(calendar, event).createAttendee({
    name: inQuotes(attendee.name),
    email: inOneLine(attendee.address),
    role: ICalAttendeeRole.REQ,
    status: ICalAttendeeStatus.ACCEPTED,
    rsvp: false,
  });
  return textOf(calendar);
}

/** An iCalendar object that tells of events and asks nobody for anything: for files, and for feeds, which have a name. */
export function publishedText(events: readonly CalendarEvent[], name?: string): string {
  const calendar = begun(ICalCalendarMethod.PUBLISH);
  if (name !== undefined) calendar.name(inOneLine(name)).ttl(askedAgainAfter);
  for (const event of events) {
    const added = add(calendar, event).lastModified(new Date(event.at));
    if (event.isCancelled) continue;
    for (const minutes of alarmMinutes)
      added.createAlarm({ type: ICalAlarmType.display, triggerBefore: minutes * 60 });
  }
  return textOf(calendar);
}

function begun(method: ICalCalendarMethod) {
  return ical({
    prodId: { company: 'Moorings', product: 'Interviews', language: 'EN' },
    scale: 'GREGORIAN',
    method,
  });
}

/** All times are in UTC, which every calendar shows by its owner's clocks. */
function add(calendar: ReturnType<typeof begun>, event: CalendarEvent) {
  const { uid, sequence, at, startsAt, isCancelled, place, organizer } = event;
  return calendar.createEvent({
    id: inOneLine(uid),
    sequence,
    stamp: new Date(at),
    start: new Date(startsAt),
    end: new Date(endOf(event)),
    summary: plain(event.summary),
    description: plain(event.description),
    location: place === null ? null : plain(place),
    url: inOneLine(event.url),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: {
      name: inQuotes(organizer.name),
      email: inOneLine(organizer.address),
      ...(organizer.sentBy && { sentBy: inOneLine(organizer.sentBy) }),
    },
  });
}

function textOf(calendar: ReturnType<typeof begun>): string {
  return `${calendar.toString()}\r\n`;
}

/** The package escapes what has a meaning in a text; what may stand in none is left out here. */
function plain(text: string): string {
  return text.replaceAll(/\r\n?|[\u2028\u2029]/g, '\n').replaceAll(/[^\P{Cc}\n]+/gu, ' ');
}

function inOneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

/** A quotation mark in a name can be written (RFC 6868), and few programs read it. */
function inQuotes(text: string): string {
  return inOneLine(text).replaceAll('"', '’');
}
