import { useQueries } from '@tanstack/react-query';
import { call, type ApiError } from '#client/api/call.ts';
import { staleAfter } from '#client/api/query-client.ts';
import type { JobSummary } from '#contract/api.ts';
import { suggest, type Suggestions } from './suggested-jobs.ts';

/** How many of one's skills are searched for, and how many jobs each search may bring. */
const skillsAsked = 3;
const limit = 6;

/** Jobs to begin with, for someone with these skills; asked once the skills are known. */
export function useSuggestedJobs(skills: readonly string[] | undefined) {
  // Without words to search for, the newest.
  const searches = [undefined, ...(skills?.slice(0, skillsAsked) ?? [])];
  return useQueries({
    queries: searches.map((search) => ({
      queryKey: ['GET /api/jobs', { query: { search, sort: 'newest' as const, limit } }],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        call('GET /api/jobs', { query: { search, sort: 'newest', limit } }, { signal }),
      staleTime: staleAfter.jobs,
      enabled: skills !== undefined,
    })),
    combine: (answers): { suggestions?: Suggestions; error: ApiError | null; refetch: () => void } => {
      const lists = answers
        .map(({ data }) => data)
        .filter((data): data is JobSummary[] => data !== undefined);
      const [newest, ...perSkill] = lists;
      return {
        suggestions: newest && lists.length === answers.length ? suggest(perSkill, newest) : undefined,
        // The cast: call() throws nothing else.
        error: answers.find(({ error }) => error)?.error as ApiError | null,
        refetch: () => answers.forEach(({ refetch }) => void refetch()),
      };
    },
  });
}
