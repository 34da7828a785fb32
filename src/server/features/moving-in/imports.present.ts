import type { PeopleImport, PeopleImportDetail, PeopleImportLine } from '#contract/api.ts';
import { csv } from '#domain/csv.ts';
import { lineResults } from '#domain/moving-in/batches.ts';
import { columnsProblem } from '#domain/moving-in/people-columns.ts';
import { moveInLimits } from '#domain/moving-in/sources.ts';
import type { Db } from '#server/db/query.ts';
import type { AnyBatch, BatchRow } from './batches.queries.ts';
import { countFiles, filesOfNobody } from './imported-files.queries.ts';
import { type LineRow, nextLines } from './lines.queries.ts';
import { postingsOf } from './people.queries.ts';
import { readPerson } from './read-person.ts';

/** Names of files that nobody gets, on screen; the report has them all. */
const shownFiles = 20;

export function presentBatch({ counts, ...batch }: AnyBatch): PeopleImport {
  const all = [...lineResults, 'alike'] as const;
  // The cast: each of them is named.
  const counted = Object.fromEntries(all.map((what) => [what, counts[what] ?? 0])) as PeopleImport['counts'];
  return { ...batch, counts: counted };
}

/** An import with all that its company can say of it, and its first lines as they would be read. */
export async function presentDetail(db: Db, batch: BatchRow, now: string): Promise<PeopleImportDetail> {
  const { mapping, found } = batch;
  const first = await nextLines(db, batch.id, { after: 0, atMost: moveInLimits.preview });
  return {
    ...presentBatch(batch),
    columns: batch.columns.map((name, at) => ({
      name,
      samples: samplesOf(first, at),
      column: mapping.columns[at] ?? null,
    })),
    columnsProblem: columnsProblem(mapping.columns) ?? null,
    dateOrder: mapping.dateOrder,
    asksDateOrder: found.asksDateOrder,
    statuses: found.statuses.map((one) => ({
      ...one,
      status: mapping.statuses.find(({ text }) => text === one.text)?.status ?? null,
    })),
    jobs: found.jobs.map((one) => ({
      ...one,
      jobId: mapping.jobs.find(({ title }) => title === one.title)?.jobId ?? null,
    })),
    postings: await postingsOf(db, batch.companyId),
    files: await countFiles(db, batch.id),
    unmatchedFiles: await filesOfNobody(db, batch.id, shownFiles),
    preview: first.map((line) => ({ line: line.line, ...personIn(batch, line, now) })),
  };
}

/** What stands in the first lines of a column. */
export function samplesOf(first: readonly LineRow[], at: number): string[] {
  return first.flatMap(({ cells }) => (cells[at]?.trim() ? [cells[at].trim().slice(0, 80)] : [])).slice(0, 3);
}

export function presentLine(batch: BatchRow, line: LineRow, now: string): PeopleImportLine {
  const { userId, cells: _, ...rest } = line;
  const twins = line.twins.map(({ same = false, ...twin }) => ({ ...twin, same }));
  return { ...rest, ...personIn(batch, line, now), twins, candidateId: userId };
}

function personIn(batch: BatchRow, { cells }: LineRow, now: string) {
  const { firstName, lastName, ...read } = readPerson(cells, batch.columns, batch.mapping, now);
  return { ...read, name: [firstName, lastName].filter(Boolean).join(' ') };
}

/** The report by line, for a spreadsheet. */
export async function reportOf(db: Db, batch: BatchRow, now: string): Promise<string> {
  const table: (string | number | null)[][] = [
    ['Line', 'Name', 'Email', 'Job', 'Result', 'Reasons', 'Candidate', 'Application'],
  ];
  for (let after = 0; ;) {
    const lines = await nextLines(db, batch.id, { after, atMost: 1_000 });
    const last = lines.at(-1);
    if (!last) {
      const { names } =
        batch.state === 'draft' ? { names: [] } : await filesOfNobody(db, batch.id, moveInLimits.files);
      for (const name of names)
        table.push([null, name, null, null, 'file', 'No line has this file', null, null]);
      return csv(table);
    }
    after = last.line;
    for (const line of lines) {
      const { name, email, job } = personIn(batch, line, now);
      table.push([
        line.line,
        name,
        email,
        job,
        line.result ?? '',
        line.reasons.join('; '),
        line.userId,
        line.applicationId,
      ]);
    }
  }
}
