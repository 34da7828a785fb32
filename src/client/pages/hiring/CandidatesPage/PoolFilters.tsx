import { useApi } from '#client/api/use-api.ts';
import { PoolChoice } from '#client/features/pool/PoolChoice.tsx';
import { TagFilter } from '#client/features/pool/TagFilter.tsx';
import type { CandidateSearch } from './candidates-found.ts';

interface Props {
  search: CandidateSearch;
  onChange: (part: Partial<CandidateSearch>) => void;
}

/** By what the company keeps: its tags, and the lists one sees. Not there before there are any. */
export function PoolFilters({ search, onChange }: Props) {
  const lists = useApi('GET /api/company/lists', { query: {} });
  return (
    <>
      <TagFilter inBar tag={search.tag} onChange={(tag) => onChange({ tag })} />
      <PoolChoice
        inBar
        label="List"
        all="Any list"
        options={lists.data ?? []}
        chosen={search.list}
        onChange={(list) => onChange({ list })}
      />
    </>
  );
}
