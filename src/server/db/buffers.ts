import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { memoryHere } from '#server/memory-here.ts';

const megabyte = 1_048_576;
/** What an import into an empty database has room in. */
const least = 1_024;
const most = 8_192;

/**
 * The megabytes that the database of this folder gets for pages it has read: twice what it holds, as it may grow until it is started
 * again, but at least a gigabyte and at most 8, which millions of jobs and their index take; and no more than a quarter of the memory
 * there is, as PostgreSQL's own advice goes. Of them only what is used is taken, but all are gone through at a start and at a stop: 6 GB
 * take 1.1 s of a processor for both, 1 GB a tenth of that.
 */
export function buffersFor(folder: string, memory = memoryHere()): number {
  const wanted = Math.max(least, (2 * bytesIn(path.join(folder, 'base'))) / megabyte);
  return Math.max(128, Math.floor(Math.min(wanted, most, memory / 4 / megabyte)));
}

/** Of a folder in which PostgreSQL is not at work; of one that cannot be read none, as PostgreSQL says better what is wrong with it. */
function bytesIn(folder: string): number {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile())
      .reduce((sum, file) => sum + statSync(path.join(file.parentPath, file.name)).size, 0);
  } catch {
    return 0;
  }
}
