import { codeOf } from '#domain/errors.ts';
import { lackOfRoom } from '#server/db/disk-room.ts';
import { BackupDamage, BackupFault } from './backup-fault.ts';

/** What stands in the way of a backup, before the name of its folder. */
const writing: Record<string, string> = {
  EIO: 'The disk fails. There is no backup in',
  ENOENT: 'There is no folder',
  ENOTDIR: 'There is no folder',
  EACCES: 'Nothing may be written in',
  EPERM: 'Nothing may be written in',
  EROFS: 'Nothing can be written in',
  EISDIR: 'There is a folder of that name in',
  ENAMETOOLONG: 'The name is too long for a file in',
};

/** Says what the disk answers to whoever writes a backup there. */
export async function whileWriting<Result>(
  folder: string,
  work: () => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!fromSystem(error)) throw error;
    const code = codeOf(error) ?? '';
    const why = lackOfRoom(error) ?? `The system does not let us write (${code}).`;
    throw new BackupFault(`${writing[code] ?? `${why} There is no backup in`} ${folder}.`);
  }
}

/** Why there is nothing to read. */
const reading: Record<string, (file: string) => BackupFault> = {
  ENOENT: (file) => new BackupFault(`There is no file ${file}.`),
  ENOTDIR: (file) => new BackupFault(`There is no file ${file}.`),
  EACCES: (file) => new BackupFault(`The file ${file} may not be read.`),
  EISDIR: (file) => new BackupFault(`${file} is a folder. Name a file.`),
  EIO: (file) => new BackupDamage(`The disk that holds ${file} fails. Take another backup, on another disk.`),
};

/** Says what the disk answers to whoever reads a backup. */
export async function whileReading<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const code = codeOf(error) ?? '';
    if (!fromSystem(error)) throw error;
    throw reading[code]?.(file) ?? new BackupFault(`${file} cannot be read (${code}).`);
  }
}

function fromSystem(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error;
}
