import { useState } from 'react';
import { call } from '#client/api/call.ts';
import { formFields } from '#client/kit/fields/form-fields.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { Field } from '#client/ui/Field.tsx';
import { FormErrors } from '#client/ui/FormErrors.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { thenFocus } from '#client/ui/then-focus.ts';
import { toast } from '#client/ui/toast.ts';
import { useForm } from '#client/ui/use-form.ts';
import type { Application, Offer } from '#contract/api.ts';
import { offerDecisionFields } from '#domain/fields/offers.ts';
import { problemsIn } from '#domain/fields/problems.ts';
import { offersChanged } from './offers-changed.ts';
import styles from './Offers.module.css';

interface Props {
  offer: Offer;
  application: Application;
}

/** For who manages the company: this offer may go out, or back to whoever wrote it. */
export function DecideOnOffer(props: Props) {
  const [deciding, setDeciding] = useState<'approve' | 'return'>();
  const close = () => setDeciding(undefined);
  return (
    <>
      <Button icon="check" onClick={() => setDeciding('approve')}>
        Approve
      </Button>
      <Button icon="undo" onClick={() => setDeciding('return')}>
        Return
      </Button>
      <Dialog
        open={deciding !== undefined}
        title={deciding === 'return' ? 'Return this offer?' : 'Approve this offer?'}
        onClose={close}
      >
        <DecisionForm {...props} approved={deciding !== 'return'} onDone={close} />
      </Dialog>
    </>
  );
}

function DecisionForm({
  offer,
  application,
  approved,
  onDone,
}: Props & { approved: boolean; onDone: () => void }) {
  const form = useForm({
    initial: { note: '' },
    check: (values) => problemsIn(offerDecisionFields, values),
    send: async ({ note }) => {
      await call('POST /api/offers/:id/decision', { params: { id: offer.id }, body: { approved, note } });
      toast({ title: approved ? 'Offer approved' : 'Offer returned' });
      thenFocus(onDone, () => document.querySelector('h1'));
      await offersChanged(application.id);
    },
  });
  const { field, control } = formFields(form, offerDecisionFields);
  return (
    <form onSubmit={form.onSubmit} noValidate className={styles.form}>
      <FormErrors {...form.summary} />
      <p>
        {approved
          ? 'The author is notified that it can be sent.'
          : 'The author is notified, and can edit it and ask again.'}
      </p>
      <Field {...field('note')} optional hint="Only your colleagues see this, never the candidate.">
        <TextArea {...control('note')} rows={3} />
      </Field>
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" pending={form.pending} pendingLabel="Saving…">
          {approved ? 'Approve offer' : 'Return offer'}
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </form>
  );
}
