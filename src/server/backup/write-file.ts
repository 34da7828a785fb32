import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { zstdCompress } from 'node:zlib';
import { syncFolder } from '#server/sync-folder.ts';
import { bytesOf, type Part } from './contents.ts';
import { whileWriting } from './disk-in-words.ts';
import { draftOf, removeLeftovers } from './drafts.ts';
import { firstLine } from './first-line.ts';
import { keyFor, linked, newLock, sealed } from './seal.ts';

/** A backup that is being written, under another name until it is known to be whole. */
export interface BackupDraft {
  /** Where it is until then. */
  draft: string;
  write: (part: Part) => Promise<void>;
  /** Nothing more comes: when this is answered, its bytes are on the disk. Answers how many there are. */
  finish: () => Promise<number>;
  /** Gives it its name; an older backup that had it is gone. */
  keep: () => Promise<void>;
  /** Leaves nothing behind that may be removed. May be called whatever has happened, and hides no reason why. */
  discard: () => Promise<void>;
}

const compress = promisify(zstdCompress);

/**
 * Two lines of text (what this is, and how it is encrypted), and then frames: four bytes for how long it is, a part of the
 * backup (zstd, and sealed where there is a passphrase), and a sha-256 over all that precedes it.
 */
export async function draftBackup(file: string, passphrase: string | undefined): Promise<BackupDraft> {
  const draft = draftOf(file);
  const folder = path.dirname(file);
  const lock = passphrase === undefined ? null : newLock();
  const key = passphrase === undefined || !lock ? undefined : await keyFor(passphrase, lock);
  await whileWriting(folder, () => removeLeftovers(folder));
  const out = await whileWriting(folder, () => open(draft, 'wx', 0o600));
  let size = 0;
  let place = 0;
  let link: Buffer = Buffer.alloc(0);
  let closed = false;
  const append = async (bytes: Buffer) => {
    await whileWriting(folder, () => writeAll(out, bytes));
    size += bytes.length;
  };
  const close = async () => {
    if (!closed) await out.close();
    closed = true;
  };
  const discard = async () => {
    await close().catch(() => undefined);
    await rm(draft, { force: true }).catch(() => undefined);
  };
  const begin = Buffer.from(`${firstLine}${JSON.stringify({ encrypted: lock })}\n`);
  await append(begin).catch(async (error: unknown) => {
    await discard();
    throw error;
  });
  link = linked(link, begin);
  return {
    draft,
    write: async (part) => {
      const packed = await compress(bytesOf(part));
      const body = key ? sealed(key, place, link, packed) : packed;
      const length = Buffer.alloc(4);
      length.writeUInt32BE(body.length);
      link = linked(link, length, body);
      place += 1;
      await append(Buffer.concat([length, body, link]));
    },
    finish: async () => {
      await whileWriting(folder, () => out.sync().then(close));
      return size;
    },
    keep: () => whileWriting(folder, () => putInPlace(draft, file)),
    discard,
  };
}

async function writeAll(out: FileHandle, bytes: Buffer): Promise<void> {
  for (let done = 0; done < bytes.length;) done += (await out.write(bytes, done)).bytesWritten;
}

async function putInPlace(draft: string, file: string): Promise<void> {
  await rename(draft, file);
  // The new name is only safe once the folder is on the disk, too.
  syncFolder(path.dirname(file));
}
