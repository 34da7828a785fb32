import { call } from '#client/api/call.ts';
import { useUser } from '#client/api/session.ts';
import { refresh } from '#client/api/api-cache.ts';
import { formFields } from '#client/kit/fields/form-fields.ts';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { FormErrors } from '#client/ui/FormErrors.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { toast } from '#client/ui/toast.ts';
import { useForm } from '#client/ui/use-form.ts';
import type { BodyInput, SavedSearch } from '#contract/api.ts';
import { problemsIn } from '#domain/fields/problems.ts';
import { savedSearchFields } from '#domain/fields/saved.ts';
import type { AlertRhythm } from '#domain/saved-searches.ts';
import { AlertChoice } from './AlertChoice.tsx';
import styles from './SavedSearch.module.css';

interface Props {
  /** Of one that has been saved: itself. */
  saved?: SavedSearch;
  filters: BodyInput<'POST /api/saved-searches'>['filters'];
  name: string;
  /** What is chosen at first for one that is new. */
  alert?: AlertRhythm;
  onDone: () => void;
}

/** How a search is called, and how often it tells of new jobs. */
export function SavedSearchForm({ saved, filters, name, alert, onDone }: Props) {
  const user = useUser();
  const form = useForm<{ name: string; alert: AlertRhythm | null }>({
    initial: { name: saved?.name ?? name, alert: saved ? saved.alert : (alert ?? null) },
    check: (values): { name?: string } => problemsIn(savedSearchFields, values),
    send: async (values) => {
      if (saved) await call('PUT /api/saved-searches/:id', { params: { id: saved.id }, body: values });
      else await call('POST /api/saved-searches', { body: { ...values, filters } });
      await refresh('GET /api/saved-searches');
      toast({
        title: saved ? 'Changes saved' : 'Search saved',
        description: values.alert ? 'We’ll tell you about new jobs.' : undefined,
      });
      onDone();
    },
  });
  const { field, control } = formFields(form, savedSearchFields);
  return (
    <form onSubmit={form.onSubmit} noValidate className={styles.form}>
      <FormErrors {...form.summary} />
      <Field {...field('name')}>
        <TextInput {...control('name')} autoComplete="off" />
      </Field>
      <AlertChoice
        chosen={form.values.alert}
        onChoose={(rhythm) => form.set('alert', rhythm)}
        mailed={Boolean(user.email)}
      />
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" pending={form.pending} pendingLabel="Saving…">
          {saved ? 'Save changes' : 'Save search'}
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </form>
  );
}
