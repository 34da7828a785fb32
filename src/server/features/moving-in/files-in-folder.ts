import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { codeOf } from '#domain/errors.ts';
import { limits } from '#domain/limits.ts';
import { ImportRefused } from '#server/import/import-refused.ts';
import { UnreadableDocument } from '#server/documents/unreadable.ts';
import { type FileBeside, isArchive, resumesIn, tooLarge } from './resumes-in.ts';

/** An archive is read as a whole. */
const largestArchive = 512 * 1024 * 1024;

/** The résumés in a folder and the folders in it, or in a ZIP, one after the other. Throws ImportRefused for what is neither. */
export async function filesIn(place: string): Promise<Iterable<FileBeside> | AsyncIterable<FileBeside>> {
  const found = await stat(place).catch((error: unknown) => {
    const code = codeOf(error);
    throw new ImportRefused(
      code === 'ENOENT' ? `There is no folder or file ${place}.` : `${place} cannot be read (${code ?? ''}).`,
    );
  });
  if (found.isDirectory()) return filesInFolder(place);
  if (found.size > largestArchive)
    throw new ImportRefused(
      `${place} is larger than ${largestArchive / 1024 / 1024} MB. Unpack it into a folder.`,
    );
  const bytes = await readFile(place);
  try {
    if (isArchive(bytes)) return resumesIn(bytes);
  } catch (error) {
    if (!(error instanceof UnreadableDocument)) throw error;
    throw new ImportRefused(`${place}: ${error.message}`, { cause: error });
  }
  throw new ImportRefused(`${place} is neither a folder nor a ZIP.`);
}

/** What links lead to stays where it is: a folder of résumés is to hold them. */
async function* filesInFolder(folder: string): AsyncGenerator<FileBeside> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const { name } = entry;
    if (!entry.isFile() || name.startsWith('.')) continue;
    const file = path.join(entry.parentPath, name);
    const { size } = await stat(file);
    yield size > limits.file ? { name, left: tooLarge } : { name, bytes: await readFile(file) };
  }
}
