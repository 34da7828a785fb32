import { formFields } from '#client/kit/fields/form-fields.ts';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { DateInput } from '#client/ui/DateInput.tsx';
import { Field } from '#client/ui/Field.tsx';
import type { useForm } from '#client/ui/use-form.ts';
import type { educationFields, experienceFields } from '#domain/fields/profiles.ts';
import styles from './EntryForm.module.css';

type Form = ReturnType<typeof useForm<Record<string, unknown>>>;

/** Of a form that useForm runs, what the fields of a job or a school need. */
export interface EntryFields<Name extends string> {
  values: { startDate: string; endDate: string; isCurrent: boolean };
  field: (name: Name) => ReturnType<Form['field']>;
  control: (name: Name) => ReturnType<Form['control']>;
  set: (name: 'isCurrent', value: boolean) => void;
}

interface Props {
  form: EntryFields<'startDate' | 'endDate'>;
  table: Pick<typeof experienceFields | typeof educationFields, 'startDate' | 'endDate'>;
  currentLabel: string;
}

/** From when until when, in months; what still goes on has no end. */
export function PeriodFields({ form, table, currentLabel }: Props) {
  const { endDate, isCurrent } = form.values;
  const { startDate: start, endDate: end } = table;
  const { field, control } = formFields(form, { startDate: start, endDate: end });
  return (
    <>
      <div className={styles.pair}>
        <Field {...field('startDate')} optional={!('required' in start)}>
          <DateInput {...control('startDate')} type="month" placeholder="2023-04" />
        </Field>
        <Field {...field('endDate')} optional>
          <DateInput
            {...control('endDate')}
            value={isCurrent ? '' : endDate}
            type="month"
            placeholder="2023-04"
            disabled={isCurrent}
          />
        </Field>
      </div>
      <Checkbox
        label={currentLabel}
        checked={isCurrent}
        onChange={(event) => form.set('isCurrent', event.target.checked)}
      />
    </>
  );
}
