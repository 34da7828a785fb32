import { CannotStart } from '#server/cannot-start.ts';
import { isDatabaseError } from './database-error.ts';
import { row, type Tx } from './query.ts';
import { notAllowedCode } from './troubles.ts';

/** Corrupted data or index, a file that is gone, a disk that does not answer. */
const damaged = new Set(['XX001', 'XX002', '58P01', '58030']);

/** A table, column, function, schema or other thing of the schema that is not there. */
const missing = new Set(['42P01', '42703', '42883', '42704', '3F000']);

/** What PostgreSQL says of data that it cannot read, without any of that data; undefined where that is not so. */
export function damageIn(error: unknown): string | undefined {
  if (!isDatabaseError(error)) return undefined;
  const { code = '', message, routine = '' } = error;
  // What it never expected, it calls an internal error. A pooler says so, too, but not from which routine of PostgreSQL.
  const isDamage = damaged.has(code) || (code === 'XX000' && routine !== '');
  if (!isDamage) return undefined;
  const [page] = /block \d+ (?:of|in) (?:file |relation )?"?(?:base|global)\/[\d/]+"?/.exec(message) ?? [];
  const [, file] = /could not open file "((?:base|global)\/[\d/]+)/.exec(message) ?? [];
  const which = page?.replaceAll('"', '') ?? (file && `${file} cannot be opened`);
  return `damaged: ${which ?? `${code} ${routine}`}`;
}

/** What is to be done before anything else where a file of the database is damaged. */
export const copyAwayFirst = 'Stop the server and copy the whole data folder away before anything else. Then';

export const whenDamaged = `${copyAwayFirst} restore the newest good backup into a new DATA_DIR or DATABASE_URL (docs/operating.md), and have the disk and the memory of the machine checked.`;

/** Why a database cannot be opened of which nothing can be read, and what to do; undefined where that is not so. */
export function cannotBeRead(error: unknown): CannotStart | undefined {
  const damage = damageIn(error);
  return damage === undefined
    ? undefined
    : new CannotStart(`The database cannot be read (${damage}). ${whenDamaged}`);
}

/** What PostgreSQL says of a thing of the schema that is not there; its name is one of ours. */
function missingIn(error: unknown): string | undefined {
  if (!isDatabaseError(error) || !missing.has(error.code ?? '')) return undefined;
  return `missing: ${error.message.replaceAll('"', '')}`;
}

/** What PostgreSQL says of a thing that our role may not use. */
function keptIn(error: unknown): string | undefined {
  return isDatabaseError(error) && error.code === notAllowedCode ? error.message : undefined;
}

/** Something that is damaged, and where, as far as is known; something that is gone; or something that its owner keeps from us. */
export type Unreadable =
  | { damage: string; place: string | undefined }
  | { missing: string }
  | { kept: string };

/** Reads something in a transaction that goes on, also where what is to be read is damaged or gone, or, if so told, is kept from us. */
export async function unlessUnreadable<Result>(
  tx: Tx,
  read: () => Promise<Result>,
  { orKept = false } = {},
): Promise<{ result: Result } | Unreadable> {
  await tx.query('savepoint look');
  try {
    const result = await read();
    await tx.query('release savepoint look');
    return { result };
  } catch (error) {
    const damage = damageIn(error);
    const gone = missingIn(error);
    const kept = orKept ? keptIn(error) : undefined;
    if (damage === undefined && gone === undefined && kept === undefined) throw error;
    await tx.query('rollback to savepoint look; release savepoint look');
    if (damage !== undefined) return { damage, place: await placeOf(tx, damage) };
    return kept === undefined ? { missing: gone ?? '' } : { kept };
  }
}

/**
 * The table, or the index and its table, that a file belongs to: 'table job_posting', 'index application_pkey of application'.
 * Undefined where that cannot be read either.
 */
async function placeOf(tx: Tx, damage: string): Promise<string | undefined> {
  const file = /base\/\d+\/\d+|global\/\d+/.exec(damage)?.[0];
  if (file === undefined) return undefined;
  await tx.query('savepoint place');
  // Of one table at a time: to plan a join, PostgreSQL reads pg_constraint, which may be what is damaged.
  const found = await row<{ place: string }>(
    tx,
    `select case c.relkind
              when 'i' then format('index %s of %s', c.oid::regclass, (select i.indrelid::regclass from pg_index i where i.indexrelid = c.oid))
              when 't' then format('long values of table %s', (select t.oid::regclass from pg_class t where t.reltoastrelid = c.oid))
              else format('table %s', c.oid::regclass) end as place
     from pg_class c
     where pg_relation_filepath(c.oid) = $1`,
    [file],
  ).catch(async () => {
    await tx.query('rollback to savepoint place');
    return undefined;
  });
  await tx.query('release savepoint place');
  return found?.place;
}
