import type { InterviewKit } from '#contract/api.ts';
import { kitFields } from '#domain/fields/interviews.ts';
import { problemsIn } from '#domain/fields/problems.ts';
import { sentOf } from '#domain/fields/typed.ts';
import { panelProblem, usualMinutes } from '#domain/interviews.ts';
import { noTimes, timesProblems, type TimesValues } from './times.ts';

/** What the form for a new interview holds; attributes one a line. */
export interface ArrangeValues extends TimesValues, Record<string, unknown> {
  kit: string;
  title: string;
  minutes: string;
  questions: string;
  attributes: string;
  panel: number[];
  move: boolean;
  keep: boolean;
}

interface Start {
  panel: number[];
  /** The kit that is likely wanted, and where one met last. */
  kit: InterviewKit | undefined;
  place: string | null;
  /** The application stands before its interviews. */
  before: boolean;
}

export function startingInterview({ panel, kit, place, before }: Start): ArrangeValues {
  return {
    ...noTimes,
    kit: '',
    title: 'Interview',
    minutes: String(usualMinutes),
    questions: '',
    attributes: '',
    panel,
    move: before,
    keep: false,
    ...(kit && fromKit(kit)),
    place: place ?? '',
  };
}

/** How long it is while its length is typed. */
export function minutesOf({ minutes }: Pick<ArrangeValues, 'minutes'>): number {
  const typed = Number(minutes);
  return typed >= kitFields.minutes.min && typed <= kitFields.minutes.max ? typed : usualMinutes;
}

/** What a kit fills in. */
export function fromKit({ id, title, minutes, questions, attributes }: InterviewKit): Partial<ArrangeValues> {
  return {
    kit: String(id),
    title,
    minutes: String(minutes),
    questions: questions ?? '',
    attributes: attributes.join('\n'),
  };
}

export function attributesOf({ attributes }: Pick<ArrangeValues, 'attributes'>): string[] {
  return attributes
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/** What both an interview and a kit say. */
export function askedIn(values: ArrangeValues) {
  return sentOf(kitFields, { ...values, attributes: attributesOf(values) });
}

type Problems = Partial<Record<keyof ArrangeValues & string, string>>;

export function arrangeProblems(values: ArrangeValues, timeZone: string): Problems {
  const panel = panelProblem(values.panel);
  return {
    ...timesProblems(values, timeZone),
    ...problemsIn(kitFields, { ...values, attributes: attributesOf(values) }),
    ...(panel && { panel }),
  };
}
