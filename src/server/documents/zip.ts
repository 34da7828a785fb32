import { codeOf } from '#domain/errors.ts';
import { inflateRawSync } from 'node:zlib';
import { UnreadableDocument } from './unreadable.ts';

export interface ZipEntry {
  name: string;
  /** Bytes in the archive. */
  packed: number;
  /** Bytes as the archive says they will be. Nothing relies on it. */
  size: number;
  method: number;
  locked: boolean;
  /** Where its own header begins. */
  offset: number;
}

/** What may come out of one archive. */
interface UnpackLimits {
  /** Bytes of all its entries together. */
  bytes: number;
  /** Of each, as a multiple of what is packed; a small one may always come to `small` bytes. */
  ratio: number;
  small: number;
  /** Bytes of one entry. */
  each?: number;
}

const most: UnpackLimits = { bytes: 20 * 1024 * 1024, ratio: 100, small: 1024 * 1024 };
const usualEntries = 2_000;

/** What an archive says it holds. Throws UnreadableDocument where its table of contents is missing or wrong. */
export function entriesOf(zip: Buffer, mostEntries = usualEntries): ZipEntry[] {
  const end = zip.lastIndexOf(endOfDirectory);
  if (end < 0 || end + 22 > zip.length) throw new UnreadableDocument('damaged');
  const count = zip.readUInt16LE(end + 10);
  let at = zip.readUInt32LE(end + 16);
  if (count > mostEntries) throw new UnreadableDocument('too_much');
  const entries: ZipEntry[] = [];
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > zip.length || zip.readUInt32LE(at) !== directoryEntry)
      throw new UnreadableDocument('damaged');
    const nameLength = zip.readUInt16LE(at + 28);
    entries.push({
      name: zip.toString('utf8', at + 46, at + 46 + nameLength),
      packed: zip.readUInt32LE(at + 20),
      size: zip.readUInt32LE(at + 24),
      method: zip.readUInt16LE(at + 10),
      locked: (zip.readUInt16LE(at + 8) & 1) === 1,
      offset: zip.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return entries;
}

const endOfDirectory = Buffer.from('PK\u0005\u0006', 'latin1');
const directoryEntry = 0x02014b50;
const entryHeader = 0x04034b50;

/**
 * Unpacks entries of one archive, counting while it inflates: what is too much is stopped there, whatever the archive
 * says about sizes. The count is over all that are unpacked with one of these.
 */
export function unpackerOf(zip: Buffer, limits = most): (entry: ZipEntry) => Buffer {
  let left = limits.bytes;
  return ({ offset, packed, method, locked }) => {
    if (locked) throw new UnreadableDocument('locked');
    if (offset + 30 > zip.length || zip.readUInt32LE(offset) !== entryHeader)
      throw new UnreadableDocument('damaged');
    const start = offset + 30 + zip.readUInt16LE(offset + 26) + zip.readUInt16LE(offset + 28);
    const bytes = zip.subarray(start, start + packed);
    if (bytes.length !== packed) throw new UnreadableDocument('damaged');
    const content = method === 0 ? bytes : inflated(bytes, Math.min(left, limitFor(packed, limits)), method);
    if (content.length > (limits.each ?? content.length)) throw new UnreadableDocument('too_much');
    left -= content.length;
    if (left <= 0) throw new UnreadableDocument('too_much');
    return content;
  };
}

function limitFor(packed: number, { small, ratio, each = Infinity }: UnpackLimits): number {
  return Math.min(each, Math.max(small, packed * ratio));
}

function inflated(bytes: Buffer, maxOutputLength: number, method: number): Buffer {
  if (method !== 8) throw new UnreadableDocument('damaged');
  try {
    return inflateRawSync(bytes, { maxOutputLength });
  } catch (error) {
    const tooMuch = codeOf(error) === 'ERR_BUFFER_TOO_LARGE';
    throw new UnreadableDocument(tooMuch ? 'too_much' : 'damaged');
  }
}
