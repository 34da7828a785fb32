import type { TaskName } from '#domain/tasks.ts';
import { ownSchema } from '#server/db/own-schema.queries.ts';
import { type Db, row, rows } from '#server/db/query.ts';

/**
 * Every table, those of the queues too, the largest first, with its bytes and those of its indexes and long values, and whether our
 * role may read it.
 */
export async function tableSizes(
  db: Db,
): Promise<{ name: string; bytes: number; table: string; readable: boolean }[]> {
  return rows(
    db,
    `select c.oid::regclass::text as name, pg_total_relation_size(c.oid) as bytes, c.relname as table,
            has_table_privilege(c.oid, 'select') as readable
     from pg_class c where c.relkind = 'r' and c.relnamespace in (${ownSchema}, to_regnamespace('pgboss')) order by 2 desc, 1`,
  );
}

/** Reads every value of every row of a table, long ones too; fails where one cannot be read. */
export async function readAll(db: Db, table: string): Promise<void> {
  await row(db, `select sum(octet_length(t::text)) as bytes from ${table} t`);
}

/** What was given up and nobody has decided on, by what it was. */
export async function givenUp(db: Db): Promise<{ task: TaskName; many: number }[]> {
  return rows(
    db,
    `select source_name as task, count(*)::integer as many from pgboss.job where name = 'failed' and state = 'created' group by 1 order by 2 desc, 1`,
  );
}

/** Settings under which the database does not look after itself. */
export async function neglected(db: Db): Promise<string[]> {
  const off = await rows<{ name: string }>(
    db,
    `select name from pg_settings where name in ('autovacuum', 'track_counts') and setting = 'off' order by name`,
  );
  return off.map(({ name }) => `${name} is off`);
}

/** Of these rows by number, those that are not there. */
export async function missingRows(db: Db, table: string, ids: readonly number[]): Promise<number[]> {
  const gone = await rows<{ id: number }>(
    db,
    `select id from unnest($1::bigint[]) as known (id) where not exists (select from "${table}" t where t.id = known.id) order by id`,
    [ids],
  );
  return gone.map(({ id }) => id);
}

/** Imports that were taken back, or are just being. */
export async function importsTakenBack(db: Db): Promise<number[]> {
  const found = await rows<{ id: number }>(
    db,
    `select id from import_batch where state in ('taking_back', 'taken_back')`,
  );
  return found.map(({ id }) => id);
}
