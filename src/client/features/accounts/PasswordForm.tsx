import { call } from '#client/api/call.ts';
import { loadSession } from '#client/api/session.ts';
import { formFields } from '#client/kit/fields/form-fields.ts';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { FormErrors } from '#client/ui/FormErrors.tsx';
import { PasswordInput } from '#client/ui/PasswordInput.tsx';
import { focusOn } from '#client/ui/focus-on.ts';
import { toast } from '#client/ui/toast.ts';
import { useForm } from '#client/ui/use-form.ts';
import type { CurrentUser } from '#contract/api.ts';
import { confirmationProblem } from '#domain/accounts.ts';
import { passwordFields } from '#domain/fields/accounts.ts';
import { problemsIn } from '#domain/fields/problems.ts';
import type { TypedIn } from '#domain/fields/typed.ts';
import { NewPassword } from './NewPassword.tsx';
import styles from './PasswordForm.module.css';

interface Props {
  user: CurrentUser;
  onDone: () => void;
}

/**
 * Another password, or a first one, for which no present one is asked but who it is. The username stands in the form for password
 * managers, which save the new password under it.
 */
export function PasswordForm({ user: { username, hasPassword }, onDone }: Props) {
  const form = useForm({
    initial: { currentPassword: '', newPassword: '', confirmPassword: '' },
    check: (values) => problemsOf(values, hasPassword),
    send: async ({ currentPassword, newPassword }) => {
      await call('PUT /api/user/password', {
        body: hasPassword ? { currentPassword, newPassword } : { newPassword },
      });
      // Since when it stands, and that there is one.
      await loadSession();
      toast({
        title: hasPassword ? 'Password changed' : 'Password set',
        description: 'You’re logged out on every other device.',
      });
      onDone();
    },
    failedTitle: 'Update failed',
  });
  const { field, control } = formFields(form, passwordFields);
  return (
    <form onSubmit={form.onSubmit} noValidate className={styles.form}>
      <FormErrors {...form.summary} />
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      {hasPassword && (
        <Field {...field('currentPassword')}>
          <PasswordInput {...control('currentPassword')} ref={focusOn} autoComplete="current-password" />
        </Field>
      )}
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
        <Button
          type="submit"
          variant="primary"
          pending={form.pending}
          pendingLabel={hasPassword ? 'Changing…' : 'Setting…'}
        >
          {hasPassword ? 'Change password' : 'Set password'}
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </form>
  );
}

type Values = TypedIn<typeof passwordFields> & { confirmPassword: string };

const confirmLabel = 'Confirm new password';

function problemsOf(values: Values, hasPassword: boolean): Partial<Values> {
  const { currentPassword, newPassword, confirmPassword } = values;
  const same =
    hasPassword && newPassword === currentPassword ? 'This is the password you have now' : undefined;
  const differs = confirmationProblem(confirmLabel, newPassword, confirmPassword);
  return {
    ...(same && { newPassword: same }),
    ...problemsIn(hasPassword ? passwordFields : { newPassword: passwordFields.newPassword }, values),
    ...(differs && { confirmPassword: differs }),
  };
}
