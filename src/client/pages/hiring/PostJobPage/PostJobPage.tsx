import { useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { useApi } from '#client/api/use-api.ts';
import { paths } from '#client/paths.ts';
import { ErrorState } from '#client/ui/ErrorState.tsx';
import { PageBar } from '#client/ui/PageBar.tsx';
import { Loading, Skeleton } from '#client/ui/Skeleton.tsx';
import type { Job } from '#contract/api.ts';
import { JobForm } from './JobForm.tsx';

/** A new job: from the beginning, from a draft (?draft=) or with the text of another (?copy=). Coming here again begins again. */
export function PostJobPage() {
  const { key } = useLocation();
  const [search] = useSearchParams();
  const draft = Number(search.get('draft'));
  const copied = Number(search.get('copy'));
  if (draft || copied) return <Begun key={key} id={draft || copied} isCopy={!draft} />;
  return <JobForm key={key} />;
}

function Begun({ id, isCopy }: { id: number; isCopy: boolean }) {
  const {
    data: job,
    error,
    isFetchedAfterMount,
    refetch,
  } = useApi('GET /api/jobs/:id', { params: { id } }, { staleTime: 0 });
  // What the form began with stays: what comes later is its own, or found when it is kept.
  const [begun, setBegun] = useState<Job>();
  if (begun) return isCopy ? <JobForm copied={begun} /> : <JobForm draft={begun} />;
  // What may not be gone on with is a new job.
  if (error?.status === 404 || (job && !job.mayEdit)) return <Navigate to={paths.postJob} replace />;
  if (job && !isCopy && job.status !== 'draft') return <Navigate to={paths.editJob(id)} replace />;
  if (job && isFetchedAfterMount) setBegun(job);
  return (
    <>
      <PageBar title="Post a Job" wide />
      {error ? (
        <ErrorState title="The job could not be loaded" error={error} retry={() => void refetch()} />
      ) : (
        <>
          <Loading what="the job" />
          <Skeleton height="4.5rem" />
          <Skeleton height="16rem" />
        </>
      )}
    </>
  );
}
