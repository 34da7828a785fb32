import type { ReactNode } from 'react';
import { formFields } from '#client/kit/fields/form-fields.ts';
import { Field } from '#client/ui/Field.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { experienceFields } from '#domain/fields/profiles.ts';
import styles from './EntryForm.module.css';
import { type EntryFields, PeriodFields } from './PeriodFields.tsx';

interface Props {
  form: EntryFields<keyof typeof experienceFields>;
  /** The box for the title, where it is more than a box. */
  title?: ReactNode;
}

/** The fields of a job held, while it is written and when it was read from a résumé. */
export function ExperienceFields({ form, title }: Props) {
  const { field, control } = formFields(form, experienceFields);
  return (
    <>
      <div className={styles.pair}>
        <Field {...field('title')}>{title ?? <TextInput {...control('title')} />}</Field>
        <Field {...field('company')}>
          <TextInput {...control('company')} autoComplete="organization" />
        </Field>
      </div>
      <Field {...field('location')} optional>
        <TextInput {...control('location')} />
      </Field>
      <PeriodFields form={form} table={experienceFields} currentLabel="I work here now" />
      <Field {...field('description')} optional>
        <TextArea {...control('description')} rows={3} />
      </Field>
    </>
  );
}
