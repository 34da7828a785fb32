import { z } from 'zod';

/** What a backup says of itself before its rows, and after them. Names of tables are without a schema: all are in `public`. */

export const headForm = z.object({
  /** ISO time of the one moment that all of it shows, by the clock of the database. */
  takenAt: z.string(),
  /** Of the program that made it. */
  program: z.string(),
  /** As the server of the database says it, such as '18.4'. */
  postgres: z.string(),
  /** The migrations that had run, in order: with them the tables are made again. */
  migrations: z.array(z.object({ version: z.int(), name: z.string(), sha256: z.string() })),
});

export const tableForm = z.object({ name: z.string(), columns: z.array(z.string()) });

export const manifestForm = z.object({
  tables: z.array(
    z.object({
      name: z.string(),
      rows: z.int(),
      /** The sum of the sha-256 of each row as COPY writes it: it does not depend on their order. */
      sum: z.string(),
    }),
  ),
  sequences: z.array(z.object({ name: z.string(), value: z.int(), called: z.boolean() })),
});

export type Head = z.output<typeof headForm>;
export type TableHead = z.output<typeof tableForm>;
export type Manifest = z.output<typeof manifestForm>;

/** One part of a backup, in the order head, then for each table its name and its rows, then manifest. */
export type Part =
  | { kind: 'head'; head: Head }
  | { kind: 'table'; table: TableHead }
  | { kind: 'rows'; lines: Buffer }
  | { kind: 'manifest'; manifest: Manifest };

/** Says of each part in turn whether it may come there: a second head, or a table again, would be another backup in the same file. */
export function orderOfParts(): (part: Part) => boolean {
  const tables = new Set<string>();
  let last: Part['kind'] | undefined;
  return (part) => {
    const before = last;
    last = part.kind;
    if (part.kind === 'head') return before === undefined;
    if (part.kind === 'rows') return before === 'table' || before === 'rows';
    if (part.kind === 'manifest') return before !== undefined;
    const isNew = !tables.has(part.table.name);
    tables.add(part.table.name);
    return isNew && before !== undefined;
  };
}

const letters = { head: 'H', table: 'T', rows: 'R', manifest: 'M' } as const;

/** A part as bytes: a letter for what it is, and then lines of COPY's text format, or JSON. */
export function bytesOf(part: Part): Buffer {
  const letter = Buffer.from(letters[part.kind]);
  if (part.kind === 'rows') return Buffer.concat([letter, part.lines]);
  const said = part.kind === 'head' ? part.head : part.kind === 'table' ? part.table : part.manifest;
  return Buffer.concat([letter, Buffer.from(JSON.stringify(said))]);
}

/** Throws where it is no part of ours. */
export function partOf(bytes: Buffer): Part {
  const letter = bytes.toString('latin1', 0, 1);
  const rest = bytes.subarray(1);
  if (letter === letters.rows) return { kind: 'rows', lines: rest };
  const said: unknown = JSON.parse(rest.toString());
  if (letter === letters.head) return { kind: 'head', head: headForm.parse(said) };
  if (letter === letters.table) return { kind: 'table', table: tableForm.parse(said) };
  if (letter === letters.manifest) return { kind: 'manifest', manifest: manifestForm.parse(said) };
  throw new Error(`There is no part of the kind ${letter}`);
}
