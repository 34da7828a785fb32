import { call } from '#client/api/call.ts';
import { useDraftForm } from '#client/kit/drafts/use-draft-form.ts';
import { formFields } from '#client/kit/fields/form-fields.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { Field } from '#client/ui/Field.tsx';
import { FormErrors } from '#client/ui/FormErrors.tsx';
import { focusOnceOpen } from '#client/ui/focus-on.ts';
import { TextArea } from '#client/ui/TextArea.tsx';
import { offerDecisionFields } from '#domain/fields/offers.ts';
import { problemsIn } from '#domain/fields/problems.ts';
import { finish } from '#client/features/today/today-cache.ts';
import { type RowDialog, useOfferSeen } from './about-row.ts';
import styles from './Dialogs.module.css';

/** An offer goes back to whoever wrote it, with a word why. */
export function ReturnDialog({ row, onClose }: RowDialog) {
  const ifMatch = useOfferSeen(row);
  // Kept until it has arrived: the dialog closes before that.
  const { form, draft } = useDraftForm(`return offer ${row.id}`, {
    initial: { note: '' },
    check: (values) => problemsIn(offerDecisionFields, values),
    send: async ({ note }) => {
      onClose();
      await finish(row, {
        send: async () => {
          await call(
            'POST /api/offers/:id/decision',
            { params: { id: row.id }, body: { approved: false, note } },
            { ifMatch },
          );
          draft.drop();
        },
        said: 'Offer returned',
      });
    },
  });
  const { field, control } = formFields(form, offerDecisionFields);
  return (
    <Dialog open title="Return this offer?" onClose={onClose}>
      <form onSubmit={form.onSubmit} noValidate className={styles.form}>
        <FormErrors {...form.summary} />
        <p>The author is notified, and can edit it and ask again.</p>
        <Field {...field('note')} optional hint="Only your colleagues see this, never the candidate.">
          <TextArea {...control('note')} rows={3} ref={focusOnceOpen} />
        </Field>
        <div className={styles.buttons}>
          <Button type="submit" variant="primary" pending={form.pending} pendingLabel="Saving…">
            Return offer
          </Button>
          <Button
            onClick={() => {
              draft.drop();
              onClose();
            }}
          >
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
