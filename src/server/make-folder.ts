import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { codeOf } from '#domain/errors.ts';
import { giveFolderToOwner } from './owner-of-folder.ts';

/**
 * Makes a folder, and those above it that are not there. Node's own way to do that goes on for ever where nothing can be made though
 * what is above is there, as in /proc: here it is the error that the system gives.
 */
export async function makeFolder(folder: string, mode?: number): Promise<void> {
  try {
    await mkdir(folder, { mode });
    giveFolderToOwner(folder);
  } catch (error) {
    const above = path.dirname(folder);
    const isFolder = (name: string) => stat(name).then((found) => found.isDirectory());
    if (codeOf(error) === 'EEXIST' && (await isFolder(folder))) return;
    if (codeOf(error) !== 'ENOENT' || (await isFolder(above).catch(() => false))) throw error;
    await makeFolder(above, mode);
    await makeFolder(folder, mode);
  }
}
