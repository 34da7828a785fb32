import type { BusyTime } from '#contract/api.ts';

/** Of the times that are offered the one that an instant is in. */
export function covering(times: readonly string[], at: string, minutes: number): string | undefined {
  const moment = Date.parse(at);
  return times.find((one) => Date.parse(one) <= moment && moment < Date.parse(one) + minutes * 60_000);
}

/** Whether any of it is booked, and not only offered to somebody. */
export function isBookedOut(clashes: readonly BusyTime[]): boolean {
  return clashes.some(({ offered }) => !offered);
}

/** "Ana is in First talk with Hassan", or no more than that she is booked. */
export function whoIsTaken(clashes: readonly BusyTime[], names: ReadonlyMap<number, string>): string {
  return clashes
    .map(({ userId, offered, about }) => {
      const name = names.get(userId) ?? 'An interviewer';
      if (offered) return `${name}: also offered to ${about?.candidateName ?? 'someone else'}`;
      return about ? `${name} is in “${about.title}” with ${about.candidateName}` : `${name} is booked`;
    })
    .filter((one, index, all) => all.indexOf(one) === index)
    .join('; ');
}
