import { useUser } from '#client/api/session.ts';
import { Button } from '#client/ui/Button.tsx';
import part from '#client/ui/Part.module.css';
import { Time } from '#client/ui/Time.tsx';
import { useAsked } from '#client/ui/use-asked.ts';
import type { Application, Offer } from '#contract/api.ts';
import { isOpenOffer } from '#domain/offers.ts';
import { EarlierOffers } from './EarlierOffers.tsx';
import { LastMoment } from './LastMoment.tsx';
import { mayOffer } from './may-offer.ts';
import { OfferActions } from './OfferActions.tsx';
import { OfferPaper } from './OfferPaper.tsx';
import { OfferSheet } from './OfferSheet.tsx';
import { OfferStateBadge } from './OfferStateBadge.tsx';
import styles from './Offers.module.css';

/** What an employer has offered somebody, how it stands, and what can be done about it. */
export function EmployerOffers({ offers, application }: { offers: Offer[]; application: Application }) {
  const user = useUser();
  const { asked: writing, ask: write, close } = useAsked<true>();
  const [offer, ...earlier] = offers;
  const open = offer && isOpenOffer(offer) ? offer : undefined;
  const mayBegin = mayOffer(user, application, offers);
  if (!offer && !mayBegin) return null;
  return (
    <section className={part.part} aria-labelledby="offer">
      <h2 id="offer">Offer</h2>
      {offer && <HowItStands offer={offer} />}
      {offer && <OfferPaper offer={offer} application={application} level={3} />}
      {open && <OfferActions offer={open} application={application} onEdit={() => write(true)} />}
      {!offer && (
        <p className={styles.none}>
          None yet. Write one, see it as {'\u2068'}
          {application.applicantName}
          {'\u2069'} will, and send it from here.
        </p>
      )}
      {mayBegin && (
        <div>
          <Button icon="document" onClick={() => write(true)}>
            {offer ? 'Make another offer' : 'Make an offer'}
          </Button>
        </div>
      )}
      <EarlierOffers offers={earlier} application={application} />
      <OfferSheet application={application} offer={offer} open={writing === true} onClose={close} />
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
            Reply by <LastMoment expiresAt={expiresAt} />
          </span>
        )}
        {sentAt && state !== 'sent' && !answeredAt && (
          <span>
            Sent <Time value={sentAt} />
          </span>
        )}
        {answeredAt && (
          <span>
            {offer.byHand ? 'Noted by your company' : 'By '}
            {!offer.byHand && <bdi>{signedName}</bdi>}, <Time value={answeredAt} as="moment" />
          </span>
        )}
        {offer.by && !answeredAt && (
          <span>
            Written by <bdi>{offer.by}</bdi>
          </span>
        )}
        {offer.decidedBy && state === 'approved' && (
          <span>
            Approved by <bdi>{offer.decidedBy}</bdi>
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
