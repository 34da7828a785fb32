import type { ComponentProps } from 'react';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { DateInput } from '#client/ui/DateInput.tsx';
import { Field } from '#client/ui/Field.tsx';
import styles from './EntryForm.module.css';

/** Of a form that useForm runs, what these fields need. */
interface PeriodForm {
  values: { startDate: string; endDate: string; isCurrent: boolean };
  field: (name: 'startDate' | 'endDate') => { name: string; error?: string };
  control: (
    name: 'startDate' | 'endDate',
  ) => Pick<ComponentProps<typeof DateInput>, 'value' | 'onChange' | 'onBlur'>;
  set: (name: 'isCurrent', value: boolean) => void;
}

interface Props {
  form: PeriodForm;
  startRequired?: boolean;
  currentLabel: string;
}

/** From when until when, in months; what still goes on has no end. */
export function PeriodFields({ form, startRequired, currentLabel }: Props) {
  const { isCurrent } = form.values;
  return (
    <>
      <div className={styles.pair}>
        <Field
          {...form.field('startDate')}
          label="Start date"
          required={startRequired}
          optional={!startRequired}
        >
          <DateInput {...form.control('startDate')} type="month" placeholder="2023-04" />
        </Field>
        <Field {...form.field('endDate')} label="End date" optional>
          <DateInput
            {...form.control('endDate')}
            value={isCurrent ? '' : form.values.endDate}
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
