import type { Fields } from '#client/kit/edits/conflict.ts';
import type { Field, FieldTable } from '#domain/fields/field.ts';
import { rowsIn, textIn, textsIn, type TypedIn } from '#domain/fields/typed.ts';

/** The fields of a table as two versions of them are shown beside each other. */
export function shownFields<Table extends FieldTable>(table: Table): Fields<TypedIn<Table>> {
  const shown = Object.entries(table).map(([name, field]) => [
    name,
    { label: field.asked ?? field.label, text: (value: unknown) => inWords(field, value) },
  ]);
  return Object.fromEntries(shown) as Fields<TypedIn<Table>>; // one of each field
}

function inWords(field: Field, value: unknown): string {
  switch (field.kind) {
    case 'choice':
      return field.labels?.[textIn(value)] ?? textIn(value);
    case 'choices':
      return textsIn(value)
        .map((one) => field.labels?.[one] ?? one)
        .join(', ');
    case 'skills':
      return textsIn(value).join(', ');
    case 'lines':
      return textsIn(value).join('\n');
    case 'rows':
      return rowsIn(value)
        .map((row) => Object.entries(field.fields).map(([name, part]) => inWords(part, row[name])))
        .map((parts) => parts.join(' '))
        .join('\n');
    case 'line':
    case 'text':
    case 'link':
    case 'email':
    case 'secret':
    case 'number':
    case 'amount':
    case 'date':
      return textIn(value);
  }
}
