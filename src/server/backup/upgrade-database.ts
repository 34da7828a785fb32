import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { CannotStart } from '#server/cannot-start.ts';
import type { Config } from '#server/config.ts';
import { roomIn } from '#server/db/disk-room.ts';
import { appliedTo, NewerSchema, pendingMigrations } from '#server/db/migrate.ts';
import { oneUpgradeAtATime } from '#server/db/one-at-a-time.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { readOnly } from '#server/db/troubles.ts';
import { livesHere, sizeOfTables } from '#server/db/whole-database.ts';
import { writeProblem } from '#server/db/write-problem.ts';
import { prepareDatabase } from '#server/prepare-database.ts';
import { makeBackupFolder } from './backup-folder.ts';
import { beforeUpgrade, nameBeforeUpgrade, notTakenAway, sizeOf } from './backup-names.ts';
import { keepNewest } from './keep-newest.ts';
import { makeBackup } from './make-backup.ts';
import { noteRun } from './runs.queries.ts';

interface Wanted {
  config: Config;
  say: (line: string) => void;
}

/** So many backups that were made before an upgrade are kept. */
const keep = 3;

/**
 * Brings a database to what this program needs. Where people live in it and there is something to migrate, it is backed up
 * before; of several programs that start at once one does both, and the others wait for it.
 */
export async function upgradeDatabase(direct: pg.Pool, wanted: Wanted): Promise<void> {
  if (!(await isBehind(direct, wanted.config))) return prepareDatabase(direct);
  return oneUpgradeAtATime(direct, () => upgrade(direct, wanted));
}

async function upgrade(direct: pg.Pool, { config, say }: Wanted): Promise<void> {
  const pending = await pendingMigrations(direct);
  if (!pending.length) return prepareDatabase(direct);
  const from = (await appliedTo(direct)).length;
  say(`Upgrading the database from schema ${from} to ${from + pending.length}.`);
  const note = await backUpBefore(direct, { config, say }, from);
  const begun = Date.now();
  await prepareDatabase(direct);
  await note?.();
  say(`Upgraded in ${((Date.now() - begun) / 1_000).toFixed(1)} s.`);
}

/** Answers how to write it down, once there is a place for it. */
async function backUpBefore(
  direct: pg.Pool,
  { config, say }: Wanted,
  from: number,
): Promise<(() => Promise<void>) | undefined> {
  const folder = folderFor(config);
  if (!config.backupBeforeUpgrade || !folder) {
    const why = folder ? 'BACKUP_BEFORE_UPGRADE is off' : 'BACKUP_DIR is not set';
    say(`No backup is made before it, since ${why}.`);
    return undefined;
  }
  await makeBackupFolder(folder).catch(notUpgraded);
  const [{ bytes: free }, needed] = [await roomIn(folder), await sizeOfTables(direct)];
  if (free < needed)
    throw cannot(
      `A backup before the upgrade may take ${sizeOf(needed)}, and ${folder} has room for ${sizeOf(free)}.`,
    );
  const begunAt = new Date();
  const file = path.join(folder, nameBeforeUpgrade(from, begunAt));
  const { bytes, rows } = await makeBackup(direct, { file, passphrase: config.backupPassphrase }).catch(
    notUpgraded,
  );
  const { stayed } = await keepNewest(file, keep, beforeUpgrade);
  const seconds = ((Date.now() - begunAt.getTime()) / 1_000).toFixed(1);
  say(`Backed up before it, and read back, in ${seconds} s: ${file}, ${sizeOf(bytes)}.`);
  if (stayed.length) say(notTakenAway(stayed));
  return () =>
    noteRun(direct, { kind: 'backup', begunAt, file: path.basename(file), bytes, rows, failure: null });
}

/** An embedded database has a place for backups of its own. */
function folderFor({ backups, databaseUrl, dataDir }: Config): string | undefined {
  return backups?.folder ?? (databaseUrl ? undefined : path.join(dataDir, 'backups'));
}

function notUpgraded(error: unknown): never {
  throw error instanceof CannotStart ? cannot(error.message) : error;
}

function cannot(why: string): CannotStart {
  return new CannotStart(
    `${why} The database was not upgraded. Mend that, set BACKUP_DIR to another folder, or BACKUP_BEFORE_UPGRADE=off to go on without a backup.`,
  );
}

/** Whether people live in it and it lacks migrations. Throws where a newer program has changed it, and where they cannot be written. */
async function isBehind(direct: pg.Pool, config: Config): Promise<boolean> {
  try {
    if (!(await pendingMigrations(direct)).length) return false;
    // Before a backup is made that would serve for nothing.
    if (await writeProblem(direct)) throw readOnly();
    return (await inTransaction(direct, livesHere)) === 'people';
  } catch (error) {
    throw error instanceof NewerSchema
      ? new CannotStart(`${error.message} ${await wayBack(error.known, config)}`)
      : error;
  }
}

/** How to go on with this program after a newer one has changed the database. */
async function wayBack(known: number, config: Config): Promise<string> {
  const folder = folderFor(config);
  const names = folder ? await readdir(folder).catch(() => []) : [];
  const fitting = names
    .flatMap((name) => {
      const { schema, at } = beforeUpgrade.exec(name)?.groups ?? {};
      return schema && at && Number(schema) <= known ? [{ name, at }] : [];
    })
    .sort((one, other) => (one.at < other.at ? -1 : 1));
  const last = fitting.at(-1);
  return last && folder
    ? `To go back to this one, restore ${path.join(folder, last.name)}, made before the upgrade, into a new DATA_DIR or DATABASE_URL: see docs/upgrading.md.`
    : 'How to go back to this one: see docs/upgrading.md.';
}
