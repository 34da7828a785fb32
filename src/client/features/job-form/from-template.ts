import type { Answer, Job } from '#contract/api.ts';
import { allOf, valuesOfJob, type JobValues } from './job-values.ts';

export type JobTemplate = Answer<'GET /api/job-templates'>[number];

/** What a template fills in. The title stays where one is typed. */
const filled = [
  'title',
  'department',
  'employmentType',
  'experienceLevel',
  'description',
  'requirements',
  'skillsRequired',
  'questions',
] as const;
type Filled = (typeof filled)[number];

/** The form filled from a template: all of what it has, or only what is empty so far. */
export function fromTemplate(values: JobValues, template: JobTemplate, how: 'all' | 'empty'): JobValues {
  const written: Pick<JobValues, Filled> = {
    title: values.title.trim() ? values.title : template.title,
    department: template.department,
    employmentType: template.employmentType,
    experienceLevel: template.experienceLevel,
    description: template.description,
    requirements: template.requirements,
    skillsRequired: template.skillsRequired,
    questions: template.questions.map(({ choices, least, ...question }, index) => ({
      ...question,
      key: `${template.id} ${index}`,
      choices: choices.join('\n'),
      least: least === null ? '' : String(least),
    })),
  };
  if (how === 'all') return { ...values, ...written, typedSkill: '' };
  const empty = Object.fromEntries(
    filled
      .filter((name) => name !== 'employmentType' && isEmpty(values[name]))
      .map((name) => [name, written[name]]),
  );
  return { ...values, ...empty };
}

/** Whether a template would write over something: what was typed, but not what the template before has filled in. */
export function hasWritten(values: JobValues, before: JobTemplate | undefined): boolean {
  const last = before && fromTemplate(values, before, 'all');
  return (
    allOf(values).join() !== (last?.skillsRequired.join() ?? '') ||
    (['department', 'experienceLevel', 'description', 'requirements'] as const).some(
      (name) => values[name].trim() && values[name] !== last?.[name],
    ) ||
    JSON.stringify(values.questions) !== JSON.stringify(last?.questions ?? [])
  );
}

function isEmpty(value: string | readonly unknown[]): boolean {
  return typeof value === 'string' ? !value.trim() : value.length === 0;
}

/** A new posting that says what another says, with dates of its own. */
export function copyOf(job: Job, deadline: string): JobValues {
  const values = valuesOfJob(job);
  return {
    ...values,
    applicationDeadline: deadline,
    startDate: '',
    questions: values.questions.map(({ id: _, ...question }) => question),
  };
}
