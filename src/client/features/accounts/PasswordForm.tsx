import { call } from '#client/api/call.ts';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { FormErrors } from '#client/ui/FormErrors.tsx';
import { PasswordInput } from '#client/ui/PasswordInput.tsx';
import { focusOn } from '#client/ui/focus-on.ts';
import { toast } from '#client/ui/toast.ts';
import { useForm } from '#client/ui/use-form.ts';
import { accountMessages, passwordProblem } from '#domain/accounts.ts';
import { limits } from '#domain/limits.ts';
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
  return (
    <form onSubmit={form.onSubmit} noValidate className={styles.form}>
      <FormErrors {...form.summary} />
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <Field {...form.field('currentPassword')} label="Current password">
        <PasswordInput {...form.control('currentPassword')} ref={focusOn} autoComplete="current-password" />
      </Field>
      <Field
        {...form.field('newPassword')}
        label="New password"
        hint={`At least ${limits.password.min} characters. A few words in a row are good and easy to keep.`}
      >
        <PasswordInput {...form.control('newPassword')} autoComplete="new-password" />
      </Field>
      <Field {...form.field('confirmPassword')} label="Confirm new password">
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

type Values = Record<'currentPassword' | 'newPassword' | 'confirmPassword', string>;

function problemsOf({ currentPassword, newPassword, confirmPassword }: Values): Partial<Values> {
  const problems: Partial<Values> = {};
  if (!currentPassword) problems.currentPassword = 'Current password is required';
  const weak = passwordProblem(newPassword);
  if (weak) problems.newPassword = weak.replace('Password', 'New password');
  else if (newPassword === currentPassword) problems.newPassword = 'This is the password you have now';
  if (!confirmPassword) problems.confirmPassword = accountMessages.confirmRequired;
  else if (confirmPassword !== newPassword) problems.confirmPassword = accountMessages.passwordsDiffer;
  return problems;
}
