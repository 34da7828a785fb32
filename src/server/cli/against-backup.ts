import { partsOf } from '#server/backup/read-file.ts';
import { RowSum } from '#server/backup/row-sum.ts';
import type { Head, TableHead } from '#server/backup/contents.ts';
import { copyOut } from '#server/db/copy-stream.ts';
import { type Unreadable, unlessUnreadable } from '#server/db/damage.ts';
import type { Tx } from '#server/db/query.ts';
import { copyOfRows, sequencesNow, writeAlike } from '#server/db/whole-database.ts';
import { type Finding, listed, unread } from './finding.ts';
import { missingRows } from './whole-tables.queries.ts';

/** Tables from which the program takes nothing away: whatever was in them is in them for good. */
const kept = new Set([
  'user_account',
  'company',
  'job_posting',
  'application',
  'message',
  'offer',
  'interview',
  'scorecard',
]);
/** And in which it changes nothing either. */
const histories = new Set(['application_status_history', 'application_step_history']);

const gone =
  'The program removes none of these. Find out when they went (backups of other days, the log of the database), and restore the newest backup that has them into a new DATA_DIR or DATABASE_URL (docs/operating.md).';

/**
 * Holds a database that people go on working in against a backup of earlier: what is never taken away must be there, histories
 * must say what they said, and no numbering may have gone back.
 */
export async function* againstBackup(
  tx: Tx,
  file: string,
  passphrase: string | undefined,
): AsyncGenerator<Finding> {
  await writeAlike(tx);
  let head: Head | undefined;
  let table: TableHead | undefined;
  const missing = new Map<string, { many: number; some: number[] }>();
  const changed = new Set<string>();
  const unreadTables = new Map<string, Unreadable>();
  let looked = 0;
  let sequences: { result: string[] } | Unreadable = { result: [] };
  for await (const part of partsOf(file, passphrase)) {
    if (part.kind === 'head') head = part.head;
    else if (part.kind === 'table') table = part.table;
    else if (part.kind === 'manifest')
      sequences = await unlessUnreadable(tx, () => wentBack(tx, part.manifest.sequences));
    else if (table && isHeld(table.name) && !unreadTables.has(table.name)) {
      const of = table;
      const rows = await unlessUnreadable(tx, () => rowsNow(tx, of, part.lines));
      if (!('result' in rows)) {
        unreadTables.set(of.name, rows);
        continue;
      }
      const { all, gone: ids, areChanged } = rows.result;
      looked += all;
      const before = missing.get(of.name) ?? { many: 0, some: [] };
      missing.set(of.name, {
        many: before.many + ids.length,
        some: [...before.some, ...ids].slice(0, 5),
      });
      if (areChanged) changed.add(of.name);
    }
  }
  const taken = `${head?.takenAt.slice(0, 16).replace('T', ' ')} UTC`;
  for (const [name, why] of unreadTables)
    yield unread(`the rows of ${name} can be held against the backup of ${taken}`, why);
  const lost = [...missing].filter(([, { many }]) => many > 0);
  yield {
    about: `what is never removed is still there, ${looked} rows of the backup of ${taken}`,
    fault:
      lost
        .map(([name, { many, some }]) => `${many} of ${name} are gone, such as number ${some.join(', ')}`)
        .join('; ') || undefined,
    advice: gone,
  };
  yield {
    about: `histories say what they said in the backup of ${taken}`,
    fault: [...changed].map((name) => `rows of ${name} were changed`).join('; ') || undefined,
    advice:
      'The program adds to histories and changes nothing in them. Find out who works on the database past it, and compare these rows with the backup restored aside.',
  };
  const numbers = `numbers go on from those of the backup of ${taken}`;
  if ('result' in sequences)
    yield {
      about: numbers,
      fault: listed(sequences.result),
      advice:
        'New rows would get numbers that others had. Set each with select setval(‘its name’, the backup’s number), while the server is stopped.',
    };
  else yield unread(numbers, sequences);
}

const isHeld = (table: string) => kept.has(table) || histories.has(table);

/** How many rows of the backup these are, which of them are gone, and whether those of a history say something else. */
async function rowsNow(
  tx: Tx,
  table: TableHead,
  lines: Buffer,
): Promise<{ all: number; gone: number[]; areChanged: boolean }> {
  const ids = numbersIn(lines, table);
  const goneNow = await missingRows(tx, table.name, ids);
  const areChanged =
    !goneNow.length && histories.has(table.name) && !(await saysTheSame(tx, table, ids, lines));
  return { all: ids.length, gone: goneNow, areChanged };
}

/** The numbers of rows as COPY writes them. Accounts that were made for alerts alone go when those end. */
function numbersIn(lines: Buffer, { name, columns }: TableHead): number[] {
  const place = columns.indexOf('id');
  const forAlerts = name === 'user_account' ? columns.indexOf('made_for_alerts') : -1;
  return lines
    .toString('utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('\t'))
    .filter((values) => values[forAlerts] !== 't')
    .map((values) => Number(values[place]));
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
  const now = new Map((await sequencesNow(tx)).map(({ name, value }) => [name, value]));
  return before.flatMap(({ name, value }) => {
    const is = now.get(name);
    return is !== undefined && is < value ? [`${name} is at ${is}, and was at ${value}`] : [];
  });
}
