import { useUser } from '#client/api/session.ts';
import { useApi } from '#client/api/use-api.ts';
import { Loaded } from '#client/ui/Loaded.tsx';
import type { Application } from '#contract/api.ts';
import { isJobSeeker } from '#domain/permissions.ts';
import { EmployerOffers } from './EmployerOffers.tsx';
import { YourOffer } from './YourOffer.tsx';

/** The offers made on an application, for either side. Nothing where there is none and none can be made. */
export function Offers({ application }: { application: Application }) {
  const user = useUser();
  const offers = useApi(
    'GET /api/applications/:id/offers',
    { params: { id: application.id } },
    { staleTime: 0 },
  );
  return (
    <Loaded query={offers} what="the offer">
      {(all) =>
        isJobSeeker(user) ? (
          <YourOffer offers={all} application={application} />
        ) : (
          <EmployerOffers offers={all} application={application} />
        )
      }
    </Loaded>
  );
}
