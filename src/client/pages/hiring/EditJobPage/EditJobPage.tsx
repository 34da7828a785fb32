import { useParams } from 'react-router';
import { useApi } from '#client/api/use-api.ts';
import { ErrorState } from '#client/ui/ErrorState.tsx';
import { PageBar } from '#client/ui/PageBar.tsx';
import { Loading, Skeleton } from '#client/ui/Skeleton.tsx';
import { EditJob } from './EditJob.tsx';
import styles from './EditJobPage.module.css';
import { NotYours } from './NotYours.tsx';

/** Changes what a posting says. For those who may not it is as if there were no such job. */
export function EditJobPage() {
  const id = Number(useParams().id);
  const job = useApi('GET /api/jobs/:id', { params: { id } }, { staleTime: 0 });
  if (job.error?.status === 404 || (job.data && !job.data.mayEdit)) {
    return <NotYours mayChangeStatus={job.data?.mayChangeStatus} />;
  }
  // What was fetched before may be old: the form waits for an answer of its own. Later ones come while it stands open.
  if (job.data && job.isFetchedAfterMount) return <EditJob key={id} job={job.data} />;
  return (
    <>
      <PageBar title="Edit Job" />
      {job.error ? (
        <ErrorState title="The job could not be loaded" error={job.error} retry={() => void job.refetch()} />
      ) : (
        <div className={styles.form}>
          <Loading what="the job" />
          {['first', 'second', 'third', 'fourth'].map((field) => (
            <Skeleton key={field} height="4.5rem" />
          ))}
          <Skeleton height="16rem" />
        </div>
      )}
    </>
  );
}
