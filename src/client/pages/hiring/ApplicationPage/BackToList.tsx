import type { ApplicationWalk } from '#client/features/applications/walk.ts';
import { paths } from '#client/paths.ts';
import { BackLink } from '#client/ui/BackLink.tsx';

/** Back to where one came from, as one left it, with this application pointed out. */
export function BackToList({ id, walk }: { id: number; walk: ApplicationWalk | undefined }) {
  const candidate = Number(walk?.query.candidate);
  return (
    <BackLink to={candidate ? paths.candidate(candidate) : paths.applicationInList(id, walk?.address)}>
      {candidate ? 'Back to the candidate' : walk ? 'Back to the list' : 'All applications'}
    </BackLink>
  );
}
