import { codeOf } from '#domain/errors.ts';
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';
import { CannotStart } from '#server/cannot-start.ts';
import { giveFolderToOwner } from '#server/owner-of-folder.ts';
import { syncFolder } from '#server/sync-folder.ts';
import { type Account, accountFor } from './embedded-account.ts';
import { holdsDatabase, type Installation, installationFor } from './embedded-installation.ts';

/** A folder with a PostgreSQL database in it, and how to run it. */
export interface Cluster {
  folder: string;
  installation: Installation;
  account: Account;
}

/** The cluster in the data folder, made first where there is none. Made aside and renamed: a killed start leaves no half. */
export function clusterIn(dataDir: string, chosen?: Installation): Cluster {
  const folder = clusterFolder(dataDir);
  finishExchange(dataDir);
  const installation = chosen ?? installationFor(folder);
  if (!holdsDatabase(folder)) make(folder, installation);
  const account = accountFor(folder, installation);
  chmodSync(folder, 0o700);
  return { folder, installation, account };
}

/**
 * Puts another cluster in the place of the one that is there, which is kept under the name `aside`. Killed in between, the
 * next start does the rest.
 */
export function exchangeCluster(dataDir: string, other: string, aside: string): void {
  const folder = clusterFolder(dataDir);
  rmSync(nextOf(folder), { recursive: true, force: true });
  renameSync(other, nextOf(folder));
  syncFolder(dataDir);
  renameSync(folder, aside);
  syncFolder(dataDir);
  finishExchange(dataDir);
}

const nextOf = (folder: string) => `${folder}.next`;

/** Does what an exchange that was killed had left to do. Only for a caller who holds the data folder's lock. */
export function finishExchange(dataDir: string): void {
  const folder = clusterFolder(dataDir);
  if (existsSync(folder) || !holdsDatabase(nextOf(folder))) return;
  renameSync(nextOf(folder), folder);
  syncFolder(dataDir);
}

export const clusterFolder = (dataDir: string) => path.join(dataDir, 'postgres');

/** Whether there is a cluster in the data folder; one that an exchange has not yet put in its place counts as there. */
export function hasCluster(dataDir: string): boolean {
  const folder = clusterFolder(dataDir);
  return [folder, nextOf(folder)].some(holdsDatabase);
}

function make(folder: string, installation: Installation): void {
  refuseLink(folder);
  removeDrafts(folder);
  // A name of its own: the initdb of a start that was killed may live on for a moment and go on writing into the old one.
  const draft = mkdtempSync(`${folder}.new-`);
  giveFolderToOwner(draft);
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

/** Nothing is made where one leads: as long as a disk is not mounted, a link to a database on it looks the same as one to an empty folder. */
function refuseLink(folder: string): void {
  if (!lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink()) return;
  throw new CannotStart(
    `${folder} is a link to ${readlinkSync(folder)}, where there is no database. If there should be one, see whether its disk is mounted. For a new one, remove the link and set DATA_DIR to a folder on that disk.`,
  );
}

/** What earlier starts left behind that were killed. An initdb that still writes there ends when its files are gone. */
function removeDrafts(folder: string): void {
  const drafts = readdirSync(path.dirname(folder)).filter((name) =>
    name.startsWith(`${path.basename(folder)}.new`),
  );
  for (const draft of drafts) {
    rmSync(path.join(path.dirname(folder), draft), {
      recursive: true,
      force: true,
      maxRetries: 20,
      retryDelay: 100,
    });
  }
}

/** What may be in the place of a new database, after its name. */
const inTheWay: Readonly<Record<string, string>> = {
  ENOTEMPTY: 'holds files that are no database. Move them away, or set DATA_DIR to another folder.',
  ENOTDIR: 'is no folder. Move it away, or set DATA_DIR to another folder.',
  EBUSY:
    'is where a disk is mounted, and a new database cannot be made there. Mount the disk at the folder above, or set DATA_DIR to a folder on it.',
};

function putInPlace(draft: string, folder: string): void {
  try {
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    const what = inTheWay[codeOf(error) ?? ''];
    throw what === undefined ? error : new CannotStart(`${folder} ${what}`);
  }
  // initdb has synced the files; the new name is only safe once the folder above is on disk too.
  syncFolder(path.dirname(folder));
}

/** What PostgreSQL inherits: nothing, because a PGPORT or PGDATA of the operator's shell would change what it does. */
export function bareEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env['PATH'], LANG: 'C.UTF-8' };
}
