import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { ColumnMap, ColumnUse } from '../column-names.ts';
import type { FileRecord } from '../fields.ts';
import { ImportRefused } from '../import-refused.ts';
import { checkedText } from './checked-text.ts';
import { csvRecords } from './csv-records.ts';
import { delimiterOf, type Format, formatOf } from './format.ts';
import { jsonLineRecords, jsonRecords } from './json-records.ts';

export interface PostingsFile {
  format: Format;
  /** In bytes. */
  size: number;
  records: AsyncGenerator<FileRecord>;
}

interface Options {
  said: ColumnMap;
  signal: AbortSignal;
  onColumns: (use: ColumnUse) => void;
  /** Hears how many bytes have been read. */
  onBytes: (bytes: number) => void;
}

/** Opens a file of postings, whatever its format; reading begins when the records are asked for. Refuses (ImportRefused) what is no such file. */
export async function openPostingsFile(
  path: string,
  { said, signal, onColumns, onBytes }: Options,
): Promise<PostingsFile> {
  const size = await sizeOf(path);
  if (size === 0) throw new ImportRefused(`${path} is empty.`);
  const { chunks, bad } = checkedText(counted(path, signal, onBytes));
  const first = await chunks.next();
  const head = first.done ? Buffer.alloc(0) : first.value;
  const text = head.toString('utf8');
  const format = formatOf(text);
  const whole = startingWith(head, chunks);
  const options = { bad, said, onColumns };
  if (format === 'CSV')
    return { format, size, records: csvRecords(whole, { ...options, delimiter: delimiterOf(text) }) };
  return {
    format,
    size,
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

async function* counted(
  path: string,
  signal: AbortSignal,
  onBytes: (bytes: number) => void,
): AsyncGenerator<Buffer> {
  let bytes = 0;
  try {
    for await (const chunk of createReadStream(path, { signal, highWaterMark: 256 * 1024 })) {
      // The cast: a stream without an encoding gives buffers.
      yield chunk as Buffer;
      bytes += (chunk as Buffer).length;
      onBytes(bytes);
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && 'syscall' in error)
      throw new ImportRefused(`${path} cannot be read (${String(error.code)}).`);
    throw error;
  }
}

async function* startingWith(head: Buffer, rest: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  yield head;
  yield* rest;
}
