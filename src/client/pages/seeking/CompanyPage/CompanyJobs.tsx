import { useRef } from 'react';
import { staleAfter } from '#client/api/stale-after.ts';
import { useApiPages } from '#client/api/use-api.ts';
import { Rows } from '#client/kit/lists/Rows.tsx';
import { JobCard } from '#client/features/jobs/JobCard.tsx';
import type { JobVisit } from '#client/features/jobs/job-visit.ts';
import { paths } from '#client/paths.ts';
import { Button, ButtonLink } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import type { Company } from '#contract/api.ts';
import styles from './CompanyJobs.module.css';

/** The company's open jobs, newest first. */
export function CompanyJobs({ company }: { company: Company }) {
  const list = useRef<HTMLOListElement>(null);
  const query = { company: company.id, sort: 'newest' as const, limit: 20 };
  const found = useApiPages('GET /api/jobs', { query }, { staleTime: staleAfter.jobs });
  const jobs = found.data?.pages.flatMap(({ items }) => items);
  const visit: JobVisit = { source: 'company' };

  async function loadMore(): Promise<void> {
    const known = jobs?.length ?? 0;
    const { isError } = await found.fetchNextPage();
    if (!isError) list.current?.children[known]?.querySelector<HTMLElement>('[data-job-link]')?.focus();
  }

  return (
    <section aria-labelledby="open-jobs" className={styles.section}>
      <h2 id="open-jobs">
        Open jobs
        {company.openJobs > 0 && (
          <span className={styles.count}> {company.openJobs.toLocaleString('en')}</span>
        )}
      </h2>
      <Rows
        query={{ ...found, data: jobs }}
        what="the open jobs"
        expected={3}
        rowHeight="11rem"
        empty={
          <EmptyState
            level={3}
            title="No open jobs at the moment"
            text="New postings from this company will appear here."
            action={<ButtonLink to={paths.jobs}>Browse Jobs</ButtonLink>}
          />
        }
      >
        {(rows) => (
          <ol ref={list} className={styles.list}>
            {rows.map((job) => (
              <li key={job.id}>
                <JobCard job={job} visit={visit} />
              </li>
            ))}
          </ol>
        )}
      </Rows>
      {found.hasNextPage && (
        <div>
          <Button pending={found.isFetchingNextPage} pendingLabel="Loading…" onClick={() => void loadMore()}>
            Load more
          </Button>
          {found.isFetchNextPageError && (
            <p role="alert" className={styles.failure}>
              {found.error?.message}
            </p>
          )}
        </div>
      )}
    </section>
  );
}
