import type { Candidate } from '#contract/api.ts';
import type { CsvColumn } from '#server/http/csv-answer.ts';

/** Candidates as a file; the address only of those who applied, as on the screen. */
export const candidateColumns: readonly CsvColumn<Candidate>[] = [
  ['Candidate', ({ id }) => id],
  ['Name', ({ name }) => name],
  ['Title', ({ title }) => title],
  ['Location', ({ location }) => location],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Skills', ({ skills }) => skills.join('; ')],
  ['Tags', ({ tags }) => tags.map(({ name }) => name).join('; ')],
  ['Last applied', ({ lastAppliedAt }) => lastAppliedAt],
  ['Summary', ({ summary }) => summary],
];
