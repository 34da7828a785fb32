import { Link } from 'react-router';
import { useUser } from '#client/api/session.ts';
import { useApi } from '#client/api/use-api.ts';
import { paths } from '#client/paths.ts';
import { can, verifiedCompany } from '#domain/permissions.ts';

/** Whose jobs the figures are about. */
export function WhoseFigures({ companyId }: { companyId: number | undefined }) {
  const user = useUser();
  const company = useApi(
    'GET /api/companies/:id',
    { params: { id: companyId ?? 0 } },
    { enabled: companyId !== undefined },
  );
  if (companyId !== undefined) {
    return (
      <>
        The jobs of <bdi>{company.data?.name ?? `company ${companyId}`}</bdi>.{' '}
        <Link to={paths.analytics}>All companies</Link>
      </>
    );
  }
  if (can['platform.administer'](user)) return 'Every job on this platform.';
  return verifiedCompany(user) === undefined
    ? 'How the jobs you have posted are doing.'
    : 'How your company’s jobs are doing.';
}
