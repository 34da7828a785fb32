import { CompanyLinks } from '#client/features/companies/CompanyLinks.tsx';
import { CompanyMark } from '#client/features/companies/CompanyMark.tsx';
import { EmployerMark } from '#client/features/companies/EmployerMark.tsx';
import { PlainText } from '#client/features/jobs/PlainText.tsx';
import { AnswerRecord } from '#client/features/response-times/AnswerRecord.tsx';
import { WorkLife } from '#client/features/work-life/WorkLife.tsx';
import { paths } from '#client/paths.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import type { VisitorPages } from '#contract/visitor-pages.ts';
import panel from './CompanyBeside.module.css';
import { CompanyFactList } from './CompanyBeside.tsx';
import { JobEntries } from './JobEntry.tsx';
import styles from './JobForVisitors.module.css';
import { organization } from './organization.ts';
import type { VisitorPage } from './page.ts';
import { shortened } from './shortened.ts';
import { breadcrumbs, Trail } from './Trail.tsx';

type Data = VisitorPages['company'];

const trail = [{ title: 'Companies', path: paths.companies }];

/** A company as everybody may know it, and its newest jobs. */
export function companyForVisitors(data: Data, { origin }: { origin: string }): VisitorPage {
  const { company } = data;
  const { id, name, industry, location, description } = company;
  const canonical = paths.company(id);
  const facts = [industry, location, jobsOf(company.publicJobs)].filter(Boolean).join(' · ');
  return {
    title: `${name}: jobs and what it’s like to work there`,
    description: shortened(`${facts}. ${description ?? ''}`, 300),
    canonical,
    isListed: true,
    data: [
      breadcrumbs(origin, trail, { title: name, path: canonical }),
      organization(company, origin + canonical, origin),
    ],
    body: <CompanyPage {...data} />,
  };
}

function CompanyPage({ company, jobs }: Data) {
  const { id, name, description, verified, answerRecord, workValues, workWays, publicJobs } = company;
  return (
    <article className={styles.page}>
      <Trail crumbs={trail} />
      <header className={styles.title}>
        <CompanyMark name={name} logo={company.logo} large />
        <div className={styles.words}>
          <h1 dir="auto">{name}</h1>
          <p className={styles.company}>
            <EmployerMark verified={verified} inWords />
            <AnswerRecord record={answerRecord} whole />
          </p>
        </div>
      </header>
      <div className={styles.columns}>
        <div className={styles.main}>
          {description && (
            <section className={styles.section}>
              <h2>About</h2>
              <PlainText text={description} />
            </section>
          )}
          {workValues.length + workWays.length > 0 && (
            <section className={styles.section}>
              <h2>What it’s like to work here</h2>
              <p>In the company’s own words.</p>
              <WorkLife values={workValues} ways={workWays} />
            </section>
          )}
          <section className={styles.section}>
            <h2>{jobsOf(publicJobs)}</h2>
            {jobs.length > 0 ? <JobEntries jobs={jobs} /> : <p>No open jobs at the moment.</p>}
            {publicJobs > jobs.length && (
              <p>
                <ButtonLink to={paths.jobsOfCompany(id)} iconAfter="arrow-right">
                  All {jobsOf(publicJobs)}
                </ButtonLink>
              </p>
            )}
          </section>
        </div>
        <aside className={panel.panel} aria-label={`Facts about ${name}`}>
          <CompanyFactList company={company} />
          <CompanyLinks company={company} />
        </aside>
      </div>
    </article>
  );
}

function jobsOf(count: number): string {
  return `${count.toLocaleString('en')} open ${count === 1 ? 'job' : 'jobs'}`;
}
