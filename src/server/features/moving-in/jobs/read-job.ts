import type { JobMapping } from '#domain/moving-in/job-batches.ts';
import type { FieldTexts } from '#server/import/fields.ts';
import { textsOf } from '#server/import/column-names.ts';
import type { DateOrders } from '#server/import/date-orders.ts';
import { type Posting, readPosting, type ReadPosting } from '#server/import/posting/posting.ts';
import type { FoundInJobs, JobBatchRow } from '#server/features/moving-in/batches.queries.ts';

/** A line as it is read: by the same reader as the command’s. */
export interface JobRead {
  posting: Posting | null;
  remarks: ReadPosting['remarks'];
  problems: string[];
  /** All that the file says of it, by which it is known where the source gave it no ID. */
  identity: string;
}

type Reading = Pick<JobBatchRow, 'columns' | 'mapping'> & { found: Pick<FoundInJobs, 'orders'> };

export function readJob(cells: readonly string[], { columns, mapping, found }: Reading): JobRead {
  const identity = JSON.stringify(
    columns.map((name, at) => [name, cells[at] ?? '']).sort(([a = ''], [b = '']) => (a < b ? -1 : 1)),
  );
  const reading = readPosting(textsIn(cells, mapping), describes(mapping), {
    currency: mapping.currency ?? undefined,
    period: mapping.period ?? undefined,
    orders: ordersIn(mapping, found),
  });
  if ('problems' in reading)
    return { posting: null, remarks: {}, problems: reading.problems.map(asSentence), identity };
  return { posting: { ...reading.posting, company: null }, remarks: reading.remarks, problems: [], identity };
}

/** The texts of a line by what they are for; whose jobs they are stands in no column of a company’s own file. */
export function textsIn(cells: readonly string[], { columns }: Pick<JobMapping, 'columns'>): FieldTexts {
  const { company: _, ...texts } = textsOf(cells, {
    fields: columns.map((column) => column ?? undefined),
    used: [],
    unused: [],
  });
  return texts;
}

/** Only a file without a column for descriptions has them put together from the others. */
export function describes({ columns }: Pick<JobMapping, 'columns'>): boolean {
  return columns.includes('description');
}

function ordersIn({ dateOrder }: JobMapping, { orders }: Pick<FoundInJobs, 'orders'>): DateOrders {
  return new Map(
    (['postedDate', 'applicationDeadline'] as const).flatMap((field) => {
      const order = orders[field] ?? dateOrder;
      return order ? [[field, order] as const] : [];
    }),
  );
}

const asSentence = (problem: string) => problem.replace(/^./, (first) => first.toUpperCase());
