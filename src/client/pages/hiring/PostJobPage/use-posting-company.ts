import { useApi } from '#client/api/use-api.ts';
import { useUser } from '#client/api/session.ts';
import { defaultTimeZone } from '#domain/deadlines.ts';
import { limits, openCompanyId } from '#domain/limits.ts';
import { verifiedCompany } from '#domain/permissions.ts';

/** For whom a new job is posted: the poster's verified company, else the open one, and what comes from it. */
export function usePostingCompany() {
  const user = useUser();
  const companyId = verifiedCompany(user) ?? openCompanyId;
  const membership = user.memberships.find((one) => one.companyId === companyId);
  const { data: company } = useApi('GET /api/companies/:id', { params: { id: companyId } });
  return {
    company,
    /** Whether it is the open company, for those who have none of their own. */
    isOpenCompany: companyId === openCompanyId,
    isMember: membership !== undefined,
    timeZone: membership?.timeZone ?? defaultTimeZone,
    deadlineDays: membership?.applicationDeadlineDays ?? limits.deadlineDays.default,
  };
}
