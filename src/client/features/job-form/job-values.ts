import { allSkills } from '#client/features/skills/skill-entry.ts';
import type { BodyInput, Job } from '#contract/api.ts';
import { isPastDeadline } from '#domain/deadlines.ts';
import { jobFields } from '#domain/fields/jobs.ts';
import { problemsIn } from '#domain/fields/problems.ts';
import { blankOf, sentOf, type TypedIn, typedIn } from '#domain/fields/typed.ts';
import { defaultEmploymentType } from '#domain/jobs.ts';
import {
  problemsOfQuestions,
  questionToSend,
  type QuestionValues,
  valuesOfQuestion,
} from './question-values.ts';
import { emptyTerms, problemsOfTerms, termsOf, termsToSend, type TermsValues } from './terms-values.ts';

/** The form as it is filled in. */
export type JobValues = TypedIn<typeof jobFields> &
  TermsValues & {
    /** In the skills' box and not added yet. */
    typedSkill: string;
    assist: boolean;
    /** Visitors are shown it. */
    listed: boolean;
    questions: readonly QuestionValues[];
    /** As text, '' for none. */
    stepTemplateId: string;
  };

export function emptyJob(applicationDeadline: string): JobValues {
  return {
    ...blankOf(jobFields),
    ...emptyTerms,
    employmentType: defaultEmploymentType,
    applicationDeadline,
    typedSkill: '',
    assist: true,
    listed: true,
    questions: [],
    stepTemplateId: '',
  };
}

export function valuesOfJob(job: Job): JobValues {
  return {
    ...typedIn(jobFields, job),
    ...termsOf(job),
    typedSkill: '',
    assist: job.assist ?? true,
    listed: job.listed ?? true,
    questions: job.questions.map(valuesOfQuestion),
    stepTemplateId: job.stepTemplateId ? String(job.stepTemplateId) : '',
  };
}

type Problems = Partial<Record<keyof JobValues, string>>;

/**
 * The server's own rules in its own words, said before anything is sent. `now` is an ISO time; `kept` is a deadline that
 * may stay although it has passed.
 */
export function problemsOf(values: JobValues, timeZone: string, now: string, kept = ''): Problems {
  const problems: Problems = problemsIn(jobFields, whole(values));
  const { applicationDeadline: deadline } = values;
  if (deadline && deadline !== kept && isPastDeadline(deadline, timeZone, now))
    problems.applicationDeadline ??= 'Choose today or a later day.';
  return { ...problems, ...problemsOfTerms(values), ...problemsOfQuestions(values.questions) };
}

/** What the server is sent of it, for a new posting and for a changed one; the deadline as an ISO time. */
export function toSend(values: JobValues) {
  const { applicationDeadline: day, ...sent } = sentOf(jobFields, whole(values));
  return {
    ...sent,
    ...termsToSend(values),
    assist: values.assist,
    listed: values.listed,
    questions: values.questions.map(questionToSend),
    stepTemplateId: values.stepTemplateId ? Number(values.stepTemplateId) : null,
    applicationDeadline: day && `${day}T00:00:00.000Z`,
  } satisfies BodyInput<'PUT /api/jobs/:id'>;
}

/** What was typed and never added counts too. */
export function allOf(values: Pick<JobValues, 'skillsRequired' | 'typedSkill'>): string[] {
  return allSkills({ skills: values.skillsRequired, typed: values.typedSkill });
}

function whole(values: JobValues): JobValues {
  return { ...values, skillsRequired: allOf(values) };
}
