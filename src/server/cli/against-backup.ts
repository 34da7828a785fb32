import { partsOf } from '#server/backup/read-file.ts';
import { RowSum } from '#server/backup/row-sum.ts';
import type { Manifest, TableHead } from '#server/backup/contents.ts';
import { copyOut } from '#server/db/copy-stream.ts';
import { type Unreadable, unlessUnreadable } from '#server/db/damage.ts';
import type { Tx } from '#server/db/query.ts';
import { copyOfRows, sequencesNamed, writeAlike } from '#server/db/whole-database.ts';
import { type Finding, found, listed, unread } from './finding.ts';
import {
  type BackupRow,
  goesWith,
  lostOf,
  type Missing,
  noteTakenAway,
  type Numbers,
  rowsIn,
  tellsOfTakenAway,
} from './taken-away.ts';
import { importsTakenBack, missingRows } from './whole-tables.queries.ts';

/** Tables in which the program changes nothing that is there. */
const histories = new Set(['application_status_history', 'application_step_history']);

const whenLost =
  'The program removes none of these, except with a sandbox or with an import that is undone, and those do not count here. Find out when they went (backups of other days, the log of the database), and restore the newest backup that has them into a new DATA_DIR or DATABASE_URL (docs/operating.md).';

/**
 * Holds a database that people go on working in against a backup of earlier: what is never taken away must be there, histories
 * must say what they said, and no numbering may have gone back.
 */
export async function* againstBackup(
  tx: Tx,
  file: string,
  passphrase: string | undefined,
): AsyncGenerator<Finding> {
  const { takenAt, looked, lost, changed, unreadTables, sequences } = await compared(tx, file, passphrase);
  const backup = `the backup of ${takenAt.slice(0, 16).replace('T', ' ')} UTC`;
  for (const [name, why] of unreadTables)
    yield unread(`the rows of ${name} can be held against ${backup}`, why);
  yield {
    about: `what is never removed is still there, ${looked} rows of ${backup}`,
    fault: listed(
      [...lost].map(
        ([name, ids]) => `${ids.length} of ${name} are gone, such as number ${ids.slice(0, 5).join(', ')}`,
      ),
    ),
    advice: whenLost,
  };
  yield {
    about: `histories say what they said in ${backup}`,
    fault: listed([...changed].map((name) => `rows of ${name} were changed`)),
    advice:
      'The program adds to histories and changes nothing in them. Find out who works on the database past it, and compare these rows with the backup restored aside.',
  };
  yield await found(tx, {
    about: `numbers go on from those of ${backup}`,
    advice:
      'New rows would get numbers that others had. Set each with select setval(‘its name’, the backup’s number), while the server is stopped.',
    look: async () => listed(await wentBack(tx, sequences)),
  });
}

interface Compared {
  takenAt: string;
  /** How many rows of the backup were looked for. */
  looked: number;
  lost: Map<string, number[]>;
  /** Histories that say something else. */
  changed: Set<string>;
  unreadTables: Map<string, Unreadable>;
  sequences: Manifest['sequences'];
}

async function compared(tx: Tx, file: string, passphrase: string | undefined): Promise<Compared> {
  await writeAlike(tx);
  const takenBack = await unlessUnreadable(tx, () => importsTakenBack(tx));
  const batches = new Set('result' in takenBack ? takenBack.result : []);
  const away: Numbers = new Map();
  const missing: Missing = new Map();
  const changed = new Set<string>();
  const unreadTables = new Map<string, Unreadable>();
  let [takenAt, looked, sequences]: [string, number, Manifest['sequences']] = ['', 0, []];
  const hold = async (table: TableHead, lines: Buffer) => {
    const { name } = table;
    if (!goesWith.has(name) && !tellsOfTakenAway(name)) return;
    const rows = rowsIn(lines, table);
    noteTakenAway(away, { table: name, values: rows.map(({ row }) => row) }, batches);
    if (!goesWith.has(name) || unreadTables.has(name)) return;
    // Accounts that were made for alerts alone go when those end.
    const held = rows.filter(({ row }) => row('made_for_alerts') !== 't');
    const now = await unlessUnreadable(tx, () => rowsNow(tx, table, held));
    if (!('result' in now)) return void unreadTables.set(name, now);
    looked += held.length;
    const before = missing.get(name) ?? new Map<number, number>();
    for (const [id, parent] of now.result.gone) before.set(id, parent);
    missing.set(name, before);
    if (now.result.areChanged) changed.add(name);
  };
  let table: TableHead | undefined;
  for await (const part of partsOf(file, passphrase)) {
    if (part.kind === 'head') ({ takenAt } = part.head);
    else if (part.kind === 'table') ({ table } = part);
    else if (part.kind === 'manifest') ({ sequences } = part.manifest);
    else if (table) await hold(table, part.lines);
  }
  return { takenAt, looked, lost: lostOf(missing, away), changed, unreadTables, sequences };
}

/** Which rows of the backup are gone, each with what it may have gone with, and whether those of a history say something else. */
async function rowsNow(
  tx: Tx,
  table: TableHead,
  before: readonly { line: string; row: BackupRow }[],
): Promise<{ gone: Map<number, number>; areChanged: boolean }> {
  const numbered = new Map(before.map((one) => [Number(one.row('id')), one]));
  const parent = goesWith.get(table.name)?.column ?? '';
  const gone = new Map<number, number>();
  for (const id of await missingRows(tx, table.name, [...numbered.keys()])) {
    gone.set(id, Number(numbered.get(id)?.row(parent)));
    numbered.delete(id);
  }
  const lines = [...numbered.values()].map(({ line }) => `${line}\n`).join('');
  const areChanged =
    histories.has(table.name) && !(await saysTheSame(tx, table, [...numbered.keys()], Buffer.from(lines)));
  return { gone, areChanged };
}

async function saysTheSame(
  tx: Tx,
  { name, columns }: TableHead,
  ids: readonly number[],
  lines: Buffer,
): Promise<boolean> {
  const [was, is] = [new RowSum(), new RowSum()];
  was.add(lines);
  await copyOut(tx, copyOfRows({ name, columns }, ids), async (now) => is.add(now));
  return was.sum === is.sum;
}

async function wentBack(tx: Tx, before: readonly { name: string; value: number }[]): Promise<string[]> {
  const names = before.map(({ name }) => name);
  const now = new Map((await sequencesNamed(tx, names)).map(({ name, value }) => [name, value]));
  return before.flatMap(({ name, value }) => {
    const is = now.get(name);
    return is !== undefined && is < value ? [`${name} is at ${is}, and was at ${value}`] : [];
  });
}
