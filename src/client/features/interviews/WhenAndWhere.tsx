import type { ComponentProps, ReactNode } from 'react';
import { formFields } from '#client/kit/fields/form-fields.ts';
import { Field } from '#client/ui/Field.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { interviewPlaceFields } from '#domain/fields/interviews.ts';
import styles from './Forms.module.css';
import type { TimesValues } from './times.ts';
import { TimesFields } from './TimesFields.tsx';
import { WeekPicker } from './week/WeekPicker.tsx';

interface Props extends Omit<ComponentProps<typeof WeekPicker>, 'times' | 'fixed' | 'onTimes'> {
  form: Parameters<typeof formFields<typeof interviewPlaceFields>>[0] & {
    values: TimesValues;
    errors: { times?: string };
    set: {
      (name: 'times', value: string[]): void;
      (name: 'typed', value: string): void;
      (name: 'fixed', value: boolean): void;
    };
  };
  /** What else stands below. */
  children?: ReactNode;
}

/** When an interview is to be and where: a week of the interviewers' time, beside it what is chosen of it, and the place. */
export function WhenAndWhere({ form, children, ...asked }: Props) {
  const { values, errors, set } = form;
  const { field, control } = formFields(form, interviewPlaceFields);
  const about = { ...asked, onTimes: (times: string[]) => set('times', times) };
  return (
    <>
      <div className={styles.week}>
        <WeekPicker {...about} times={values.times} fixed={values.fixed} />
      </div>
      <div className={styles.part}>
        <TimesFields
          {...about}
          values={values}
          error={errors.times}
          onTyped={(typed) => set('typed', typed)}
          onFixed={(fixed) => set('fixed', fixed)}
        />
        <Field {...field('place')} optional>
          <TextInput {...control('place')} />
        </Field>
        {children}
      </div>
    </>
  );
}
