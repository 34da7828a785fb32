import { useApi } from '#client/api/use-api.ts';
import { useDebouncedQuery } from '#client/kit/suggestions/use-debounced-query.ts';
import { useStableList } from '#client/kit/suggestions/use-stable-list.ts';
import type { SearchSuggestion } from '#contract/api.ts';

const kindLabel: Record<SearchSuggestion['kind'], string> = {
  title: 'Job title',
  skill: 'Skill',
  company: 'Company',
  place: 'Place',
};

type Shown = SearchSuggestion & { note: string };

/** What the words being typed may become. Whoever types on does not wait for it: what is outdated is abandoned. */
export function useSearchSuggestions(typed: string): readonly Shown[] {
  const q = useDebouncedQuery(typed);
  const { data } = useApi(
    'GET /api/suggestions/search',
    { query: { q } },
    { enabled: q !== '', keepPrevious: true },
  );
  const found = q ? (data ?? []) : [];
  const others = found.filter(
    ({ kind, text }) => kind !== 'title' || text.toLowerCase() !== typed.toLowerCase(),
  );
  return useStableList(others.map((one) => ({ ...one, note: kindLabel[one.kind] })));
}
