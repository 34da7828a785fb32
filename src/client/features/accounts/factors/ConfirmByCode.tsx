import { call } from '#client/api/call.ts';
import { formFields } from '#client/kit/fields/form-fields.ts';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { FormErrors } from '#client/ui/FormErrors.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { useForm } from '#client/ui/use-form.ts';
import { codeFields } from '#domain/fields/factors.ts';
import { problemsIn } from '#domain/fields/problems.ts';
import styles from './Factors.module.css';

/** Shows again by a code who is there. */
export function ConfirmByCode({ onConfirmed }: { onConfirmed: () => void }) {
  const form = useForm({
    initial: { code: '' },
    check: (values) => problemsIn(codeFields, values),
    send: async (body) => {
      await call('POST /api/user/confirmation/code', { body });
      onConfirmed();
    },
  });
  const { field, control } = formFields(form, codeFields);
  return (
    <form className={styles.step} onSubmit={form.onSubmit} noValidate>
      <FormErrors {...form.summary} />
      <Field {...field('code')} hint="The six digits of your authenticator app, or a recovery code.">
        <TextInput {...control('code')} autoComplete="one-time-code" />
      </Field>
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" pending={form.pending} pendingLabel="Confirming…">
          Confirm with a code
        </Button>
      </div>
    </form>
  );
}
