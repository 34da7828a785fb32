import { useUser } from '#client/api/session.ts';
import { paths } from '#client/paths.ts';
import { Button, ButtonLink } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { can } from '#domain/permissions.ts';

/** Why there is nobody, and what to do about it. */
export function NoCandidates({ text, onClear }: { text: string; onClear: () => void }) {
  const user = useUser();
  if (text) {
    return (
      <EmptyState
        title="No candidates found"
        text={
          <>
            None of your candidates has “<bdi>{text}</bdi>” in their name, title, place, summary or skills.
          </>
        }
        action={<Button onClick={onClear}>Show all candidates</Button>}
      />
    );
  }
  return (
    <EmptyState
      title="No candidates yet"
      text="Whoever applies to one of your jobs appears here, with their profile and how to reach them."
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
