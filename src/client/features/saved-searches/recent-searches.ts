import { useEffect, useState } from 'react';
import { useUser } from '#client/api/session.ts';
import { dropDraft, keepDraft, readDraft } from '#client/kit/drafts/drafts.ts';
import { filtersOf, type JobSearch } from '#client/features/jobs/job-search.ts';
import { limits } from '#domain/limits.ts';
import { searchQuery } from '#domain/saved-searches.ts';

/**
 * What somebody looked for lately, as queries of addresses. On this device only, and gone when they sign out: what people
 * search is nobody else's business, so the server does not keep it.
 */
const draft = 'recent searches';
/** Whoever is still typing has not searched yet, in milliseconds. */
const settles = 1_500;

export function readRecent(userId: number): string[] {
  const kept = readDraft(userId, draft);
  return Array.isArray(kept)
    ? kept.filter((one) => typeof one === 'string').slice(0, limits.recentSearches)
    : [];
}

/** Those of this person, the last first, and the way to forget them. */
export function useRecent(): { recent: string[]; clear: () => void } {
  const { id } = useUser();
  const [recent, setRecent] = useState(() => readRecent(id));
  return {
    recent,
    clear: () => {
      dropDraft(id, draft);
      setRecent([]);
    },
  };
}

/** Remembers a search once it has stood for a moment. */
export function useRemembered(search: JobSearch, remembers: boolean): void {
  const { id } = useUser();
  const query = searchQuery(filtersOf(search));
  useEffect(() => {
    if (!remembers || !query) return;
    const timer = window.setTimeout(
      () => keepDraft(id, draft, JSON.stringify(withLatest(readRecent(id), query))),
      settles,
    );
    return () => window.clearTimeout(timer);
  }, [id, query, remembers]);
}

/** The latest stands first, and once. */
export function withLatest(recent: readonly string[], latest: string): string[] {
  return [latest, ...recent.filter((one) => one !== latest)].slice(0, limits.recentSearches);
}
