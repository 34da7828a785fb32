import { paths } from '#client/paths.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import { PageHeader } from '#client/ui/PageHeader.tsx';

export function CandidateNotFound() {
  return (
    <>
      <PageHeader
        title="Candidate not found"
        lead="There is no such candidate, or they have not applied to you and do not want to be found."
      />
      <ButtonLink to={paths.candidates} variant="primary">
        Candidates
      </ButtonLink>
    </>
  );
}
