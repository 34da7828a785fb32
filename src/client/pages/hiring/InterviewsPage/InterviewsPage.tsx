import { Link, useSearchParams } from 'react-router';
import { useUser } from '#client/api/session.ts';
import { useApiPages } from '#client/api/use-api.ts';
import { InterviewCard } from '#client/features/interviews/InterviewCard.tsx';
import { PagedRows } from '#client/kit/lists/PagedRows.tsx';
import { pageSize } from '#client/kit/lists/use-list-search.ts';
import { paths } from '#client/paths.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { PageHeader } from '#client/ui/PageHeader.tsx';
import { Tabs } from '#client/ui/Tabs.tsx';
import type { Interview } from '#contract/api.ts';
import { can, isJobSeeker } from '#domain/permissions.ts';
import styles from './InterviewsPage.module.css';
import { Kits } from './Kits.tsx';

const tabs = [
  { value: 'coming', label: 'Coming' },
  { value: 'past', label: 'Past' },
] as const;

/** Whom one meets when: what is ahead, what was, and for the hiring side what the company keeps to ask. */
export function InterviewsPage() {
  const user = useUser();
  const [params, setParams] = useSearchParams();
  const when = params.get('when') === 'past' ? 'past' : 'coming';
  return (
    <>
      <PageHeader
        title="Interviews"
        lead={
          isJobSeeker(user) ? 'With whom you talk, and when.' : 'Those you take part in, or have arranged.'
        }
      />
      <Tabs
        label="Which interviews"
        tabs={tabs}
        chosen={when}
        onChoose={(value) => setParams(value === 'past' ? { when: value } : {})}
      >
        <List key={when} when={when} />
      </Tabs>
      {can['interview.kit'](user) && <Kits />}
    </>
  );
}

function List({ when }: { when: 'coming' | 'past' }) {
  const candidate = isJobSeeker(useUser());
  const list = useApiPages('GET /api/interviews', { query: { when, limit: pageSize } }, { staleTime: 0 });
  return (
    <PagedRows
      query={list}
      what="your interviews"
      empty={
        <EmptyState
          title={when === 'coming' ? 'No interviews ahead' : 'No interviews yet'}
          text={
            candidate
              ? 'When an employer wants to meet you, you choose a time here.'
              : 'Arrange one on the page of an application.'
          }
          action={<ButtonLink to={paths.applications}>Applications</ButtonLink>}
        />
      }
    >
      {(rows) => (
        <ul className={styles.list}>
          {rows.map((interview) => (
            <li key={interview.id}>
              <InterviewCard
                interview={interview}
                about={<About interview={interview} candidate={candidate} />}
              />
            </li>
          ))}
        </ul>
      )}
    </PagedRows>
  );
}

function About({ interview, candidate }: { interview: Interview; candidate: boolean }) {
  const { applicationId, jobTitle, companyName, candidateName } = interview;
  return (
    <p className={styles.about}>
      <Link to={paths.application(applicationId)}>
        <bdi>{candidate ? companyName : candidateName}</bdi>
      </Link>
      {' · '}
      <bdi>{jobTitle}</bdi>
    </p>
  );
}
