import type { ChangeEvent } from 'react';
import type { ChoiceField, Field, FieldTable } from '#domain/fields/field.ts';

interface Control {
  value: string;
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => void;
  onBlur: () => void;
}

/** What is asked of a form: it has at least the fields of the table. */
interface FormOf<Name extends string> {
  field: (name: Name) => { name: string; error: string | undefined };
  control: (name: Name) => Control;
}

/**
 * The fields of a form as their table knows them: `<Field {...field('roster')}><TextInput {...control('roster')} /></Field>`
 * has its label, says whether it is required, and takes no more than the server does.
 */
export function formFields<Table extends FieldTable>(form: FormOf<keyof Table & string>, table: Table) {
  type Name = keyof Table & string;
  const fields: Readonly<Record<Name, Field>> = table;
  return {
    field: (name: Name) => ({ ...form.field(name), ...labelOf(fields[name]) }),
    control: (name: Name) => ({ ...form.control(name), ...boundsOf(fields[name]) }),
  };
}

/** For a Field. */
export function labelOf({ label, asked, required }: Pick<Field, 'label' | 'asked' | 'required'>) {
  return { label: asked ?? label, required };
}

/**
 * For the control in it. A line has an end that cannot be typed past; a longer text may be pasted whole and is then said to be
 * too long, so that nothing of it is cut off unseen.
 */
export function boundsOf(field: Field) {
  switch (field.kind) {
    case 'line':
      return { dir: 'auto', maxLength: field.max };
    case 'text':
      return { dir: 'auto' };
    case 'link':
    case 'email':
      return { maxLength: field.max };
    case 'number':
    case 'amount':
      return { inputMode: field.decimals ? 'decimal' : 'numeric', autoComplete: 'off' } as const;
    // A password is not cut off unseen either.
    case 'secret':
    case 'date':
    case 'choice':
    case 'choices':
    case 'lines':
    case 'skills':
    case 'rows':
      return {};
  }
}

/** For a Select: what can be chosen, as it is called. */
export function optionsOf<Choice extends ChoiceField>({ values, labels }: Choice) {
  return values.map((value: Choice['values'][number]) => ({ value, label: labels?.[value] ?? value }));
}
