import type pg from 'pg';
import { copyIn, copyOut } from '#server/db/copy-stream.ts';
import { timeouts } from '#server/db/limits.ts';
import { appliedTo, cannotMake, makeSchema, waitForTurn } from '#server/db/migrate.ts';
import type { Tx } from '#server/db/query.ts';
import { inTransaction } from '#server/db/transaction.ts';
import {
  copyOf,
  livesHere,
  setAside,
  setSequences,
  type TableOfOurs,
  tablesOfOurs,
  writeAlike,
} from '#server/db/whole-database.ts';
import { checkMayBePrepared, prepareDatabase } from '#server/prepare-database.ts';
import { BackupDamage, BackupFault } from './backup-fault.ts';
import type { Head, Manifest, Part, TableHead } from './contents.ts';
import { partsOf } from './read-file.ts';
import { RowSum } from './row-sum.ts';
import { holdWhatWaited } from './waiting.queries.ts';

interface Wanted {
  file: string;
  passphrase: string | undefined;
  /** Whether what had not been sent when the backup was made goes out now. Else an admin decides on it. */
  sendWaiting: boolean;
  /** Whether the rows are read back and held against the backup's sums. */
  compare?: boolean;
}

/**
 * Puts a verified backup into a database in which nobody lives: schema and rows in one transaction, so that whatever happens
 * there is all of it or nothing. Then the schema is brought to this program's, and the queues are made.
 */
export async function restoreBackup(direct: pg.Pool, wanted: Wanted): Promise<void> {
  const putAllBack = async (tx: Tx) => {
    const parts = new InTurn(partsOf(wanted.file, wanted.passphrase));
    await putBack(tx, parts, wanted).finally(() => parts.close());
  };
  await inTransaction(direct, putAllBack, { atMost: timeouts.night });
  await prepareDatabase(direct);
}

async function putBack(tx: Tx, parts: InTurn, { file, sendWaiting, compare }: Wanted): Promise<void> {
  await writeAlike(tx);
  const first = await parts.next();
  if (first?.kind !== 'head') throw new BackupDamage(`${file} does not begin as a backup does.`);
  await makeRoom(tx, first.head);
  const tables = await tablesOfOurs(tx);
  const { putBack: putRulesBack } = await setAside(tx, tables);
  const loaded = new Map<string, number>();
  for (let part = await parts.next(); part; part = await parts.next()) {
    if (part.kind === 'table') {
      const table = knownTable(tables, part.table);
      loaded.set(table.name, await copyIn(tx, copyOf(table, 'from stdin'), parts.rows()));
    } else if (part.kind === 'manifest') {
      await setSequences(tx, part.manifest.sequences);
      holdTables(tables, loaded);
      await holdCounts(part.manifest, loaded);
      if (compare) await holdSums(tx, part.manifest, tables);
    }
  }
  if (!sendWaiting) await holdWhatWaited(tx);
  await putRulesBack();
}

/** Refuses a backup of a schema that this program does not know, such as a newer one. */
export async function checkCanRestore({ migrations }: Head): Promise<void> {
  const problem = await cannotMake(migrations);
  if (problem) throw new BackupFault(`This program cannot restore the backup. ${problem}`);
}

/** Sees to it that the tables are there, and that nobody's are written over. */
async function makeRoom(tx: Tx, head: Head): Promise<void> {
  await checkCanRestore(head);
  const { migrations } = head;
  await checkMayBePrepared(tx);
  await waitForTurn(tx);
  const there = await livesHere(tx);
  if (there === undefined) return makeSchema(tx, migrations);
  if (there === 'people')
    throw new BackupFault(
      'This database holds data, and a restore overwrites none. Set DATA_DIR to a new folder, or DATABASE_URL to an empty database.',
    );
  if (there === 'strangers')
    throw new BackupFault(
      'There are tables of another program in this database. Set DATABASE_URL to an empty one.',
    );
  const version = (await appliedTo(tx)).length;
  if (version !== migrations.length)
    throw new BackupFault(
      `This database is empty, but of schema ${version} and the backup of ${migrations.length}. Set DATA_DIR to a new folder, or DATABASE_URL to a database without tables.`,
    );
}

function knownTable(tables: readonly TableOfOurs[], { name, columns }: TableHead): TableOfOurs {
  const table = tables.find((one) => one.name === name);
  const missing = columns.find((column) => !table?.columns.includes(column));
  if (!table || missing !== undefined)
    throw new BackupDamage(
      `The backup has ${missing === undefined ? 'a table' : `the column ${missing} in a table`} ${name} that its migrations do not make.`,
    );
  const lacking = table.columns.find((column) => !columns.includes(column));
  if (lacking !== undefined) throw notWhole(`column ${lacking} of ${name}`);
  return { name, columns };
}

/** Whether every table came that the migrations make. */
function holdTables(tables: readonly TableOfOurs[], loaded: ReadonlyMap<string, number>): void {
  const lacking = tables.find(({ name }) => !loaded.has(name));
  if (lacking) throw notWhole(`table ${lacking.name}`);
}

function notWhole(part: string): BackupFault {
  return new BackupFault(
    `The backup has no ${part}, which this schema has: it was made of a database that was no longer whole. Restore an older one.`,
  );
}

async function holdCounts({ tables }: Manifest, loaded: ReadonlyMap<string, number>): Promise<void> {
  const other = tables.find(({ name, rows }) => loaded.get(name) !== rows);
  if (other)
    throw new BackupDamage(
      `${other.name} has ${loaded.get(other.name) ?? 0} rows instead of the backup’s ${other.rows}.`,
    );
}

async function holdSums(tx: Tx, manifest: Manifest, tables: readonly TableOfOurs[]): Promise<void> {
  for (const { name, sum } of manifest.tables) {
    const table = tables.find((one) => one.name === name);
    const found = new RowSum();
    if (table) await copyOut(tx, copyOf(table, 'to stdout'), async (lines) => found.add(lines));
    if (found.sum !== sum) throw new BackupDamage(`The rows of ${name} are not those of the backup.`);
  }
}

/** The parts of a backup, of which one may be looked at before it is taken. */
class InTurn {
  readonly #parts: AsyncGenerator<Part, undefined>;
  #kept: Part | undefined;

  constructor(parts: AsyncGenerator<Part, undefined>) {
    this.#parts = parts;
  }

  async next(): Promise<Part | undefined> {
    const kept = this.#kept;
    this.#kept = undefined;
    return kept ?? (await this.#parts.next()).value;
  }

  /** Lets go of the file. */
  async close(): Promise<void> {
    await this.#parts.return(undefined);
  }

  /** The rows that come now; what follows them stays. */
  async *rows(): AsyncGenerator<Buffer> {
    for (let part = await this.next(); part; part = await this.next()) {
      if (part.kind !== 'rows') {
        this.#kept = part;
        return;
      }
      yield part.lines;
    }
  }
}
