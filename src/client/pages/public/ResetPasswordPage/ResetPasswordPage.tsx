import { useState } from 'react';
import { useLocation } from 'react-router';
import { ApiError, call } from '#client/api/call.ts';
import { loadSession } from '#client/api/session.ts';
import styles from '#client/features/accounts/AccountForm.module.css';
import { LinkPage } from '#client/features/accounts/LinkPage.tsx';
import { linkFailure } from '#client/features/accounts/link-failure.ts';
import { NewPassword } from '#client/features/accounts/NewPassword.tsx';
import { paths } from '#client/paths.ts';
import { Button, ButtonLink } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { FormErrors } from '#client/ui/FormErrors.tsx';
import { PasswordInput } from '#client/ui/PasswordInput.tsx';
import { useForm } from '#client/ui/use-form.ts';
import { confirmationProblem } from '#domain/accounts.ts';
import { passwordFields } from '#domain/fields/accounts.ts';
import { problemsIn } from '#domain/fields/problems.ts';

const fields = { password: passwordFields.newPassword } as const;
const confirmLabel = 'Confirm new password';

/** Sets a new password by the link that was mailed or handed over. */
export function ResetPasswordPage() {
  // After the #, so that it is in no server’s log.
  const token = useLocation().hash.slice(1);
  const [done, setDone] = useState(false);
  const [ended, setEnded] = useState<string>();
  const form = useForm({
    initial: { password: '', confirmPassword: '' },
    check: ({ password, confirmPassword }) => {
      const differs = confirmationProblem(confirmLabel, password, confirmPassword);
      return { ...problemsIn(fields, { password }), ...(differs && { confirmPassword: differs }) };
    },
    send: async ({ password }) => {
      setEnded(undefined);
      try {
        await call('PUT /api/password-resets/:token', { params: { token }, body: { password } });
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 404)) throw error;
        return setEnded(linkFailure(error, 'Request a new one.'));
      }
      setDone(true);
      // Whoever was signed in here is so no more.
      await loadSession();
    },
  });
  if (done)
    return (
      <LinkPage title="Your password is set">
        <output>All other sessions have been ended.</output>
        <ButtonLink variant="primary" to={paths.auth}>
          Sign in
        </ButtonLink>
      </LinkPage>
    );
  return (
    <LinkPage title="Set a new password" failure={ended}>
      <form className={styles.form} onSubmit={form.onSubmit} noValidate>
        <FormErrors {...form.summary} />
        <NewPassword
          {...form.field('password')}
          label={passwordFields.newPassword.label}
          control={form.control('password')}
          about={[]}
        />
        <Field {...form.field('confirmPassword')} label={confirmLabel} required>
          <PasswordInput {...form.control('confirmPassword')} autoComplete="new-password" />
        </Field>
        <Button type="submit" variant="primary" pending={form.pending} pendingLabel="Setting…">
          Set new password
        </Button>
      </form>
      {ended && <ButtonLink to={paths.forgotPassword}>Get a new link</ButtonLink>}
    </LinkPage>
  );
}
