import { messageOf } from '#domain/errors.ts';
import { makeFolder } from '#server/make-folder.ts';
import { BackupFault } from './backup-fault.ts';

/** Makes the folder that backups are put in where it is not there; says why it cannot. */
export async function makeBackupFolder(folder: string): Promise<void> {
  await makeFolder(folder).catch((error: unknown) => {
    throw new BackupFault(`The folder ${folder} cannot be made: ${messageOf(error)}.`);
  });
}
