import { Icon } from '#client/ui/Icon.tsx';
import part from '#client/ui/Part.module.css';
import { Time } from '#client/ui/Time.tsx';
import type { Application, Offer } from '#contract/api.ts';
import type { OfferState } from '#domain/offers.ts';
import { AnswerOffer } from './AnswerOffer.tsx';
import { EarlierOffers } from './EarlierOffers.tsx';
import { LastMoment } from './LastMoment.tsx';
import { OfferPaper } from './OfferPaper.tsx';
import styles from './Offers.module.css';

/** The candidate's offer: what it says, until when it can be answered, and the answer. */
export function YourOffer({
  offers: [offer, ...earlier],
  application,
}: {
  offers: Offer[];
  application: Application;
}) {
  if (!offer) return null;
  return (
    <section className={part.part} aria-labelledby="offer">
      <h2 id="offer">Your offer</h2>
      <OfferStatus offer={offer} application={application} />
      <OfferPaper offer={offer} application={application} level={3} />
      {offer.state === 'sent' && <AnswerOffer offer={offer} application={application} />}
      <EarlierOffers offers={earlier} application={application} />
    </section>
  );
}

function OfferStatus({ offer, application }: { offer: Offer; application: Application }) {
  const { state, answeredAt, expiresAt } = offer;
  return (
    <p className={styles.standing}>
      <Icon name={state === 'accepted' ? 'check' : 'clock'} />
      <span>
        {state === 'sent' && (
          <>
            You have until <LastMoment expiresAt={expiresAt} />, by your clock, to answer. Take your time, and{' '}
            <a href="#messages">ask</a> what you would like to know.
          </>
        )}
        {state === 'accepted' && answeredAt && (
          <>
            {offer.byHand ? 'The employer noted on ' : 'You accepted this offer on '}
            <Time value={answeredAt} />
            {offer.byHand && ' that you accepted this offer'}.
            {application.status === 'hired' && (
              <>
                {' '}
                <bdi>{application.companyName}</bdi> has hired you.
              </>
            )}
          </>
        )}
        {state === 'declined' && answeredAt && (
          <>
            You declined this offer on <Time value={answeredAt} />.
          </>
        )}
        {state === 'withdrawn' && application.status === 'hired' ? hiredWithout : over[state]}
      </span>
    </p>
  );
}

const hiredWithout = 'You were hired without it, so there is nothing to answer.';

const over: Partial<Record<OfferState, string>> = {
  expired: 'The time to answer this offer has passed. Write to the employer if you still want the job.',
  withdrawn: 'The employer has withdrawn this offer.',
  called_off: 'You accepted this offer, and the employer later called it off.',
  set_aside: 'You declined this offer and were hired later, so it no longer applies.',
  replaced: 'The employer is changing this offer. We’ll let you know when the new one is ready.',
};
