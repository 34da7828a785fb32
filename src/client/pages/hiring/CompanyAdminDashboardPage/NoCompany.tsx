import { useUser } from '#client/api/session.ts';
import { WaysToBelong } from '#client/features/companies/WaysToBelong.tsx';
import { paths } from '#client/paths.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import { Callout } from '#client/ui/Callout.tsx';

/** A company admin whom no company has taken in yet sees nothing below, and is told why. */
export function NoCompany() {
  const user = useUser();
  const asked = user.memberships[0];
  return (
    <Callout
      icon="building"
      title={asked ? 'Not confirmed yet' : 'You’re not in a company yet'}
      actions={
        asked ? (
          <ButtonLink to={paths.company(asked.companyId)}>View company</ButtonLink>
        ) : (
          <WaysToBelong user={user} />
        )
      }
    >
      {asked ? (
        <p>
          You asked to join <bdi>{asked.companyName}</bdi>. Its jobs and applications appear here when a
          company admin, or the platform’s administrator, confirms you.
        </p>
      ) : (
        <p>
          Its jobs and applications appear here when a company, or the platform’s administrator, has made you
          its company admin.
        </p>
      )}
    </Callout>
  );
}
