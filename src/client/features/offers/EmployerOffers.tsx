import { useState } from 'react';
import { useUser } from '#client/api/session.ts';
import { Button } from '#client/ui/Button.tsx';
import { Sheet } from '#client/ui/Dialog.tsx';
import part from '#client/ui/Part.module.css';
import { Time } from '#client/ui/Time.tsx';
import type { Application, Offer } from '#contract/api.ts';
import { isOfferable, isOpenOffer } from '#domain/offers.ts';
import { can } from '#domain/permissions.ts';
import { EarlierOffers } from './EarlierOffers.tsx';
import { LastMoment } from './LastMoment.tsx';
import { OfferActions } from './OfferActions.tsx';
import { OfferForm } from './OfferForm.tsx';
import { OfferPaper } from './OfferPaper.tsx';
import { OfferStateBadge } from './OfferStateBadge.tsx';
import styles from './Offers.module.css';

/** What an employer has offered somebody, how it stands, and what can be done about it. */
export function EmployerOffers({ offers, application }: { offers: Offer[]; application: Application }) {
  const user = useUser();
  const [writing, setWriting] = useState(false);
  const [offer, ...earlier] = offers;
  const open = offer && isOpenOffer(offer) ? offer : undefined;
  const mayBegin = can['offer.write'](user) && application.mayMove && isOfferable(application) && !open;
  if (!offer && !mayBegin) return null;
  return (
    <section className={part.part} aria-labelledby="offer">
      <h2 id="offer">Offer</h2>
      {offer && <HowItStands offer={offer} />}
      {offer && <OfferPaper offer={offer} application={application} level={3} />}
      {open && <OfferActions offer={open} application={application} onEdit={() => setWriting(true)} />}
      {!offer && (
        <p className={styles.none}>
          None yet. Write one, see it as {'\u2068'}
          {application.applicantName}
          {'\u2069'} will, and send it from here.
        </p>
      )}
      {mayBegin && (
        <div>
          <Button icon="document" onClick={() => setWriting(true)}>
            {offer ? 'Make another offer' : 'Make an offer'}
          </Button>
        </div>
      )}
      <EarlierOffers offers={earlier} application={application} />
      <Sheet
        open={writing}
        title={
          open
            ? `Change the offer to \u2068${application.applicantName}\u2069`
            : `Offer to \u2068${application.applicantName}\u2069`
        }
        onClose={() => setWriting(false)}
      >
        <OfferForm offer={offer} open={open} application={application} onDone={() => setWriting(false)} />
      </Sheet>
    </section>
  );
}

function HowItStands({ offer }: { offer: Offer }) {
  const { state, version, sentAt, expiresAt, answeredAt, signedName, declineReason, approvalNote } = offer;
  return (
    <>
      <p className={styles.line}>
        <OfferStateBadge state={state} />
        {version > 1 && <span>Version {version}</span>}
        {state === 'sent' && (
          <span>
            to be answered by <LastMoment expiresAt={expiresAt} />
          </span>
        )}
        {sentAt && state !== 'sent' && !answeredAt && (
          <span>
            sent <Time value={sentAt} />
          </span>
        )}
        {answeredAt && (
          <span>
            {offer.byHand ? 'noted by your company' : 'by '}
            {!offer.byHand && <bdi>{signedName}</bdi>}, <Time value={answeredAt} as="moment" />
          </span>
        )}
        {offer.by && !answeredAt && (
          <span>
            written by <bdi>{offer.by}</bdi>
          </span>
        )}
        {offer.decidedBy && state === 'approved' && (
          <span>
            approved by <bdi>{offer.decidedBy}</bdi>
          </span>
        )}
      </p>
      {declineReason && (
        <p className={styles.standing}>
          <q dir="auto">{declineReason}</q>
        </p>
      )}
      {approvalNote && (
        <p className={styles.standing}>
          <span>
            <bdi>{offer.decidedBy}</bdi>: <q dir="auto">{approvalNote}</q>
          </span>
        </p>
      )}
    </>
  );
}
