import { useApi } from '#client/api/use-api.ts';
import { ScorecardForm } from '#client/features/scorecards/ScorecardForm.tsx';
import { Sheet } from '#client/ui/Dialog.tsx';
import { Loaded } from '#client/ui/Loaded.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { takeOff } from '#client/features/today/today-cache.ts';
import { applicationOf, type RowDialog } from './about-row.ts';

/** One's own scorecard of the interview a row is about. */
export function ScoreDialog({ row, onClose }: RowDialog) {
  const id = applicationOf(row);
  const groups = useApi('GET /api/applications/:id/scorecards', { params: { id } }, { staleTime: 0 });
  const group = groups.data?.find(({ interviewId }) => interviewId === row.id);
  return (
    <Sheet
      open
      wide={Boolean(group?.questions)}
      title={`Scorecard: \u2068${row.name}\u2069`}
      onClose={onClose}
    >
      <Loaded query={groups} what="the scorecard" level={3} waiting={<Skeleton height="20rem" />}>
        {() =>
          group?.mayHandIn ? (
            <ScorecardForm
              group={group}
              applicationId={id}
              onDone={() => {
                onClose();
                takeOff(row);
              }}
            />
          ) : (
            <p>You have handed in your scorecard for this interview.</p>
          )
        }
      </Loaded>
    </Sheet>
  );
}
