import { Link } from 'react-router';
import { paths } from '#client/paths.ts';
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
import { sentences } from '#domain/fields/sentences.ts';
import { greetingName } from '#domain/people.ts';
import styles from './AccountForm.module.css';

const { username, password } = newAccountFields;

interface Credentials extends Record<string, string> {
  username: string;
  password: string;
}

export function SignInForm() {
  const form = useForm<Credentials>({
    initial: { username: '', password: '' },
    // What is wrong with either is not for saying: only that it is there.
    check: (typed) => ({
      ...(!typed.username.trim() && { username: sentences.missing(username.label) }),
      ...(!typed.password && { password: sentences.missing(password.label) }),
    }),
    send: async (credentials) => {
      const user = await signIn(credentials);
      toast({ title: 'Login successful', description: `Welcome back, ${greetingName(user)}!` });
    },
    failedTitle: 'Login failed',
  });
  return (
    <form className={styles.form} onSubmit={form.onSubmit} noValidate>
      <FormErrors {...form.summary} title="You are not signed in yet" />
      <Field {...form.field('username')} {...labelOf(username)}>
        <TextInput
          {...form.control('username')}
          autoComplete="username"
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
      <Link to={paths.forgotPassword}>Forgot your password?</Link>
    </form>
  );
}
