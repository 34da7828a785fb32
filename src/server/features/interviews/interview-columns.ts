import type { Interview } from '#contract/api.ts';
import type { CsvColumn } from '#server/http/csv-answer.ts';

/** Interviews as a file, times in UTC. */
export const interviewColumns: readonly CsvColumn<Interview>[] = [
  ['Interview', ({ id }) => id],
  ['Title', ({ title }) => title],
  ['State', ({ state }) => state],
  ['Starts (UTC)', ({ startsAt }) => startsAt],
  ['Minutes', ({ minutes }) => minutes],
  ['Place', ({ place }) => place],
  ['Candidate', ({ candidateName }) => candidateName],
  ['Job', ({ jobTitle }) => jobTitle],
  ['Interviewers', ({ panel }) => panel.map(({ name }) => name).join('; ')],
  ['Reason', ({ reason }) => reason],
  ['Application', ({ applicationId }) => applicationId],
];
