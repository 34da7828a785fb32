import { lstatSync, readlinkSync, realpathSync, type Stats, statSync } from 'node:fs';
import path from 'node:path';
import { codeOf } from '#domain/errors.ts';
import { BackupFault } from './backup-fault.ts';
import { nameFor } from './backup-names.ts';
import { whileReading, whileWriting } from './disk-in-words.ts';
import { beginsAsBackup } from './first-line.ts';

/**
 * The file that a place stands for: itself, what it links to, or a new one in the folder that it is. What is there already
 * may be an older backup or an empty file, as mktemp makes one, and nothing else: it is gone once there is a new one.
 */
export async function placeFor(place: string, now: Date): Promise<string> {
  const folder = place.endsWith('/') ? place : path.dirname(place);
  const { file, found } = await whileWriting(folder, () => lookUp(place, now));
  const mayGo =
    !found ||
    (found.isFile() && (found.size === 0 || (await whileReading(file, () => beginsAsBackup(file)))));
  if (!mayGo)
    throw new BackupFault(
      `${file} is no backup, and none is put in its place. Name a new file, or a folder.`,
    );
  return file;
}

function lookUp(place: string, now: Date): { file: string; found: Stats | undefined } {
  const isFolder = place.endsWith('/') || statSync(place, { throwIfNoEntry: false })?.isDirectory();
  const file = behindLinks(isFolder ? path.join(place, nameFor(now)) : place);
  return { file, found: statSync(file, { throwIfNoEntry: false }) };
}

/** Where links lead to, also where nothing is yet: a backup put in the place of a link would do away with it. */
function behindLinks(file: string): string {
  if (!lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink()) return file;
  try {
    return realpathSync(file);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    return behindLinks(path.resolve(realpathSync(path.dirname(file)), readlinkSync(file)));
  }
}
