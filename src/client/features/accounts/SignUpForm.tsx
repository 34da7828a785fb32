import { brand } from '#client/brand.ts';
import { register } from '#client/api/session.ts';
import { formFields, optionsOf } from '#client/kit/fields/form-fields.ts';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { FormErrors } from '#client/ui/FormErrors.tsx';
import { PasswordInput } from '#client/ui/PasswordInput.tsx';
import { Select } from '#client/ui/Select.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { toast } from '#client/ui/toast.ts';
import { useForm } from '#client/ui/use-form.ts';
import { newAccountFields } from '#domain/fields/accounts.ts';
import { greetingName } from '#domain/people.ts';
import styles from './AccountForm.module.css';
import { NewPassword } from './NewPassword.tsx';
import { confirmLabel, newAccountProblems, ownWords, type NewAccount } from './new-account.ts';

const empty: NewAccount = {
  firstName: '',
  lastName: '',
  username: '',
  email: '',
  userType: 'job_seeker',
  password: '',
  confirmPassword: '',
};

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
  const { field, control } = formFields(form, newAccountFields);
  return (
    <form className={styles.form} onSubmit={form.onSubmit} noValidate>
      <FormErrors {...form.summary} title="Your account is not made yet" />
      <div className={styles.pair}>
        <Field {...field('firstName')} optional>
          <TextInput {...control('firstName')} autoComplete="given-name" />
        </Field>
        <Field {...field('lastName')} optional>
          <TextInput {...control('lastName')} autoComplete="family-name" />
        </Field>
      </div>
      <Field {...field('username')}>
        <TextInput
          {...control('username')}
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
      </Field>
      <Field {...field('email')} optional>
        <TextInput {...control('email')} type="email" autoComplete="email" />
      </Field>
      <Field {...field('userType')}>
        <Select {...control('userType')} options={optionsOf(newAccountFields.userType)} />
      </Field>
      <NewPassword
        {...form.field('password')}
        label={newAccountFields.password.label}
        control={form.control('password')}
        about={ownWords(form.values)}
      />
      <Field {...form.field('confirmPassword')} label={confirmLabel} required>
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
