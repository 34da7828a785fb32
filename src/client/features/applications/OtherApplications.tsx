import { useId } from 'react';
import { Link } from 'react-router';
import { staleAfter } from '#client/api/stale-after.ts';
import { useApi } from '#client/api/use-api.ts';
import { paths } from '#client/paths.ts';
import { Loaded } from '#client/ui/Loaded.tsx';
import { Pill } from '#client/ui/Pill.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { Application } from '#contract/api.ts';
import styles from './OtherApplications.module.css';
import { StatusBadge } from './StatusBadge.tsx';

const mostShown = 50;

interface Props {
  application: Application;
  className?: string;
}

/** What else the same person sent to the company, under any account it takes for theirs; nothing where that is all. */
export function OtherApplications({ application, className }: Props) {
  const heading = useId();
  const { id, jobSeekerId, companyId } = application;
  const applications = useApi(
    'GET /api/applications',
    { query: { candidate: jobSeekerId, limit: mostShown } },
    { staleTime: staleAfter.applications },
  );
  return (
    <Loaded query={applications} what="other applications" level={3}>
      {(all) => {
        // Whoever sees several companies’ is shown here what belongs together.
        const others = all.filter((other) => other.id !== id && other.companyId === companyId);
        if (!others.length) return null;
        return (
          <section className={className} aria-labelledby={heading}>
            <h2 id={heading}>Other applications</h2>
            <ul className={styles.list}>
              {others.map((other) => (
                <li key={other.id} className={styles.other}>
                  <Link to={paths.application(other.id)} className={styles.job} dir="auto">
                    {other.jobTitle}
                  </Link>
                  <span className={styles.state}>
                    {other.withdrawnAt && <Pill icon="undo">Withdrawn</Pill>}
                    <StatusBadge status={other.status} />
                  </span>
                  <span className={styles.when}>
                    Applied <Time value={other.applicationDate} />
                    {other.jobSeekerId !== jobSeekerId && ' under another account'}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        );
      }}
    </Loaded>
  );
}
