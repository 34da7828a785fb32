import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';
import { CannotStart } from '#server/cannot-start.ts';
import { type Account, accountFor } from '#server/db/embedded-account.ts';
import { type Installation, installationFor } from '#server/db/embedded-installation.ts';

/** A folder with a PostgreSQL database in it, and how to run it. */
export interface Cluster {
  folder: string;
  installation: Installation;
  account: Account;
}

/** The cluster in the data folder, made first where there is none. Made aside and renamed: a killed start leaves no half. */
export function clusterIn(dataDir: string, chosen?: Installation): Cluster {
  const folder = clusterFolder(dataDir);
  const installation = chosen ?? installationFor(folder);
  if (!existsSync(path.join(folder, 'PG_VERSION'))) make(folder, installation);
  const account = accountFor(folder, installation);
  chmodSync(folder, 0o700);
  return { folder, installation, account };
}

export const clusterFolder = (dataDir: string) => path.join(dataDir, 'postgres');

function make(folder: string, installation: Installation): void {
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  const account = accountFor(draft, installation);
  const options = [
    '--username=postgres',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--data-checksums',
  ];
  const [command = '', ...args] = [
    ...account.through,
    path.join(installation.bin, 'initdb'),
    '-D',
    draft,
    ...options,
  ];
  const initdb = spawnSync(command, args, {
    ...account.ids,
    cwd: '/',
    env: bareEnvironment(),
    encoding: 'utf8',
  });
  if (initdb.status !== 0)
    throw new CannotStart(`The database could not be made: ${initdb.stderr || initdb.error?.message}`);
  putInPlace(draft, folder);
}

function putInPlace(draft: string, folder: string): void {
  try {
    renameSync(draft, folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOTEMPTY') throw error;
    throw new CannotStart(
      `${folder} holds files that are no database. Move them away, or set DATA_DIR to another folder.`,
    );
  }
  // initdb has synced the files; the new name is only safe once the folder above is on disk too.
  const parent = openSync(path.dirname(folder), 'r');
  fsyncSync(parent);
  closeSync(parent);
}

/** What PostgreSQL inherits: nothing, because a PGPORT or PGDATA of the operator's shell would change what it does. */
export function bareEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env['PATH'], LANG: 'C.UTF-8' };
}
