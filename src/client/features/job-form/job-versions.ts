import type { Fields } from '#client/kit/edits/conflict.ts';
import { shownFields } from '#client/kit/fields/shown-fields.ts';
import type { Job } from '#contract/api.ts';
import { jobFields } from '#domain/fields/jobs.ts';
import { payFields, placeFields } from '#domain/fields/terms.ts';
import type { JobValues } from './job-values.ts';
import type { Known } from './terms-values.ts';

/** The fields of a job as two versions of them are shown beside each other. */
export const jobVersions: Fields<JobValues> = {
  ...shownFields(jobFields),
  ...shownFields(placeFields),
  ...shownFields(payFields),
  placeKnown: { label: 'Where the job is', text: knownAs },
  payKnown: { label: 'What it pays', text: knownAs },
  placeBeside: { label: 'Location', hidden: true },
  payBeside: { label: 'Pay', hidden: true },
  assist: { label: 'Assist' },
  listed: { label: 'List publicly' },
  questions: {
    label: 'Questions',
    text: (questions) =>
      questions
        .map(({ text, choices }) => [text, ...choices.split('\n')].filter(Boolean).join('\n– '))
        .join('\n'),
  },
  stepTemplateId: { label: 'Hiring steps', text: (id) => (id ? 'Another template' : 'None') },
};

function knownAs(known: Known): string {
  return known === 'read' ? 'As the text says' : 'As stated beside the text';
}

/** Questions that somebody has taken off meanwhile are new ones, where they are kept here. */
export function asStillAsked(values: JobValues, { questions }: Job): JobValues {
  const isAsked = (id: number | undefined) => questions.some((question) => question.id === id);
  return {
    ...values,
    questions: values.questions.map(({ id, ...question }) => (isAsked(id) ? { ...question, id } : question)),
  };
}
