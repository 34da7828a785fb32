import { refresh } from '#client/api/api-cache.ts';
import { call } from '#client/api/call.ts';
import styles from '#client/features/templates/Templates.module.css';
import { EditConflict } from '#client/kit/edits/EditConflict.tsx';
import { useEdit } from '#client/kit/edits/use-edit.ts';
import { formFields } from '#client/kit/fields/form-fields.ts';
import { shownFields } from '#client/kit/fields/shown-fields.ts';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { FormErrors } from '#client/ui/FormErrors.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { toast } from '#client/ui/toast.ts';
import type { RejectionReason } from '#contract/api.ts';
import { problemsIn } from '#domain/fields/problems.ts';
import { rejectionReasonFields } from '#domain/fields/rejections.ts';

/** What a reason is called. */
export function ReasonForm({ reason, onDone }: { reason?: RejectionReason; onDone: () => void }) {
  const { form, versions } = useEdit<RejectionReason, { name: string }>({
    thing: reason,
    valuesOf: (known) => ({ name: known?.name ?? '' }),
    fields: shownFields(rejectionReasonFields),
    check: (typed) => problemsIn(rejectionReasonFields, typed),
    save: (body, { etag }) =>
      reason
        ? call('PUT /api/rejection-reasons/:id', { params: { id: reason.id }, body }, { ifMatch: etag })
        : call('POST /api/rejection-reasons', { body }),
    done: async () => {
      await refresh('GET /api/rejection-reasons');
      toast({ title: 'Reason saved' });
      onDone();
    },
  });
  const { field, control } = formFields(form, rejectionReasonFields);
  return (
    <form onSubmit={form.onSubmit} noValidate className={styles.form}>
      <FormErrors {...form.summary} />
      <EditConflict {...versions} />
      <Field {...field('name')} hint={reason && 'Past rejections with this reason get the new name too.'}>
        <TextInput {...control('name')} autoComplete="off" />
      </Field>
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" pending={form.pending} pendingLabel="Saving…">
          Save reason
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </form>
  );
}
