import { useUser } from '#client/api/session.ts';
import { paths } from '#client/paths.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import { Callout } from '#client/ui/Callout.tsx';
import { standingWords } from '#domain/company-standing.ts';
import { limits, openCompanyId } from '#domain/limits.ts';

interface Props {
  /** On the company's own page, to which nothing needs to lead. */
  onItsPage?: true;
}

/** What it means for one's work that the platform has not verified one's company, or has suspended it. Nothing where all is well. */
export function OwnCompanyStanding({ onItsPage }: Props) {
  const own = useUser().memberships.find(
    ({ verified, companyId }) => verified && companyId !== openCompanyId,
  );
  if (!own || (own.companyVerified && !own.companySuspended)) return null;
  const view = !onItsPage && <ButtonLink to={paths.company(own.companyId)}>View company</ButtonLink>;
  const name = `\u2068${own.companyName}\u2069`;
  if (own.companySuspended) {
    return (
      <Callout icon="pause" title={`${name} is suspended`} actions={view}>
        <p>{standingWords.suspendedMeans}</p>
      </Callout>
    );
  }
  return (
    <Callout icon="clock" title={`${name} is waiting to be verified`} actions={view}>
      <p>
        Until an administrator has verified it, its jobs carry “Employer not verified”, you can have{' '}
        {limits.openJobsWithoutVerifiedCompany} open at a time, and you can’t find or invite people who have
        not applied to you.
      </p>
    </Callout>
  );
}
