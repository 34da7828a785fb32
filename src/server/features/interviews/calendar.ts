import { endOf } from '#domain/interviews.ts';

/** What an iCalendar object says of an interview (RFC 5545, RFC 5546). */
export interface CalendarEntry {
  method: 'REQUEST' | 'CANCEL';
  /** Stays the same over all changes; `sequence` rises with each. */
  uid: string;
  sequence: number;
  startsAt: string;
  minutes: number;
  /** When this was written, an ISO time. */
  at: string;
  summary: string;
  description: string;
  place: string | null;
  url: string;
  organizer: { name: string; address: string };
  /** Whose copy this is: each has their own, so that nobody learns another's address from it. */
  attendee: { name: string; address: string };
}

/** An iCalendar object with one event. All times are in UTC, which every calendar shows by its owner's clocks. */
export function calendarText(entry: CalendarEntry): string {
  const { method, organizer, attendee } = entry;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Moorings//Interviews//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    `UID:${escaped(entry.uid)}`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTAMP:${inUtc(entry.at)}`,
    `DTSTART:${inUtc(entry.startsAt)}`,
    `DTEND:${inUtc(endOf(entry))}`,
    `SUMMARY:${escaped(entry.summary)}`,
    `DESCRIPTION:${escaped(entry.description)}`,
    ...(entry.place ? [`LOCATION:${escaped(entry.place)}`] : []),
    `URL:${inOneLine(entry.url)}`,
    `STATUS:${method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
    `ORGANIZER;CN=${quoted(organizer.name)}:mailto:${inOneLine(organizer.address)}`,
    `ATTENDEE;CN=${quoted(attendee.name)};ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${inOneLine(attendee.address)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function inUtc(at: string): string {
  return `${new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

/** A text value: what would end it or begin another line is written so that it does not. */
function escaped(text: string): string {
  return text
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n')
    .replaceAll(/\p{Cc}+/gu, ' ');
}

/** A parameter's value has no way to write a quotation mark. */
function quoted(text: string): string {
  return `"${inOneLine(text).replaceAll('"', '’')}"`;
}

function inOneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

const longest = 75;

/** Lines have at most 75 bytes; a longer one goes on after a line break and a space, never inside a letter. */
function folded(line: string): string {
  let text = '';
  let bytes = 0;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (bytes + size > longest) {
      text += '\r\n ';
      bytes = 1;
    }
    text += letter;
    bytes += size;
  }
  return text;
}
