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
      <TagFilter tag={search.tag} onChange={(tag) => onChange({ tag })} />
      <PoolChoice
        label="List"
        all="No list: everyone"
        options={lists.data ?? []}
        chosen={search.list}
        onChange={(list) => onChange({ list })}
      />
    </>
  );
}
