import { Disclosure } from '#client/ui/Disclosure.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { Application, Offer } from '#contract/api.ts';
import { OfferPaper } from './OfferPaper.tsx';
import { OfferStateBadge } from './OfferStateBadge.tsx';
import styles from './Offers.module.css';

/** What was offered before, as it was. */
export function EarlierOffers({ offers, application }: { offers: Offer[]; application: Application }) {
  if (!offers.length) return null;
  return (
    <Disclosure label={offers.length === 1 ? 'The earlier version' : `${offers.length} earlier versions`}>
      <ol className={styles.earlier}>
        {offers.map((offer) => (
          <li key={offer.id} className={styles.part}>
            <p className={styles.line}>
              Version {offer.version}
              <OfferStateBadge state={offer.state} />
              {offer.sentAt && (
                <span>
                  sent <Time value={offer.sentAt} />
                </span>
              )}
              {offer.declineReason && <q dir="auto">{offer.declineReason}</q>}
            </p>
            <OfferPaper offer={offer} application={application} level={3} />
          </li>
        ))}
      </ol>
    </Disclosure>
  );
}
