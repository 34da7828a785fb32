import { call } from '#client/api/call.ts';
import { formFields } from '#client/kit/fields/form-fields.ts';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { FormErrors } from '#client/ui/FormErrors.tsx';
import { PasswordInput } from '#client/ui/PasswordInput.tsx';
import { focusOn } from '#client/ui/focus-on.ts';
import { toast } from '#client/ui/toast.ts';
import { useForm } from '#client/ui/use-form.ts';
import { confirmationProblem } from '#domain/accounts.ts';
import { passwordFields } from '#domain/fields/accounts.ts';
import { problemsIn } from '#domain/fields/problems.ts';
import type { TypedIn } from '#domain/fields/typed.ts';
import { NewPassword } from './NewPassword.tsx';
import styles from './PasswordForm.module.css';

/** The username stands in the form for password managers, which save the new password under it. */
export function PasswordForm({ username, onDone }: { username: string; onDone: () => void }) {
  const form = useForm({
    initial: { currentPassword: '', newPassword: '', confirmPassword: '' },
    check: problemsOf,
    send: async ({ currentPassword, newPassword }) => {
      await call('PUT /api/user/password', { body: { currentPassword, newPassword } });
      toast({ title: 'Password changed', description: 'You are signed out on every other device.' });
      onDone();
    },
    failedTitle: 'Update failed',
  });
  const { field, control } = formFields(form, passwordFields);
  return (
    <form onSubmit={form.onSubmit} noValidate className={styles.form}>
      <FormErrors {...form.summary} />
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <Field {...field('currentPassword')}>
        <PasswordInput {...control('currentPassword')} ref={focusOn} autoComplete="current-password" />
      </Field>
      <NewPassword
        {...form.field('newPassword')}
        label={passwordFields.newPassword.label}
        control={form.control('newPassword')}
        about={[username]}
      />
      <Field {...form.field('confirmPassword')} label={confirmLabel}>
        <PasswordInput {...form.control('confirmPassword')} autoComplete="new-password" />
      </Field>
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" pending={form.pending} pendingLabel="Changing…">
          Change password
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </form>
  );
}

type Values = TypedIn<typeof passwordFields> & { confirmPassword: string };

const confirmLabel = 'Confirm new password';

function problemsOf(values: Values): Partial<Values> {
  const { currentPassword, newPassword, confirmPassword } = values;
  const same = newPassword === currentPassword ? 'This is the password you have now' : undefined;
  const differs = confirmationProblem(confirmLabel, newPassword, confirmPassword);
  return {
    ...(same && { newPassword: same }),
    ...problemsIn(passwordFields, values),
    ...(differs && { confirmPassword: differs }),
  };
}
