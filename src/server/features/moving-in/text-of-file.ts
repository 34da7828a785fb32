import { isUtf8 } from 'node:buffer';
import { Refusal } from '#server/refusal.ts';

const sliceBytes = 64 * 1024;

/**
 * The text of a spreadsheet's file, piece by piece: UTF-8, UTF-16 with or without its mark, else Windows-1252, which is what
 * spreadsheets on Windows write. Throws 422 `not_a_table` for what is no text.
 */
export function* textOfFile(bytes: Buffer): Generator<Buffer> {
  refuseOtherFormats(bytes);
  const decoder = new TextDecoder(encodingOf(bytes));
  for (let at = 0; at < bytes.length; at += sliceBytes)
    yield Buffer.from(decoder.decode(bytes.subarray(at, at + sliceBytes), { stream: true }));
  yield Buffer.from(decoder.decode());
}

function encodingOf(bytes: Buffer): 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  // Without its mark: of the first letters, which are those of a header, every other byte is 0.
  const [first, second, third, fourth] = bytes;
  if (first && second === 0 && third && fourth === 0) return 'utf-16le';
  if (first === 0 && second && third === 0 && fourth) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

const others: readonly [bytes: number[], what: string][] = [
  [[0x50, 0x4b, 0x03, 0x04], 'an Excel or ZIP file'],
  [[0xd0, 0xcf, 0x11, 0xe0], 'an old Excel file'],
  [[0x1f, 0x8b], 'a compressed file'],
  [[0x25, 0x50, 0x44, 0x46], 'a PDF'],
];

function refuseOtherFormats(bytes: Buffer): void {
  const other = others.find(([start]) => start.every((byte, at) => bytes[at] === byte));
  if (other)
    throw new Refusal(422, 'not_a_table', `This is ${other[1]}. Save the sheet as CSV and send that.`);
  if (bytes.length === 0) throw new Refusal(422, 'not_a_table', 'The file is empty.');
}
