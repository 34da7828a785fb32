import { useUser } from '#client/api/session.ts';
import { paths } from '#client/paths.ts';
import { Button, ButtonLink } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { can } from '#domain/permissions.ts';
import type { CandidateSearch } from './candidates-found.ts';

/** Why there is nobody, and what to do about it. */
export function NoCandidates({ search, onClear }: { search: CandidateSearch; onClear: () => void }) {
  const user = useUser();
  const { words: text, tag, list } = search;
  if (list && !text && !tag) {
    return (
      <EmptyState
        title="This list is empty"
        text="Add people with the Lists button beside a candidate, on their page, or on a board card."
        action={<Button onClick={onClear}>Show all candidates</Button>}
      />
    );
  }
  if (tag || list) {
    return (
      <EmptyState
        title="No candidates found"
        text={`None of your candidates fits ${text ? 'these words, ' : ''}this ${[tag && 'tag', list && 'list'].filter(Boolean).join(' and this ')}.`}
        action={<Button onClick={onClear}>Show all candidates</Button>}
      />
    );
  }
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
      text="People who apply to your jobs appear here with their profile and contact details."
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
