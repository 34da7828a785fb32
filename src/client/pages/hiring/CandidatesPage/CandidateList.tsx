import { useEffect } from 'react';
import { staleAfter } from '#client/api/stale-after.ts';
import { useApiPages } from '#client/api/use-api.ts';
import { LoadMore } from '#client/kit/lists/LoadMore.tsx';
import { useFocusNextPage } from '#client/kit/lists/use-focus-next-page.ts';
import { announce } from '#client/ui/announcer.ts';
import { ErrorState } from '#client/ui/ErrorState.tsx';
import { Loading, Skeleton } from '#client/ui/Skeleton.tsx';
import { type CandidateSearch, candidatesFound } from './candidates-found.ts';
import { CandidateCard } from './CandidateCard.tsx';
import styles from './CandidatesPage.module.css';
import { NoCandidates } from './NoCandidates.tsx';

interface Props {
  search: CandidateSearch;
  onClear: () => void;
}

export function CandidateList({ search, onClear }: Props) {
  const narrowed = Boolean(search.words || search.tag || search.list);
  const query = useApiPages('GET /api/company/candidates', candidatesFound(search), {
    staleTime: staleAfter.applications,
    keepPrevious: true,
  });
  const candidates = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const { list, focusNextPage } = useFocusNextPage<HTMLUListElement>(candidates.length, 'article');
  const found =
    query.isPlaceholderData || !query.data ? undefined : inWords(candidates.length, query.hasNextPage);
  useEffect(() => {
    if (narrowed && found) announce(found);
  }, [narrowed, found]);

  if (query.isPending) {
    return (
      <div className={styles.list}>
        <Loading what="candidates" />
        {Array.from({ length: 6 }, (_, place) => (
          <Skeleton key={place} height="14rem" />
        ))}
      </div>
    );
  }
  if (!query.data) {
    return (
      <ErrorState
        title="The candidates could not be loaded"
        error={query.error}
        retry={() => void query.refetch()}
      />
    );
  }
  if (!candidates.length) return <NoCandidates search={search} onClear={onClear} />;
  return (
    <>
      <ul ref={list} className={styles.list}>
        {candidates.map((candidate) => (
          <li key={candidate.id}>
            <CandidateCard candidate={candidate} />
          </li>
        ))}
      </ul>
      <LoadMore query={query} shown={candidates.length} onLoad={focusNextPage} />
    </>
  );
}

function inWords(count: number, more: boolean): string {
  if (!count) return 'No candidates found';
  return `${more ? 'More than ' : ''}${count} ${count === 1 ? 'candidate' : 'candidates'} found`;
}
