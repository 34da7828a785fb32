import { useApi } from '#client/api/use-api.ts';
import { ErrorState } from '#client/ui/ErrorState.tsx';
import part from '#client/ui/Part.module.css';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import type { Application } from '#contract/api.ts';
import { ScorecardsOf } from './ScorecardsOf.tsx';

/** What interviewers make of an applicant, each by themselves first. */
export function Scorecards({ application: { id, applicantName } }: { application: Application }) {
  const groups = useApi('GET /api/applications/:id/scorecards', { params: { id } }, { staleTime: 0 });
  return (
    <section className={part.part} aria-labelledby="scorecards">
      <h2 id="scorecards">Scorecards</h2>
      {groups.isPending && <Skeleton height="5rem" />}
      {groups.error && !groups.data && (
        <ErrorState
          level={3}
          title="The scorecards could not be loaded"
          error={groups.error}
          retry={() => void groups.refetch()}
        />
      )}
      {groups.data?.map((group) => (
        <ScorecardsOf
          key={group.interviewId ?? 'none'}
          group={group}
          applicationId={id}
          applicantName={applicantName}
        />
      ))}
    </section>
  );
}
