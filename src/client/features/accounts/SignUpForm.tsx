import { brand } from '#client/brand.ts';
import { register } from '#client/api/session.ts';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { FormErrors } from '#client/ui/FormErrors.tsx';
import { PasswordInput } from '#client/ui/PasswordInput.tsx';
import { Select } from '#client/ui/Select.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { toast } from '#client/ui/toast.ts';
import { useForm } from '#client/ui/use-form.ts';
import { limits } from '#domain/limits.ts';
import { greetingName, roleLabel, selfRegisteredTypes } from '#domain/people.ts';
import styles from './AccountForm.module.css';
import { newAccountProblems, type NewAccount } from './new-account.ts';

const empty: NewAccount = {
  firstName: '',
  lastName: '',
  username: '',
  email: '',
  userType: 'job_seeker',
  password: '',
  confirmPassword: '',
};
const roles = selfRegisteredTypes.map((value) => ({ value, label: roleLabel[value] }));

export function SignUpForm() {
  const form = useForm<NewAccount>({
    initial: empty,
    check: newAccountProblems,
    send: async ({ confirmPassword: _, ...account }) => {
      const user = await register(account);
      toast({ title: 'Registration successful', description: `Welcome to ${brand}, ${greetingName(user)}!` });
    },
    failedTitle: 'Registration failed',
  });
  return (
    <form className={styles.form} onSubmit={form.onSubmit} noValidate>
      <FormErrors {...form.summary} title="Your account is not made yet" />
      <div className={styles.pair}>
        <Field {...form.field('firstName')} label="First name" optional>
          <TextInput {...form.control('firstName')} autoComplete="given-name" />
        </Field>
        <Field {...form.field('lastName')} label="Last name" optional>
          <TextInput {...form.control('lastName')} autoComplete="family-name" />
        </Field>
      </div>
      <Field {...form.field('username')} label="Username" required>
        <TextInput
          {...form.control('username')}
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
      </Field>
      <Field {...form.field('email')} label="Email" optional>
        <TextInput {...form.control('email')} type="email" autoComplete="email" />
      </Field>
      <Field {...form.field('userType')} label="Role">
        <Select {...form.control('userType')} options={roles} />
      </Field>
      <Field
        {...form.field('password')}
        label="Password"
        hint={`At least ${limits.password.min} characters. A few words are easy to remember.`}
        required
      >
        <PasswordInput {...form.control('password')} autoComplete="new-password" />
      </Field>
      <Field {...form.field('confirmPassword')} label="Confirm password" required>
        <PasswordInput {...form.control('confirmPassword')} autoComplete="new-password" />
      </Field>
      <Button
        type="submit"
        variant="primary"
        size="large"
        wide
        pending={form.pending}
        pendingLabel="Creating Account..."
      >
        Create Account
      </Button>
    </form>
  );
}
