import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CsvError, type InfoRecord, parse } from 'csv-parse';
import {
  type ColumnMap,
  type ColumnUse,
  refuseMissingColumns,
  textsOf,
  useOfColumns,
} from '#server/import/column-names.ts';
import type { FileRecord } from '#server/import/fields.ts';
import { ImportRefused } from '#server/import/import-refused.ts';
import { lineName } from '#server/import/line-name.ts';
import type { BadLines } from './checked-text.ts';

// The longest posting we keep has some 45,000 characters; a record this long is a quotation mark that was never closed.
const largestRecord = 2_000_000;

/** The records of a CSV file, whose header must name a title. `onColumns` hears what each column is taken for. */
export async function* csvRecords(
  chunks: AsyncIterable<Buffer>,
  {
    bad,
    delimiter,
    said,
    onColumns,
  }: { bad: BadLines; delimiter: string; said: ColumnMap; onColumns: (use: ColumnUse) => void },
): AsyncGenerator<FileRecord> {
  let columns: string[] | undefined;
  let use: ColumnUse | undefined;
  for await (const { line, lastLine, values } of numberedRows(chunks, delimiter)) {
    const problem = bad.take(line, lastLine);
    if (!columns || !use) {
      if (problem) throw new ImportRefused(`${lineName(line)}: the header ${problem}.`);
      columns = values.map((name) => name.trim());
      use = readHeader(columns, said);
      onColumns(use);
    } else if (problem) yield { line, refused: problem };
    else if (isBlank(values)) continue;
    else yield recordOf(line, values, columns, use);
  }
}

function readHeader(columns: string[], said: ColumnMap): ColumnUse {
  refuseMissingColumns(columns, said);
  const use = useOfColumns(columns, said);
  if (!use.fields.includes('title')) {
    const names = columns.filter(Boolean).slice(0, 40).join(', ').slice(0, 500);
    throw new ImportRefused(
      `No column holds the title. The first line names: ${names}. Say which it is with --map "COLUMN=title".`,
    );
  }
  return use;
}

function recordOf(line: number, values: string[], columns: string[], use: ColumnUse): FileRecord {
  if (values.length < columns.length || values.slice(columns.length).some((value) => value.trim())) {
    return { line, refused: `has ${values.length} columns where the first line names ${columns.length}` };
  }
  const named = columns.map((name, at) => [name, values[at]] as const).sort(([a], [b]) => (a < b ? -1 : 1));
  return { line, texts: textsOf(values, use), identity: JSON.stringify(named) };
}

function isBlank(values: string[]): boolean {
  return values.every((value) => !value.trim());
}

interface NumberedRow {
  /** On which it begins and ends. */
  line: number;
  lastLine: number;
  values: string[];
}

/** Rows with their lines. csv-parse counts a "\r\n" within quotes twice, so we count ourselves. */
export async function* numberedRows(
  chunks: AsyncIterable<Buffer>,
  delimiter: string,
): AsyncGenerator<NumberedRow> {
  let lastLine = 0;
  let emptyLines = 0;
  const nextLine = (emptyNow: number) => lastLine + 1 + emptyNow - emptyLines;
  // Counted while parsing: rows that wait in the stream's buffer when a later one breaks are never handed out.
  const places: Omit<NumberedRow, 'values'>[] = [];
  const count = (values: string[], { empty_lines: emptyNow }: InfoRecord) => {
    const line = nextLine(emptyNow);
    emptyLines = emptyNow;
    lastLine = line + lineEndsIn(values);
    places.push({ line, lastLine });
    return values;
  };
  const parser = parse({
    delimiter,
    relax_column_count: true,
    skip_empty_lines: true,
    record_delimiter: ['\r\n', '\n'],
    max_record_size: largestRecord,
    on_record: count,
  });
  const feeding = pipeline(Readable.from(chunks), parser);
  feeding.catch(() => undefined); // What broke the source also ends the parser, and is thrown from there.
  try {
    // csv-parse says nothing of what its stream gives; without `columns` these are the texts of a row.
    const rows: AsyncIterable<string[]> = parser;
    for await (const values of rows) {
      const place = places.shift();
      if (place) yield { ...place, values };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw brokenAt(nextLine(Number(error['empty_lines'] ?? emptyLines)), error);
  }
}

function lineEndsIn(values: string[]): number {
  let count = 0;
  for (const value of values)
    for (let at = value.indexOf('\n'); at >= 0; at = value.indexOf('\n', at + 1)) count += 1;
  return count;
}

function brokenAt(line: number, error: CsvError): ImportRefused {
  const what: Record<string, string> = {
    CSV_QUOTE_NOT_CLOSED: 'a quotation mark is opened and never closed',
    CSV_INVALID_CLOSING_QUOTE: 'a quotation mark stands where only a comma or the end of the line can',
    INVALID_OPENING_QUOTE: 'a quotation mark stands in the middle of a text that does not begin with one',
    CSV_MAX_RECORD_SIZE: 'the record does not end; a quotation mark is probably not closed',
  };
  return new ImportRefused(
    `${lineName(line)}: ${what[error.code] ?? 'the record cannot be read'}. From here on the file cannot be relied on.`,
  );
}
