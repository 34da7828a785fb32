import { paths } from '#client/paths.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { usePageTitle } from '#client/ui/page-title.ts';

export function JobNotFound() {
  const heading = usePageTitle('Job Not Found');
  return (
    <EmptyState
      level={1}
      heading={heading}
      title="Job Not Found"
      text="The job you're looking for doesn't exist or has been removed."
      action={
        <ButtonLink to={paths.jobs} variant="primary" icon="arrow-left">
          Browse Jobs
        </ButtonLink>
      }
    />
  );
}
