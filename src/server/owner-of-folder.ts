import { closeSync, constants, fchownSync, openSync, statSync } from 'node:fs';
import path from 'node:path';
import { codeOf } from '#domain/errors.ts';

/**
 * What root makes in somebody's folder belongs to them: else a command that was called as root would leave in the data folder of a
 * service what that service, which runs as a user of its own, can neither open nor take away.
 */
export function giveFolderToOwner(folder: string): void {
  if (process.getuid?.() !== 0) return;
  // Not by its name, in place of which its owner could put a link to what is root's.
  const open = openSync(folder, constants.O_DIRECTORY | constants.O_NOFOLLOW);
  try {
    give(open, folder);
  } finally {
    closeSync(open);
  }
}

/** Makes an empty file where there is none, for whom the folder belongs to. */
export function makeFileForOwner(file: string, mode: number): void {
  try {
    const open = openSync(file, 'wx', mode);
    if (process.getuid?.() === 0) give(open, file);
    closeSync(open);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
}

function give(open: number, made: string): void {
  const { uid, gid } = statSync(path.dirname(made));
  if (uid !== 0) fchownSync(open, uid, gid);
}
