import type pg from 'pg';
import { programVersion } from '#server/program-version.ts';
import { copyOut } from '#server/db/copy-stream.ts';
import { damageIn } from '#server/db/damage.ts';
import { isDatabaseError } from '#server/db/database-error.ts';
import { timeouts } from '#server/db/limits.ts';
import { appliedTo, isOwnVersion, type Ran } from '#server/db/migrate.ts';
import type { Tx } from '#server/db/query.ts';
import { missingParts, withoutAdded } from '#server/db/schema-parts.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { notAllowedCode } from '#server/db/troubles.ts';
import {
  copyOf,
  lockable,
  type Lockable,
  momentOf,
  seeOneMoment,
  sequencesNow,
  type TableOfOurs,
  tablesOfOurs,
  waitForOthers,
} from '#server/db/whole-database.ts';
import { BackupFault } from './backup-fault.ts';
import type { Manifest } from './contents.ts';
import { RowSum } from './row-sum.ts';
import { type Verified, verifyBackup } from './verify-backup.ts';
import { type BackupDraft, draftBackup } from './write-file.ts';

interface Wanted {
  file: string;
  passphrase: string | undefined;
  /** Called first, in the transaction of the backup. */
  before?: (tx: Tx) => Promise<void>;
  /** Ends the reading back; what comes before ends with the connection. */
  stop?: AbortSignal | undefined;
}

export interface Made extends Verified {
  /** What somebody has added to the schema past the program, in words, which no restore could put anywhere. */
  leftOut: string[];
}

/**
 * Writes one moment of the whole database into a file, while everybody works on: a transaction that only reads waits for
 * nobody. It gets its name once it has been read back and found whole, so a file of that name is a backup.
 */
export async function makeBackup(direct: pg.Pool, { file, passphrase, before, stop }: Wanted): Promise<Made> {
  const draft = await draftBackup(file, passphrase);
  try {
    const leftOut = await asItStands(direct, async (tx, tables) => {
      await before?.(tx);
      return writeAll(tx, draft, tables);
    }).catch(inWords);
    await draft.finish();
    const verified = await verifyBackup(draft.draft, passphrase, stop);
    await draft.keep();
    return { ...verified, leftOut };
  } finally {
    await draft.discard();
  }
}

/** Someone has made or dropped a table between two moments of ours. */
class TablesChanged extends BackupFault {
  constructor() {
    super(
      'There is no backup, since someone goes on making or dropping tables. Try again when that is done.',
    );
  }
}

/**
 * Runs `work` in a transaction that sees one moment, with the tables that are in it: locked before that moment, by their
 * names of a moment earlier. Where these are no longer all of them, it begins anew, since nothing is written by then.
 */
async function asItStands<Result>(
  direct: pg.Pool,
  work: (tx: Tx, tables: Tables) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const listed = await inTransaction(direct, listTables, { atMost: timeouts.night });
      return await inTransaction(
        direct,
        async (tx) => {
          await seeOneMoment(tx, listed.lockable).catch(orTablesChanged);
          const tables = await tablesToWrite(tx);
          if (tables.ours.some(({ name }) => !listed.names.has(name))) throw new TablesChanged();
          return work(tx, tables);
        },
        // What was written of a first attempt would stay in the draft.
        { atMost: timeouts.night, attempts: 1 },
      );
    } catch (error) {
      if (attempt === 3 || !(error instanceof TablesChanged)) throw error;
    }
  }
}

async function listTables(tx: Tx): Promise<{ names: Set<string>; lockable: Lockable[] }> {
  await waitForOthers(tx);
  const { ours } = await tablesToWrite(tx);
  return { names: new Set(ours.map(({ name }) => name)), lockable: await lockable(tx, ours) };
}

function orTablesChanged(error: unknown): never {
  throw isDatabaseError(error) && error.code === noSuchTable ? new TablesChanged() : error;
}

const noSuchTable = '42P01';

interface Tables {
  migrations: Ran[];
  ours: TableOfOurs[];
  /** In words. */
  added: string[];
}

async function tablesToWrite(tx: Tx): Promise<Tables> {
  const migrations = await appliedTo(tx);
  const tables = await tablesOfOurs(tx);
  // What an older program's schema had is not known here: all of it comes along, and a restore sees what is that schema's.
  return {
    migrations,
    ...(isOwnVersion(migrations) ? await withoutAdded(tables) : { ours: tables, added: [] }),
  };
}

/**
 * What is damaged is said, and not written into a backup that would pass for whole; so is what its owner keeps from us, and what
 * others hold for too long.
 */
function inWords(error: unknown): never {
  const held = isDatabaseError(error) ? reasonsToTryAgain[error.code ?? ''] : undefined;
  if (held) throw new BackupFault(`There is no backup, since ${held}`);
  if (isDatabaseError(error) && error.code === notAllowedCode)
    throw new BackupFault(
      `There is no backup, since the role of DATABASE_URL may not read all of the database (${error.message}). Let the owner of that grant select on it to the role.`,
    );
  const damage = damageIn(error);
  if (damage === undefined) throw error;
  throw new BackupFault(
    `There is no backup, since the database cannot be read (${damage}). npm run moorings -- doctor says what to do.`,
  );
}

/** By PostgreSQL’s codes: lock_not_available, deadlock_detected and, of a standby, serialization_failure. */
const reasonsToTryAgain: Record<string, string> = {
  '55P03':
    'someone has held a table for ten minutes (select * from pg_stat_activity says who). Try again when it is free.',
  '40P01': 'it and someone who changes the schema waited for each other. Try again.',
  '40001':
    'the database had to take away what it was reading. Try again; of a standby, set hot_standby_feedback to on or back up the primary.',
};

/** Answers what it leaves out. */
async function writeAll(tx: Tx, draft: BackupDraft, { migrations, ours, added }: Tables): Promise<string[]> {
  if (!migrations.length) throw new BackupFault('The database is empty: there is nothing to back up.');
  if (isOwnVersion(migrations)) await refuseToLeaveOut(tx);
  const { at, version } = await momentOf(tx);
  await draft.write({
    kind: 'head',
    head: { takenAt: at, program: programVersion, postgres: version, migrations },
  });
  const manifest: Manifest = { tables: [], sequences: [] };
  for (const table of ours) {
    await draft.write({ kind: 'table', table });
    const sum = new RowSum();
    await copyOut(tx, copyOf(table, 'to stdout'), async (lines) => {
      sum.add(lines);
      await draft.write({ kind: 'rows', lines });
    });
    manifest.tables.push({ name: table.name, rows: sum.rows, sum: sum.sum });
  }
  // Read last: what people do meanwhile moves them on, and a number that is skipped harms nobody.
  manifest.sequences = await sequencesNow(tx, isOwnVersion(migrations) ? ours : undefined);
  await draft.write({ kind: 'manifest', manifest });
  return added;
}

/** A table that somebody dropped would be missed by nobody until the backup is needed. */
async function refuseToLeaveOut(tx: Tx): Promise<void> {
  const missing = (await missingParts(tx)).find((part) => /^(?:table|column) /.test(part));
  if (missing !== undefined)
    throw new BackupFault(
      `There is no backup, since the database is no longer whole (it has no ${missing}). npm run moorings -- doctor says what to do.`,
    );
}
