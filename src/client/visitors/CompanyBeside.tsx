import { Link } from 'react-router';
import { CompanyLinks } from '#client/features/companies/CompanyLinks.tsx';
import { PlainText } from '#client/features/jobs/PlainText.tsx';
import { paths } from '#client/paths.ts';
import type { VisitorsCompany } from '#contract/visitor-pages.ts';
import styles from './CompanyBeside.module.css';

/** Who the employer is, in a few words and their own. */
export function CompanyBeside({ company }: { company: VisitorsCompany }) {
  const { id, name, description, publicJobs } = company;
  return (
    <aside className={styles.panel} aria-labelledby="about-company">
      <h2 id="about-company" dir="auto">
        About {name}
      </h2>
      <CompanyFactList company={company} />
      {description && (
        <div className={styles.words}>
          <PlainText text={description} />
        </div>
      )}
      <CompanyLinks company={company} />
      {publicJobs > 1 && (
        <Link className="tap" to={paths.company(id)}>
          All {publicJobs.toLocaleString('en')} open jobs
        </Link>
      )}
    </aside>
  );
}

/** What can be said of a company in a word or two; nothing where nothing is known. */
export function CompanyFactList({ company: { industry, size, location } }: { company: VisitorsCompany }) {
  const facts = [
    ['Industry', industry],
    ['Based in', location],
    ['Size', size && `${size} people`],
  ].filter(([, value]) => value);
  if (!facts.length) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
