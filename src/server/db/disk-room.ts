import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import path from 'node:path';
import { codeOf } from '#domain/errors.ts';
import { healthLimits } from '#domain/health.ts';
import { diskIsFull } from './troubles.ts';

/**
 * A disk with less than this share free, and with less than needs somebody anyway, is as good as full: what is written next may be more.
 * Of a large one the share alone is far too much to keep people out for, and of a small one the bytes may never have been there.
 */
const leastShare = 0.05;

/** How much room there is on the disk of a folder, or on the one where it would be made. */
export async function roomIn(folder: string): Promise<{ bytes: number; isShort: boolean }> {
  const { bavail, blocks, bsize } = await statfs(nearest(path.resolve(folder)));
  const bytes = bavail * bsize;
  return { bytes, isShort: bavail / blocks < leastShare && bytes < healthLimits.freeBytes };
}

function nearest(folder: string): string {
  return existsSync(folder) || folder === path.dirname(folder) ? folder : nearest(path.dirname(folder));
}

/** What a program says of a file that finds no room, in words. */
const noRoom: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full.',
  EDQUOT: 'The quota of the disk is used up.',
};

/** That something failed for lack of room, in a sentence; undefined if it was for something else. */
export function lackOfRoom(trouble: unknown): string | undefined {
  return diskIsFull(trouble) ? 'The disk of the database is full.' : noRoom[codeOf(trouble) ?? ''];
}
