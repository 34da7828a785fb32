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
        title="Nobody is on this list"
        text="Put people on it with the button “Lists”: here beside each candidate, on their own page, or beside a card of the board."
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
