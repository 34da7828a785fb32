import type pg from 'pg';
import { copyIn, copyOut } from '#server/db/copy-stream.ts';
import { isDatabaseError } from '#server/db/database-error.ts';
import { timeouts } from '#server/db/limits.ts';
import { appliedTo, cannotMake, isOwnVersion, makeSchema, waitForTurn } from '#server/db/migrate.ts';
import type { Tx } from '#server/db/query.ts';
import { withoutAdded } from '#server/db/schema-parts.ts';
import { inTransaction } from '#server/db/transaction.ts';
import {
  copyOf,
  letNobodyIn,
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
import { beginTimesAnew, holdWebhooks, holdWhatWaited, moveSecurityLogOn } from './waiting.queries.ts';

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
 * there is all of it or nothing. Then the schema is brought to this program's, and the queues are made. Answers in words what of the
 * backup was left out, as its migrations do not make it: what somebody had added to that database past the program.
 */
export async function restoreBackup(direct: pg.Pool, wanted: Wanted): Promise<string[]> {
  const putAllBack = async (tx: Tx) => {
    const parts = new InTurn(partsOf(wanted.file, wanted.passphrase));
    return putBack(tx, parts, wanted).finally(() => parts.close());
  };
  const leftOut = await inTransaction(direct, putAllBack, { atMost: timeouts.night });
  await prepareDatabase(direct);
  return leftOut;
}

async function putBack(tx: Tx, parts: InTurn, { file, sendWaiting, compare }: Wanted): Promise<string[]> {
  await writeAlike(tx);
  const first = await parts.next();
  if (first?.kind !== 'head') throw new BackupDamage(`${file} does not begin as a backup does.`);
  await makeRoom(tx, first.head);
  return fill(tx, parts, first.head, { sendWaiting, compare }).catch(withRule);
}

/** Puts the rows into tables in which nobody's are. */
async function fill(
  tx: Tx,
  parts: InTurn,
  { migrations }: Head,
  { sendWaiting, compare }: Pick<Wanted, 'sendWaiting' | 'compare'>,
): Promise<string[]> {
  const there = await tablesOfOurs(tx);
  const tables = isOwnVersion(migrations) ? (await withoutAdded(there)).ours : there;
  const { putBack: putRulesBack } = await setAside(tx, tables);
  const loaded = new Map<string, Loaded>();
  const leftOut: string[] = [];
  for (let part = await parts.next(); part; part = await parts.next()) {
    if (part.kind === 'table') {
      const { table, added } = knownTable(tables, part.table);
      leftOut.push(...added);
      if (table) loaded.set(table.name, await load(tx, table, fieldsOf(part.table, table), parts));
      else for await (const _ of parts.rows()); // Of a table that is left out.
    } else if (part.kind === 'manifest') {
      await setSequences(tx, part.manifest.sequences);
      holdTables(tables, loaded);
      holdCounts(part.manifest, loaded);
      if (compare) await holdSums(tx, part.manifest, loaded);
    }
  }
  if (!sendWaiting) await holdWhatWaited(tx, migrations.length);
  await putRulesBack();
  if (!sendWaiting) {
    await holdWebhooks(tx, migrations.length);
    await beginTimesAnew(tx, migrations.length);
    await moveSecurityLogOn(tx, migrations.length);
  }
  return leftOut;
}

/** The rows are those of the backup, and its database kept a rule of ours no longer. Their values are not told. */
function withRule(error: unknown): never {
  if (!isDatabaseError(error) || !error.code?.startsWith(rowsBreakRule)) throw error;
  const { table = 'a table', constraint, column } = error;
  const rule = constraint ?? `that ${column} has a value`;
  throw new BackupDamage(
    `The rows of ${table} break the rule ${rule}, so this backup cannot be restored. Mend them in the database that it was made of, where doctor names them, and back that up anew.`,
  );
}

/** How PostgreSQL’s codes of integrity_constraint_violation begin. */
const rowsBreakRule = '23';

/** What came of a table. */
interface Loaded {
  table: TableOfOurs;
  rows: number;
  /** Of its rows without what was left out of them; undefined where that is nothing. */
  sum: RowSum | undefined;
}

async function load(
  tx: Tx,
  table: TableOfOurs,
  fields: readonly number[] | undefined,
  parts: InTurn,
): Promise<Loaded> {
  const sum = fields && new RowSum();
  const lines = async function* () {
    for await (const all of parts.rows()) {
      const kept = fields ? withFields(all, fields) : all;
      sum?.add(kept);
      yield kept;
    }
  };
  return { table, rows: await copyIn(tx, copyOf(table, 'from stdin'), lines()), sum };
}

/** Which fields of the backup's rows a table takes; undefined where it takes all. */
function fieldsOf(backup: TableHead, { columns }: TableOfOurs): number[] | undefined {
  if (columns.length === backup.columns.length) return undefined;
  return columns.map((column) => backup.columns.indexOf(column));
}

/** Lines of COPY's text format, in which a tab and the end of a line stand for nothing else, with these fields alone. */
function withFields(lines: Buffer, fields: readonly number[]): Buffer {
  const kept = lines
    .toString('latin1')
    .split('\n')
    .map((line) => {
      const all = line.split('\t');
      return line && fields.map((field) => all[field]).join('\t');
    });
  return Buffer.from(kept.join('\n'), 'latin1');
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
  // Else somebody could come while a table is waited for, and go with its rows.
  await letNobodyIn(tx);
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

/** Which table of the schema takes the rows, by which columns; and what the schema does not have. */
function knownTable(
  tables: readonly TableOfOurs[],
  { name, columns }: TableHead,
): { table?: TableOfOurs; added: string[] } {
  const table = tables.find((one) => one.name === name);
  if (!table) return { added: [`table ${name}`] };
  const lacking = table.columns.find((column) => !columns.includes(column));
  if (lacking !== undefined) throw notWhole(`column ${lacking} of ${name}`);
  const isKnown = (column: string) => table.columns.includes(column);
  return {
    table: { name, columns: columns.filter(isKnown) },
    added: columns.filter((column) => !isKnown(column)).map((column) => `column ${column} of ${name}`),
  };
}

/** Whether every table came that the migrations make. */
function holdTables(tables: readonly TableOfOurs[], loaded: ReadonlyMap<string, Loaded>): void {
  const lacking = tables.find(({ name }) => !loaded.has(name));
  if (lacking) throw notWhole(`table ${lacking.name}`);
}

function notWhole(part: string): BackupFault {
  return new BackupFault(
    `The backup has no ${part}, which this schema has: it was made of a database that was no longer whole. Restore an older one.`,
  );
}

function holdCounts({ tables }: Manifest, loaded: ReadonlyMap<string, Loaded>): void {
  for (const { table, rows } of loaded.values()) {
    const said = tables.find(({ name }) => name === table.name)?.rows ?? 0;
    if (rows !== said)
      throw new BackupDamage(`${table.name} has ${rows} rows instead of the backup’s ${said}.`);
  }
}

async function holdSums(tx: Tx, manifest: Manifest, loaded: ReadonlyMap<string, Loaded>): Promise<void> {
  for (const { table, sum } of loaded.values()) {
    const { name } = table;
    const found = new RowSum();
    await copyOut(tx, copyOf(table, 'to stdout'), async (lines) => found.add(lines));
    const said = sum ? sum.sum : manifest.tables.find((one) => one.name === name)?.sum;
    if (found.sum !== said) throw new BackupDamage(`The rows of ${name} are not those of the backup.`);
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
