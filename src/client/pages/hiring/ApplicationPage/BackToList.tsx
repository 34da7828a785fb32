import type { ListContext } from '#client/features/applications/list-context.ts';
import { paths } from '#client/paths.ts';
import { BackLink } from '#client/ui/BackLink.tsx';

/** Back to where one came from, as one left it, with this application pointed out. */
export function BackToList({ id, listContext }: { id: number; listContext: ListContext | undefined }) {
  const candidate = Number(listContext?.query.candidate);
  return (
    <BackLink to={candidate ? paths.candidate(candidate) : paths.applicationInList(id, listContext?.address)}>
      {candidate ? 'Back to the candidate' : listContext ? 'Back to the list' : 'All applications'}
    </BackLink>
  );
}
