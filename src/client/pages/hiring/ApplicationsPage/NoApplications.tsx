import { useUser } from '#client/api/session.ts';
import { paths } from '#client/paths.ts';
import { Button, ButtonLink } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { statusLabel } from '#domain/application-status.ts';
import { can, isHiringSide } from '#domain/permissions.ts';
import type { ApplicationSearch, ChangeSearch } from './use-application-search.ts';

/** Why the list is empty, and what to do about it. */
export function NoApplications({ search, change }: { search: ApplicationSearch; change: ChangeSearch }) {
  const user = useUser();
  const loosen = (part: Partial<ApplicationSearch>, tab: string) => {
    change(part);
    // The button goes with what it took off: the tab that is then chosen takes the focus.
    document.querySelector<HTMLElement>(tab)?.focus();
  };
  if (search.date || search.job || search.waiting || search.reached || search.tag || search.words) {
    return (
      <EmptyState
        title="No applications found"
        text={whatWasAsked(search)}
        action={
          <Button
            onClick={() =>
              loosen(
                {
                  date: undefined,
                  job: undefined,
                  waiting: false,
                  reached: undefined,
                  tag: undefined,
                  words: undefined,
                },
                '[role="tab"][aria-selected="true"]',
              )
            }
          >
            Remove these filters
          </Button>
        }
      />
    );
  }
  if (search.tab !== 'all') {
    return (
      <EmptyState
        title="No applications found"
        text={`None is in ${statusLabel[search.tab]} at the moment.`}
        action={<Button onClick={() => loosen({ tab: 'all' }, '[role="tab"]')}>Show all applications</Button>}
      />
    );
  }
  if (!isHiringSide(user)) {
    return (
      <EmptyState
        title="No applications found"
        text="When you apply for a job it is listed here, with everything that happens to it."
        action={
          <ButtonLink to={paths.jobs} variant="primary">
            Browse Jobs
          </ButtonLink>
        }
      />
    );
  }
  return (
    <EmptyState
      title="No applications found"
      text="When someone applies to one of your jobs, you read and move their application here."
      action={
        can['job.post'](user) && (
          <ButtonLink to={paths.postJob} variant="primary">
            Post New Job
          </ButtonLink>
        )
      }
    />
  );
}

function whatWasAsked({ tab, date, job, waiting, reached, tag, words }: ApplicationSearch): string {
  const said = [
    tab !== 'all' && `in ${statusLabel[tab]}`,
    job && 'for this job',
    reached && `that ever reached ${statusLabel[reached]}`,
    date && `from the last ${date} days`,
    waiting && 'that has not been answered yet',
    tag && 'with this tag',
    words && `with \u201C\u2068${words}\u2069\u201D in the name or the job`,
  ].filter(Boolean);
  return `There is none ${said.join(', ')}.`;
}
