import { Offers } from '#client/features/offers/Offers.tsx';
import { OnboardingSection } from '#client/features/onboarding/OnboardingSection.tsx';
import { ApartFromEachOther } from '#client/ui/ApartFromEachOther.tsx';
import type { Application } from '#contract/api.ts';
import type { Acts } from './use-acts.ts';
import styles from './Workbench.module.css';

export function OfferTab({
  application,
  acts: { offers, mayOffer },
}: {
  application: Application;
  acts: Acts;
}) {
  return (
    <ApartFromEachOther className={styles.parts}>
      <OnboardingSection application={application} />
      <Offers application={application} />
      {offers?.length === 0 && !mayOffer && <p className={styles.none}>No offer yet.</p>}
    </ApartFromEachOther>
  );
}
