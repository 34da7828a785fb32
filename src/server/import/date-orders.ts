import type { ColumnUse } from './column-names.ts';
import type { FieldTexts, FileRecord } from './fields.ts';
import { ImportRefused } from './import-refused.ts';
import { lineName } from './line-name.ts';
import { type DateOrder, orderInWords, ordersOf, readDate } from './posting/dates.ts';

export const dateFields = ['postedDate', 'applicationDeadline'] as const;
export type DateField = (typeof dateFields)[number];

/** What a column's dates say of the order they are written in. */
export interface ColumnDates {
  field: DateField;
  column: string;
  /** The first date that is a day in this order only, for each order there is one for. */
  decided: Partial<Record<DateOrder, Found>>;
  /** The first that could be two days. */
  open: Found | undefined;
}

interface Found {
  line: number;
  text: string;
}

/** Whether a record has dates whose order the rest of its column decides. */
export function hasNumericDates(texts: FieldTexts): boolean {
  return dateFields.some((field) => ordersOf(texts[field] ?? '') !== undefined);
}

/** Goes through a file's records for what its dates say of their order. `uses` is what its columns are for, so far as known. */
export async function datesByColumn(
  records: AsyncIterable<FileRecord>,
  uses: readonly Pick<ColumnUse, 'used'>[],
): Promise<ColumnDates[]> {
  const found = new Map<DateField, ColumnDates>();
  for await (const record of records) {
    if ('refused' in record) continue;
    for (const field of dateFields) {
      const text = record.texts[field] ?? '';
      const orders = ordersOf(text)?.filter((order) => order !== 'YMD');
      if (!orders?.length) continue;
      const dates = found.get(field) ?? { field, column: '', decided: {}, open: undefined };
      found.set(field, dates);
      const [only, other] = orders;
      const here = { line: record.line, text: text.trim() };
      if (only && !other) dates.decided[only] ??= here;
      else if (!readDate(text)) dates.open ??= here;
    }
  }
  for (const dates of found.values())
    dates.column =
      uses.flatMap(({ used }) => used).find(({ field }) => field === dates.field)?.column ??
      { postedDate: 'datePosted', applicationDeadline: 'validThrough' }[dates.field];
  return [...found.values()];
}

/** The order of each column's dates: as its own dates decide it, else as it was said; columns without a question have none. */
export type DateOrders = ReadonlyMap<DateField, DateOrder>;

/** Decides the orders, or asks for them, once for the whole file: in the words of the option that answers it. */
export function decidedOrders(columns: readonly ColumnDates[], said: DateOrder | undefined): DateOrders {
  const contradicting = columns.filter(({ decided }) => decided.DMY && decided.MDY);
  const undecided = columns.filter(({ decided, open }) => open && !decided.DMY && !decided.MDY);
  if (!said && contradicting[0]) throw new ImportRefused(contradiction(contradicting[0]));
  if (!said && undecided.length > 0) throw new ImportRefused(question(undecided));
  return new Map(
    columns.flatMap((column): [DateField, DateOrder][] => {
      const order = ownOrder(column) ?? said;
      return order ? [[column.field, order]] : [];
    }),
  );
}

/** The order that a column's own dates decide; undefined where none does, or where they contradict each other. */
export function ownOrder({ decided }: ColumnDates): DateOrder | undefined {
  if (decided.DMY && decided.MDY) return undefined;
  return decided.DMY ? 'DMY' : decided.MDY && 'MDY';
}

/** Whether somebody has to say how the dates of a column are to be read. */
export function asksOrder(column: ColumnDates): boolean {
  return !ownOrder(column) && Boolean(column.open ?? column.decided.DMY);
}

function contradiction({ column, decided }: ColumnDates): string {
  const where = (order: DateOrder) => {
    const { line, text } = decided[order] ?? { line: 0, text: '' };
    return `${lineName(line)} (“${text}”) is written ${orderInWords[order]}`;
  };
  return `The dates of “${column}” contradict each other: ${where('DMY')}, ${where('MDY')}. Write all of them one way, or say with --date-order which is meant: dates of the other way are then named line by line.`;
}

function question(undecided: readonly ColumnDates[]): string {
  const names = undecided.map(({ column }) => `“${column}”`).join(' and ');
  const [{ open } = { open: undefined }] = undecided;
  const { line, text } = open ?? { line: 0, text: '' };
  const day = (order: DateOrder) => inWords(readDate(text, order)?.day ?? '');
  return `The dates of ${names} can be read two ways, and none of them decides which: “${text}” on ${lineName(line)} is ${day('DMY')} or ${day('MDY')}. Say --date-order DMY for the first, --date-order MDY for the second.`;
}

function inWords(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
}

/** For the report: how the dates were read, where there was a choice. */
export function ordersInWords(columns: readonly ColumnDates[], orders: DateOrders): string[] {
  return columns.flatMap(({ field, column, decided, open }) => {
    const order = orders.get(field);
    if (!order || !open) return [];
    const decisive = decided[order];
    const why = decisive ? `as “${decisive.text}” on ${lineName(decisive.line)}` : 'as asked';
    return [`The dates of “${column}” are read ${orderInWords[order]}, ${why}.`];
  });
}
