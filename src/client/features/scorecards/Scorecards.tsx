import { useApi } from '#client/api/use-api.ts';
import { Loaded } from '#client/ui/Loaded.tsx';
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
      <Loaded query={groups} what="the scorecards" level={3} waiting={<Skeleton height="5rem" />}>
        {(all) =>
          all.map((group) => (
            <ScorecardsOf
              key={group.interviewId ?? 'none'}
              group={group}
              applicationId={id}
              applicantName={applicantName}
            />
          ))
        }
      </Loaded>
    </section>
  );
}
