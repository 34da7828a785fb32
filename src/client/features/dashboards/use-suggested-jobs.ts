import { useQueries } from '@tanstack/react-query';
import { call, type ApiError } from '#client/api/call.ts';
import { staleAfter } from '#client/api/query-client.ts';
import { useApi } from '#client/api/use-api.ts';
import type { JobSummary } from '#contract/api.ts';
import { suggest, type Suggestions } from './suggested-jobs.ts';

/** How many of one's skills are searched for, and how many jobs each search may bring. */
const skillsAsked = 3;
const limit = 6;

interface Answer {
  suggestions?: Suggestions;
  isPending: boolean;
  error: ApiError | null;
  refetch: () => void;
}

/** Jobs to begin with, by the skills in one's profile; without a profile to read, the newest. */
export function useSuggestedJobs(): Answer {
  const profile = useApi('GET /api/profile/job-seeker', {});
  // Without words to search for, the newest.
  const searches = [undefined, ...(profile.data?.skills.slice(0, skillsAsked) ?? [])];
  const answer = useQueries({
    queries: searches.map((search) => ({
      queryKey: ['GET /api/jobs', { query: { search, sort: 'newest' as const, limit } }],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        call('GET /api/jobs', { query: { search, sort: 'newest', limit } }, { signal }),
      staleTime: staleAfter.jobs,
    })),
    combine: (answers): Answer => {
      const lists = answers
        .map(({ data }) => data)
        .filter((data): data is JobSummary[] => data !== undefined);
      const [newest, ...perSkill] = lists;
      return {
        suggestions: newest && lists.length === answers.length ? suggest(perSkill, newest) : undefined,
        isPending: answers.some(({ isPending }) => isPending),
        // The cast: call() throws nothing else.
        error: (answers.find(({ error }) => error)?.error ?? null) as ApiError | null,
        refetch: () => answers.forEach(({ refetch }) => void refetch()),
      };
    },
  });
  return { ...answer, isPending: answer.isPending || profile.isPending };
}
