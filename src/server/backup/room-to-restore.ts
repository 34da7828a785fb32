import { CannotStart } from '#server/cannot-start.ts';
import { roomIn } from '#server/db/disk-room.ts';
import { failedForRoom } from '#server/db/failed-for-room.ts';
import { sizeOf } from './backup-names.ts';
import type { Verified } from './verify-backup.ts';

/** Where a backup is to be restored to, with an embedded database of its own. */
export interface Place {
  dataDir: string;
  /** The folder whose disk it is, as people know it. */
  known: string;
  /** What to do where there is too little room. */
  advice: string;
}

/** An embedded database in which nothing is. */
const emptyDatabase = 75e6;
/** What PostgreSQL writes ahead is as much as what it writes, but is taken away again from some size on. */
const mostLog = 5e8;

/**
 * Throws where there is certainly too little room: what indexes take is known only afterwards. Of files the text of the rows has
 * two signs for each byte, and other texts are packed.
 */
export async function needRoom({ textBytes }: Verified, { known, advice }: Place): Promise<void> {
  const rows = textBytes / 2;
  const least = emptyDatabase + rows + Math.min(rows, mostLog);
  const { bytes: free } = await roomIn(known);
  if (free < least)
    throw new CannotStart(
      `It takes at least ${sizeOf(least)}, and there is room for ${sizeOf(free)} in ${known}. ${advice}`,
    );
}

/** Says it in words where `work` on the database there fails for lack of room, which is nothing that the backup is to blame for. */
export async function withRoom<Result>(
  { dataDir, known, advice }: Place,
  work: () => Promise<Result>,
): Promise<Result> {
  const begun = new Date();
  try {
    return await work();
  } catch (error) {
    if (!(await failedForRoom(error, dataDir, begun))) throw error;
    throw new CannotStart(`There was not enough room in ${known}. ${advice}`, { cause: error });
  }
}
