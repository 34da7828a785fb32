import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '#client/api/call.ts';
import { LinkPage } from '#client/features/accounts/LinkPage.tsx';
import styles from '#client/features/accounts/AccountForm.module.css';
import { paths } from '#client/paths.ts';
import { Button, ButtonLink } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { FormErrors } from '#client/ui/FormErrors.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { useForm } from '#client/ui/use-form.ts';
import { newAccountFields } from '#domain/fields/accounts.ts';
import { emailProblem } from '#domain/fields/texts.ts';

const email = { ...newAccountFields.email, required: true } as const;

/** Asks for a link to a new password. What is said then is the same whoever’s address it is. */
export function ForgotPasswordPage() {
  const [sent, setSent] = useState(false);
  const form = useForm({
    initial: { email: '' },
    check: (typed) => {
      const problem = emailProblem(email, typed.email);
      return problem ? { email: problem } : {};
    },
    send: async (typed) => {
      await call('POST /api/password-resets', { body: typed });
      setSent(true);
    },
  });
  if (sent)
    return (
      <LinkPage title="Check your email">
        <output>
          If this address belongs to an account, we’ve sent it a link to set a new password. The link works
          for 30 minutes.
        </output>
        <p>
          Nothing there? Check your spam folder, or{' '}
          <Link to={paths.contact}>ask the people who run this site</Link> for a link.
        </p>
        <ButtonLink to={paths.auth}>Back to sign in</ButtonLink>
      </LinkPage>
    );
  return (
    <LinkPage title="Forgot your password?">
      <p>Enter your account’s email address and we’ll send you a link to set a new password.</p>
      <form className={styles.form} onSubmit={form.onSubmit} noValidate>
        <FormErrors {...form.summary} />
        <Field {...form.field('email')} label={email.label} required>
          <TextInput {...form.control('email')} type="email" autoComplete="email" maxLength={email.max} />
        </Field>
        <Button type="submit" variant="primary" pending={form.pending} pendingLabel="Sending…">
          Send link
        </Button>
      </form>
      <Link to={paths.auth} className="tap">
        Back to sign in
      </Link>
    </LinkPage>
  );
}
