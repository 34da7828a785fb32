import { Link } from 'react-router';
import { useUser } from '#client/api/session.ts';
import { useApi } from '#client/api/use-api.ts';
import { Section } from '#client/features/dashboards/Section.tsx';
import { paths } from '#client/paths.ts';
import { isJobSeeker } from '#domain/permissions.ts';
import { BothTimes } from './BothTimes.tsx';
import styles from './Interviews.module.css';

/** The next interviews on a dashboard, while there are any; nothing otherwise. */
export function ComingInterviews() {
  const candidate = isJobSeeker(useUser());
  const { data } = useApi('GET /api/interviews', { query: { limit: 3 } }, { staleTime: 0 });
  if (!data?.length) return null;
  return (
    <Section title="Coming Interviews" more={<Link to={paths.interviews}>All interviews</Link>}>
      <ul className={styles.list}>
        {data.map((interview) => {
          const { id, applicationId, companyName, candidateName, jobTitle, startsAt, minutes } = interview;
          return (
            <li key={id} className={styles.coming}>
              <p>
                <Link to={paths.application(applicationId)}>
                  <bdi>{candidate ? companyName : candidateName}</bdi>
                </Link>
                {' · '}
                <bdi>{jobTitle}</bdi>
              </p>
              {startsAt ? (
                <BothTimes
                  startsAt={startsAt}
                  minutes={minutes}
                  zones={interview}
                  reader={candidate ? 'candidate' : 'interviewer'}
                />
              ) : (
                <p className={styles.none}>
                  {candidate ? 'Choose a time.' : 'The candidate has not chosen a time yet.'}
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
