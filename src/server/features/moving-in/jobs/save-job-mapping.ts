import { jobColumns, type JobColumn } from '#domain/moving-in/job-columns.ts';
import { importPayPeriods, type JobMapping } from '#domain/moving-in/job-batches.ts';
import type { MoveInSource } from '#domain/moving-in/sources.ts';
import type { Tx } from '#server/db/query.ts';
import { found } from '#server/found.ts';
import { useOfColumns } from '#server/import/column-names.ts';
import { asksOrder, type ColumnDates, datesByColumn, ownOrder } from '#server/import/date-orders.ts';
import type { FileRecord } from '#server/import/fields.ts';
import { readPosting } from '#server/import/posting/posting.ts';
import { refuse } from '#server/refusal.ts';
import { type FoundInJobs, jobBatchById, setMapping } from '#server/features/moving-in/batches.queries.ts';
import { keepTable } from '#server/features/moving-in/keep-table.ts';
import { type LineRow, nextLines } from '#server/features/moving-in/lines.queries.ts';
import { oneByOne } from '#server/features/moving-in/one-by-one.ts';
import { describes, textsIn } from './read-job.ts';

const linesAtOnce = 500;

interface Received {
  companyId: number;
  source: MoveInSource;
  name: string;
  bytes: Buffer;
  madeBy: number | null;
}

/** Keeps the lines of a file of jobs and what its columns most likely are; nothing of it is imported yet. */
export async function receiveJobs(tx: Tx, file: Received): Promise<number> {
  const { id, header } = await keepTable(tx, { ...file, kind: 'jobs' });
  const said: JobMapping = {
    columns: suggestedColumns(header),
    currency: null,
    period: null,
    dateOrder: null,
    status: 'draft',
  };
  await saveJobMapping(tx, { companyId: file.companyId, id, said });
  return id;
}

function suggestedColumns(header: readonly string[]): (JobColumn | null)[] {
  return useOfColumns(header, new Map()).fields.map((field) => (field && field !== 'company' ? field : null));
}

/** Keeps what a company says of a file of jobs, and what the file then leaves open: only that is asked. */
export async function saveJobMapping(
  tx: Tx,
  { companyId, id, said }: { companyId: number; id: number; said: JobMapping },
): Promise<void> {
  const batch = found(await jobBatchById(tx, companyId, id));
  if (said.columns.length !== batch.columns.length)
    throw refuse.invalid(`Columns must say something of each of the ${batch.columns.length} columns`, {
      columns: 'Say something of each column',
    });
  const pay = payQuestions(said);
  let rowCount = 0;
  const records = async function* (): AsyncGenerator<FileRecord> {
    for await (const { line, cells } of linesOfFile(tx, id)) {
      rowCount += 1;
      const texts = textsIn(cells, said);
      pay.look(texts);
      yield { line, texts, identity: '' };
    }
  };
  const dates = await datesByColumn(records(), []);
  const listed: FoundInJobs = {
    ...pay.asks,
    asksDateOrder: dates.some(asksOrder),
    orders: Object.fromEntries(dates.flatMap(decided)),
  };
  await setMapping(tx, id, { mapping: said, found: listed, rowCount });
}

const decided = (column: ColumnDates) => {
  const order = ownOrder(column);
  return order ? [[column.field, order] as const] : [];
};

async function* linesOfFile(tx: Tx, id: number): AsyncGenerator<LineRow> {
  for (let after = 0; ;) {
    const lines = await nextLines(tx, id, { after, atMost: linesAtOnce });
    const last = lines.at(-1);
    if (!last) return;
    after = last.line;
    yield* oneByOne(lines);
  }
}

/** Whether pay stands in the file without its currency, or so that what it is for is open: where saying it makes a difference. */
function payQuestions(said: JobMapping) {
  const asks = { asksCurrency: false, asksPeriod: false };
  const has = (columns: readonly JobColumn[]) => said.columns.some((one) => one && columns.includes(one));
  const told = has(['salaryRange', 'salaryMin', 'salaryMax', 'description']);
  return {
    asks,
    look(texts: ReturnType<typeof textsIn>) {
      if (!told || (asks.asksCurrency && asks.asksPeriod)) return;
      // Read as a posting of its own: what else stands on the line is no question of pay.
      const payIn = (context: { currency?: string; period?: JobMapping['period'] }) => {
        const reading = readPosting(
          { ...payTexts(texts), title: 'Pay', employmentType: '' },
          describes(said),
          { currency: context.currency, period: context.period ?? undefined },
        );
        return 'problems' in reading ? null : reading.posting.salaryRange;
      };
      const plain = payIn({});
      if (plain === null) return;
      if (plain !== payIn({ currency: 'USD' })) asks.asksCurrency = true;
      const currency = said.currency ?? 'USD';
      const own = payIn({ currency });
      const others = new Set(
        importPayPeriods.map((period) => payIn({ currency, period })).filter((one) => one !== own),
      );
      if (others.size > 1) asks.asksPeriod = true;
    },
  };
}

function payTexts(texts: ReturnType<typeof textsIn>): ReturnType<typeof textsIn> {
  const kept = jobColumns.filter((column) => /^salary|^description$/.test(column));
  return {
    description: '–',
    ...Object.fromEntries(kept.flatMap((column) => (texts[column] ? [[column, texts[column]]] : []))),
  };
}
