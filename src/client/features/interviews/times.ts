import { interviewPlaceFields } from '#domain/fields/interviews.ts';
import { problemsIn } from '#domain/fields/problems.ts';
import { timesProblem } from '#domain/interviews.ts';
import { instantIn } from '#domain/time-zones.ts';

/** What a form about times holds: what clocks at the company show, as the platform's own field writes it. */
export interface TimesValues {
  times: string[];
  fixed: boolean;
  place: string;
}

export const noTimes: TimesValues = { times: [''], fixed: false, place: '' };

/** The times that were filled in, as the API takes them. */
export function instantsOf(
  { times, fixed }: Pick<TimesValues, 'times' | 'fixed'>,
  timeZone: string,
): string[] {
  return filledIn({ times, fixed }).flatMap((time) => instantIn(timeZone, time) ?? []);
}

function filledIn({ times, fixed }: Pick<TimesValues, 'times' | 'fixed'>): string[] {
  return times.filter(Boolean).slice(0, fixed ? 1 : undefined);
}

export function timesProblems(values: TimesValues, timeZone: string): { times?: string; place?: string } {
  const half = filledIn(values).some((time) => !instantIn(timeZone, time));
  const problem = half
    ? 'Give each time in full, its year with four digits'
    : timesProblem(instantsOf(values, timeZone), new Date().toISOString());
  return {
    ...(problem ? { times: problem } : {}),
    ...problemsIn(interviewPlaceFields, values),
  };
}
