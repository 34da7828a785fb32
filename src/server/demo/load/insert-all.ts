import type { Tx } from '#server/db/query.ts';
import { rows, run } from '#server/db/query.ts';

/** Inserts rows, keyed by column name, in one statement. All rows must have the columns of the first. */
export async function insertAll(tx: Tx, table: string, values: readonly object[]): Promise<void> {
  const { text, json } = statement(table, values);
  if (values.length) await run(tx, text, [json]);
}

/** The same for tables that number their rows; answers the numbers in the order of the rows, in which PostgreSQL inserts and returns them. */
export async function insertNumbered(tx: Tx, table: string, values: readonly object[]): Promise<number[]> {
  const { text, json } = statement(table, values);
  const inserted = values.length ? await rows<{ id: number }>(tx, `${text} returning id`, [json]) : [];
  return inserted.map(({ id }) => id);
}

function statement(table: string, values: readonly object[]): { text: string; json: string } {
  const columns = Object.keys(values[0] ?? {}).join(', ');
  const text = `insert into ${table} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${table}, $1)`;
  return { text, json: JSON.stringify(values) };
}
