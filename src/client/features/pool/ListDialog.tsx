import { call } from '#client/api/call.ts';
import { formFields } from '#client/kit/fields/form-fields.ts';
import { Button } from '#client/ui/Button.tsx';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { Field } from '#client/ui/Field.tsx';
import { FormErrors } from '#client/ui/FormErrors.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { useForm } from '#client/ui/use-form.ts';
import type { CandidateList } from '#contract/api.ts';
import { candidateListFields } from '#domain/fields/pool.ts';
import { problemsIn } from '#domain/fields/problems.ts';
import styles from './ListDialog.module.css';
import { poolChanged } from './pool-changed.ts';

interface Props {
  open: boolean;
  /** The one whose name is changed; without it a new one is made. */
  list?: CandidateList;
  onClose: () => void;
  onMade?: (list: CandidateList) => void;
}

/** Names a list, a new one or one there is. */
export function ListDialog({ open, list, onClose, onMade }: Props) {
  return (
    <Dialog open={open} title={list ? 'Rename list' : 'New list'} onClose={onClose}>
      <ListForm list={list} onClose={onClose} onMade={onMade} />
    </Dialog>
  );
}

function ListForm({ list, onClose, onMade }: Omit<Props, 'open'>) {
  const form = useForm({
    initial: { name: list?.name ?? '', shared: list?.shared ?? false },
    check: (values): { name?: string } => problemsIn(candidateListFields, values),
    send: async ({ name, shared }) => {
      const saved = list
        ? await call('PUT /api/company/lists/:id', { params: { id: list.id }, body: { name } })
        : await call('POST /api/company/lists', { body: { name, shared } });
      await poolChanged();
      onMade?.(saved);
      onClose();
    },
  });
  const { field, control } = formFields(form, candidateListFields);
  return (
    <form onSubmit={form.onSubmit} noValidate className={styles.form}>
      <FormErrors {...form.summary} />
      <Field {...field('name')}>
        <TextInput {...control('name')} />
      </Field>
      {!list && (
        <Checkbox
          label="Share it with my company"
          checked={form.values.shared}
          onChange={(event) => form.set('shared', event.target.checked)}
        />
      )}
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" pending={form.pending} pendingLabel="Saving…">
          {list ? 'Rename' : 'Create list'}
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  );
}
