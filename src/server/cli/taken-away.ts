import type { TableHead } from '#server/backup/contents.ts';

/** Numbers of rows, by their table. */
export type Numbers = Map<string, Set<number>>;

/** Rows of a backup that are not there any more, by their table: the number of each, and of the row with which it may go. */
export type Missing = Map<string, Map<number, number>>;

/**
 * Of tables from which the program takes nothing away by itself, the column of the row with which one of theirs goes: that of a
 * sandbox, or of an import that is taken back. In the order in which one follows from the other.
 */
export const goesWith: ReadonlyMap<string, { column: string; of: string } | undefined> = new Map([
  ['company', undefined],
  ['user_account', { column: 'imported_into', of: 'company' }],
  ['job_posting', { column: 'company_id', of: 'company' }],
  ['application', { column: 'job_posting_id', of: 'job_posting' }],
  ...[
    'message',
    'offer',
    'interview',
    'scorecard',
    'application_status_history',
    'application_step_history',
  ].map((table) => [table, { column: 'application_id', of: 'application' }] as const),
]);

/** A row of a backup, by its columns; what is null, or of a later schema, is undefined. */
export type BackupRow = (column: string) => string | undefined;

/** The rows as COPY writes them. */
export function rowsIn(lines: Buffer, { columns }: TableHead): { line: string; row: BackupRow }[] {
  const written = lines.toString('utf8').split('\n').filter(Boolean);
  return written.map((line) => {
    const values = line.split('\t');
    const row = (column: string) => {
      const value = values[columns.indexOf(column)];
      return value === '\\N' ? undefined : value;
    };
    return { line, row };
  });
}

interface Teller {
  table: string;
  column: string;
  tells: (row: BackupRow, takenBack: ReadonlySet<number>) => boolean;
}

const isOfTakenBack: Teller['tells'] = (row, takenBack) => takenBack.has(Number(row('batch_id')));

/** Tables whose rows say what the program may have taken away since: which rows do, and of what. */
const tellers: ReadonlyMap<string, Teller> = new Map([
  ['company', { table: 'company', column: 'id', tells: (row) => row('sandbox_of') !== undefined }],
  ['import_job', { table: 'job_posting', column: 'job_posting_id', tells: isOfTakenBack }],
  [
    'import_row',
    {
      table: 'application',
      column: 'application_id',
      tells: (row, takenBack) => row('result') === 'added' && isOfTakenBack(row, takenBack),
    },
  ],
  ['imported_person', { table: 'user_account', column: 'user_id', tells: isOfTakenBack }],
]);

export const tellsOfTakenAway = (table: string) => tellers.has(table);

/** Adds what rows of a backup say that may have been taken away since, by the imports that were taken back. */
export function noteTakenAway(
  away: Numbers,
  rows: { table: string; values: readonly BackupRow[] },
  takenBack: ReadonlySet<number>,
): void {
  const teller = tellers.get(rows.table);
  if (!teller) return;
  const known = away.get(teller.table) ?? new Set();
  for (const row of rows.values) if (teller.tells(row, takenBack)) known.add(Number(row(teller.column)));
  away.set(teller.table, known);
}

/** What is missing and was not taken away, be it with what it belonged to. */
export function lostOf(missing: Missing, away: Numbers): Map<string, number[]> {
  const lost = new Map<string, number[]>();
  const taken: Numbers = new Map();
  for (const [table, parent] of goesWith) {
    const { right = [], wrong = [] } = Object.groupBy(missing.get(table) ?? [], ([id, parentId]) =>
      away.get(table)?.has(id) || (parent && taken.get(parent.of)?.has(parentId)) ? 'right' : 'wrong',
    );
    taken.set(table, new Set(right.map(([id]) => id)));
    if (wrong.length > 0)
      lost.set(
        table,
        wrong.map(([id]) => id),
      );
  }
  return lost;
}
