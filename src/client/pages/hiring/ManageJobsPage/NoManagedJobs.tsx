import { useUser } from '#client/api/session.ts';
import type { ChangeListSearch } from '#client/kit/lists/use-list-search.ts';
import { paths } from '#client/paths.ts';
import { Button, ButtonLink } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { jobStatusLabel, type JobStatus } from '#domain/jobs.ts';
import { can } from '#domain/permissions.ts';

interface Props {
  search: { text: string; filter?: JobStatus };
  change: ChangeListSearch<JobStatus>;
}

/** Why the list is empty, and what to do about it. */
export function NoManagedJobs({ search, change }: Props) {
  const posts = can['job.post'](useUser());
  if (search.text) {
    return (
      <EmptyState
        title="No jobs found."
        text="No job matches all of these words."
        action={<Button onClick={() => change({ text: '' })}>Clear the search</Button>}
      />
    );
  }
  if (search.filter) {
    return (
      <EmptyState
        title="No jobs found."
        text={`None is ${jobStatusLabel[search.filter].toLowerCase()} at the moment.`}
        action={<Button onClick={() => change({ filter: undefined })}>Show all jobs</Button>}
      />
    );
  }
  return posts ? (
    <EmptyState
      title="You haven't posted any jobs yet"
      text="Posting takes a few minutes, and people can apply right away."
      action={<ButtonLink to={paths.postJob}>Post New Job</ButtonLink>}
    />
  ) : (
    <EmptyState
      title="No jobs posted yet"
      text="When a recruiter or hiring manager posts one, it appears here."
    />
  );
}
