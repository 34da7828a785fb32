import { useUser } from '#client/api/session.ts';
import { useApi } from '#client/api/use-api.ts';
import { ErrorState } from '#client/ui/ErrorState.tsx';
import type { Application } from '#contract/api.ts';
import { isJobSeeker } from '#domain/permissions.ts';
import { EmployerOffers } from './EmployerOffers.tsx';
import { YourOffer } from './YourOffer.tsx';

/** The offers made on an application, for either side. Nothing where there is none and none can be made. */
export function Offers({ application }: { application: Application }) {
  const user = useUser();
  const { data, error, refetch } = useApi(
    'GET /api/applications/:id/offers',
    { params: { id: application.id } },
    { staleTime: 0 },
  );
  if (error && !data)
    return <ErrorState title="The offer could not be loaded" error={error} retry={() => void refetch()} />;
  if (!data) return null;
  if (isJobSeeker(user)) return <YourOffer offers={data} application={application} />;
  return <EmployerOffers offers={data} application={application} />;
}
