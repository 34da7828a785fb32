import { useState } from 'react';
import { Link } from 'react-router';
import { useApi, useApiPages } from '#client/api/use-api.ts';
import { LoadMore } from '#client/kit/lists/LoadMore.tsx';
import { useFocusNextPage } from '#client/kit/lists/use-focus-next-page.ts';
import { nameOf } from '#client/features/matches/MatchReasons.tsx';
import { Score } from '#client/features/matches/Score.tsx';
import { paths } from '#client/paths.ts';
import { Disclosure } from '#client/ui/Disclosure.tsx';
import { ErrorState } from '#client/ui/ErrorState.tsx';
import { Field } from '#client/ui/Field.tsx';
import { Loading, Skeleton } from '#client/ui/Skeleton.tsx';
import { Select } from '#client/ui/Select.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { Answer } from '#contract/api.ts';
import styles from './Assist.module.css';

type Applicant = Answer<'GET /api/jobs/:id/assist'>[number];
type Sort = 'newest' | 'score';

const sorts: readonly { value: Sort; label: string }[] = [
  { value: 'newest', label: 'In the order they applied' },
  { value: 'score', label: 'By match when they applied' },
];

/** A job's applicants with their scores, for whoever opens it, above the list, which stays as it is. */
export function JobAssist({ jobId }: { jobId: number }) {
  const [open, setOpen] = useState(false);
  const job = useApi('GET /api/jobs/:id', { params: { id: jobId } });
  if (!job.data?.assistOn) return null;
  return (
    <section aria-label="Assist" className={styles.assist}>
      <Disclosure
        label="Assist"
        preview="How well each applicant and this job fit"
        onToggle={(isOpen) => setOpen(isOpen)}
      >
        {open && <Opened key={jobId} jobId={jobId} />}
      </Disclosure>
    </section>
  );
}

function Opened({ jobId }: { jobId: number }) {
  const [sort, setSort] = useState<Sort>('newest');
  const query = useApiPages(
    'GET /api/jobs/:id/assist',
    { params: { id: jobId }, query: { sort, limit: 50 } },
    { staleTime: 0, keepPrevious: true },
  );
  const applicants = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const { list, focusNextPage } = useFocusNextPage<HTMLUListElement>(applicants.length, 'li');
  if (query.error && !query.data)
    return (
      <ErrorState
        title="The scores could not be loaded"
        error={query.error}
        retry={() => void query.refetch()}
      />
    );
  return (
    <div className={styles.opened}>
      <p className={styles.advice}>
        Advice, not a decision: no one is left out, and the list below keeps its order. Each application’s
        page has the reasons. We record that you viewed these scores.
      </p>
      <div className={styles.bar}>
        <Field label="Order">
          <Select
            value={sort}
            options={sorts}
            onChange={(event) => setSort(event.target.value === 'score' ? 'score' : 'newest')}
          />
        </Field>
      </div>
      {query.data ? (
        <ul
          ref={list}
          className={styles.list}
          aria-label="Applicants with scores"
          aria-busy={query.isFetching}
        >
          {applicants.map((applicant) => (
            <li key={applicant.applicationId} tabIndex={-1} className={styles.applicant}>
              <Row applicant={applicant} />
            </li>
          ))}
        </ul>
      ) : (
        <>
          <Loading what="the scores" />
          <Skeleton height="10rem" />
        </>
      )}
      {query.data && applicants.length === 0 && <p>No one has applied yet.</p>}
      <LoadMore query={query} shown={applicants.length} onLoad={focusNextPage} />
    </div>
  );
}

/** Each part's value in one line. */
function partsInShort(parts: Applicant['parts']): string {
  return parts
    .map(
      ({ name, value }) => `${nameOf[name]} ${value === null ? 'not known' : `${Math.round(value * 100)}%`}`,
    )
    .join(' · ');
}

function Row({ applicant }: { applicant: Applicant }) {
  const { applicationId, applicantName, applicationDate, score, scoreNow, parts } = applicant;
  const shown = score ?? scoreNow;
  return (
    <>
      <div className={styles.who}>
        <Link to={paths.application(applicationId)} dir="auto">
          {applicantName}
        </Link>{' '}
        <span className={styles.small}>
          applied <Time value={applicationDate} />
        </span>
        {parts.length > 0 && <p className={styles.small}>{partsInShort(parts)}</p>}
      </div>
      <p className={styles.figure}>
        {shown === null ? 'No score' : <Score score={shown} />}
        {score !== null && scoreNow !== null && score !== scoreNow && (
          <span className={styles.small}>, now {scoreNow}</span>
        )}
      </p>
    </>
  );
}
