import { interviewPlaceFields } from '#domain/fields/interviews.ts';
import { problemsIn } from '#domain/fields/problems.ts';
import { timesProblem } from '#domain/interviews.ts';
import { instantIn } from '#domain/time-zones.ts';

/** What a form about times holds. */
export interface TimesValues {
  /** ISO times that are chosen. */
  times: string[];
  /** One that is typed, by the clocks of who types it, as the platform's own field writes it. */
  typed: string;
  fixed: boolean;
  place: string;
}

export const noTimes: TimesValues = { times: [], typed: '', fixed: false, place: '' };

type Chosen = Pick<TimesValues, 'times' | 'typed' | 'fixed'>;

/** The times as the API takes them, what is typed and was not added yet among them. */
export function instantsOf({ times, typed, fixed }: Chosen, timeZone: string): string[] {
  const last = typed ? instantIn(timeZone, typed) : undefined;
  const all = last && !times.includes(last) ? [...times, last] : times;
  return fixed ? all.slice(-1) : all;
}

export function timesProblems(values: TimesValues, timeZone: string): { times?: string; place?: string } {
  const half = values.typed && !instantIn(timeZone, values.typed);
  const problem = half
    ? 'Give each time in full, its year with four digits'
    : timesProblem(instantsOf(values, timeZone), new Date().toISOString());
  return {
    ...(problem ? { times: problem } : {}),
    ...problemsIn(interviewPlaceFields, values),
  };
}

/** What was kept of an earlier visit, without what has gone by since. */
export function stillAhead(times: readonly string[]): string[] {
  return times.filter((time) => Date.parse(time) > Date.now());
}
