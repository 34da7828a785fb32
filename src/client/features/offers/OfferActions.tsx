import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call, type ApiError } from '#client/api/call.ts';
import { Button } from '#client/ui/Button.tsx';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { thenFocus } from '#client/ui/then-focus.ts';
import { toast } from '#client/ui/toast.ts';
import { useAsked } from '#client/ui/use-asked.ts';
import type { Application, Offer } from '#contract/api.ts';
import { DecideOnOffer } from './DecideOnOffer.tsx';
import { OfferPaper } from './OfferPaper.tsx';
import { offersChanged } from './offers-changed.ts';
import styles from './Offers.module.css';

interface Props {
  offer: Offer;
  application: Application;
  onEdit: () => void;
}

type Step = 'ask' | 'send' | 'withdraw';

const done: Record<Step, string> = {
  ask: 'Approval asked for',
  send: 'Offer sent',
  withdraw: 'Offer withdrawn',
};

/** What can be done about an open offer by this person: change it, see it as the candidate will, have it approved, send it, take it back. */
export function OfferActions({ offer, application, onEdit }: Props) {
  const { asked, ask, close } = useAsked<'preview' | 'send' | 'withdraw'>();
  /** Of the offer that was read before it was asked to send it, whatever comes behind the question. */
  const [read, setRead] = useState(offer.etag);
  const params = { id: offer.id };
  const step = useMutation<Offer, ApiError, { which: Step; leave: () => boolean }>({
    mutationFn: ({ which }) => {
      if (which === 'ask') return call('POST /api/offers/:id/ask', { params });
      if (which === 'send') return call('POST /api/offers/:id/send', { params }, { ifMatch: read });
      return call('POST /api/offers/:id/withdraw', { params });
    },
    onSuccess: (_, { which, leave }) => {
      // The button that was pressed may be gone.
      thenFocus(leave, () => document.querySelector('h1'));
      toast({ title: done[which] });
      return offersChanged(application.id);
    },
    onError: (error, { leave }) => {
      toast({ title: 'That didn’t work', description: error.sentence, tone: 'danger' });
      if (error.code !== 'changed_meanwhile') return undefined;
      // What stands there now is to be read before it is sent.
      thenFocus(leave, () => document.querySelector('h1'));
      return offersChanged(application.id);
    },
  });
  const isUnderWay = step.isPending && step.variables.which === asked;
  const failure = step.variables?.which === asked ? step.error?.sentence : undefined;
  const { state, mayWrite, needsApproval, mayApprove } = offer;
  const mustAsk = needsApproval && state !== 'approved';
  const name = `\u2068${application.applicantName}\u2069`;
  return (
    <div className={styles.answer}>
      {mayWrite && state !== 'sent' && !mustAsk && (
        <Button
          variant="primary"
          icon="send"
          onClick={() => {
            setRead(offer.etag);
            ask('send');
          }}
        >
          Send offer
        </Button>
      )}
      {mayWrite && state === 'draft' && mustAsk && (
        <Button
          variant="primary"
          icon="check"
          pending={step.isPending}
          pendingLabel="Asking…"
          onClick={() => step.mutate({ which: 'ask', leave: close })}
        >
          Ask for approval
        </Button>
      )}
      {mayApprove && state === 'waiting' && <DecideOnOffer offer={offer} application={application} />}
      {state !== 'sent' && (
        <Button icon="eye" onClick={() => ask('preview')}>
          Preview
        </Button>
      )}
      {mayWrite && (
        <Button icon="edit" onClick={onEdit}>
          Edit
        </Button>
      )}
      {mayWrite && (
        <Button variant="quiet" onClick={() => ask('withdraw')}>
          {state === 'sent' ? 'Withdraw' : 'Discard'}
        </Button>
      )}
      <Dialog open={asked === 'preview'} title={`What ${name} will see`} onClose={close}>
        <div className={styles.part}>
          <OfferPaper offer={offer} application={application} level={3} />
          <p className={styles.none}>Below it they have buttons to accept and to decline.</p>
          <div>
            <Button onClick={close}>Close preview</Button>
          </div>
        </div>
      </Dialog>
      <ConfirmDialog
        open={asked === 'send'}
        title={`Send this offer to ${name}?`}
        label="Send offer"
        pendingLabel="Sending…"
        pending={isUnderWay}
        failure={failure}
        onConfirm={() => step.mutate({ which: 'send', leave: close })}
        onClose={close}
      >
        <p>They’re notified here and by email, and the application moves to Offered.</p>
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'withdraw'}
        danger
        title={state === 'sent' ? 'Withdraw this offer?' : 'Discard this offer?'}
        label={state === 'sent' ? 'Withdraw offer' : 'Discard offer'}
        pendingLabel="Withdrawing…"
        pending={isUnderWay}
        failure={failure}
        onConfirm={() => step.mutate({ which: 'withdraw', leave: close })}
        onClose={close}
      >
        <p>
          {state === 'sent'
            ? `${name} is notified that it’s withdrawn. The application stays where it is.`
            : 'Only your company has seen it. It stays under earlier versions.'}
        </p>
      </ConfirmDialog>
    </div>
  );
}
