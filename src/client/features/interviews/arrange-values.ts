import type { InterviewKit } from '#contract/api.ts';
import { limits } from '#domain/limits.ts';
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

export function blankInterview(panel: number[], before: boolean): ArrangeValues {
  return {
    ...noTimes,
    kit: '',
    title: 'Interview',
    minutes: String(limits.interviewMinutes.default),
    questions: '',
    attributes: '',
    panel,
    move: before,
    keep: false,
  };
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
  const { title, minutes, questions } = values;
  return { title, minutes: Number(minutes), questions, attributes: attributesOf(values) };
}

type Problems = Partial<Record<keyof ArrangeValues & string, string>>;

export function arrangeProblems(values: ArrangeValues, timeZone: string): Problems {
  const { min, max } = limits.interviewMinutes;
  const minutes = Number(values.minutes);
  const attributes = attributesOf(values);
  const problems: Problems = { ...timesProblems(values, timeZone) };
  if (!values.title.trim()) problems.title = 'Title is required';
  if (!Number.isInteger(minutes) || minutes < min || minutes > max)
    problems.minutes = `Length must be from ${min} to ${max} minutes`;
  if (attributes.length > limits.attributes)
    problems.attributes = `At most ${limits.attributes} attributes can be scored`;
  if (attributes.some((one) => one.length > limits.attribute))
    problems.attributes = `An attribute can have at most ${limits.attribute} characters`;
  if (values.questions.trim().length > limits.interviewQuestions)
    problems.questions = `Questions can have at most ${limits.interviewQuestions.toLocaleString('en')} characters`;
  if (!values.panel.length) problems.panel = 'Choose who asks';
  if (values.panel.length > limits.interviewPanel)
    problems.panel = `At most ${limits.interviewPanel} people can ask`;
  return problems;
}
