import { useState } from 'react';
import { ApiError, call } from '#client/api/call.ts';
import { useDraftForm } from '#client/kit/drafts/use-draft-form.ts';
import { formFields } from '#client/kit/fields/form-fields.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { Field } from '#client/ui/Field.tsx';
import { FormErrors } from '#client/ui/FormErrors.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { thenFocus } from '#client/ui/then-focus.ts';
import { toast } from '#client/ui/toast.ts';
import { useAsked } from '#client/ui/use-asked.ts';
import type { Application, Offer } from '#contract/api.ts';
import { offerDecisionFields } from '#domain/fields/offers.ts';
import { problemsIn } from '#domain/fields/problems.ts';
import { OfferPaper } from './OfferPaper.tsx';
import { offersChanged } from './offers-changed.ts';
import styles from './Offers.module.css';

interface Props {
  offer: Offer;
  application: Application;
}

/** For who manages the company: this offer may go out, or back to whoever wrote it. */
export function DecideOnOffer(props: Props) {
  const { asked: deciding, ask, close } = useAsked<'approve' | 'return'>();
  return (
    <>
      <Button icon="check" onClick={() => ask('approve')}>
        Approve
      </Button>
      <Button icon="undo" onClick={() => ask('return')}>
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
}: Props & { approved: boolean; onDone: () => boolean }) {
  // What is decided on is what was read, whatever comes behind the dialog.
  const [opened] = useState(offer);
  const [newer, setNewer] = useState<Offer>();
  const { id, etag } = newer ?? opened;
  const { form, draft } = useDraftForm(`${approved ? 'approve' : 'return'} offer ${id}`, {
    initial: { note: '' },
    check: (values) => problemsIn(offerDecisionFields, values),
    send: async ({ note }) => {
      await call(
        'POST /api/offers/:id/decision',
        { params: { id }, body: { approved, note } },
        { ifMatch: etag },
      );
      draft.drop();
      toast({ title: approved ? 'Offer approved' : 'Offer returned' });
      thenFocus(onDone, () => document.querySelector('h1'));
      await offersChanged(application.id);
    },
    onFailure: (error) => {
      if (!(error instanceof ApiError) || error.code !== 'changed_meanwhile') return;
      setNewer(error.current as Offer); // What is refused so carries the offer as it is now.
      void offersChanged(application.id);
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
      {newer && <OfferPaper offer={newer} application={application} level={3} />}
      <Field {...field('note')} optional hint="Only your colleagues see this, never the candidate.">
        <TextArea {...control('note')} rows={3} />
      </Field>
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" pending={form.pending} pendingLabel="Saving…">
          {approved ? 'Approve offer' : 'Return offer'}
        </Button>
        <Button
          onClick={() => {
            draft.drop();
            onDone();
          }}
        >
          Cancel
        </Button>
      </div>
    </form>
  );
}
