import { limits } from './limits.ts';
import { isWebLink } from './links.ts';
import { showTheSame, spanIn, wallClockIn } from './time-zones.ts';

/** proposed: the candidate chooses a time. booked: there is one. The other two are an end, of which only `declined` may begin anew. */
export const interviewStates = ['proposed', 'booked', 'declined', 'cancelled'] as const;
export type InterviewState = (typeof interviewStates)[number];

export const interviewStateLabel: Record<InterviewState, string> = {
  proposed: 'Times proposed',
  booked: 'Booked',
  declined: 'Declined',
  cancelled: 'Cancelled',
};

/** How long an interview is unless somebody says otherwise. */
export const usualMinutes = 45;

/** Hours before it begins at which everybody who takes part is reminded. */
export const reminderHours = [24, 1] as const;

/** Days after an interview within which interviewers hand in their scorecards. */
export const scorecardDays = 2;

/** Interviews begin early now and then; from so many minutes before the time they may be scored. */
export const scorableMinutesBefore = 60;

interface InterviewFacts {
  state: InterviewState;
  startsAt: string | null;
  minutes: number;
  /** A scorecard about it was handed in: it was held, maybe before its time. Not said to candidates. */
  scored?: boolean;
}

export function endOf({ startsAt, minutes }: { startsAt: string; minutes: number }): string {
  return `${new Date(Date.parse(startsAt) + minutes * 60_000).toISOString().slice(0, 19)}Z`;
}

/** Whether it has begun. `now` is an ISO time in UTC, here and below. */
export function hasBegun({ state, startsAt, scored = false }: InterviewFacts, now: string): boolean {
  return state === 'booked' && startsAt !== null && (scored || Date.parse(startsAt) <= Date.parse(now));
}

/** The candidate may choose one of the times, or another than they chose, until it begins. */
export function isBookable(interview: InterviewFacts, now: string): boolean {
  return (interview.state === 'proposed' || interview.state === 'booked') && !hasBegun(interview, now);
}

/** The hiring side may propose other times until it begins, also after the candidate has declined. */
export function isReschedulable(interview: InterviewFacts, now: string): boolean {
  return interview.state !== 'cancelled' && !hasBegun(interview, now);
}

export function isCancellable(interview: InterviewFacts, now: string): boolean {
  return isBookable(interview, now);
}

export function isScorable({ state, startsAt }: InterviewFacts, now: string): boolean {
  return (
    state === 'booked' &&
    startsAt !== null &&
    Date.parse(startsAt) - scorableMinutesBefore * 60_000 <= Date.parse(now)
  );
}

/** So many minutes before it begins a meeting is open. */
export const joinMinutesBefore = 15;

/**
 * Whether there is a meeting to join: now, from a little before it begins until it ends; or later today, by the reader's
 * clocks. Only a web address is one.
 */
export function joinable(
  interview: InterviewFacts & { place: string | null },
  timeZone: string,
  now: string,
): 'now' | 'today' | undefined {
  const { state, startsAt, minutes, place } = interview;
  if (state !== 'booked' || !startsAt || !place || !isWebLink(place)) return undefined;
  const [start, at] = [Date.parse(startsAt), Date.parse(now)];
  if (at >= start + minutes * 60_000) return undefined;
  if (at >= start - joinMinutesBefore * 60_000) return 'now';
  const day = (time: string) => wallClockIn(timeZone, time).slice(0, 10);
  return day(startsAt) === day(now) ? 'today' : undefined;
}

/** Until when interviewers are to hand in. */
export function scorecardDueAt(interview: { startsAt: string; minutes: number }): string {
  return `${new Date(Date.parse(endOf(interview)) + scorecardDays * 86_400_000).toISOString().slice(0, 19)}Z`;
}

/** What is wrong with times somebody proposes; nothing when all lie ahead, whole minutes, each once. */
export function timesProblem(times: readonly string[], now: string): string | undefined {
  if (!times.length) return 'Choose at least one time';
  if (times.length > limits.interviewTimes) return `At most ${limits.interviewTimes} times can be proposed`;
  if (times.some((time) => Date.parse(time) % 60_000)) return 'Times are whole minutes';
  if (times.some((time) => Date.parse(time) <= Date.parse(now))) return 'Choose times in the future';
  const latest = Date.parse(now) + limits.interviewDaysAhead * 86_400_000;
  if (times.some((time) => Date.parse(time) > latest))
    return `Times can be at most ${limits.interviewDaysAhead} days ahead`;
  return new Set(times.map((time) => Date.parse(time))).size < times.length
    ? 'Each time can be offered once'
    : undefined;
}

/** What is wrong with whom somebody asks to interview; undefined where nothing is. */
export function panelProblem(panel: readonly number[]): string | undefined {
  if (!panel.length) return 'Choose at least one interviewer';
  return panel.length > limits.interviewPanel
    ? `Choose at most ${limits.interviewPanel} interviewers`
    : undefined;
}

/** The zones of the two sides of a table. */
export interface BothZones {
  candidateTimeZone: string;
  companyTimeZone: string;
  /** Of an interviewer who reads it, where they have one of their own. */
  ownTimeZone?: string | null | undefined;
}

interface Span {
  for: string;
  span: string;
}

/** A time as the clocks of all concerned show it, the reader's own first; one line for those that show the same. */
export function spansFor(
  reader: 'candidate' | 'interviewer',
  zones: BothZones,
  startsAt: string,
  minutes: number,
): Span[] {
  const { candidateTimeZone: candidate, companyTimeZone: company } = zones;
  const same = (one: string, other: string) => showTheSame(one, other, startsAt);
  const line = (whose: string, zone: string): Span => ({ for: whose, span: spanIn(zone, startsAt, minutes) });
  if (reader === 'candidate')
    return same(candidate, company)
      ? [line('For you and the interviewers', candidate)]
      : [line('For you', candidate), line('For the interviewers', company)];
  const own = zones.ownTimeZone;
  if (!own || same(own, company))
    return same(candidate, company)
      ? [line('For you and the candidate', company)]
      : [line('For you and the other interviewers', company), line('For the candidate', candidate)];
  if (same(own, candidate)) return [line('For you and the candidate', own), line('At the company', company)];
  if (same(candidate, company))
    return [line('For you', own), line('At the company and for the candidate', company)];
  return [line('For you', own), line('At the company', company), line('For the candidate', candidate)];
}
