import { useRef } from 'react';
import { call } from '#client/api/call.ts';
import { useUser } from '#client/api/session.ts';
import { refresh } from '#client/api/api-cache.ts';
import { formFields } from '#client/kit/fields/form-fields.ts';
import { Button } from '#client/ui/Button.tsx';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { Field } from '#client/ui/Field.tsx';
import { FormErrors } from '#client/ui/FormErrors.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { useForm } from '#client/ui/use-form.ts';
import { problemsIn } from '#domain/fields/problems.ts';
import { viewFields } from '#domain/fields/saved.ts';
import { poolCompany } from '#domain/permissions.ts';
import type { ViewScreen } from '#domain/views.ts';
import styles from './SaveView.module.css';

interface Props {
  open: boolean;
  screen: ViewScreen;
  query: string;
  onClose: () => void;
}

/** Gives the filters in use a name. */
export function SaveView({ open, onClose, ...rest }: Props) {
  return (
    <Dialog open={open} title="Save these filters" onClose={onClose}>
      <SaveForm {...rest} onClose={onClose} />
    </Dialog>
  );
}

function SaveForm({ screen, query, onClose }: Omit<Props, 'open'>) {
  const company = poolCompany(useUser());
  /** The one that was made, where making it the default failed: pressing again makes no second. */
  const made = useRef<number>(undefined);
  const form = useForm({
    initial: { name: '', shared: false, opens: false },
    check: (values): { name?: string } => problemsIn(viewFields, values),
    send: async ({ name, shared, opens }) => {
      const known = made.current;
      const { id } =
        known === undefined
          ? await call('POST /api/views', { body: { screen, name, query, shared } })
          : await call('PUT /api/views/:id', { params: { id: known }, body: { name, query, shared } });
      made.current = id;
      if (opens) await call('PUT /api/views/:id/default', { params: { id } });
      await refresh('GET /api/views');
      onClose();
    },
  });
  const { field, control } = formFields(form, viewFields);
  return (
    <form onSubmit={form.onSubmit} noValidate className={styles.form}>
      <FormErrors {...form.summary} />
      <Field {...field('name')}>
        <TextInput {...control('name')} />
      </Field>
      <div className={styles.choices}>
        {company !== undefined && (
          <Checkbox
            label="Share it with my company"
            checked={form.values.shared}
            onChange={(event) => form.set('shared', event.target.checked)}
          />
        )}
        <Checkbox
          label="Make this my default view"
          checked={form.values.opens}
          onChange={(event) => form.set('opens', event.target.checked)}
        />
      </div>
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" pending={form.pending} pendingLabel="Saving…">
          Save view
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  );
}
