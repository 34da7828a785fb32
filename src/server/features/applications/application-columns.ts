import type { Application } from '#contract/api.ts';
import { statusLabel } from '#domain/application-status.ts';
import type { CsvColumn } from '#server/http/csv-answer.ts';

/** Applications as a file; what somebody is not shown stays empty. */
export const applicationColumns: readonly CsvColumn<Application>[] = [
  ['Application', ({ id }) => id],
  ['Applicant', ({ applicantName }) => applicantName],
  ['Email', ({ applicantEmail }) => applicantEmail],
  ['Phone', ({ applicantPhone }) => applicantPhone],
  ['Job', ({ jobTitle }) => jobTitle],
  ['Company', ({ companyName }) => companyName],
  ['Status', ({ status }) => statusLabel[status]],
  ['Step', ({ steps, stepId }) => steps?.find(({ id }) => id === stepId)?.name],
  ['Applied', ({ applicationDate }) => applicationDate],
  ['Moved', ({ statusUpdatedAt }) => statusUpdatedAt],
  ['Withdrawn', ({ withdrawnAt }) => withdrawnAt],
  ['Answer due', ({ answerDueAt }) => answerDueAt],
  ['Answered', ({ answeredAt }) => answeredAt],
  ['Starts', ({ startsOn }) => startsOn],
  ['Rejected because', ({ rejection }) => rejection?.reason],
  ['Notes', ({ recruiterNotes }) => recruiterNotes],
  ['Job number', ({ jobPostingId }) => jobPostingId],
  ['Applicant number', ({ jobSeekerId }) => jobSeekerId],
];
