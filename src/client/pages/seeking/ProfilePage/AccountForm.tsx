import { changeAccount } from '#client/api/session.ts';
import { EditConflict } from '#client/kit/edits/EditConflict.tsx';
import { useEdit } from '#client/kit/edits/use-edit.ts';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { FormErrors } from '#client/ui/FormErrors.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { focusOn } from '#client/ui/focus-on.ts';
import { toast } from '#client/ui/toast.ts';
import type { CurrentUser } from '#contract/api.ts';
import { emailProblem } from '#domain/accounts.ts';
import { limits } from '#domain/limits.ts';
import styles from './AccountCard.module.css';

export function AccountForm({ user, onDone }: { user: CurrentUser; onDone: () => void }) {
  const { form, versions } = useEdit<CurrentUser, Values>({
    thing: user,
    valuesOf,
    fields: {
      firstName: { label: 'First name' },
      lastName: { label: 'Last name' },
      email: { label: 'Email' },
    },
    check: problemsOf,
    save: (values, { etag }) => changeAccount(values, etag),
    done: () => {
      toast({ title: 'Profile updated' });
      onDone();
    },
    failedTitle: 'Update failed',
  });
  return (
    <form onSubmit={form.onSubmit} noValidate className={styles.form}>
      <FormErrors {...form.summary} />
      <EditConflict {...versions} />
      <Field {...form.field('firstName')} label="First name">
        <TextInput {...form.control('firstName')} ref={focusOn} autoComplete="given-name" dir="auto" />
      </Field>
      <Field {...form.field('lastName')} label="Last name">
        <TextInput {...form.control('lastName')} autoComplete="family-name" dir="auto" />
      </Field>
      <Field {...form.field('email')} label="Email">
        <TextInput {...form.control('email')} type="email" autoComplete="email" />
      </Field>
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" pending={form.pending} pendingLabel="Saving…">
          Save account
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </form>
  );
}

type Values = Record<'firstName' | 'lastName' | 'email', string>;

function valuesOf(user: CurrentUser | undefined): Values {
  const { firstName, lastName, email } = user ?? {};
  return { firstName: firstName ?? '', lastName: lastName ?? '', email: email ?? '' };
}

function problemsOf({ firstName, lastName, email }: Values): Partial<Values> {
  const problems: Partial<Values> = {};
  const tooLong = `can have at most ${limits.personName} characters`;
  if (firstName.trim().length > limits.personName) problems.firstName = `First name ${tooLong}`;
  if (lastName.trim().length > limits.personName) problems.lastName = `Last name ${tooLong}`;
  const wrong = email.trim() && emailProblem(email);
  if (wrong) problems.email = wrong;
  return problems;
}
