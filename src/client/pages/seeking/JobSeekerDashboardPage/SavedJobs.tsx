import { Rows } from '#client/kit/lists/Rows.tsx';
import { Section } from '#client/features/dashboards/Section.tsx';
import { useFocusNextPage } from '#client/kit/lists/use-focus-next-page.ts';
import { paths } from '#client/paths.ts';
import { Button, ButtonLink } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import type { JobSummary } from '#contract/api.ts';
import { SavedJobLine } from './SavedJobLine.tsx';
import { useSavedJobs } from './use-saved-jobs.ts';

export const savedJobsId = 'saved-jobs';

export function SavedJobs() {
  const saved = useSavedJobs();
  const kept = saved.data?.pages.flatMap(({ items }) => items).filter(isKept);
  const { list, focusNextPage } = useFocusNextPage<HTMLUListElement>(kept?.length ?? 0, 'a, button');
  return (
    <Section title="Saved Jobs" id={savedJobsId}>
      <Rows
        query={{ ...saved, data: kept }}
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
            <ul ref={list}>
              {jobs.map((job) => (
                <SavedJobLine key={job.id} job={job} onTakenOff={toHeading} />
              ))}
            </ul>
            {saved.hasNextPage && (
              <div>
                <Button
                  pending={saved.isFetchingNextPage}
                  pendingLabel="Loading…"
                  onClick={() => {
                    focusNextPage();
                    void saved.fetchNextPage();
                  }}
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
