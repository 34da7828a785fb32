import { Rows } from '#client/kit/lists/Rows.tsx';
import { Section } from '#client/features/dashboards/Section.tsx';
import { paths } from '#client/paths.ts';
import { Button, ButtonLink } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import type { JobSummary } from '#contract/api.ts';
import { SavedJobLine } from './SavedJobLine.tsx';
import { useSavedJobs } from './use-saved-jobs.ts';

export const savedJobsId = 'saved-jobs';

export function SavedJobs() {
  const saved = useSavedJobs();
  return (
    <Section title="Saved Jobs" id={savedJobsId}>
      <Rows
        query={{ ...saved, data: saved.data?.pages.flatMap(({ items }) => items).filter(isKept) }}
        what="your saved jobs"
        expected={2}
        rowHeight="4.5rem"
        empty={
          <EmptyState
            level={3}
            title="No saved jobs yet"
            text="Jobs you save appear here with their closing dates."
            action={<ButtonLink to={paths.jobs}>Browse Jobs</ButtonLink>}
          />
        }
      >
        {(jobs) => (
          <>
            <ul>
              {jobs.map((job) => (
                <SavedJobLine key={job.id} job={job} onTakenOff={toHeading} />
              ))}
            </ul>
            {saved.hasNextPage && (
              <div>
                <Button
                  pending={saved.isFetchingNextPage}
                  pendingLabel="Loading…"
                  onClick={() => void saved.fetchNextPage()}
                >
                  Load more
                </Button>
              </div>
            )}
          </>
        )}
      </Rows>
    </Section>
  );
}

/** What is taken off stays in sight, to be saved again, unless it has closed. */
function isKept({ open, saved }: JobSummary): boolean {
  return open || saved === true;
}

function toHeading(): void {
  document.getElementById(savedJobsId)?.focus();
}
