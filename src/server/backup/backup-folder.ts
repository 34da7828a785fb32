import { access, constants } from 'node:fs/promises';
import type { Logger } from 'pino';
import { messageOf } from '#domain/errors.ts';
import { makeFolder } from '#server/make-folder.ts';
import { BackupFault } from './backup-fault.ts';
import { whileWriting } from './disk-in-words.ts';

/** Makes the folder that backups are put in where it is not there; says why it cannot. */
export async function makeBackupFolder(folder: string): Promise<void> {
  await makeFolder(folder).catch((error: unknown) => {
    throw new BackupFault(`The folder ${folder} cannot be made: ${messageOf(error)}.`);
  });
}

/** Says at a start why no backup can be made, which would be found at night. The start does not wait: a disk elsewhere may never answer. */
export async function warnOfBackupFolder(folder: string, log: Pick<Logger, 'warn'>): Promise<void> {
  try {
    await makeBackupFolder(folder);
    await whileWriting(folder, () => access(folder, constants.W_OK | constants.X_OK));
  } catch (error) {
    log.warn(`No backup can be made. ${messageOf(error)}`);
  }
}
