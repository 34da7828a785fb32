import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { ColumnMap, ColumnUse } from '#server/import/column-names.ts';
import type { FileRecord } from '#server/import/fields.ts';
import { ImportRefused } from '#server/import/import-refused.ts';
import { checkedText } from './checked-text.ts';
import { csvRecords } from './csv-records.ts';
import { delimiterOf, type Format, formatOf } from './format.ts';
import { jsonLineRecords, jsonRecords } from './json-records.ts';

export interface Postings {
  format: Format;
  records: AsyncGenerator<FileRecord>;
}

interface Reading {
  /** What a person said about the columns. */
  said: ColumnMap;
  onColumns: (use: ColumnUse) => void;
}

interface FileReading extends Reading {
  signal: AbortSignal;
  /** Hears which share of the file, 0 to 1, has been read. */
  onShare: (share: number) => void;
}

/** Opens a file of postings, whatever its format; most of it is read when the records are asked for. Refuses (ImportRefused) what is no such file. */
export async function openPostingsFile(path: string, reading: FileReading): Promise<Postings> {
  const size = await sizeOf(path);
  if (size === 0) throw new ImportRefused(`${path} is empty.`);
  return postingsIn(bytesOf(path, size, reading), reading);
}

/** The postings in some bytes, by what the bytes are. */
export async function postingsIn(
  bytes: AsyncIterable<Buffer>,
  { said, onColumns }: Reading,
): Promise<Postings> {
  const { chunks, bad } = checkedText(bytes);
  const first = await chunks.next();
  const head = first.done ? Buffer.alloc(0) : first.value;
  const text = head.toString('utf8');
  const format = formatOf(text);
  const whole = startingWith(head, chunks);
  const options = { bad, said, onColumns };
  if (format === 'CSV')
    return { format, records: csvRecords(whole, { ...options, delimiter: delimiterOf(text) }) };
  return {
    format,
    records: format === 'JSON' ? jsonRecords(whole, options) : jsonLineRecords(whole, options),
  };
}

async function sizeOf(path: string): Promise<number> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    throw new ImportRefused(
      error.code === 'ENOENT' ? `There is no file ${path}.` : `${path} cannot be read (${error.code}).`,
    );
  });
  if (found.isDirectory()) throw new ImportRefused(`${path} is a folder. Name a file.`);
  return found.size;
}

async function* bytesOf(
  path: string,
  size: number,
  { signal, onShare }: FileReading,
): AsyncGenerator<Buffer> {
  let bytes = 0;
  try {
    // A stream without an encoding gives buffers.
    const chunks: AsyncIterable<Buffer> = createReadStream(path, { signal, highWaterMark: 256 * 1024 });
    for await (const chunk of chunks) {
      yield chunk;
      bytes += chunk.length;
      onShare(bytes / size);
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && 'syscall' in error) {
      throw new ImportRefused(`${path} cannot be read (${String(error.code)}).`);
    }
    throw error;
  }
}

async function* startingWith(head: Buffer, rest: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  yield head;
  yield* rest;
}
