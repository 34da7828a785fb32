import { useState } from 'react';
import { call } from '#client/api/call.ts';
import { formFields } from '#client/kit/fields/form-fields.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { Field } from '#client/ui/Field.tsx';
import { FormErrors } from '#client/ui/FormErrors.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { thenFocus } from '#client/ui/then-focus.ts';
import { toast } from '#client/ui/toast.ts';
import { useAsked } from '#client/ui/use-asked.ts';
import { useForm } from '#client/ui/use-form.ts';
import type { Application, Offer } from '#contract/api.ts';
import { acceptFields, declineFields } from '#domain/fields/offers.ts';
import { problemsIn } from '#domain/fields/problems.ts';
import { sentOf } from '#domain/fields/typed.ts';
import { offersChanged } from './offers-changed.ts';
import styles from './Offers.module.css';

interface Props {
  offer: Offer;
  application: Application;
}

/** The candidate's answer: each of the two asks for the typed name, and says what it does. */
export function AnswerOffer(props: Props) {
  const { asked: answering, ask, close } = useAsked<'accept' | 'decline'>();
  return (
    <div className={styles.answer}>
      <Button variant="primary" size="large" icon="check" onClick={() => ask('accept')}>
        Accept offer
      </Button>
      <Button size="large" onClick={() => ask('decline')}>
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
}: Props & { accepts: boolean; onDone: () => boolean }) {
  // What is answered is what was read: a version that has come since is another one, and the server says so.
  const [opened] = useState(offer);
  const form = useForm({
    initial: { name: '', reason: '' },
    check: (values): { name?: string; reason?: string } =>
      problemsIn(accepts ? acceptFields : declineFields, values),
    send: async (values) => {
      const params = { id: opened.id };
      if (accepts) await call('POST /api/offers/:id/accept', { params, body: sentOf(acceptFields, values) });
      else await call('POST /api/offers/:id/decline', { params, body: sentOf(declineFields, values) });
      toast(
        accepts
          ? {
              title: 'Offer accepted',
              description: `\u2068${application.companyName}\u2069 has been notified.`,
            }
          : { title: 'Offer declined' },
      );
      // The buttons go with the answer.
      thenFocus(onDone, () => document.querySelector('h1'));
      await offersChanged(application.id);
    },
    onFailure: () => void offersChanged(application.id),
  });
  const { field, control } = formFields(form, declineFields);
  return (
    <form onSubmit={form.onSubmit} noValidate className={styles.form}>
      <FormErrors {...form.summary} />
      <p>
        {accepts ? (
          <>
            You will be hired as <strong dir="auto">{application.jobTitle}</strong> at{' '}
            <bdi>{application.companyName}</bdi>, on the terms set out here. They’re notified right away.
          </>
        ) : (
          <>
            <bdi>{application.companyName}</bdi> is notified right away. You can’t accept this offer
            afterwards; they may make you another one.
          </>
        )}
      </p>
      <Field {...field('name')} hint="Type it as you’d sign it. We record it with the date and time.">
        <TextInput {...control('name')} autoComplete="name" />
      </Field>
      {!accepts && (
        <Field {...field('reason')} optional hint="The employer reads it.">
          <TextArea {...control('reason')} rows={3} />
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
