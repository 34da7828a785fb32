import { existsSync, readFileSync } from 'node:fs';
import { lackOfRoom, roomIn } from './disk-room.ts';
import { clusterFolder } from './embedded-cluster.ts';
import { logFile } from './embedded-process.ts';
import { serverMayBeGone } from './troubles.ts';

/** PostgreSQL writes ahead what it does in pieces of this size, and breaks down without a word to us where one finds no room. */
const pieceOfLog = 16 * 1_048_576;

/** Whether what was done with the embedded database of a folder since then failed for lack of room. */
export async function failedForRoom(trouble: unknown, dataDir: string, since: Date): Promise<boolean> {
  if (lackOfRoom(trouble) !== undefined) return true;
  if (!(trouble instanceof Error && serverMayBeGone(trouble))) return false;
  // What breaks down gives some room back, and its own word of it may have found none.
  return saidSo(logFile(clusterFolder(dataDir)), since) || (await roomIn(dataDir)).bytes < 2 * pieceOfLog;
}

function saidSo(log: string, since: Date): boolean {
  const time = since.toISOString().replace('T', ' ').slice(0, -1);
  const lines = existsSync(log) ? readFileSync(log, 'utf8').split('\n') : [];
  return lines.some((line) => line > time && /No space left on device|quota exceeded/.test(line));
}
