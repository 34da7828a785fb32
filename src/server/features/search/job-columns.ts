import type { JobSummary } from '#contract/api.ts';
import { employmentTypeLabel, jobStatusLabel } from '#domain/jobs.ts';
import type { CsvColumn } from '#server/http/csv-answer.ts';

/** Jobs as a file. */
export const jobColumns: readonly CsvColumn<JobSummary>[] = [
  ['Job', ({ id }) => id],
  ['Title', ({ title }) => title],
  ['Company', ({ companyName }) => companyName],
  ['Department', ({ department }) => department],
  ['Location', ({ location }) => location],
  ['Status', ({ status }) => jobStatusLabel[status]],
  ['Open', ({ open }) => (open ? 'yes' : 'no')],
  ['Posted', ({ postedDate }) => postedDate],
  ['Deadline', ({ applicationDeadline }) => applicationDeadline],
  ['Applications', ({ applicationCount }) => applicationCount],
  ['Employment type', ({ employmentType }) => employmentTypeLabel[employmentType]],
  ['Experience level', ({ experienceLevel }) => experienceLevel],
  ['Pay', ({ salaryRange }) => salaryRange],
  ['Skills', ({ skillsRequired }) => skillsRequired.join('; ')],
];
