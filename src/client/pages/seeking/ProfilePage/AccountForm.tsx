import { changeAccount } from '#client/api/session.ts';
import { EditConflict } from '#client/kit/edits/EditConflict.tsx';
import { useEdit } from '#client/kit/edits/use-edit.ts';
import { formFields } from '#client/kit/fields/form-fields.ts';
import { shownFields } from '#client/kit/fields/shown-fields.ts';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { FormErrors } from '#client/ui/FormErrors.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { focusOn } from '#client/ui/focus-on.ts';
import { toast } from '#client/ui/toast.ts';
import type { CurrentUser } from '#contract/api.ts';
import { accountFields } from '#domain/fields/accounts.ts';
import { problemsIn } from '#domain/fields/problems.ts';
import { sentOf, type TypedIn, typedIn } from '#domain/fields/typed.ts';
import styles from './AccountCard.module.css';

export function AccountForm({ user, onDone }: { user: CurrentUser; onDone: () => void }) {
  const { form, versions } = useEdit<CurrentUser, TypedIn<typeof accountFields>>({
    thing: user,
    valuesOf: (known) => typedIn(accountFields, known ?? user),
    fields: shownFields(accountFields),
    check: (values) => problemsIn(accountFields, values),
    save: (values, { etag }) => changeAccount(sentOf(accountFields, values), etag),
    done: () => {
      toast({ title: 'Profile updated' });
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
      <Field {...field('email')}>
        <TextInput {...control('email')} type="email" autoComplete="email" />
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
