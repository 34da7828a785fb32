import { tzOffset } from '@date-fns/tz';

/** Whether a text names a zone of the IANA database, such as 'Indian/Maldives', by the name people's systems give it. */
export function isTimeZone(text: string): boolean {
  const known = asked.get(text) ?? isKnown(text);
  if (text.length <= longestName) asked.set(text, known);
  return known;
}

/** Asking takes longer than a whole list of times does with the answer. */
const asked = new Map<string, boolean>();
const longestName = 64;

function isKnown(text: string): boolean {
  if (!/^[A-Za-z][\w+-]*(\/[\w+-]+){0,2}$/.test(text)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: text }));
  } catch {
    return false;
  }
}

/**
 * The zone's name of today, by which it is stored: browsers and older systems still say 'Asia/Calcutta', and a
 * database's own list may have dropped that.
 */
export function currentName(timeZone: string): string {
  const resolved = new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  const written = resolved.toLowerCase() === timeZone.toLowerCase() ? resolved : timeZone;
  return renamed[written] ?? written;
}

const renamed: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

/** Every zone there is to choose, by its name of today. */
export function timeZones(): string[] {
  const all = Intl.supportedValuesOf('timeZone').map((zone) => renamed[zone] ?? zone);
  return [...new Set([...all, 'UTC'])].toSorted();
}

/** The first zones of a list that somebody may mean who types a part of a place, each with what its clocks are ahead. */
export function zonesLike(
  typed: string,
  all: readonly string[],
  now: string,
): { text: string; note: string }[] {
  const words = typed.toLowerCase().replaceAll('_', ' ').trim();
  if (!words) return [];
  const place = (zone: string) => zone.toLowerCase().replaceAll('_', ' ').indexOf(words);
  const found = all.filter((zone) => place(zone) >= 0).slice(0, 50);
  const begins = (zone: string) =>
    place(zone) === 0 || '/ '.includes(zone.at(place(zone) - 1) ?? '') ? 0 : 1;
  return found
    .toSorted((one, other) => begins(one) - begins(other))
    .slice(0, 8)
    .map((zone) => ({
      text: zone,
      note: `${offsetName(offsetAt(zone, Date.parse(now)))}, ${wallClockIn(zone, now).slice(11)} now`,
    }));
}

/** What people call the time of a zone: 'Indian/Maldives' is Malé time, 'Asia/Colombo' Colombo time. */
export function zoneName(timeZone: string): string {
  if (timeZone === 'Indian/Maldives') return 'Malé time';
  const place = timeZone.split('/').at(-1) ?? timeZone;
  return timeZone.includes('/') ? `${place.replaceAll('_', ' ')} time` : place;
}

/**
 * The ISO time at which clocks in a zone show 'YYYY-MM-DDTHH:mm'; undefined where that is no time (yet), such as the year
 * 0002 or 12026 of a date that is being typed. Of an hour that clocks show twice it is the first, and one that they
 * skip is read as if they had not been moved: the hour after it. So does every calendar program.
 */
export function instantIn(timeZone: string, wallClock: string): string | undefined {
  const meant = Date.parse(`${wallClock}:00Z`);
  if (!wallClockForm.test(wallClock) || Number.isNaN(meant) || !isoSeconds(meant).startsWith(wallClock))
    return undefined;
  // Clocks are moved at most once within two days, so that one of these two is the offset there and then.
  const before = offsetAt(timeZone, meant - oneDay);
  const after = offsetAt(timeZone, meant + oneDay);
  const first = [Math.max(before, after), Math.min(before, after)].find(
    (offset) => offsetAt(timeZone, meant - offset) === offset,
  );
  return isoSeconds(meant - (first ?? before));
}

const oneDay = 86_400_000;
const wallClockForm = /^(19|20|21)\d\d-\d\d-\d\dT\d\d:\d\d$/;

/** What clocks in a zone show at an ISO time, as 'YYYY-MM-DDTHH:mm'. */
export function wallClockIn(timeZone: string, at: string): string {
  const time = Date.parse(at);
  return new Date(time + offsetAt(timeZone, time)).toISOString().slice(0, 16);
}

/** 'Tuesday, 24 November 2026, 10:00 to 10:45, Malé time (UTC+5)'. */
export function spanIn(zone: string, startsAt: string, minutes: number): string {
  const timeZone = knownZone(zone);
  const start = Date.parse(startsAt);
  const day = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(start);
  const end = new Date(start + minutes * 60_000).toISOString();
  const hours = `${wallClockIn(timeZone, startsAt).slice(11)} to ${wallClockIn(timeZone, end).slice(11)}`;
  const offset = offsetName(offsetAt(timeZone, start));
  return `${day}, ${hours}, ${timeZone === offset ? offset : `${zoneName(timeZone)} (${offset})`}`;
}

/** 'Tue 24 Nov, 10:00–10:45', where the zone is said elsewhere. */
export function briefSpanIn(zone: string, startsAt: string, minutes: number): string {
  const start = Date.parse(startsAt);
  const end = new Date(start + minutes * 60_000).toISOString();
  return `${weekdayIn(zone, startsAt)}, ${wallClockIn(zone, startsAt).slice(11)}–${wallClockIn(zone, end).slice(11)}`;
}

/** 'Tue 24 Nov'. */
export function weekdayIn(zone: string, at: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: knownZone(zone),
  })
    .format(Date.parse(at))
    .replace(',', '');
}

/** '24 November', of an ISO time by the clocks of a zone. */
export function dayIn(timeZone: string, at: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    timeZone: knownZone(timeZone),
  }).format(Date.parse(at));
}

/** Whether clocks in two zones show the same at a time. */
export function showTheSame(one: string, other: string, at: string): boolean {
  return wallClockIn(one, at) === wallClockIn(other, at);
}

/** How far clocks in a zone are ahead of UTC at a time, both in milliseconds. */
function offsetAt(timeZone: string, time: number): number {
  return tzOffset(knownZone(timeZone), new Date(time)) * 60_000;
}

/** A zone that this system has not heard of yet is shown as UTC, and said to be. */
function knownZone(timeZone: string): string {
  return isTimeZone(timeZone) ? timeZone : 'UTC';
}

function offsetName(offset: number): string {
  const minutes = Math.abs(offset) / 60_000;
  const hours = `${offset < 0 ? '−' : '+'}${Math.floor(minutes / 60)}`;
  if (!minutes) return 'UTC';
  return minutes % 60 ? `UTC${hours}:${String(minutes % 60).padStart(2, '0')}` : `UTC${hours}`;
}

/** An ISO time to the second, as the API writes them. */
function isoSeconds(time: number): string {
  return `${new Date(time).toISOString().slice(0, 19)}Z`;
}
