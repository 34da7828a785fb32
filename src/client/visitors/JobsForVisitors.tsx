import { Link } from 'react-router';
import { WordsToMark } from '#client/features/jobs/words-to-mark.ts';
import { paths } from '#client/paths.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import type { VisitorPages, VisitorsSearch } from '#contract/visitor-pages.ts';
import { employmentTypeLabel } from '#domain/jobs.ts';
import { addressPairs } from '#domain/search-filters.ts';
import { AskForAlert } from './AskForAlert.tsx';
import { Facets } from './Facets.tsx';
import { JobEntries } from './JobEntry.tsx';
import { JobSearchForm } from './JobSearchForm.tsx';
import styles from './JobsForVisitors.module.css';
import type { VisitorPage } from './page.ts';
import { countFilters, isListedSearch, searchAddress } from './search-address.ts';

type Data = VisitorPages['jobs'];

/** The jobs that visitors can read: searched, narrowed and paged through by links. */
export function jobsForVisitors(data: Data): VisitorPage {
  const { search, facets, next, jobs } = data;
  const { page } = search;
  const what = whatIsShown(data);
  const following = next === undefined ? undefined : searchAddress(search, { cursor: next, page: page + 1 });
  const of = page > 1 ? `, page ${page}` : '';
  const at = [...new Set(jobs.map(({ companyName }) => companyName))].slice(0, 3);
  return {
    title: what + of,
    description: `${countOf(facets)} ${what === 'Jobs' ? 'in hospitality, tourism and marine work' : `· ${what}`}${at.length ? `, at ${at.join(', ')} and others` : ''}. With pay, place and deadline; apply without an account.`,
    canonical: searchAddress(search, search.cursor ? { cursor: search.cursor, page } : undefined),
    prev: page === 2 ? searchAddress(search) : undefined,
    next: following,
    isListed: isListedSearch(search) && jobs.length > 0,
    feeds: [
      { title: 'New jobs', path: paths.jobsFeed('rss'), type: 'application/rss+xml' },
      { title: 'New jobs', path: paths.jobsFeed('json'), type: 'application/feed+json' },
    ],
    body: <Jobs {...data} heading={what} following={following} />,
  };
}

function Jobs({ heading, following, ...data }: Data & { heading: string; following: string | undefined }) {
  const { search, jobs, facets, words, corrected } = data;
  const { filters, page } = search;
  const chosen = addressPairs({ ...filters, search: undefined });
  return (
    <div className={styles.page}>
      <h1 dir="auto">{heading === 'Jobs' ? 'Browse Jobs' : heading}</h1>
      <JobSearchForm words={filters.search}>
        {chosen.map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
      </JobSearchForm>
      <div className={styles.columns}>
        <section className={styles.results} aria-label="Jobs found">
          <div className={styles.bar}>
            <p className={styles.total}>{countOf(facets)}</p>
            <a href="#filters" className={styles.toFilters}>
              <Icon name="filter" />
              Filters{chosen.length > 0 && ` (${chosen.length})`}
            </a>
            <Sorts search={search} />
          </div>
          {corrected && (
            <p>
              Showing results for <b dir="auto">{corrected}</b>.
            </p>
          )}
          {jobs.length > 0 ? (
            <WordsToMark value={words}>
              <h2 className="visually-hidden">Jobs found</h2>
              <JobEntries jobs={jobs} />
            </WordsToMark>
          ) : (
            <div className={styles.none}>
              <h2>No jobs found.</h2>
              <p>Try fewer words or filters.</p>
              <ButtonLink to={paths.jobs}>All jobs</ButtonLink>
            </div>
          )}
          {data.offersAlerts && page === 1 && <AskForAlert search={search} />}
          {(page > 1 || following) && (
            <nav aria-label="Pages" className={styles.pages}>
              {page > 1 && (
                <Link to={searchAddress(search)} rel={page === 2 ? 'prev' : undefined}>
                  {page === 2 ? 'Previous page' : 'First page'}
                </Link>
              )}
              <span>Page {page.toLocaleString('en')}</span>
              {following && (
                <ButtonLink to={following} rel="next" iconAfter="arrow-right">
                  Next page
                </ButtonLink>
              )}
            </nav>
          )}
        </section>
        {/* After what was found: on a phone it stands below, and by keyboard the jobs come first. */}
        <nav id="filters" tabIndex={-1} aria-label="Filters" className={styles.filters}>
          <h2>Filters</h2>
          {countFilters(filters) > 0 && <Link to={paths.jobs}>Clear all</Link>}
          <Facets search={search} facets={facets} />
        </nav>
      </div>
    </div>
  );
}

const sortNames = [
  ['relevance', 'Most relevant'],
  ['newest', 'Newest'],
  ['deadline', 'Closing soonest'],
] as const;

function Sorts({ search }: { search: VisitorsSearch }) {
  const usual = search.filters.search ? 'relevance' : 'newest';
  const current = search.sort ?? usual;
  return (
    <nav aria-label="Order" className={styles.sorts}>
      <ul>
        {sortNames
          .filter(([name]) => name !== 'relevance' || usual === 'relevance')
          .map(([name, label]) => (
            <li key={name}>
              <Link
                to={searchAddress({ filters: search.filters, sort: name === usual ? undefined : name })}
                aria-current={name === current ? 'true' : undefined}
                rel="nofollow"
              >
                {label}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}

function countOf({ total, approximate }: Data['facets']): string {
  return `${approximate ? 'About ' : ''}${total.toLocaleString('en')} ${total === 1 ? 'job' : 'jobs'}`;
}

/** 'waiter jobs', 'Full Time jobs in Malé', 'Jobs at Blue Lagoon'; 'Jobs' of them all. */
function whatIsShown({ search: { filters }, jobs }: Data): string {
  const { search, employmentType = [], location = [], company } = filters;
  const kinds = employmentType.map((type) => employmentTypeLabel[type]);
  const others = [...(filters.experienceLevel ?? []), ...(filters.skill ?? [])];
  const what = [...kinds, ...others, ...(search ? [search] : [])].join(' ');
  const where = location.length ? ` in ${location.join(', ')}` : '';
  const employer = company && jobs.find((job) => job.companyId === company)?.companyName;
  return `${what ? `${what} jobs` : 'Jobs'}${where}${employer ? ` at ${employer}` : ''}`;
}
