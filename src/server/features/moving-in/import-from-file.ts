import type pg from 'pg';
import type { PeopleMapping } from '#domain/moving-in/batches.ts';
import { type PeopleColumn, peopleColumns } from '#domain/moving-in/people-columns.ts';
import { moveInLimits, type MoveInSource } from '#domain/moving-in/sources.ts';
import { timeouts } from '#server/db/limits.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { found } from '#server/found.ts';
import { refuse } from '#server/refusal.ts';
import { type BatchRow, batchById, setStopped } from './batches.queries.ts';
import { goOn } from './import-people.task.ts';
import { type LineRow, linesOf } from './lines.queries.ts';
import { filesOfNobody } from './imported-files.queries.ts';
import { keepFiles } from './receive-file.ts';
import type { FileBeside } from './resumes-in.ts';
import { receivePeople } from './receive-people.ts';
import { goOnLater, runImport } from './run-import.ts';
import { saveMapping } from './save-mapping.ts';

export interface ImportOfFile {
  companyId: number;
  source: MoveInSource;
  name: string;
  bytes: Buffer;
  /** What columns, statuses and jobs are, by their own words; the rest is as suggested. */
  said: SaidOfFile;
  /** Résumés that come beside it. */
  files?: Iterable<FileBeside> | AsyncIterable<FileBeside>;
  dryRun: boolean;
  onlyGood: boolean;
}

export interface SaidOfFile {
  columns?: Record<string, string>;
  dateOrder?: PeopleMapping['dateOrder'];
  statuses?: Record<string, PeopleMapping['statuses'][number]['status']>;
  jobs?: Record<string, number | null>;
}

/** Where nobody looks at a screen: so long after a command was ended in the middle the server goes on with it. */
const goOnAfterMs = 15 * 60_000;

interface FromFile {
  batch: BatchRow;
  refused: LineRow[];
  /** Files that could not be kept, and those that no line has. */
  left: { name: string; reason: string }[];
  unmatched: string[];
}

/** Brings a file in while one waits for it; answers how it ended, and the lines that were refused. Throws a Refusal. */
export async function importFromFile(
  db: pg.Pool,
  { said, dryRun, onlyGood, files = [], ...file }: ImportOfFile,
  signal: AbortSignal,
  now: Date,
): Promise<FromFile> {
  const { companyId } = file;
  const at = now.toISOString();
  const { id, left } = await inTransaction(
    db,
    async (tx) => {
      const made = await receivePeople(tx, { ...file, madeBy: null, now: at });
      const batch = found(await batchById(tx, companyId, made));
      const beside = await keepFiles(tx, made, files);
      await saveMapping(tx, { companyId, id: made, said: mappingOf(batch, said), now: at });
      await runImport(tx, companyId, made, { dryRun, onlyGood });
      const startAfter = new Date(now.getTime() + goOnAfterMs).toISOString();
      await goOnLater(tx, made, startAfter);
      return { id: made, left: beside.left };
    },
    { atMost: timeouts.tenMinutes },
  );
  await goOn(db, found(await batchById(db, companyId, id)), signal, at);
  const batch = found(await batchById(db, companyId, id));
  const refused = await linesOf(db, id, { result: 'refused', limit: 1_000 });
  // Of what was not imported nothing stays behind.
  if (batch.state === 'checked') await setStopped(db, id, 'taken_back');
  const { names } = await filesOfNobody(db, id, moveInLimits.files);
  return { batch, refused: refused.items, left, unmatched: names };
}

function mappingOf(batch: BatchRow, said: SaidOfFile) {
  const columns = batch.columns.map((name, at) => {
    const chosen = said.columns?.[name];
    if (chosen === undefined) return batch.mapping.columns[at] ?? null;
    if (chosen === 'ignore') return null;
    const column = peopleColumns.find((one) => one === chosen);
    if (!column)
      throw refuse.invalid(`“${chosen}” is no column. There are: ${peopleColumns.join(', ')}, and ignore.`);
    return column;
  }) satisfies (PeopleColumn | null)[];
  return {
    columns,
    dateOrder: said.dateOrder ?? null,
    statuses: Object.entries(said.statuses ?? {}).map(([text, status]) => ({ text, status })),
    jobs: Object.entries(said.jobs ?? {}).map(([title, jobId]) => ({ title, jobId })),
  };
}
