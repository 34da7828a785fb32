import { closeSync, fsyncSync, openSync } from 'node:fs';
import { codeOf } from '#domain/errors.ts';

/** What the system answers where a file system cannot do this, as those of shared folders may not. */
const notKnown = new Set(['EBADF', 'EINVAL', 'ENOTSUP']);

/**
 * Has the names in a folder on the disk when it returns. Where the file system cannot do that there is nothing better to be had, and what
 * is there is there: PostgreSQL goes on, too.
 */
export function syncFolder(folder: string): void {
  const open = openSync(folder, 'r');
  try {
    fsyncSync(open);
  } catch (error) {
    if (!notKnown.has(codeOf(error) ?? '')) throw error;
  } finally {
    closeSync(open);
  }
}
