/** Whether a text names a zone of the IANA database, such as 'Indian/Maldives', by the name people's systems give it. */
export function isTimeZone(text: string): boolean {
  if (!/^[A-Za-z][\w+-]*(\/[\w+-]+){0,2}$/.test(text)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: text }));
  } catch {
    return false;
  }
}

/** What people call the time of a zone: 'Indian/Maldives' is Malé time, 'Asia/Colombo' Colombo time. */
export function zoneName(timeZone: string): string {
  if (timeZone === 'Indian/Maldives') return 'Malé time';
  const place = timeZone.split('/').at(-1) ?? timeZone;
  return timeZone.includes('/') ? `${place.replaceAll('_', ' ')} time` : place;
}

/** The ISO time at which clocks in a zone show 'YYYY-MM-DDTHH:mm'. An hour that clocks skip in spring is the one after it. */
export function instantIn(timeZone: string, wallClock: string): string {
  const meant = Date.parse(`${wallClock}:00Z`);
  // The offset there and then is found by asking at a guess; near a change of the clocks the second guess is right.
  const first = meant - offsetAt(timeZone, meant);
  return isoSeconds(meant - offsetAt(timeZone, first));
}

/** What clocks in a zone show at an ISO time, as 'YYYY-MM-DDTHH:mm'. */
export function wallClockIn(timeZone: string, at: string): string {
  const time = Date.parse(at);
  return new Date(time + offsetAt(timeZone, time)).toISOString().slice(0, 16);
}

/** 'Tuesday, 24 November 2026, 10:00 to 10:45, Malé time (UTC+5)'. */
export function spanIn(timeZone: string, startsAt: string, minutes: number): string {
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
  return `${day}, ${hours}, ${zoneName(timeZone)} (${offsetName(offsetAt(timeZone, start))})`;
}

/** Whether clocks in two zones show the same at a time. */
export function showTheSame(one: string, other: string, at: string): boolean {
  return wallClockIn(one, at) === wallClockIn(other, at);
}

/** How far clocks in a zone are ahead of UTC at a time, both in milliseconds. */
function offsetAt(timeZone: string, time: number): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(time);
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  const shown = `${of('year')}-${of('month')}-${of('day')}T${of('hour')}:${of('minute')}:${of('second')}Z`;
  return Date.parse(shown) - Math.floor(time / 1_000) * 1_000;
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
