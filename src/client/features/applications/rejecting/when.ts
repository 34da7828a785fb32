import { toldAtProblem } from '#domain/rejections.ts';
import { instantIn } from '#domain/time-zones.ts';

export interface WhenValues {
  when: 'later' | 'now' | 'at';
  /** As the platform's field has it, by the clocks of who chooses. */
  at: string;
}

/** The moment that a field means, by somebody's own clocks; undefined of what is no time yet. */
export function atOf(at: string, timeZone: string | null): string | undefined {
  return instantIn(timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone, at);
}

/** What is wrong with the time, at its field. */
export function isWithinReach(
  { when, at }: { when: string; at: string },
  now: string,
  timeZone: string | null,
): { at?: string } {
  if (when !== 'at') return {};
  const meant = atOf(at, timeZone);
  const problem = meant ? toldAtProblem(meant, now) : 'Choose a day and time';
  return problem ? { at: problem } : {};
}
