import type { Answer } from '#contract/api.ts';
import { roleLabel } from '#domain/people.ts';
import type { CsvColumn } from '#server/http/csv-answer.ts';

/** A company's people as a file; who has asked and was not answered yet is not confirmed. */
export const memberColumns: readonly CsvColumn<Answer<'GET /api/companies/:id/members'>[number]>[] = [
  ['User', ({ userId }) => userId],
  ['Name', ({ name }) => name],
  ['Username', ({ username }) => username],
  ['Email', ({ email }) => email],
  ['Role', ({ role }) => roleLabel[role]],
  ['Confirmed', ({ verified }) => (verified ? 'yes' : 'no')],
  ['Since (UTC)', ({ since }) => since],
];
