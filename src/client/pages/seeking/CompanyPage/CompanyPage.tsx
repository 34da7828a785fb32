import { useParams } from 'react-router';
import { prefetch, type PrefetchScreen } from '#client/api/prefetch.ts';
import { useUser } from '#client/api/session.ts';
import { useApi } from '#client/api/use-api.ts';
import { OwnCompanyStanding } from '#client/features/companies/OwnCompanyStanding.tsx';
import { HideFrom } from '#client/features/companies/HideFrom.tsx';
import { PlainText } from '#client/features/jobs/PlainText.tsx';
import { WorkLife } from '#client/features/work-life/WorkLife.tsx';
import { Callout } from '#client/ui/Callout.tsx';
import { FailedPage } from '#client/ui/ErrorState.tsx';
import type { Company } from '#contract/api.ts';
import { verifiedCompany } from '#domain/permissions.ts';
import { CompanyFacts } from './CompanyFacts.tsx';
import { CompanyHeader } from './CompanyHeader.tsx';
import { CompanyJobs } from './CompanyJobs.tsx';
import { CompanyNotFound } from './CompanyNotFound.tsx';
import styles from './CompanyPage.module.css';
import { CompanySkeleton } from './CompanySkeleton.tsx';

export const prefetchScreen: PrefetchScreen = ({ params }) =>
  prefetch('GET /api/companies/:id', { params: { id: Number(params['id']) } });

/** What everyone here may know of a company, and its open jobs. */
export function CompanyPage() {
  // The address is only matched where this is an id.
  const id = Number(useParams()['id']);
  const { data: company, error, refetch } = useApi('GET /api/companies/:id', { params: { id } });
  if (company) return <Known key={id} company={company} />;
  if (error?.status === 404) return <CompanyNotFound />;
  if (!error) return <CompanySkeleton />;
  return <FailedPage title="The company could not be loaded" error={error} retry={() => void refetch()} />;
}

function Suspended() {
  return (
    <Callout icon="pause" title="This company is suspended">
      <p>It can’t take applications or reply at the moment. Your past applications stay here.</p>
    </Callout>
  );
}

function Known({ company }: { company: Company }) {
  const own = verifiedCompany(useUser()) === company.id;
  return (
    <>
      <CompanyHeader company={company} />
      {own ? <OwnCompanyStanding onItsPage /> : company.suspended && <Suspended />}
      <div className={styles.columns}>
        <div className={styles.main}>
          {company.description && (
            <section aria-labelledby="about" className={styles.part}>
              <h2 id="about">About</h2>
              <PlainText text={company.description} />
            </section>
          )}
          {company.workValues.length + company.workWays.length > 0 && (
            <section aria-labelledby="work-life" className={styles.part}>
              <h2 id="work-life">What it’s like to work here</h2>
              <p>In the company’s own words.</p>
              <WorkLife values={company.workValues} ways={company.workWays} />
            </section>
          )}
          <CompanyJobs company={company} />
          <HideFrom company={company} />
        </div>
        <CompanyFacts company={company} />
      </div>
    </>
  );
}
