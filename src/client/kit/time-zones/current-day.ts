import { currentSession } from '#client/api/session.ts';
import { dateIn, defaultTimeZone } from '#domain/deadlines.ts';

/** The server counts days as the company's clocks have them: today's date there, and where that is. */
export function currentDay(): { today: string; timeZone: string } {
  const timeZone =
    currentSession().user?.memberships.find(({ verified }) => verified)?.timeZone ?? defaultTimeZone;
  return { today: dateIn(timeZone, new Date().toISOString()), timeZone };
}
