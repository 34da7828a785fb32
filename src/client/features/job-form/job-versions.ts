import type { Fields } from '#client/kit/edits/conflict.ts';
import type { Job } from '#contract/api.ts';
import { employmentTypeLabel } from '#domain/jobs.ts';
import type { JobValues } from './job-values.ts';

/** The fields of a job as two versions of them are shown beside each other. */
export const jobFields: Fields<JobValues> = {
  title: { label: 'Title' },
  employmentType: { label: 'Employment type', text: (type) => employmentTypeLabel[type] },
  experienceLevel: { label: 'Experience level' },
  location: { label: 'Location' },
  department: { label: 'Department' },
  salaryRange: { label: 'Salary range' },
  description: { label: 'Description' },
  requirements: { label: 'Requirements' },
  skillsRequired: { label: 'Required skills' },
  applicationDeadline: { label: 'Application deadline' },
  startDate: { label: 'First day of work' },
  assist: { label: 'Assist' },
  questions: {
    label: 'Questions',
    text: (questions) =>
      questions
        .map(({ text, choices }) => [text, ...choices.split('\n')].filter(Boolean).join('\n– '))
        .join('\n'),
  },
  stepTemplateId: { label: 'Hiring steps', text: (id) => (id ? 'Another template' : 'None') },
};

/** Questions that somebody has taken off meanwhile are new ones, where they are kept here. */
export function asStillAsked(values: JobValues, { questions }: Job): JobValues {
  const isAsked = (id: number | undefined) => questions.some((question) => question.id === id);
  return {
    ...values,
    questions: values.questions.map(({ id, ...question }) => (isAsked(id) ? { ...question, id } : question)),
  };
}
