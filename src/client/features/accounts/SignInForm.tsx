import { Link } from 'react-router';
import { paths } from '#client/paths.ts';
import { lazy, Suspense, useState } from 'react';
import { isRefused } from '#client/api/call.ts';
import { signIn } from '#client/api/session.ts';
import { labelOf } from '#client/kit/fields/form-fields.ts';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { FormErrors } from '#client/ui/FormErrors.tsx';
import { PasswordInput } from '#client/ui/PasswordInput.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { toast } from '#client/ui/toast.ts';
import { useForm } from '#client/ui/use-form.ts';
import { newAccountFields } from '#domain/fields/accounts.ts';
import type { CurrentUser } from '#contract/api.ts';
import { sentences } from '#domain/fields/sentences.ts';
import { greetingName } from '#domain/people.ts';
import styles from './AccountForm.module.css';
import { PasskeyButton } from './factors/PasskeyButton.tsx';
import { usePasskeyAutofill } from './factors/use-passkey-autofill.ts';

// Only who has a second factor is asked for it.
const SecondStep = lazy(async () => ({ default: (await import('./factors/SecondStep.tsx')).SecondStep }));

const { username, password } = newAccountFields;

interface Typed extends Record<string, string> {
  username: string;
  password: string;
}

/** Name and password, a passkey, and where a second factor is asked for, that. */
export function SignInForm() {
  const [half, setHalf] = useState(false);
  if (!half) return <Credentials onHalf={() => setHalf(true)} />;
  return (
    <Suspense>
      <SecondStep onSignedIn={welcome} onBack={() => setHalf(false)} />
    </Suspense>
  );
}

function welcome(user: CurrentUser): void {
  toast({ title: 'Login successful', description: `Welcome back, ${greetingName(user)}!` });
}

function Credentials({ onHalf }: { onHalf: () => void }) {
  usePasskeyAutofill(welcome);
  const form = useForm<Typed>({
    initial: { username: '', password: '' },
    // What is wrong with either is not for saying: only that it is there.
    check: (typed) => ({
      ...(!typed.username.trim() && { username: sentences.missing(username.label) }),
      ...(!typed.password && { password: sentences.missing(password.label) }),
    }),
    send: async (credentials) => {
      try {
        welcome(await signIn(credentials));
      } catch (error) {
        if (!isRefused(error, 'POST /api/login', 'second_factor')) throw error;
        onHalf();
      }
    },
    failedTitle: 'Login failed',
  });
  return (
    <form className={styles.form} onSubmit={form.onSubmit} noValidate>
      <FormErrors {...form.summary} title="You are not signed in yet" />
      <Field {...form.field('username')} {...labelOf(username)}>
        <TextInput
          {...form.control('username')}
          autoComplete="username webauthn"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
      </Field>
      <Field {...form.field('password')} {...labelOf(password)}>
        <PasswordInput {...form.control('password')} autoComplete="current-password" />
      </Field>
      <Button
        type="submit"
        variant="primary"
        size="large"
        wide
        pending={form.pending}
        pendingLabel="Signing In..."
      >
        Sign In
      </Button>
      <Link to={paths.forgotPassword} className="tap">
        Forgot your password?
      </Link>
      <PasskeyButton label="Use a passkey" onSignedIn={welcome} />
    </form>
  );
}
