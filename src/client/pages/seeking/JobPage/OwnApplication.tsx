import { Link } from 'react-router';
import { useApi } from '#client/api/use-api.ts';
import { StatusBadge } from '#client/features/applications/StatusBadge.tsx';
import { paths } from '#client/paths.ts';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { Time } from '#client/ui/Time.tsx';
import styles from './OwnApplication.module.css';

/** Where one's own application for the job stands. */
export function OwnApplication({ id }: { id: number }) {
  const { data: application } = useApi('GET /api/applications/:id', { params: { id } }, { staleTime: 0 });
  return (
    <div className={styles.line}>
      {application ? (
        <>
          <StatusBadge status={application.status} />
          <span>
            {application.withdrawnAt ? (
              <>
                You withdrew your application on <Time value={application.withdrawnAt} />
              </>
            ) : (
              <>
                You applied on <Time value={application.applicationDate} />
              </>
            )}
          </span>
        </>
      ) : (
        <Skeleton width="16rem" height="1.5rem" />
      )}
      <Link to={paths.application(id)}>View application</Link>
    </div>
  );
}
