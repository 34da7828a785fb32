import { Link, useSearchParams } from 'react-router';
import { useApiPages } from '#client/api/use-api.ts';
import { InterviewCard } from '#client/features/interviews/InterviewCard.tsx';
import { PagedRows } from '#client/kit/lists/PagedRows.tsx';
import { pageSize } from '#client/kit/lists/use-list-search.ts';
import { paths } from '#client/paths.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { PageBar } from '#client/ui/PageBar.tsx';
import { Tabs } from '#client/ui/Tabs.tsx';
import type { Interview } from '#contract/api.ts';
import styles from './InterviewsPage.module.css';

const tabs = [
  { value: 'coming', label: 'Upcoming' },
  { value: 'past', label: 'Past' },
] as const;

/** A candidate's own: what is ahead, with the times to choose from, and what was. */
export function SeekerInterviews() {
  const [params, setParams] = useSearchParams();
  const when = params.get('when') === 'past' ? 'past' : 'coming';
  return (
    <>
      <PageBar title="Interviews" lead="Your interviews with employers." />
      <Tabs
        label="Which interviews"
        tabs={tabs}
        chosen={when}
        onChoose={(value) => setParams(value === 'past' ? { when: value } : {})}
      >
        <List key={when} when={when} />
      </Tabs>
    </>
  );
}

function List({ when }: { when: 'coming' | 'past' }) {
  const list = useApiPages('GET /api/interviews', { query: { when, limit: pageSize } }, { staleTime: 0 });
  return (
    <PagedRows
      query={list}
      what="your interviews"
      empty={
        <EmptyState
          title={when === 'coming' ? 'No upcoming interviews' : 'No past interviews'}
          text="When an employer invites you to an interview, you choose a time here."
          action={<ButtonLink to={paths.applications}>Applications</ButtonLink>}
        />
      }
    >
      {(rows) => (
        <ul className={styles.list}>
          {rows.map((interview) => (
            <li key={interview.id} data-row>
              <InterviewCard interview={interview} about={<About interview={interview} />} />
            </li>
          ))}
        </ul>
      )}
    </PagedRows>
  );
}

function About({ interview: { applicationId, jobTitle, companyName } }: { interview: Interview }) {
  return (
    <p className={styles.about}>
      <Link to={paths.application(applicationId)}>
        <bdi>{companyName}</bdi>
      </Link>
      {' · '}
      <bdi>{jobTitle}</bdi>
    </p>
  );
}
