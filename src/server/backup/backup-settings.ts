import path from 'node:path';
import { nextTime } from '#server/tasks/cron.ts';

/** Backups that the server makes by itself. */
export interface Backups {
  /** Absolute path of the folder they are put in. */
  folder: string;
  /** When, as five fields of cron in UTC or a name such as @daily. */
  schedule: string;
  /** So many of the newest are kept. */
  keep: number;
}

const everyNight = '15 2 * * *';
const usualKeep = 14;

/** Reads BACKUP_DIR and what goes with it; notes a sentence for each that makes no sense. */
export function readBackups(env: NodeJS.ProcessEnv, problems: string[]): Backups | undefined {
  const folder = env['BACKUP_DIR']?.trim();
  const schedule = env['BACKUP_SCHEDULE']?.trim() || everyNight;
  const keep = env['BACKUP_KEEP']?.trim() || String(usualKeep);
  if (!isSchedule(schedule))
    problems.push(
      'BACKUP_SCHEDULE must be the five fields of cron in UTC, such as 15 2 * * * for every night at 2:15, or a name such as @daily.',
    );
  if (!/^[1-9]\d{0,3}$/.test(keep)) problems.push('BACKUP_KEEP must be a whole number from 1 to 9999.');
  return folder ? { folder: path.resolve(folder), schedule, keep: Number(keep) } : undefined;
}

/** Reads BACKUP_PASSPHRASE. Of blanks alone it is not taken for unset: whoever sets it counts on it. */
export function readPassphrase(env: NodeJS.ProcessEnv, problems: string[]): string | undefined {
  const said = env['BACKUP_PASSPHRASE'];
  if (!said) return undefined;
  const passphrase = said.trim();
  if (passphrase.length < 12)
    problems.push('BACKUP_PASSPHRASE must have at least 12 characters, blanks around them not counted.');
  return passphrase;
}

/** The reader also fills up missing fields, takes a sixth for seconds and an H for any time: none of it is what people mean. */
function isSchedule(line: string): boolean {
  const isUsual = line.split(/\s+/).length === 5 && !/\bH\b/.test(line);
  if (!isUsual && !/^@\w+$/.test(line)) return false;
  try {
    return nextTime(line, new Date()) !== undefined;
  } catch {
    return false;
  }
}
