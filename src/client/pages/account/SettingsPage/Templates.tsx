import { OfferTemplates } from './OfferTemplates.tsx';
import { OnboardingTemplates } from './OnboardingTemplates.tsx';

/** What a company has prepared, so that nobody begins with nothing. */
export function Templates({ companyId }: { companyId: number }) {
  return (
    <div>
      <OfferTemplates companyId={companyId} />
      <OnboardingTemplates companyId={companyId} />
    </div>
  );
}
