import { paths } from '#client/paths.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import { PageHeader } from '#client/ui/PageHeader.tsx';

export function CompanyNotFound() {
  return (
    <>
      <PageHeader
        title="Company Not Found"
        lead="The company you're looking for doesn't exist or has been removed."
      />
      <ButtonLink to={paths.companies} variant="primary">
        All companies
      </ButtonLink>
    </>
  );
}
