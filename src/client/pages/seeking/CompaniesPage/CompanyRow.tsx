import { Link } from 'react-router';
import { cachedAnswer, setAnswer } from '#client/api/api-cache.ts';
import { CompanyMark } from '#client/features/companies/CompanyMark.tsx';
import { EmployerMark } from '#client/features/companies/EmployerMark.tsx';
import { paths } from '#client/paths.ts';
import type { Company } from '#contract/api.ts';
import dots from '#client/ui/Dots.module.css';
import styles from './CompanyRow.module.css';

/** One line of the directory. The name's link covers it; the open jobs lie above. */
export function CompanyRow({ company }: { company: Company }) {
  const { id, name, industry, location, openJobs } = company;
  return (
    <li className={styles.row}>
      <CompanyMark name={name} />
      <div className={styles.words}>
        <div className={styles.who}>
          <Link to={paths.company(id)} className={styles.name} dir="auto" onClick={() => show(company)}>
            {name}
          </Link>
          <EmployerMark verified={company.verified} />
        </div>
        {(industry || location) && (
          <p className={`${dots.dots} ${styles.facts}`}>
            {industry && <span dir="auto">{industry}</span>}
            {location && <span dir="auto">{location}</span>}
          </p>
        )}
      </div>
      {openJobs > 0 ? (
        <Link to={paths.jobsOfCompany(id)} className={styles.jobs}>
          <b>{openJobs.toLocaleString('en')}</b> {openJobs === 1 ? 'open job' : 'open jobs'}
          <span className="visually-hidden"> at {name}</span>
        </Link>
      ) : (
        <span className={styles.none}>No open jobs</span>
      )}
    </li>
  );
}

/** The list knows all that the company's own page asks for: it opens at once. */
function show(company: Company): void {
  const params = { id: company.id };
  if (!cachedAnswer('GET /api/companies/:id', { params }))
    setAnswer('GET /api/companies/:id', { params }, company);
}
