import type { Ref } from 'react';
import { formFields } from '#client/kit/fields/form-fields.ts';
import { Field } from '#client/ui/Field.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { educationFields } from '#domain/fields/profiles.ts';
import styles from './EntryForm.module.css';
import { type EntryFields, PeriodFields } from './PeriodFields.tsx';

interface Props {
  form: EntryFields<keyof typeof educationFields>;
  /** Of the first box. */
  ref?: Ref<HTMLInputElement>;
  /** Whether examples help somebody who writes it; who only looks it over needs none. */
  examples?: boolean;
}

/** The fields of a school attended, while it is written and when it was read from a résumé. */
export function EducationFields({ form, ref, examples }: Props) {
  const { field, control } = formFields(form, educationFields);
  return (
    <>
      <Field {...field('institution')}>
        <TextInput {...control('institution')} ref={ref} />
      </Field>
      <div className={styles.pair}>
        <Field {...field('degree')} hint={examples && 'Or certificate, such as PADI Divemaster.'}>
          <TextInput {...control('degree')} />
        </Field>
        <Field {...field('fieldOfStudy')} optional hint={examples && 'Such as hotel management.'}>
          <TextInput {...control('fieldOfStudy')} />
        </Field>
      </div>
      <PeriodFields form={form} table={educationFields} currentLabel="I study here now" />
      <Field {...field('description')} optional>
        <TextArea {...control('description')} rows={3} />
      </Field>
    </>
  );
}
