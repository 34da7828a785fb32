import { existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/**
 * Where tests make their folders (TMPDIR): in memory if there is room for it. A new database is 300 files, and ext4 is slow to make
 * files where many were just removed.
 */
export function quickFolder(): string {
  const memory = '/dev/shm';
  if (!existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > 4e9 ? memory : tmpdir();
}
