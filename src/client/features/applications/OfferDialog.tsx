import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { statusLabel } from '#domain/application-status.ts';
import type { AskedMove } from './offer-question.ts';
import styles from './OfferQuestion.module.css';

/** The question itself, with what each answer does. */
export function OfferDialog({ asked }: { asked: AskedMove | undefined }) {
  const words = asked && wordsOf(asked);
  const leave = () => asked?.answer(undefined);
  return (
    <Dialog
      open={asked !== undefined}
      title={words?.title ?? ''}
      onClose={leave}
      actions={
        <>
          {words?.accept && (
            <Button variant="primary" onClick={() => asked?.answer('accept')}>
              {words.accept}
            </Button>
          )}
          <Button variant={words?.accept ? 'secondary' : 'danger'} onClick={() => asked?.answer('withdraw')}>
            {words?.withdraw}
          </Button>
          <Button variant="quiet" onClick={leave}>
            Cancel
          </Button>
        </>
      }
    >
      {words && (
        <div className={styles.words}>
          {asked.names.length > 1 && <p>{listed(asked.names)}</p>}
          <p>{words.text}</p>
        </div>
      )}
    </Dialog>
  );
}

interface Words {
  title: string;
  text: string;
  accept?: string;
  withdraw: string;
}

function wordsOf({ question, to, names }: AskedMove): Words {
  const several = names.length > 1;
  const who = several ? `${names.length} candidates` : `\u2068${names[0] ?? ''}\u2069`;
  const has = several ? 'have' : 'has';
  const place = statusLabel[to];
  const gone = to === 'rejected' ? 'Reject' : `Move to ${place}`;
  if (question === 'accepted')
    return {
      title: `${who} ${has} accepted an offer`,
      text: `Moving them to ${place} calls the offer off. They’re notified.`,
      withdraw: to === 'rejected' ? 'Call offer off and reject' : 'Call offer off and move',
    };
  if (question === 'unsent')
    return {
      title: `Discard the offer to ${who}?`,
      text: `It has not been sent. Moving them to ${place} discards it.`,
      withdraw: to === 'rejected' ? 'Discard offer and reject' : 'Discard offer and move',
    };
  if (to !== 'hired')
    return {
      title: `${who} ${has} an open offer`,
      text: `They can still accept it. ${gone === 'Reject' ? 'Rejecting them' : `Moving them to ${place}`} withdraws it.`,
      withdraw: to === 'rejected' ? 'Withdraw offer and reject' : 'Withdraw offer and move',
    };
  return {
    title: `${who}: what happens to the offer?`,
    text: standing[question],
    accept: question === 'called_off' ? 'The offer holds again' : 'They accepted it',
    withdraw: question === 'sent' ? 'Withdraw the offer' : 'Hire without it',
  };
}

const standing = {
  sent: 'They haven’t answered it. If they accepted in person, it counts as accepted and there’s nothing left to sign.',
  declined: 'It was declined. If they have changed their mind, it counts as accepted.',
  expired: 'It expired without an answer. If they accepted in person, it counts as accepted.',
  called_off: 'They had accepted it, and it was called off.',
};

function listed(names: readonly string[]): string {
  const first = names.slice(0, 5).map((name) => `\u2068${name}\u2069`);
  const more = names.length - first.length;
  return `${first.join(', ')}${more ? ` and ${more} more` : ''}.`;
}
