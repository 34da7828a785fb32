import { takeBackSeconds } from './application-status.ts';
import { instantIn, wallClockIn } from './time-zones.ts';

/** When the applicant is told: after a while in which it can be taken back, at once but for a minute, or at a time. */
export type WhenTold = 'later' | 'now' | { at: string };

export const rejectionLimits = { reasons: 40, daysAhead: 14 } as const;

/** So long a rejection waits where nothing else is said. */
export const toldAfterMinutes = 60;
/** Nobody is told at night: from this hour to that one, by the clocks of the applicant. */
export const hoursOfDay = { from: 8, to: 20 } as const;

/** What an applicant could do or come to meanwhile, as if nothing had been decided. */
export interface Meanwhile {
  /** They have an offer, or times to choose from for an interview. */
  answers: boolean;
  /** The next interview that is booked, as an ISO time. */
  nextInterviewAt: string | null;
}

/** What keeps a rejection from waiting: nobody is let to answer, or to come to, what is decided already. */
export type CannotWait = 'answers' | 'interview';

interface About {
  now: string;
  /** Of the applicant. */
  timeZone: string;
  meanwhile: Meanwhile;
}

/** When an applicant is told of a rejection, as an ISO time, and why it cannot wait, where it cannot. */
export function toldAt(
  when: WhenTold,
  { now, timeZone, meanwhile }: About,
): { at: string; cannotWait: CannotWait | null } {
  const soonest = later(now, takeBackSeconds);
  if (when === 'now') return { at: soonest, cannotWait: null };
  if (meanwhile.answers) return { at: soonest, cannotWait: 'answers' };
  const wanted = when === 'later' ? later(now, toldAfterMinutes * 60) : when.at;
  const at = inDaytime(timeZone, wanted < soonest ? soonest : wanted);
  const { nextInterviewAt } = meanwhile;
  if (nextInterviewAt !== null && Date.parse(nextInterviewAt) <= Date.parse(at))
    return { at: soonest, cannotWait: 'interview' };
  return { at, cannotWait: null };
}

/** A time itself where it is day in a zone, else the next morning there. */
export function inDaytime(timeZone: string, at: string): string {
  const wall = wallClockIn(timeZone, at);
  const hour = Number(wall.slice(11, 13));
  if (hour >= hoursOfDay.from && hour < hoursOfDay.to) return at;
  const day = hour < hoursOfDay.from ? wall.slice(0, 10) : dayAfter(wall.slice(0, 10));
  return instantIn(timeZone, `${day}T${String(hoursOfDay.from).padStart(2, '0')}:00`) ?? at;
}

/** Why a time to tell somebody cannot be taken, in a sentence; undefined where it can. */
export function toldAtProblem(at: string, now: string): string | undefined {
  if (Date.parse(at) <= Date.parse(now)) return 'Choose a time in the future';
  if (Date.parse(at) > Date.parse(now) + rejectionLimits.daysAhead * 86_400_000)
    return `Choose a time within the next ${rejectionLimits.daysAhead} days`;
  return undefined;
}

function later(at: string, seconds: number): string {
  return new Date(Date.parse(at) + seconds * 1_000).toISOString();
}

function dayAfter(date: string): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}
