import { formFields } from '#client/kit/fields/form-fields.ts';
import { Button } from '#client/ui/Button.tsx';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { SheetFoot } from '#client/ui/Dialog.tsx';
import { Field } from '#client/ui/Field.tsx';
import { FormErrors } from '#client/ui/FormErrors.tsx';
import { Select } from '#client/ui/Select.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { useForm } from '#client/ui/use-form.ts';
import { type Scope, scopeLabel } from '#domain/api-keys.ts';
import { apiKeyFields } from '#domain/fields/api-keys.ts';
import { groupsFor, type KeyOwner, makeKey, type MadeKey, problemsOf } from './api-key-calls.ts';
import forms from '#client/pages/account/SettingsPage/CompanyForm.module.css';
import styles from './ApiKeys.module.css';

const lifetimes = [
  { value: '90', label: '90 days' },
  { value: '365', label: 'One year' },
  { value: '', label: 'No expiry' },
] as const;
type Days = (typeof lifetimes)[number]['value'];

interface Values extends Record<string, unknown> {
  name: string;
  scopes: readonly Scope[];
  addresses: string;
  days: Days;
}

/** Says what a new key is for and what it may do. */
export function ApiKeyForm({ owner, onMade }: { owner: KeyOwner; onMade: (made: MadeKey) => Promise<void> }) {
  const groups = Object.entries(groupsFor(owner));
  const [first] = groups.flatMap(([, offered]) => offered);
  const form = useForm<Values>({
    initial: { name: '', scopes: [], addresses: '', days: '365' },
    check: ({ name, scopes, addresses }) =>
      problemsOf(owner, { name, scopes, addresses: linesOf(addresses) }),
    send: async ({ name, scopes, addresses, days }) => {
      const expiresAt = days && new Date(Date.now() + Number(days) * 86_400_000).toISOString();
      await onMade(
        await makeKey(owner, { name, scopes, addresses: linesOf(addresses), expiresAt: expiresAt || null }),
      );
    },
    failedTitle: 'No key was made',
  });
  const { field, control } = formFields(form, apiKeyFields);
  const { scopes } = form.values;
  return (
    <form onSubmit={form.onSubmit} noValidate className={forms.fields}>
      <FormErrors {...form.summary} />
      <Field {...field('name')} hint="What uses it. It stands in timelines beside what the key does.">
        <TextInput {...control('name')} autoComplete="off" />
      </Field>
      <fieldset className={styles.groups} aria-describedby={form.errors.scopes && 'scopes-error'}>
        <legend className={styles.legend}>What it may do</legend>
        {form.errors.scopes && (
          <p id="scopes-error" className={styles.error}>
            {form.errors.scopes}
          </p>
        )}
        {groups.map(([group, offered]) => (
          <fieldset key={group} className={styles.group}>
            <legend className={styles.groupName}>{group}</legend>
            {offered.map((scope) => (
              <Checkbox
                key={scope}
                id={scope === first ? 'scopes' : undefined}
                label={scopeLabel[scope]}
                checked={scopes.includes(scope)}
                onChange={({ target }) =>
                  form.set(
                    'scopes',
                    target.checked ? [...scopes, scope] : scopes.filter((other) => other !== scope),
                  )
                }
              />
            ))}
          </fieldset>
        ))}
      </fieldset>
      <Field {...form.field('days')} label="Expires after">
        <Select {...form.control('days')} options={lifetimes} />
      </Field>
      <Field
        {...field('addresses')}
        optional
        hint="IP addresses or networks such as 203.0.113.0/24, one a line. Empty: it works from anywhere."
      >
        <TextArea {...control('addresses')} rows={2} spellCheck={false} />
      </Field>
      <SheetFoot>
        <Button type="submit" variant="primary" pending={form.pending} pendingLabel="Making…">
          Make key
        </Button>
      </SheetFoot>
    </form>
  );
}

function linesOf(text: string): string[] {
  return text
    .split(/[\n,]/)
    .map((line) => line.trim())
    .filter(Boolean);
}
