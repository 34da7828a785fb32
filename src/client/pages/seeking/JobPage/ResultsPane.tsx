import { useEffect, useMemo } from 'react';
import { Link, useNavigate } from 'react-router';
import { CompanyMark } from '#client/features/companies/CompanyMark.tsx';
import { readSearch } from '#client/features/jobs/job-search.ts';
import type { JobVisit } from '#client/features/jobs/job-visit.ts';
import { Marked } from '#client/features/jobs/Marked.tsx';
import { useAskedSearch } from '#client/features/jobs/use-asked-search.ts';
import { useJobResults } from '#client/features/jobs/use-job-results.ts';
import { WordsToMark } from '#client/features/jobs/words-to-mark.ts';
import { useFocusNextPage } from '#client/kit/lists/use-focus-next-page.ts';
import { usePageKeys } from '#client/kit/shortcuts/page-keys.ts';
import { useShortcuts } from '#client/kit/shortcuts/use-shortcuts.ts';
import { paths } from '#client/paths.ts';
import { Button } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { Loading, Skeleton } from '#client/ui/Skeleton.tsx';
import type { JobSummary } from '#contract/api.ts';
import { BackToJobs } from './BackToJobs.tsx';
import styles from './ResultsPane.module.css';

interface Props {
  /** The query of the list one came from. */
  results: string;
  /** The job that is shown beside it. */
  current: number;
}

/** The list one came from, beside the job, to go on to the next one. */
export function ResultsPane({ results, current }: Props) {
  const typed = useMemo(() => readSearch(new URLSearchParams(results)), [results]);
  const { search, isRead } = useAskedSearch(typed);
  const found = useJobResults(search, isRead);
  const navigate = useNavigate();
  const visit: JobVisit = { source: 'search', results };
  const { list, focusNextPage } = useFocusNextPage<HTMLOListElement>(found.jobs?.length ?? 0, 'a');
  const shown = found.jobs !== undefined;
  useEffect(() => {
    if (!shown) return;
    const row = list.current?.querySelector(`a[href="${paths.job(current)}"]`);
    row?.scrollIntoView({ block: 'nearest' });
  }, [list, current, shown]);
  const go = (step: 1 | -1) => {
    const at = found.jobs?.findIndex(({ id }) => id === current) ?? -1;
    const next = at < 0 ? undefined : found.jobs?.[at + step];
    if (next) void navigate(paths.job(next.id), { state: visit });
  };
  useShortcuts({ j: () => go(1), k: () => go(-1) });
  usePageKeys([{ keys: ['j', 'k'], does: 'Next and previous job' }]);
  return (
    <nav className={styles.pane} aria-label="Search results">
      <div className={styles.head}>
        <BackToJobs results={results} />
      </div>
      {found.isPending && <Waiting />}
      <ol ref={list} className={styles.list}>
        <WordsToMark value={found.understood?.words ?? []}>
          {found.jobs?.map((job) => (
            <li key={job.id}>
              <Row job={job} current={job.id === current} visit={visit} />
            </li>
          ))}
        </WordsToMark>
      </ol>
      {found.hasNextPage && (
        <Button
          variant="quiet"
          wide
          pending={found.isFetchingNextPage}
          pendingLabel="Loading…"
          onClick={() => {
            focusNextPage();
            void found.fetchNextPage();
          }}
        >
          Load more
        </Button>
      )}
    </nav>
  );
}

function Row({ job, current, visit }: { job: JobSummary; current: boolean; visit: JobVisit }) {
  return (
    <Link
      to={paths.job(job.id)}
      state={visit}
      aria-current={current ? 'page' : undefined}
      className={styles.row}
    >
      <CompanyMark name={job.companyName} logo={job.companyLogo} />
      <span className={styles.words}>
        <span className={styles.title} dir="auto">
          <Marked text={job.title} />
        </span>
        <span dir="auto">
          <Marked text={job.companyName} />
        </span>
        {job.location && (
          <span className={styles.minor} dir="auto">
            <Marked text={job.location} />
          </span>
        )}
        <span className={job.salaryRange ? styles.salary : styles.minor} dir="auto">
          {job.salaryRange ?? 'Salary not stated'}
        </span>
        {job.applied && (
          <span className={styles.applied}>
            <Icon name="check" size={16} />
            Applied
          </span>
        )}
      </span>
    </Link>
  );
}

function Waiting() {
  return (
    <div className={styles.waiting}>
      <Loading what="search results" />
      <Skeleton height="5.5rem" />
      <Skeleton height="5.5rem" />
      <Skeleton height="5.5rem" />
      <Skeleton height="5.5rem" />
    </div>
  );
}
