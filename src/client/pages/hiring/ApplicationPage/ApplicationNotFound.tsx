import { paths } from '#client/paths.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import { PageHeader } from '#client/ui/PageHeader.tsx';

export function ApplicationNotFound() {
  return (
    <>
      <PageHeader
        title="Application not found"
        lead="There is no such application, or it is not yours to see."
      />
      <ButtonLink to={paths.applications} variant="primary">
        Applications
      </ButtonLink>
    </>
  );
}
