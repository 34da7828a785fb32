import { useApi } from '#client/api/use-api.ts';
import { HideFrom } from '#client/features/companies/HideFrom.tsx';

/** From whom one hides, each with the switch that ends it; hiding itself is on the company’s page. */
export function HiddenCompanies() {
  const { data } = useApi('GET /api/hidden-companies', {});
  if (!data?.length)
    return <p>You’re not hidden from any company. You can hide from a company on its page.</p>;
  return data.map((company) => <HideFrom key={company.id} company={company} />);
}
