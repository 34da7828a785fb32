import { paths } from '#client/paths.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import { PageHeader } from '#client/ui/PageHeader.tsx';

export function CandidateNotFound() {
  return (
    <>
      <PageHeader
        title="Candidate not found"
        lead="This candidate doesn’t exist, or hasn’t applied to you and isn’t open to offers."
      />
      <ButtonLink to={paths.candidates} variant="primary">
        Candidates
      </ButtonLink>
    </>
  );
}
