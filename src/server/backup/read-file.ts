import { type FileHandle, constants, open } from 'node:fs/promises';
import { zstdDecompressSync } from 'node:zlib';
import { z } from 'zod';
import { BackupDamage, BackupFault } from './backup-fault.ts';
import { orderOfParts, type Part, partOf } from './contents.ts';
import { whileReading } from './disk-in-words.ts';
import { firstLine } from './first-line.ts';
import { keyFor, linked, lockForm, unsealed } from './seal.ts';

const openingForm = z.strictObject({ encrypted: lockForm.nullable() });
const mostOpening = 1_000;

/** The parts of a backup one after the other, each held against its sum first. Throws BackupFault at the first byte that is not as written. */
export async function* partsOf(
  file: string,
  passphrase: string | undefined,
  stop?: AbortSignal,
): AsyncGenerator<Part, undefined> {
  // Or a pipe would be waited for until somebody writes into it.
  const input = await whileReading(file, () => open(file, constants.O_RDONLY | constants.O_NONBLOCK));
  try {
    const found = await input.stat();
    if (!found.isFile() && !found.isDirectory()) throw new BackupFault(`${file} is no file. Name a backup.`);
    const { begin, lock } = await openingOf(input, file);
    if (lock && passphrase === undefined)
      throw new BackupFault(
        `${file} is encrypted. Set BACKUP_PASSPHRASE to the passphrase it was made with.`,
      );
    const key = lock && passphrase !== undefined ? await keyFor(passphrase, lock) : undefined;
    let link = linked(Buffer.alloc(0), begin);
    let at = begin.length;
    const isInOrder = orderOfParts();
    for (let place = 0; ; place += 1) {
      stop?.throwIfAborted();
      const length = await bytesAt(input, at, 4, file);
      const many = length.readUInt32BE();
      if (at + 4 + many + link.length > found.size) throw cutShort(file);
      const framed = await bytesAt(input, at + 4, many + link.length, file);
      const body = framed.subarray(0, many);
      const before = link;
      link = linked(before, length, body);
      if (!framed.subarray(many).equals(link)) throw damaged(file, at);
      const part = read(body, {
        file,
        at,
        open: (bytes) => (key ? unsealed(key, place, before, bytes) : bytes),
      });
      at += 4 + framed.length;
      if ((part.kind === 'manifest' && at !== found.size) || !isInOrder(part)) throw damaged(file, at);
      yield part;
      if (part.kind === 'manifest') return undefined;
    }
  } finally {
    await input.close();
  }
}

function read(
  body: Buffer,
  { file, at, open: unseal }: { file: string; at: number; open: (bytes: Buffer) => Buffer },
): Part {
  let packed: Buffer;
  try {
    packed = unseal(body);
  } catch {
    throw new BackupFault(`BACKUP_PASSPHRASE is not the passphrase with which ${file} was made.`);
  }
  try {
    return partOf(zstdDecompressSync(packed));
  } catch {
    throw damaged(file, at);
  }
}

async function openingOf(input: FileHandle, file: string) {
  const buffer = Buffer.alloc(mostOpening);
  const found = await whileReading(file, () => input.read(buffer, 0, mostOpening, 0));
  const start = buffer.subarray(0, found.bytesRead);
  if (!start.toString('latin1').startsWith(firstLine)) throw notOurs(file);
  const end = start.indexOf('\n', firstLine.length);
  try {
    const said: unknown = JSON.parse(start.toString('utf8', firstLine.length, end));
    return { begin: start.subarray(0, end + 1), lock: openingForm.parse(said).encrypted };
  } catch {
    throw damaged(file, firstLine.length);
  }
}

async function bytesAt(input: FileHandle, at: number, many: number, file: string): Promise<Buffer> {
  const bytes = Buffer.allocUnsafe(many);
  for (let done = 0; done < many;) {
    const { bytesRead } = await whileReading(file, () => input.read(bytes, done, many - done, at + done));
    if (bytesRead === 0) throw cutShort(file);
    done += bytesRead;
  }
  return bytes;
}

function notOurs(file: string): BackupFault {
  return new BackupFault(`${file} is no backup of this program, or its beginning is damaged.`);
}

function damaged(file: string, at: number): BackupDamage {
  return new BackupDamage(`${file} is damaged at byte ${at} or soon after. Take another backup.`);
}

function cutShort(file: string): BackupDamage {
  return new BackupDamage(`${file} ends before it is whole, or is damaged. Take another backup.`);
}
