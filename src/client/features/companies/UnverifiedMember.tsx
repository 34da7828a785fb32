import { paths } from '#client/paths.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import { Callout } from '#client/ui/Callout.tsx';
import type { CurrentUser } from '#contract/api.ts';
import { limits, openCompanyId } from '#domain/limits.ts';
import { WaysToBelong } from './WaysToBelong.tsx';

/** What it means that no company stands behind this person yet, and how one comes to. */
export function UnverifiedMember({ user }: { user: CurrentUser }) {
  const asked = user.memberships.find(({ companyId }) => companyId !== openCompanyId);
  return (
    <Callout
      icon="building"
      title={
        asked ? (
          <>
            <bdi>{asked.companyName}</bdi> has not confirmed you yet
          </>
        ) : (
          'You post as an independent employer'
        )
      }
      actions={
        asked ? (
          <ButtonLink to={paths.company(asked.companyId)}>View company</ButtonLink>
        ) : (
          <WaysToBelong user={user} />
        )
      }
    >
      <p>
        Your jobs carry “Employer not verified”, you can have {limits.openJobsWithoutVerifiedCompany} open at
        a time, and you see only the applications to jobs you have posted yourself.{' '}
        {asked
          ? 'This ends when a company admin confirms that you belong there.'
          : 'This ends when you have a company of your own, or one confirms that you belong to it.'}
      </p>
    </Callout>
  );
}
