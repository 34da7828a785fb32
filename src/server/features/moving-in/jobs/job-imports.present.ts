import type { JobImportDetail, JobImportLine } from '#contract/api.ts';
import { csv } from '#domain/csv.ts';
import { jobColumnsProblem } from '#domain/moving-in/job-columns.ts';
import { moveInLimits } from '#domain/moving-in/sources.ts';
import type { Db } from '#server/db/query.ts';
import type { JobBatchRow } from '#server/features/moving-in/batches.queries.ts';
import { presentBatch, samplesOf } from '#server/features/moving-in/imports.present.ts';
import { type LineRow, nextLines } from '#server/features/moving-in/lines.queries.ts';
import { readJob, textsIn } from './read-job.ts';

/** A file of jobs with all that its company can say of it, and its first lines as they would be read. */
export async function presentJobImport(db: Db, batch: JobBatchRow): Promise<JobImportDetail> {
  const { mapping, found } = batch;
  const first = await nextLines(db, batch.id, { after: 0, atMost: moveInLimits.preview });
  return {
    ...presentBatch(batch),
    ...mapping,
    ...found,
    columns: batch.columns.map((name, at) => ({
      name,
      samples: samplesOf(first, at),
      column: mapping.columns[at] ?? null,
    })),
    columnsProblem: jobColumnsProblem(mapping.columns) ?? null,
    preview: first.map((line) => ({ line: line.line, ...jobIn(batch, line) })),
  };
}

export function presentJobLine(batch: JobBatchRow, line: LineRow): JobImportLine {
  return { ...line, ...jobIn(batch, line) };
}

function jobIn(batch: JobBatchRow, { cells }: LineRow) {
  const { posting, problems } = readJob(cells, batch);
  const { title = null } = textsIn(cells, batch.mapping);
  return {
    title: posting?.title ?? title?.slice(0, 200) ?? null,
    location: posting?.location ?? null,
    salaryRange: posting?.salaryRange ?? null,
    employmentType: posting?.employmentType ?? null,
    postedDate: posting?.postedDate?.slice(0, 10) ?? null,
    applicationDeadline: posting?.applicationDeadline ?? null,
    problems,
  };
}

/** The report by line, for a spreadsheet. */
export async function jobsReportOf(db: Db, batch: JobBatchRow): Promise<string> {
  const table: (string | number | null)[][] = [
    ['Line', 'Title', 'Location', 'Result', 'Reasons', 'Looks like', 'Job'],
  ];
  for (let after = 0; ;) {
    const lines = await nextLines(db, batch.id, { after, atMost: 1_000 });
    const last = lines.at(-1);
    if (!last) return csv(table);
    after = last.line;
    for (const line of lines) {
      const { title, location } = jobIn(batch, line);
      const alike = [
        ...line.alike.map(({ name }) => name),
        ...line.twins.map((twin) => `line ${twin.line}`),
      ].join('; ');
      table.push([line.line, title, location, line.result ?? '', line.reasons.join('; '), alike, line.jobId]);
    }
  }
}
