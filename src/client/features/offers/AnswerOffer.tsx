import { useState } from 'react';
import { call } from '#client/api/call.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { Field } from '#client/ui/Field.tsx';
import { FormErrors } from '#client/ui/FormErrors.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { thenFocus } from '#client/ui/then-focus.ts';
import { toast } from '#client/ui/toast.ts';
import { useForm } from '#client/ui/use-form.ts';
import type { Application, Offer } from '#contract/api.ts';
import { limits } from '#domain/limits.ts';
import { offersChanged } from './offers-changed.ts';
import styles from './Offers.module.css';

interface Props {
  offer: Offer;
  application: Application;
}

/** The candidate's answer: each of the two asks for the typed name, and says what it does. */
export function AnswerOffer(props: Props) {
  const [answering, setAnswering] = useState<'accept' | 'decline'>();
  const close = () => setAnswering(undefined);
  return (
    <div className={styles.answer}>
      <Button variant="primary" size="large" icon="check" onClick={() => setAnswering('accept')}>
        Accept offer
      </Button>
      <Button size="large" onClick={() => setAnswering('decline')}>
        Decline
      </Button>
      <Dialog
        open={answering !== undefined}
        title={answering === 'decline' ? 'Decline this offer?' : 'Accept this offer?'}
        onClose={close}
      >
        <AnswerForm {...props} accepts={answering !== 'decline'} onDone={close} />
      </Dialog>
    </div>
  );
}

function AnswerForm({
  offer,
  application,
  accepts,
  onDone,
}: Props & { accepts: boolean; onDone: () => void }) {
  const form = useForm({
    initial: { name: '', reason: '' },
    check: ({ name }): { name?: string; reason?: string } =>
      name.trim() ? {} : { name: 'Type your full name to sign' },
    send: async ({ name, reason }) => {
      const params = { id: offer.id };
      if (accepts) await call('POST /api/offers/:id/accept', { params, body: { name } });
      else await call('POST /api/offers/:id/decline', { params, body: { name, reason } });
      toast(
        accepts
          ? { title: 'Offer accepted', description: `\u2068${application.companyName}\u2069 has been told.` }
          : { title: 'Offer declined' },
      );
      // The buttons go with the answer.
      thenFocus(onDone, () => document.querySelector('h1'));
      await offersChanged(application.id);
    },
  });
  return (
    <form onSubmit={form.onSubmit} noValidate className={styles.form}>
      <FormErrors {...form.summary} />
      <p>
        {accepts ? (
          <>
            You will be hired as <strong dir="auto">{application.jobTitle}</strong> at{' '}
            <bdi>{application.companyName}</bdi>, on the terms set out here. They are told at once.
          </>
        ) : (
          <>
            <bdi>{application.companyName}</bdi> is told at once. You cannot accept this offer afterwards;
            they may make you another one.
          </>
        )}
      </p>
      <Field
        {...form.field('name')}
        label="Your full name"
        hint="Typed as you would sign it. It is kept with the date and time."
        required
      >
        <TextInput {...form.control('name')} autoComplete="name" dir="auto" maxLength={limits.signedName} />
      </Field>
      {!accepts && (
        <Field {...form.field('reason')} label="Why" optional hint="The employer reads it.">
          <TextArea {...form.control('reason')} rows={3} dir="auto" maxLength={limits.declineReason} />
        </Field>
      )}
      <div className={styles.buttons}>
        <Button
          type="submit"
          variant={accepts ? 'primary' : 'danger'}
          pending={form.pending}
          pendingLabel={accepts ? 'Accepting…' : 'Declining…'}
        >
          {accepts ? 'Accept offer' : 'Decline offer'}
        </Button>
        <Button onClick={onDone}>Not yet</Button>
      </div>
    </form>
  );
}
