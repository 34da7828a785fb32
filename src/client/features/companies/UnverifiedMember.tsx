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
            <bdi>{asked.companyName}</bdi> hasn’t confirmed you yet
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
        Your jobs are marked “Employer not verified”, you can have {limits.openJobsWithoutVerifiedCompany}{' '}
        open at a time, and you see only the applications to jobs you have posted yourself.{' '}
        {asked
          ? 'This changes when a company admin confirms you.'
          : 'This changes when you create a company or one confirms you.'}
      </p>
    </Callout>
  );
}
