import type { ListContext } from '#client/features/applications/list-context.ts';
import { paths } from '#client/paths.ts';
import { BackLink } from '#client/ui/BackLink.tsx';
import { ButtonLink } from '#client/ui/Button.tsx';

interface Props {
  id: number;
  listContext: ListContext | undefined;
  /** As an arrow only, its words for those who hear it. */
  brief?: boolean;
}

/** Back to where one came from, as one left it, with this application pointed out. */
export function BackToList({ id, listContext, brief }: Props) {
  const candidate = Number(listContext?.query.candidate);
  const to =
    listContext?.from ??
    (candidate ? paths.candidate(candidate) : paths.applicationInList(id, listContext?.address));
  const words = wordsOf(listContext);
  return brief ? (
    <ButtonLink variant="quiet" size="compact" icon="arrow-left" to={to} aria-label={words} />
  ) : (
    <BackLink to={to}>{words}</BackLink>
  );
}

function wordsOf(listContext: ListContext | undefined): string {
  if (!listContext) return 'All applications';
  if (listContext.from) return 'Back';
  return listContext.query.candidate ? 'Back to the candidate' : 'Back to the list';
}
