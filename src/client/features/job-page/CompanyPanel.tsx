import { Link } from 'react-router';
import { useApi } from '#client/api/use-api.ts';
import { PlainText } from '#client/features/jobs/PlainText.tsx';
import { paths } from '#client/paths.ts';
import { ExternalLink } from '#client/ui/ExternalLink.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import type { Company } from '#contract/api.ts';
import type { ShownJob } from './shown-job.ts';
import styles from './CompanyPanel.module.css';

/** Who the employer is, in their own words. */
export function CompanyPanel({ job }: { job: ShownJob }) {
  const { data: company, isPending } = useApi('GET /api/companies/:id', { params: { id: job.companyId } });
  return (
    <section className={styles.panel}>
      <h2 dir="auto">About {job.companyName}</h2>
      {isPending && <Skeleton height="8rem" />}
      {company && <About company={company} />}
    </section>
  );
}

function About({ company }: { company: Company }) {
  const { description, industry, size, location, website, openJobs } = company;
  const facts = [
    ['Industry', industry],
    ['Size', size && `${size} people`],
    ['Based in', location],
  ].filter(([, value]) => value);
  const links = [
    ['Website', website],
    ['LinkedIn', company.linkedinUrl],
    ['Twitter', company.twitterUrl],
    ['Glassdoor', company.glassdoorUrl],
  ].filter((link): link is [string, string] => Boolean(link[1]));
  return (
    <>
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd dir="auto">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {description && <PlainText text={description} className={styles.words} />}
      {links.length > 0 && (
        <ul className={styles.links}>
          {links.map(([name, href]) => (
            <li key={name}>
              <ExternalLink href={href}>{name}</ExternalLink>
            </li>
          ))}
        </ul>
      )}
      {openJobs > 1 && (
        <Link to={paths.jobsOfCompany(company.id)} className="tap">
          All {openJobs.toLocaleString('en')} open jobs
        </Link>
      )}
    </>
  );
}
