import { isIP } from 'node:net';
import { asWebAddress, type CalendarProblem, ownCalendar } from '#domain/own-calendar.ts';
import { addressGuard } from '#server/outgoing/address-guard.ts';
import { guardedFetch, OutgoingProblem } from '#server/outgoing/guarded-fetch.ts';
import type { BusySpan, BusyWanted } from './busy-in.ts';
import { readInThread } from './calendar-thread.ts';

/** By what its server says again whether a calendar has changed. */
export interface Kept {
  etag: string | null;
  lastModified: string | null;
}

export type CalendarRead =
  | { spans: BusySpan[]; kept: Kept }
  | { unchanged: true }
  | { problem: CalendarProblem };

export type ReadCalendar = (
  url: string,
  wanted: BusyWanted,
  how?: { kept?: Kept | undefined; signal?: AbortSignal },
) => Promise<CalendarRead>;

/**
 * Reads what is at an address that somebody says is their calendar, with the webhooks' guards. Whatever the other end does is an
 * answer; nothing is thrown.
 */
export function calendarReader(
  allow: string | undefined,
  { timeoutMs = ownCalendar.timeoutMs }: { timeoutMs?: number } = {},
): ReadCalendar {
  const guard = addressGuard(allow);
  const fetch = guardedFetch(guard, {
    timeoutMs,
    mostBytes: ownCalendar.bytes,
    plainToNamed: true,
  });
  return async (url, wanted, { kept, signal } = {}) => {
    const address = asWebAddress(url);
    const host = URL.canParse(address) ? new URL(address).hostname.replace(/^\[|\]$/g, '') : undefined;
    if (host === undefined || (isIP(host) && !guard.mayReach(host))) return { problem: 'not_allowed' };
    try {
      const answer = await fetch(address, { signal, headers: headersFor(kept) });
      const problem = problemOf(answer);
      if (problem) return { problem };
      const text = await answer.text();
      if (!/^\uFEFF?\s*BEGIN:VCALENDAR/i.test(text)) return { problem: 'not_calendar' };
      const read = await readInThread({ ...wanted, text });
      return 'problem' in read ? read : { ...read, kept: keptOf(answer) };
    } catch (error) {
      if (!(error instanceof OutgoingProblem)) return { problem: 'unreachable' };
      return error.status === 304 && kept ? { unchanged: true } : { problem: error.reason };
    }
  };
}

function headersFor(kept: Kept | undefined): Record<string, string> {
  return {
    accept: 'text/calendar, */*;q=0.1',
    'user-agent': 'Moorings-Calendars',
    ...(kept?.etag && { 'if-none-match': kept.etag }),
    ...(kept?.lastModified && { 'if-modified-since': kept.lastModified }),
  };
}

function problemOf({ ok, status, headers }: Response): CalendarProblem | undefined {
  if (status === 404 || status === 410) return 'not_found';
  if (status === 401 || status === 403) return 'refused';
  if (!ok) return 'unreachable';
  // It was asked for as it is; what is packed all the same is not unpacked, however small it looks.
  return (headers.get('content-encoding') ?? 'identity') === 'identity' ? undefined : 'not_calendar';
}

function keptOf({ headers }: Response): Kept {
  const short = (value: string | null) => (value !== null && value.length <= 500 ? value : null);
  return { etag: short(headers.get('etag')), lastModified: short(headers.get('last-modified')) };
}
