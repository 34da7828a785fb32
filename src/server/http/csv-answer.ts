import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { csv, csvFile } from '#domain/csv.ts';
import type { Page } from './paging.ts';

/** A column of a file: what it is called, and what stands in it of one item. */
export type CsvColumn<Item> = readonly [
  title: string,
  of: (item: Item) => string | number | null | undefined,
];

/** A list as a file for a spreadsheet, which is written while it is read. */
export class CsvAnswer {
  readonly name: string;
  readonly lines: AsyncIterable<string>;

  constructor(name: string, lines: AsyncIterable<string>) {
    this.name = name;
    this.lines = lines;
  }
}

/** So many items at a time. */
const most = 200;

/** A list with all its pages, one after the other. What refuses the first refuses the file. */
export async function csvAnswer<Item>(
  name: string,
  columns: readonly CsvColumn<Item>[],
  pageAfter: (place: { limit: number; cursor: string | undefined }) => Promise<Page<Item>>,
): Promise<CsvAnswer> {
  const first = await pageAfter({ limit: most, cursor: undefined });
  return new CsvAnswer(name, linesOf(columns, first, pageAfter));
}

async function* linesOf<Item>(
  columns: readonly CsvColumn<Item>[],
  first: Page<Item>,
  pageAfter: (place: { limit: number; cursor: string | undefined }) => Promise<Page<Item>>,
): AsyncGenerator<string> {
  yield csvFile([columns.map(([title]) => title)]);
  for (let page = first; ; page = await pageAfter({ limit: most, cursor: page.next })) {
    const rows = page.items.map((item) => columns.map(([, of]) => of(item) ?? null));
    if (rows.length) yield `${csv(rows)}\r\n`;
    if (page.next === undefined) return;
  }
}

/** For the name of a file. */
export function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10);
}

export function sendCsv(reply: FastifyReply, { name, lines }: CsvAnswer): FastifyReply {
  return reply
    .type('text/csv; charset=utf-8')
    .header('Content-Disposition', `attachment; filename="${name}.csv"`)
    .send(Readable.from(lines, { objectMode: false }));
}
