import type { BusyTime } from '#contract/api.ts';

/** Of the times that are offered the one that an instant is in. */
export function covering(times: readonly string[], at: string, minutes: number): string | undefined {
  const moment = Date.parse(at);
  return times.find((one) => Date.parse(one) <= moment && moment < Date.parse(one) + minutes * 60_000);
}

/** Whether any of it is booked here, and not only offered to somebody, or busy in a calendar of their own: then nothing else fits. */
export function isBookedOut(clashes: readonly BusyTime[]): boolean {
  return clashes.some(({ offered, calendar }) => !offered && !calendar);
}

/** "Ana is in First talk with Hassan", or no more than that she is booked, or busy by her own calendar. */
export function whoIsTaken(clashes: readonly BusyTime[], names: ReadonlyMap<number, string>): string {
  return clashes
    .map(({ userId, offered, calendar, about }) => {
      const name = names.get(userId) ?? 'An interviewer';
      if (calendar) return `${name} is busy`;
      if (offered) return `${name}: also offered to ${about?.candidateName ?? 'someone else'}`;
      return about ? `${name} is in “${about.title}” with ${about.candidateName}` : `${name} is booked`;
    })
    .filter((one, index, all) => all.indexOf(one) === index)
    .join('; ');
}
