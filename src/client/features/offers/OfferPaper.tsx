import { useId, type ReactNode } from 'react';
import { Time } from '#client/ui/Time.tsx';
import type { Application, Offer } from '#contract/api.ts';
import { accommodationLabel, flightsLabel, money, monthlyPay, serviceChargeInWords } from '#domain/offers.ts';
import styles from './OfferPaper.module.css';

interface Props {
  offer: Offer;
  application: Pick<Application, 'jobTitle' | 'companyName' | 'jobLocation'>;
  /** Of its heading in the page. */
  level: 2 | 3;
}

/** An offer as the candidate reads it, and so as whoever writes it sees it before: the pay first, then the letter, then the rest. */
export function OfferPaper({ offer, application, level }: Props) {
  const heading = useId();
  const { currency, basicPay, allowances } = offer;
  const { jobTitle, companyName, jobLocation } = application;
  const pay = monthlyPay(offer);
  const Heading = `h${level}` as const;
  return (
    <article className={styles.paper} aria-labelledby={heading}>
      <header className={styles.head}>
        <p className={styles.company} dir="auto">
          {companyName}
        </p>
        <Heading id={heading} className={styles.title} dir="auto">
          {jobTitle}
        </Heading>
        {jobLocation && (
          <p className={styles.place} dir="auto">
            {jobLocation}
          </p>
        )}
      </header>
      <div className={styles.pay}>
        <p>
          <span className={styles.amount}>{money(pay, currency)}</span> a month
        </p>
        {pay !== basicPay && <p className={styles.note}>Guaranteed monthly pay</p>}
      </div>
      <p className={styles.letter} dir="auto">
        {offer.text}
      </p>
      <dl className={styles.terms}>
        <Term name="First day">
          <Time value={offer.startDate} />
        </Term>
        <Term name="Basic pay">{money(basicPay, currency)} a month</Term>
        <Term name="Service charge">{serviceChargeInWords(offer)}</Term>
        {allowances.map(({ name, amount }) => (
          <Term key={name} name={<span dir="auto">{name}</span>}>
            {money(amount, currency)} a month
          </Term>
        ))}
        <Term name="Accommodation">{accommodationLabel[offer.accommodation]}</Term>
        <Term name="Flights">{flightsLabel[offer.flights]}</Term>
        {offer.roster && (
          <Term name="Roster">
            <span dir="auto">{offer.roster}</span>
          </Term>
        )}
        {offer.leaveDays !== null && <Term name="Leave">{offer.leaveDays} days a year</Term>}
      </dl>
    </article>
  );
}

function Term({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.term}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
