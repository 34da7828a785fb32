import { call } from '#client/api/call.ts';
import { formFields } from '#client/kit/fields/form-fields.ts';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { focusOn } from '#client/ui/focus-on.ts';
import { FormErrors } from '#client/ui/FormErrors.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { useForm } from '#client/ui/use-form.ts';
import { workAddressFields } from '#domain/fields/providers.ts';
import { problemsIn } from '#domain/fields/problems.ts';
import styles from './AccountForm.module.css';

/** Which company it is, by the address it has given somebody. */
export function WorkAddress({ next }: { next: string | undefined }) {
  const form = useForm({
    initial: { email: '' },
    check: (values) => problemsIn(workAddressFields, values),
    send: async ({ email }) => {
      const { location } = await call('POST /api/sign-in/provider', {
        body: { email, ...(next !== undefined && { next }) },
      });
      window.location.assign(location);
      // The page is on its way out: the button stays as it is until then.
      await new Promise(() => undefined);
    },
    failedTitle: 'Login failed',
  });
  const { field, control } = formFields(form, workAddressFields);
  return (
    <form className={styles.form} onSubmit={form.onSubmit} noValidate aria-label="Single sign-on">
      <FormErrors {...form.summary} title="You are not signed in yet" />
      <Field {...field('email')} hint="You go on to your company’s own sign-in page.">
        <TextInput {...control('email')} ref={focusOn} type="email" autoComplete="email" spellCheck={false} />
      </Field>
      <Button type="submit" size="large" wide pending={form.pending} pendingLabel="Going there…">
        Continue
      </Button>
    </form>
  );
}
