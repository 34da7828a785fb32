import { randomBytes } from 'node:crypto';
import { lstat, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { codeOf } from '#domain/errors.ts';
import { timeouts } from '#server/db/limits.ts';
import { beginsAsBackup } from './first-line.ts';

/** Another at each asking, so that of two backups at once neither writes into the other's, whichever machines they run on. */
export function draftOf(file: string): string {
  return `${file}.${process.pid}-${randomBytes(4).toString('hex')}.partial`;
}

const named = /\.(?<pid>\d+)-[\da-f]{8}\.partial$/;

/** A backup that was killed leaves its draft. What else is in the folder is not ours to take away. */
export async function removeLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const pid = named.exec(name)?.groups?.['pid'];
    const draft = path.join(folder, name);
    if (pid !== undefined && !lives(Number(pid)) && (await isLeftover(draft).catch(() => false)))
      await rm(draft, { force: true }).catch(() => undefined); // It is in nobody's way.
  }
}

/** In containers the next process may have the number of the one that was killed. */
function lives(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM'; // Another account's.
  }
}

/** Of another machine's process only its draft tells: it was written to, or is being read back for no longer than writing it may take. */
async function isLeftover(draft: string): Promise<boolean> {
  const found = await lstat(draft);
  return found.isFile() && Date.now() - found.mtimeMs > timeouts.night && (await beginsAsBackup(draft));
}
