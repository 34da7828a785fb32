import { type JobColumn, jobColumns } from '#domain/moving-in/job-columns.ts';

/** What a column can be for; these words stand on the right of `--map column=field`. */
export const importFields = jobColumns;

export type ImportField = JobColumn;

/** A record's own texts by what they are for. A list stands as one text, an entry a line. */
export type FieldTexts = Partial<Record<ImportField, string>>;

/** One posting as it stood in the file, or why it cannot be read. */
export type FileRecord =
  | { line: number; refused: string }
  | { line: number; texts: FieldTexts; identity: string };
