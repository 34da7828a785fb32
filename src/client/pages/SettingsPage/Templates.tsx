import { OfferTemplates } from './OfferTemplates.tsx';

/** What a company has prepared, so that nobody begins with nothing. */
export function Templates({ companyId }: { companyId: number }) {
  return (
    <div>
      <OfferTemplates companyId={companyId} />
    </div>
  );
}
