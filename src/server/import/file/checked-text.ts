import { isUtf8 } from 'node:buffer';
import { ImportRefused } from '#server/import/import-refused.ts';

/** What is wrong with the bytes of some lines, kept until the record that stands on them is read. */
export interface BadLines {
  /** The first problem between two lines, both included; what stands before `to` is forgotten. */
  take: (from: number, to: number) => string | undefined;
}

/**
 * The bytes of a file as they come, cut only between characters, the byte order mark taken off. Lines with bytes
 * that are not UTF-8, or with NUL, are noted in `bad` before the bytes are handed on.
 */
export function checkedText(bytes: AsyncIterable<Buffer>): { chunks: AsyncGenerator<Buffer>; bad: BadLines } {
  const problems = new Map<number, string>();
  return { chunks: check(bytes, problems), bad: { take: (from, to) => take(problems, from, to) } };
}

function take(problems: Map<number, string>, from: number, to: number): string | undefined {
  let found: string | undefined;
  for (const [line, problem] of problems) {
    if (line > to) break;
    if (line >= from) found ??= problem;
    problems.delete(line);
  }
  return found;
}

async function* check(bytes: AsyncIterable<Buffer>, problems: Map<number, string>): AsyncGenerator<Buffer> {
  let line = 1;
  let held: Buffer = Buffer.alloc(0);
  let begun = false;
  for await (const chunk of bytes) {
    let text = held.length > 0 ? Buffer.concat([held, chunk]) : chunk;
    if (!begun) {
      if (text.length < 4 && chunk.length > 0) {
        held = text;
        continue;
      }
      refuseOtherFormats(text);
      text = withoutMark(text);
      begun = true;
    }
    const end = text.length - unfinishedBytes(text);
    held = text.subarray(end);
    line = note(text.subarray(0, end), line, problems);
    yield text.subarray(0, end);
  }
  const rest = begun ? held : withoutMark(held);
  if (rest.length > 0) {
    note(rest, line, problems);
    yield rest;
  }
}

/** Notes the lines of a piece that are not clean text, and answers the number of the line on which it ends. */
function note(piece: Buffer, firstLine: number, problems: Map<number, string>): number {
  const clean = isUtf8(piece) && !piece.includes(0);
  let line = firstLine;
  let start = 0;
  for (let end = piece.indexOf(10); end >= 0; end = piece.indexOf(10, start)) {
    if (!clean) noteLine(piece.subarray(start, end), line, problems);
    line += 1;
    start = end + 1;
  }
  if (!clean) noteLine(piece.subarray(start), line, problems);
  return line;
}

function noteLine(bytes: Buffer, line: number, problems: Map<number, string>): void {
  if (bytes.includes(0)) problems.set(line, 'contains a NUL byte');
  else if (!isUtf8(bytes)) problems.set(line, 'contains bytes that are not UTF-8 text');
}

/** How many bytes at the end begin a character whose rest is still to come. */
function unfinishedBytes(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) return 0;
    if (byte >= 0xc0) return back < (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2) ? back : 0;
  }
  return 0;
}

function withoutMark(bytes: Buffer): Buffer {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? bytes.subarray(3) : bytes;
}

const others: readonly [bytes: number[], what: string][] = [
  [[0xff, 0xfe], 'UTF-16 text. Save it as UTF-8'],
  [[0xfe, 0xff], 'UTF-16 text. Save it as UTF-8'],
  [[0x50, 0x4b, 0x03, 0x04], 'a ZIP or Excel file. Save it as CSV'],
  [[0xd0, 0xcf, 0x11, 0xe0], 'an old Excel file. Save it as CSV'],
  [[0x1f, 0x8b], 'compressed. Unpack it first'],
  [[0x25, 0x50, 0x44, 0x46], 'a PDF. Postings are read from CSV and JSON'],
];

function refuseOtherFormats(text: Buffer): void {
  const other = others.find(([bytes]) => bytes.every((byte, at) => text[at] === byte));
  if (other) throw new ImportRefused(`The file is ${other[1]}.`);
}
