import path from 'node:path';
import type { ImportRequest, ImportResult } from './import-request.ts';
import type { Remark } from './posting/posting.ts';

/** What an import says at its end, for people: what came of it, and what was done to the postings on the way. */
export function importReport(request: ImportRequest, result: ImportResult, seconds: number): string {
  const { format, read, committed } = result;
  return [
    `${path.basename(request.file)}: ${format}, ${count(read, 'posting')} read in ${seconds.toFixed(1)} s`,
    outcome(request, result),
    ...(committed || isTrial(request, result) ? figures(request, result) : []),
    ...columnLines(result),
    '',
  ].join('\n');
}

function outcome(request: ImportRequest, result: ImportResult): string {
  const { refused, read, committed } = result;
  if (committed)
    return refused > 0 ? `Imported, without the ${count(refused, 'posting')} refused above.` : 'Imported.';
  if (isTrial(request, result)) return 'Dry run: nothing was written. An import would give:';
  return `Nothing was imported: ${number(refused)} of ${count(read, 'posting')} refused above. With --skip-bad the rest is imported.`;
}

/** A dry run of what an import would take. */
function isTrial({ dryRun, skipBad }: ImportRequest, { refused }: ImportResult): boolean {
  return dryRun && (refused === 0 || skipBad);
}

function figures(request: ImportRequest, result: ImportResult): string[] {
  const { added, changed, unchanged, refused } = result;
  const counts = `${number(added)} new, ${number(changed)} changed, ${number(unchanged)} unchanged, ${number(refused)} refused`;
  return [counts, ...notes(request, result)].map((line) => `  ${line}`);
}

function notes(
  { source, rebaseDates }: ImportRequest,
  { companiesAdded, past, moved, remarks, dates, added, changed }: ImportResult,
): string[] {
  const said: string[] = [];
  if (companiesAdded > 0)
    said.push(`${count(companiesAdded, 'new company', 'new companies')}, not verified.`);
  if (added + changed > 0)
    said.push(`Known as source “${source}”; the same name next time makes changes of what is there already.`);
  if (rebaseDates) said.push(movedBy(moved));
  if (past > 0)
    said.push(
      `${number(past)} ${past === 1 ? 'is' : 'are'} past the deadline, so not open.${rebaseDates ? '' : ' For a demo or a test --rebase-dates brings the whole file up to today.'}`,
    );
  said.push(...dates);
  for (const [remark, times] of remarks) said.push(remarkInWords[remark](number(times)));
  return said;
}

function movedBy(days: number | null | undefined): string {
  if (typeof days !== 'number') return 'No posting states when it was posted, so no date was moved.';
  return `All dates were moved ${count(Math.abs(days), 'day')} ${days < 0 ? 'back' : 'on'}, so that the newest posting is from today.`;
}

const remarkInWords: Record<Remark, (times: string) => string> = {
  composed: (times) =>
    `${times} without a description: the file has none, so each was put together from its other columns.`,
  discriminatory: (times) =>
    `${times} tags asking for a sex, age, faith or marital status were left out of the skills.`,
  discriminatoryTitle: (times) =>
    `${times} titles ask for one (“females only”): they stand as written, for someone to look at.`,
  furtherSkills: (times) =>
    `${times} entries too long or too many for the skills stand among the requirements.`,
  typeByWords: (times) =>
    `${times} say in their title or text that they are part time, bank or temporary, and full time elsewhere: what they say is taken.`,
  placeShortened: (times) => `${times} places were too long; their last parts, with the town, are kept.`,
  companyShortened: (times) =>
    `${times} company names were too long; a remark in brackets at the end was left out.`,
  noCompany: (times) => `${times} name no company: they stand under the open company.`,
};

function columnLines({ columns }: ImportResult): string[] {
  if (columns.used.length === 0) return [];
  const used = columns.used.map(({ column, field }) =>
    column.toLowerCase() === field.toLowerCase() ? column : `${column} as ${field}`,
  );
  return [
    `  Columns used: ${used.join(', ')}`,
    ...(columns.unused.length > 0 ? [`  Columns not used: ${columns.unused.join(', ')}`] : []),
  ];
}

function count(amount: number, one: string, many = `${one}s`): string {
  return `${number(amount)} ${amount === 1 ? one : many}`;
}

function number(amount: number): string {
  return amount.toLocaleString('en');
}
