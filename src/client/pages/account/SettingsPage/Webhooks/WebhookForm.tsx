import { formFields } from '#client/kit/fields/form-fields.ts';
import { Button } from '#client/ui/Button.tsx';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { SheetFoot } from '#client/ui/Dialog.tsx';
import { Field } from '#client/ui/Field.tsx';
import { FormErrors } from '#client/ui/FormErrors.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { useForm } from '#client/ui/use-form.ts';
import { problemsIn } from '#domain/fields/problems.ts';
import { webhookFields } from '#domain/fields/webhooks.ts';
import { type WebhookType, webhookTypeGroups, webhookTypes } from '#domain/webhooks.ts';
import type { WebhookValues } from './webhook-calls.ts';
import forms from '#client/pages/account/SettingsPage/CompanyForm.module.css';
import styles from '#client/pages/account/SettingsPage/ApiKeys/ApiKeys.module.css';
import own from './Webhooks.module.css';

interface Props {
  initial?: WebhookValues;
  label: string;
  onSend: (values: WebhookValues) => Promise<void>;
}

interface Values extends Record<string, unknown> {
  url: string;
  types: readonly WebhookType[];
}

const [first] = webhookTypes;

/** Says where what happens is sent, and what of it. */
export function WebhookForm({ initial = { url: '', types: [] }, label, onSend }: Props) {
  const form = useForm<Values>({
    initial: { ...initial },
    check: (values) => problemsIn(webhookFields, values),
    send: onSend,
  });
  const { field, control } = formFields(form, webhookFields);
  const { types } = form.values;
  return (
    <form onSubmit={form.onSubmit} noValidate className={forms.fields}>
      <FormErrors {...form.summary} />
      <Field {...field('url')} hint="Where your program listens, such as https://hooks.example.com/moorings.">
        <TextInput {...control('url')} inputMode="url" autoComplete="off" spellCheck={false} />
      </Field>
      <fieldset className={styles.groups} aria-describedby={form.errors.types && 'types-error'}>
        <legend className={styles.legend}>What it’s sent</legend>
        {form.errors.types && (
          <p id="types-error" className={styles.error}>
            {form.errors.types}
          </p>
        )}
        {[...webhookTypeGroups].map(([group, offered]) => (
          <fieldset key={group} className={own.types}>
            <legend className={styles.groupName}>{group}</legend>
            {offered.map((type) => (
              <Checkbox
                key={type}
                id={type === first ? 'types' : undefined}
                label={<code>{type}</code>}
                checked={types.includes(type)}
                onChange={({ target }) =>
                  form.set(
                    'types',
                    target.checked ? [...types, type] : types.filter((other) => other !== type),
                  )
                }
              />
            ))}
          </fieldset>
        ))}
      </fieldset>
      <SheetFoot>
        <Button type="submit" variant="primary" pending={form.pending} pendingLabel="Saving…">
          {label}
        </Button>
      </SheetFoot>
    </form>
  );
}
