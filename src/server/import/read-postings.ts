import { entriesOf } from '#domain/keys.ts';
import type { ColumnUse } from './column-names.ts';
import { columnsSeen } from './columns-seen.ts';
import {
  type DateOrders,
  datesByColumn,
  decidedOrders,
  hasNumericDates,
  ordersInWords,
} from './date-orders.ts';
import { openPostingsFile } from './file/open-postings-file.ts';
import type { ImportRequest, ImportResult, Surroundings } from './import-request.ts';
import { ImportRefused } from './import-refused.ts';
import type { Intake } from './intake.ts';
import { readPosting, type Remark } from './posting/posting.ts';
import { stagedPosting } from './staged-posting.ts';

type FileResult = Pick<ImportResult, 'format' | 'read' | 'remarks' | 'columns' | 'dates'>;

/** Reads the file to its end, whatever is refused on the way, so that the report names all of it. */
export async function readPostings(
  request: ImportRequest,
  { signal, onProgress }: Surroundings,
  intake: Intake,
): Promise<FileResult> {
  const columns = columnsSeen(request);
  const remarks = new Map<Remark, number>();
  let share = 0;
  let read = 0;
  let dates: Awaited<ReturnType<typeof ordersOfDates>> | undefined;
  const { format, records } = await openPostingsFile(request.file, {
    said: request.said,
    signal,
    onColumns: (use) => columns.note(use),
    onShare: (soFar) => (share = soFar),
  });

  for await (const record of records) {
    read += 1;
    if (read % 100 === 0) onProgress({ stage: 'reading', share, postings: read });
    if ('refused' in record) {
      intake.refuse(record.line, record.refused);
      continue;
    }
    if (!dates && hasNumericDates(record.texts)) dates = await ordersOfDates(request, signal);
    const { currency, period } = request;
    const reading = readPosting(record.texts, columns.describes(), {
      currency,
      period,
      orders: dates?.orders,
    });
    if ('problems' in reading) {
      intake.refuse(record.line, reading.problems.join('; '));
      continue;
    }
    if (request.companyFromColumn === 'never') reading.posting.company = null;
    countRemarks(remarks, reading.remarks, request);
    await intake.add(stagedPosting(record.line, reading.posting, record.identity));
  }

  await intake.finish();
  columns.refuseUnseen();
  if (read === 0) throw new ImportRefused(`${request.file} holds no job postings.`);
  return { format, read, remarks, columns: columns.seen, dates: dates?.inWords ?? [] };
}

/** Goes through the file once more for the order of its dates: only whoever has seen all of a column can tell. */
async function ordersOfDates(
  { file, said, dateOrder }: ImportRequest,
  signal: AbortSignal,
): Promise<{ orders: DateOrders; inWords: string[] }> {
  const uses: ColumnUse[] = [];
  const { records } = await openPostingsFile(file, {
    said,
    signal,
    onColumns: (use) => uses.push(use),
    onShare: () => undefined,
  });
  const columns = await datesByColumn(records, uses);
  const orders = decidedOrders(columns, dateOrder);
  return { orders, inWords: ordersInWords(columns, orders) };
}

function countRemarks(
  all: Map<Remark, number>,
  remarks: Partial<Record<Remark, number>>,
  { company }: ImportRequest,
): void {
  for (const [remark, times = 0] of entriesOf(remarks)) {
    const asAsked = remark === 'noCompany' && company !== undefined;
    if (times > 0 && !asAsked) all.set(remark, (all.get(remark) ?? 0) + times);
  }
}
