import type { Field, FieldTable } from './field.ts';
import { typedNumber } from './numbers.ts';

/** What a form holds of a field: text as it is typed, also of numbers and dates; a list of lines; of rows each as such a form. */
export type Typed<One extends Field> = One extends { kind: 'lines' | 'skills' }
  ? readonly string[]
  : One extends { kind: 'choices'; values: infer Values extends readonly string[] }
    ? readonly Values[number][]
    : One extends { kind: 'rows'; fields: infer Table extends FieldTable }
      ? readonly TypedIn<Table>[]
      : One extends { kind: 'choice'; required: true; values: infer Values extends readonly string[] }
        ? Values[number]
        : string;
export type TypedIn<Table extends FieldTable> = { readonly [Name in keyof Table]: Typed<Table[Name]> };

/** What is sent of it, and what is told of it. */
type Sent<One extends Field> = One extends { kind: 'number' | 'amount' }
  ? Maybe<One, number>
  : One extends { kind: 'lines' | 'skills' }
    ? string[]
    : One extends { kind: 'choices'; values: infer Values extends readonly string[] }
      ? Values[number][]
      : One extends { kind: 'rows'; fields: infer Table extends FieldTable }
        ? SentIn<Table>[]
        : One extends { kind: 'choice'; values: infer Values extends readonly string[] }
          ? Maybe<One, Values[number]>
          : Maybe<One, string>;
type Maybe<One extends Field, Value> = One extends { required: true } ? Value : Value | null;
export type SentIn<Table extends FieldTable> = { -readonly [Name in keyof Table]: Sent<Table[Name]> };

// What a form holds of a field, by what its kind holds: `Typed` says which.
export function textIn(typed: unknown): string {
  return typeof typed === 'string' ? typed : '';
}
export function textsIn(typed: unknown): string[] {
  return Array.isArray(typed) ? typed.filter((one) => typeof one === 'string') : [];
}
export function rowsIn(typed: unknown): TypedIn<FieldTable>[] {
  return Array.isArray(typed) ? typed.filter((one) => typeof one === 'object') : [];
}

/** A form filled with what is told of a thing. */
export function typedIn<Table extends FieldTable>(
  table: Table,
  thing: { readonly [Name in keyof Table]: Sent<Table[Name]> | null | undefined },
): TypedIn<Table> {
  // The casts: of each field what its kind holds.
  return mapped(table, thing, (field, value) => {
    if (isList(field)) return value ?? [];
    if (field.kind === 'rows')
      return rowsIn(value).map((row) => typedIn(field.fields, row as Record<string, never>));
    const text = typeof value === 'number' ? String(value) : textIn(value);
    return field.kind === 'date' && field.by === 'month' ? text.slice(0, 'YYYY-MM'.length) : text;
  }) as TypedIn<Table>;
}

/** A form in which nothing is filled in. */
export function blankOf<Table extends FieldTable>(table: Table): TypedIn<Table> {
  return mapped(table, {}, (field) => (isList(field) || field.kind === 'rows' ? [] : '')) as TypedIn<Table>; // as above
}

/** What is sent of a form in which nothing is wrong; nothing, where nothing is typed, is null. */
export function sentOf<Table extends FieldTable>(table: Table, values: TypedIn<Table>): SentIn<Table> {
  return mapped(table, values, (field, typed) => {
    if (field.kind === 'number' || field.kind === 'amount') return typedNumber(textIn(typed));
    if (field.kind === 'rows')
      return filledRows(field, rowsIn(typed)).map(([, row]) => sentOf(field.fields, row));
    if (isList(field)) return textsIn(typed);
    if (field.kind === 'date' && field.by === 'month') return typed ? `${textIn(typed)}-01` : null;
    const isText = field.kind === 'line' || field.kind === 'text';
    return typed === '' || (isText && !textIn(typed).trim()) ? null : typed;
  }) as SentIn<Table>;
}

/** What was sent of a thing that is new: of what was left out, null. */
export function wholeOf<Table extends FieldTable>(table: Table, sent: Partly<SentIn<Table>>): SentIn<Table> {
  // The cast: of each field what was sent, which its schema has seen.
  return mapped(table, sent, (_, value) => value ?? null) as SentIn<Table>;
}

/** Whatever may be null may be left out. */
type Partly<Whole> = {
  readonly [Name in keyof Whole as null extends Whole[Name] ? Name : never]?: Whole[Name] | undefined;
} & { readonly [Name in keyof Whole as null extends Whole[Name] ? never : Name]: Whole[Name] };

/** The rows that count, each with its place in the form. */
export function filledRows(
  { dropsEmpty }: { dropsEmpty?: boolean },
  rows: readonly TypedIn<FieldTable>[],
): [number, TypedIn<FieldTable>][] {
  return [...rows.entries()].filter(([, row]) => !dropsEmpty || Object.values(row).some(isTyped));
}

function isList({ kind }: Field): boolean {
  return kind === 'lines' || kind === 'skills' || kind === 'choices';
}

function isTyped(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}

function mapped(
  table: FieldTable,
  values: Readonly<Record<string, unknown>>,
  of: (field: Field, value: unknown) => unknown,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(table).map(([name, field]) => [name, of(field, values[name])]));
}
