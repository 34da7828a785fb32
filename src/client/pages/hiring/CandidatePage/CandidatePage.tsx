import { Navigate, useParams } from 'react-router';
import { prefetch, type PrefetchScreen } from '#client/api/prefetch.ts';
import { useApi } from '#client/api/use-api.ts';
import { paths } from '#client/paths.ts';
import { FailedPage } from '#client/ui/ErrorState.tsx';
import { CandidateDetail } from './CandidateDetail.tsx';
import { CandidateNotFound } from './CandidateNotFound.tsx';
import { CandidateSkeleton } from './CandidateSkeleton.tsx';

export const prefetchScreen: PrefetchScreen = ({ params }) =>
  prefetch('GET /api/company/candidates/:id', { params: { id: Number(params['id']) } });

/** One candidate: who they are, what they have done, and what they have applied for here. */
export function CandidatePage() {
  const id = Number(useParams().id);
  const candidate = useApi('GET /api/company/candidates/:id', { params: { id } }, { staleTime: 0 });
  if (candidate.error?.status === 404) return <CandidateNotFound />;
  // The company shows this person under another account.
  if (candidate.data?.mergedInto) return <Navigate to={paths.candidate(candidate.data.mergedInto)} replace />;
  return (
    <>
      {candidate.isPending && <CandidateSkeleton />}
      {candidate.error && !candidate.data && (
        <FailedPage
          title="The candidate could not be loaded"
          error={candidate.error}
          retry={() => void candidate.refetch()}
        />
      )}
      {candidate.data && <CandidateDetail key={id} candidate={candidate.data} />}
    </>
  );
}
