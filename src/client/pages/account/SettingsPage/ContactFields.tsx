import { Field } from '#client/ui/Field.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import type { formFields } from '#client/kit/fields/form-fields.ts';
import type { operatorFields } from '#domain/fields/operator.ts';
import styles from './CompanyForm.module.css';

type Shown = ReturnType<typeof formFields<typeof operatorFields>>;

interface Props<Email extends string> {
  fields: {
    field: (name: Email | 'phone' | 'address') => ReturnType<Shown['field']>;
    control: (name: Email | 'phone' | 'address') => ReturnType<Shown['control']>;
  };
  /** What its e-mail address is called. */
  email: Email;
}

/** How a company, or whoever runs the site, is reached. */
export function ContactFields<Email extends string>({ fields: { field, control }, email }: Props<Email>) {
  return (
    <div className={styles.fields}>
      <div className={styles.pair}>
        <Field {...field(email)}>
          <TextInput {...control(email)} type="email" autoComplete="email" />
        </Field>
        <Field {...field('phone')}>
          <TextInput {...control('phone')} type="tel" autoComplete="tel" />
        </Field>
      </div>
      <Field {...field('address')}>
        <TextArea {...control('address')} rows={3} autoComplete="street-address" />
      </Field>
    </div>
  );
}
