import { firstCharacters, storable, tidyLine } from '#domain/fields/texts.ts';
import { moveInLimits, moveInSourceLabel } from '#domain/moving-in/sources.ts';
import type { Tx } from '#server/db/query.ts';
import { numberedRows } from '#server/import/file/csv-records.ts';
import { delimiterOf } from '#server/import/file/format.ts';
import { ImportRefused } from '#server/import/import-refused.ts';
import { Refusal, refuse } from '#server/refusal.ts';
import { countBatches, insertBatch, insertLines, type LineOfFile, type NewBatch } from './batches.queries.ts';
import { textOfFile } from './text-of-file.ts';

const linesAtOnce = 500;

/** Keeps the lines of a file and answers its header; nothing of it is imported yet. Throws 422 `not_a_table`, 409 `too_many_imports`. */
export async function keepTable(
  tx: Tx,
  { bytes, name, ...batch }: Omit<NewBatch, 'fileName' | 'columns'> & { bytes: Buffer; name: string },
): Promise<{ id: number; header: string[] }> {
  if ((await countBatches(tx, batch.companyId)) >= moveInLimits.batches)
    throw refuse.conflict(
      'too_many_imports',
      `There are ${moveInLimits.batches} imports at a time. Take one back first.`,
    );
  let id: number | undefined;
  let header: string[] = [];
  let waiting: LineOfFile[] = [];
  let count = 0;
  const keep = async () => {
    if (id !== undefined && waiting.length) await insertLines(tx, id, waiting);
    waiting = [];
  };
  for await (const { line, values } of readable(bytes)) {
    const cells = values.map((value) => firstCharacters(storable(value), moveInLimits.cell));
    if (cells.every((cell) => !cell.trim())) continue;
    if (id === undefined) {
      header = headerOf(cells);
      if (header.length > moveInLimits.columns)
        throw notATable(`The file has more than ${moveInLimits.columns} columns.`);
      const fileName = firstCharacters(tidyLine(name) || moveInSourceLabel[batch.source], 200);
      id = await insertBatch(tx, { ...batch, fileName, columns: header });
      continue;
    }
    // Exports that were put together page by page have their header again.
    if (header.join('\0') === headerOf(cells).join('\0')) continue;
    count += 1;
    if (count > moveInLimits.rows)
      throw notATable(`The file has more than ${moveInLimits.rows.toLocaleString('en')} lines. Split it.`);
    // What stands beyond the header belongs to no column.
    waiting.push({ line, cells: cells.slice(0, header.length) });
    if (waiting.length === linesAtOnce) await keep();
  }
  await keep();
  if (id === undefined || !count) throw notATable('The file has no lines below its header.');
  return { id, header };
}

const headerOf = (cells: readonly string[]) => cells.map((cell) => firstCharacters(tidyLine(cell), 200));

async function* readable(bytes: Buffer) {
  const head = textOfFile(bytes).next().value?.toString().replace('\uFEFF', '') ?? '';
  try {
    yield* numberedRows(inPieces(bytes), delimiterOf(head));
  } catch (error) {
    if (!(error instanceof ImportRefused)) throw error;
    throw notATable(error.message.replace(/^./, (first) => first.toUpperCase()));
  }
}

async function* inPieces(bytes: Buffer): AsyncGenerator<Buffer> {
  yield* textOfFile(bytes);
}

function notATable(sentence: string): Refusal {
  return new Refusal(422, 'not_a_table', sentence);
}
