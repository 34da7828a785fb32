import path from 'node:path';
import type pg from 'pg';
import { usual } from './backup-names.ts';
import { giveWay } from './give-way.ts';
import { keepNewest, type LetGo } from './keep-newest.ts';
import { type Made, makeBackup } from './make-backup.ts';
import { placeFor } from './place-for.ts';
import { noteRun, notesRuns } from './runs.queries.ts';
import type { Verified } from './verify-backup.ts';

interface Wanted {
  /** A file, or a folder in which it is named by its time. */
  to: string;
  passphrase: string | undefined;
  /** So many of the newest are kept in its folder; undefined: all. */
  keep?: number | undefined;
  stop?: AbortSignal;
}

export interface BackedUp extends LetGo {
  file: string;
  made: Made;
  /** Whether admins see that it was made: a standby takes no writes, and an older schema has no place for it. */
  noted: boolean;
}

/** Makes a backup in a process that does nothing else, and gives way to all others; writes down that it was made, and only then lets go of older ones. */
export async function backUp(direct: pg.Pool, { to, passphrase, keep, stop }: Wanted): Promise<BackedUp> {
  const begunAt = new Date();
  const file = await placeFor(to, begunAt);
  const made = await makeBackup(direct, { file, passphrase, before: giveWay, stop });
  const noted = await noteMade(direct, begunAt, file, made).catch(() => false);
  const older = keep === undefined ? { gone: [], stayed: [] } : await keepNewest(file, keep, usual);
  return { file, made, ...older, noted };
}

async function noteMade(direct: pg.Pool, begunAt: Date, file: string, made: Verified): Promise<boolean> {
  if (!(await notesRuns(direct))) return false;
  const { bytes, rows } = made;
  await noteRun(direct, { kind: 'backup', begunAt, file: path.basename(file), bytes, rows, failure: null });
  return true;
}
