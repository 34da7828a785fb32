import type { Fields } from '#client/kit/edits/conflict.ts';
import type { Field, FieldTable } from '#domain/fields/field.ts';
import type { TypedIn } from '#domain/fields/typed.ts';

/** The fields of a table as two versions of them are shown beside each other. */
export function shownFields<Table extends FieldTable>(table: Table): Fields<TypedIn<Table>> {
  const shown = Object.entries(table).map(([name, field]) => [
    name,
    { label: field.asked ?? field.label, text: (value: unknown) => inWords(field, value) },
  ]);
  return Object.fromEntries(shown) as Fields<TypedIn<Table>>; // one of each field
}

// The casts: what a form holds of each kind of field.
function inWords(field: Field, value: unknown): string {
  switch (field.kind) {
    case 'choice':
      return field.labels?.[value as string] ?? (value as string);
    case 'choices':
      return (value as readonly string[]).map((one) => field.labels?.[one] ?? one).join(', ');
    case 'skills':
      return (value as readonly string[]).join(', ');
    case 'lines':
      return (value as readonly string[]).join('\n');
    case 'rows':
      return (value as readonly Record<string, unknown>[])
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
      return value as string;
  }
}
