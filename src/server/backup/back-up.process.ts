import { once } from 'node:events';
import { pino } from 'pino';
import { sentenceFor } from '#server/cannot-start.ts';
import type { Config } from '#server/config.ts';
import { openDatabaseBesideServer } from '#server/db/open-beside-server.ts';
import { endOnUncaught, logOptions, safeError } from '#server/safe-errors.ts';
import { backUp } from './back-up.ts';
import { makeBackupFolder } from './backup-folder.ts';
import { notTakenAway, saidLeftOut } from './backup-names.ts';
import type { Backups } from './backup-settings.ts';

/** What the process is told: the database is the one that the program which started it has opened. */
export interface BackupToMake {
  config: Config;
  backups: Backups;
}

/** Why there is no backup, in a sentence. */
export interface NoBackup {
  failure: string;
}

endOnUncaught();
// It ends with that program, however that ends, and not by a Ctrl-C, which a terminal sends to both.
process.on('disconnect', () => process.exit(1));
for (const signal of ['SIGINT', 'SIGHUP']) process.on(signal, () => undefined);

// The cast: nobody else starts this process.
const [{ config, backups }] = (await once(process, 'message')) as [BackupToMake];
const log = pino({ ...logOptions, level: config.logLevel });
try {
  await makeBackupFolder(backups.folder);
  const { direct, close } = await openDatabaseBesideServer(config, log);
  const { made, stayed } = await backUp(direct, {
    to: `${backups.folder}/`,
    passphrase: config.backupPassphrase,
    keep: backups.keep,
  });
  if (made.leftOut.length) log.warn(saidLeftOut(made.leftOut));
  if (stayed.length) log.warn(notTakenAway(stayed));
  await close();
  process.exit(0);
} catch (error) {
  const { type, message, code } = safeError(error);
  const failure = sentenceFor(error) ?? `${type}${code ? ` ${code}` : ''}: ${message}`;
  const told: NoBackup = { failure };
  process.send?.(told, () => process.exit(1));
}
