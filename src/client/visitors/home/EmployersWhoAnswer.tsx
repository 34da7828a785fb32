import { Link } from 'react-router';
import { CompanyMark } from '#client/features/companies/CompanyMark.tsx';
import { EmployerMark } from '#client/features/companies/EmployerMark.tsx';
import { paths } from '#client/paths.ts';
import type { VisitorPages, VisitorsCompany } from '#contract/visitor-pages.ts';
import styles from './EmployersWhoAnswer.module.css';
import section from '#client/features/front-door/Section.module.css';

/** Who hires here, and how reliably they answer, from what they really did. */
export function EmployersWhoAnswer({ employers, companies }: VisitorPages['home']) {
  if (!employers.length) return null;
  const hasRecords = employers.some(({ answerRecord }) => answerRecord);
  return (
    <section className={section.section} aria-labelledby="employers">
      <div className={section.head}>
        <h2 id="employers" className={section.title}>
          {hasRecords ? 'Employers who answer' : 'Employers hiring now'}
        </h2>
        <Link to={paths.companies} className={section.more}>
          All {companies.toLocaleString('en')} {companies === 1 ? 'employer' : 'employers'}
        </Link>
      </div>
      {hasRecords && (
        <p className={section.lead}>
          How many of the last applications each employer answered, and how fast. Counted from what happened,
          not from what was promised.
        </p>
      )}
      <ul className={styles.employers}>
        {employers.map((employer) => (
          <li key={employer.id} className={styles.employer}>
            <Employer employer={employer} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Employer({ employer }: { employer: VisitorsCompany }) {
  const { id, name, logo, verified, answerRecord, industry, location, publicJobs } = employer;
  return (
    <>
      <CompanyMark name={name} logo={logo} />
      <div className={styles.words}>
        <h3 className={styles.name} dir="auto">
          <Link to={paths.company(id)} className={styles.open}>
            {name}
          </Link>{' '}
          <EmployerMark verified={verified} />
        </h3>
        <p className={styles.facts} dir="auto">
          {[industry, location].filter(Boolean).join(' · ')}
        </p>
        <p className={styles.facts}>
          {publicJobs.toLocaleString('en')} {publicJobs === 1 ? 'open job' : 'open jobs'}
        </p>
      </div>
      {answerRecord ? (
        <p className={styles.record}>
          <b>{answerRecord.share}%</b>
          <span>
            answered within {answerRecord.days === 1 ? 'a day' : `${answerRecord.days} days`}, last{' '}
            {answerRecord.counted}
          </span>
        </p>
      ) : (
        <p className={styles.record}>
          <span>Too few answers to count yet</span>
        </p>
      )}
    </>
  );
}
