import { paths } from '#client/paths.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { PageBar } from '#client/ui/PageBar.tsx';

/** Says no more than there is to say to somebody who may not edit the job. */
export function NotYours({ mayChangeStatus }: { mayChangeStatus?: boolean }) {
  if (mayChangeStatus) {
    return (
      <>
        <PageBar title="Edit Job" />
        <EmptyState
          title="Recruiters and hiring managers edit jobs"
          text="You can pause, close, fill and reopen this one."
          action={<ButtonLink to={paths.manageJobs}>Manage jobs</ButtonLink>}
        />
      </>
    );
  }
  return (
    <>
      <PageBar title="Job Not Found" />
      <EmptyState
        title="There is nothing to edit here"
        text="The job you're looking for doesn't exist or has been removed."
        action={<ButtonLink to={paths.manageJobs}>Manage jobs</ButtonLink>}
      />
    </>
  );
}
