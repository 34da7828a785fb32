import { useSearchParams } from 'react-router';
import { useUser } from '#client/api/session.ts';
import { AdminNav } from '#client/features/admin/AdminNav.tsx';
import { ChosenCompany } from '#client/features/companies/ChosenCompany.tsx';
import { PageBar } from '#client/ui/PageBar.tsx';
import { openCompanyId } from '#domain/limits.ts';
import { can, managedCompanies } from '#domain/permissions.ts';
import { MatchRecord } from './MatchRecord.tsx';
import { YearReport } from './YearReport.tsx';

/** Whether people of different groups fare alike with a company, as far as they said where they belong. `?company=7&year=2025` */
export function FairnessPage() {
  const user = useUser();
  const [params, setParams] = useSearchParams();
  const isAdmin = can['platform.administer'](user);
  const companyId = (isAdmin && idIn(params.get('company'))) || managedCompanies(user)[0] || openCompanyId;
  const year = idIn(params.get('year'));
  const show = (company: number, wanted?: number) =>
    setParams({
      ...(isAdmin && { company: String(company) }),
      ...(wanted && { year: String(wanted) }),
    });
  return (
    <>
      <PageBar
        title="Fairness report"
        lead="Whether people from different groups advance and score alike. Based on voluntary answers that hiring teams never see."
      />
      {isAdmin && <AdminNav />}
      {isAdmin && <ChosenCompany companyId={companyId} onChoose={(id) => show(id)} />}
      <YearReport
        key={companyId}
        companyId={companyId}
        year={year}
        onYear={(wanted) => show(companyId, wanted)}
      />
      <MatchRecord companyId={companyId} />
    </>
  );
}

function idIn(text: string | null): number | undefined {
  return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}
