import { changeAccount } from '#client/api/session.ts';
import { EditConflict } from '#client/kit/edits/EditConflict.tsx';
import { useEdit } from '#client/kit/edits/use-edit.ts';
import { formFields } from '#client/kit/fields/form-fields.ts';
import { shownFields } from '#client/kit/fields/shown-fields.ts';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { FormErrors } from '#client/ui/FormErrors.tsx';
import { PasswordInput } from '#client/ui/PasswordInput.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { focusOn } from '#client/ui/focus-on.ts';
import { toast } from '#client/ui/toast.ts';
import type { CurrentUser } from '#contract/api.ts';
import { accountFields, passwordFields } from '#domain/fields/accounts.ts';
import { sentences } from '#domain/fields/sentences.ts';
import { problemsIn } from '#domain/fields/problems.ts';
import { sentOf, type TypedIn, typedIn } from '#domain/fields/typed.ts';
import styles from './AccountCard.module.css';

export function AccountForm({ user, onDone }: { user: CurrentUser; onDone: () => void }) {
  const { form, versions } = useEdit<CurrentUser, Values>({
    thing: user,
    valuesOf: (known) => ({ ...typedIn(accountFields, known ?? user), currentPassword: '' }),
    fields: shownFields(accountFields),
    check: (values) => problemsOf(values, user),
    save: (values, { etag }) =>
      changeAccount({ ...changesIn(values, user), ...provedBy(values, user) }, etag),
    done: ({ email, emailConfirmed, pendingEmail }) => {
      const asked = pendingEmail ?? (email !== user.email && !emailConfirmed ? email : null);
      toast({
        title: 'Profile updated',
        ...(asked && { description: `Confirm \u2068${asked}\u2069 by the link that was sent there.` }),
      });
      onDone();
    },
    failedTitle: 'Update failed',
  });
  const { field, control } = formFields(form, accountFields);
  return (
    <form onSubmit={form.onSubmit} noValidate className={styles.form}>
      <FormErrors {...form.summary} />
      <EditConflict {...versions} />
      <Field {...field('firstName')}>
        <TextInput {...control('firstName')} ref={focusOn} autoComplete="given-name" />
      </Field>
      <Field {...field('lastName')}>
        <TextInput {...control('lastName')} autoComplete="family-name" />
      </Field>
      <Field
        {...field('email')}
        hint={user.hasPassword ? undefined : 'Another address asks you to confirm that it’s you.'}
      >
        <TextInput {...control('email')} type="email" autoComplete="email" />
      </Field>
      {needsPassword(form.values, user) && (
        <Field
          {...form.field('currentPassword')}
          label={passwordFields.currentPassword.label}
          required
          hint="Another address needs your password."
        >
          <PasswordInput {...form.control('currentPassword')} autoComplete="current-password" />
        </Field>
      )}
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" pending={form.pending} pendingLabel="Saving…">
          Save account
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </form>
  );
}

type Values = TypedIn<typeof accountFields> & { currentPassword: string };

/** The address where it is another one: who says the same again takes back what is to take its place. */
function changesIn(values: Values, user: CurrentUser) {
  const { email, ...names } = sentOf(accountFields, values);
  return isAnother(values, user) ? { ...names, email } : names;
}

function isAnother({ email }: Values, user: CurrentUser): boolean {
  return email.trim() !== (user.email ?? '');
}

/** For another address; who has no password confirms in another way. */
function needsPassword(values: Values, user: CurrentUser): boolean {
  return user.hasPassword && isAnother(values, user);
}

function provedBy(values: Values, user: CurrentUser) {
  return needsPassword(values, user) ? { currentPassword: values.currentPassword } : {};
}

function problemsOf(values: Values, user: CurrentUser): Partial<Record<keyof Values, string>> {
  const { label } = passwordFields.currentPassword;
  const missing = needsPassword(values, user) &&
    !values.currentPassword && { currentPassword: sentences.missing(label) };
  return { ...problemsIn(accountFields, values), ...missing };
}
