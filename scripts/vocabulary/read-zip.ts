import { readFileSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';

/** The files of a zip archive by name, as text. Layout: PKWARE's APPNOTE.TXT, sections 4.3.7, 4.3.12 and 4.3.16. */
export function readZip(file: string): Map<string, string> {
  const zip = readFileSync(file);
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  if (end < 0) throw new Error(`${file} is not a zip archive.`);
  const files = new Map<string, string>();
  let entry = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const nameLength = zip.readUInt16LE(entry + 28);
    const name = zip.toString('utf8', entry + 46, entry + 46 + nameLength);
    files.set(name, contentAt(zip, zip.readUInt32LE(entry + 42), zip.readUInt32LE(entry + 20)));
    entry += 46 + nameLength + zip.readUInt16LE(entry + 30) + zip.readUInt16LE(entry + 32);
  }
  return files;
}

function contentAt(zip: Buffer, header: number, size: number): string {
  const start = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28);
  const content = zip.subarray(start, start + size);
  const stored = zip.readUInt16LE(header + 8) === 0;
  return (stored ? content : inflateRawSync(content)).toString('utf8');
}
