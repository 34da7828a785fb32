import { isDatabaseError } from './database-error.ts';
import { row, type Tx } from './query.ts';

/** Corrupted data or index, a file that is gone, a disk that does not answer. */
const damaged = new Set(['XX001', 'XX002', '58P01', '58030']);

/** What PostgreSQL says of data that it cannot read, without any of that data; undefined where that is not so. */
export function damageIn(error: unknown): string | undefined {
  if (!isDatabaseError(error)) return undefined;
  const { code = '', message, routine = '' } = error;
  // What it never expected, it calls an internal error.
  const isDamage = damaged.has(code) || (code === 'XX000' && /toast value|tuple|page/.test(message));
  if (!isDamage) return undefined;
  const [page] = /block \d+ (?:of|in) (?:file |relation )?"?base\/[\d/]+"?/.exec(message) ?? [];
  return `damaged: ${page?.replaceAll('"', '') ?? `${code} ${routine}`}`;
}

/** Something that is damaged, and where, as far as is known. */
export interface Damage {
  damage: string;
  /** 'table job_posting', 'index application_pkey of application' */
  place: string | undefined;
}

/** Reads something in a transaction that goes on, also where what is to be read is damaged. */
export async function unlessDamaged<Result>(
  tx: Tx,
  read: () => Promise<Result>,
): Promise<{ result: Result } | Damage> {
  await tx.query('savepoint look');
  try {
    return { result: await read() };
  } catch (error) {
    const damage = damageIn(error);
    if (damage === undefined) throw error;
    await tx.query('rollback to savepoint look');
    return { damage, place: await placeOf(tx, damage).catch(() => undefined) };
  } finally {
    await tx.query('release savepoint look');
  }
}

/** The table, or the index and its table, that a file belongs to. */
async function placeOf(tx: Tx, damage: string): Promise<string | undefined> {
  const file = /base\/\d+\/(\d+)/.exec(damage)?.[1];
  if (file === undefined) return undefined;
  const found = await row<{ place: string }>(
    tx,
    `select case when i.indexrelid is not null then format('index %s of %s', c.oid::regclass, i.indrelid::regclass)
                 when t.oid is not null then format('long values of table %s', t.oid::regclass) else format('table %s', c.oid::regclass) end as place
     from pg_class c left join pg_index i on i.indexrelid = c.oid left join pg_class t on t.reltoastrelid = c.oid
     where pg_relation_filenode(c.oid) = $1`,
    [Number(file)],
  );
  return found?.place;
}
