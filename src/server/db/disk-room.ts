import { statfs } from 'node:fs/promises';

/** A disk with less than this share free is as good as full: what is written next may be more. */
const leastShare = 0.05;

/** How much room there is on the disk of a folder. */
export async function roomIn(folder: string): Promise<{ bytes: number; share: number; isShort: boolean }> {
  const { bavail, blocks, bsize } = await statfs(folder);
  const share = bavail / blocks;
  return { bytes: bavail * bsize, share, isShort: share < leastShare };
}
