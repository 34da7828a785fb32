import { Link } from 'react-router';
import { CompanyMark } from '#client/features/companies/CompanyMark.tsx';
import { EmployerMark } from '#client/features/companies/EmployerMark.tsx';
import { AnswerRecord } from '#client/features/response-times/AnswerRecord.tsx';
import { paths } from '#client/paths.ts';
import { Button, ButtonLink } from '#client/ui/Button.tsx';
import dots from '#client/ui/Dots.module.css';
import { Icon } from '#client/ui/Icon.tsx';
import type { VisitorPages } from '#contract/visitor-pages.ts';
import { limits } from '#domain/limits.ts';
import styles from './CompaniesForVisitors.module.css';
import search from './JobSearchForm.module.css';
import type { VisitorPage } from './page.ts';

type Data = VisitorPages['companies'];

/** The companies that show their jobs, by name. */
export function companiesForVisitors(data: Data): VisitorPage {
  const { next, cursor, total = 0 } = data;
  const following = next === undefined ? undefined : addressOf(data, next);
  return {
    title: data.search ? `Companies named ${data.search}` : 'Companies',
    description: `${total.toLocaleString('en')} verified employers in hospitality, tourism and marine work: how they answer, and their open jobs.`,
    canonical: addressOf(data, cursor),
    next: following,
    isListed: !data.search && !cursor,
    body: <Companies {...data} following={following} />,
  };
}

function addressOf({ search: words }: Data, after: string | undefined): string {
  const params = new URLSearchParams({ ...(words ? { q: words } : {}), ...(after ? { after } : {}) });
  return params.size ? `${paths.companies}?${params}` : paths.companies;
}

function Companies({ following, ...data }: Data & { following: string | undefined }) {
  const { search: words, companies, cursor } = data;
  return (
    <div className={styles.page}>
      <h1>Companies</h1>
      <search>
        <form action={paths.companies} className={search.form}>
          <label className={search.field}>
            <span className="visually-hidden">Search companies</span>
            <Icon name="search" />
            <input
              type="search"
              name="q"
              defaultValue={words}
              maxLength={limits.search}
              placeholder="Company"
              enterKeyHint="search"
              dir="auto"
            />
          </label>
          <Button type="submit" variant="primary">
            Search
          </Button>
        </form>
      </search>
      {companies.length > 0 ? (
        <ul className={styles.list}>
          {companies.map(({ id, name, logo, verified, answerRecord, industry, location, publicJobs }) => (
            <li key={id} className={styles.row}>
              <CompanyMark name={name} logo={logo} />
              <div className={styles.words}>
                <h2 className={styles.name}>
                  <Link to={paths.company(id)} dir="auto">
                    {name}
                  </Link>
                </h2>
                <div className={styles.marks}>
                  <EmployerMark verified={verified} />
                  <AnswerRecord record={answerRecord} />
                </div>
                {(industry || location) && (
                  <p className={`${dots.dots} ${styles.facts}`}>
                    {industry && <span dir="auto">{industry}</span>}
                    {location && <span dir="auto">{location}</span>}
                  </p>
                )}
              </div>
              <span className={styles.jobs}>
                <b>{publicJobs.toLocaleString('en')}</b> {publicJobs === 1 ? 'open job' : 'open jobs'}
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p>No companies found.</p>
      )}
      {(cursor || following) && (
        <nav aria-label="Pages" className={styles.pages}>
          {cursor && <Link to={addressOf(data, undefined)}>First page</Link>}
          {following && (
            <ButtonLink to={following} rel="next" iconAfter="arrow-right">
              Next page
            </ButtonLink>
          )}
        </nav>
      )}
    </div>
  );
}
