import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { isOutdated } from '#client/api/api-cache.ts';
import type { Needs } from '#client/api/call.ts';
import { staleAfter } from '#client/api/stale-after.ts';
import { useUser } from '#client/api/session.ts';
import { apiPages, type Sized } from '#client/api/use-api.ts';
import type { CurrentUser, JobSummary } from '#contract/api.ts';
import { can } from '#domain/permissions.ts';
import { readSearchedWords, type SearchedWords } from '#domain/searched-words.ts';
import { filtersOf, sortsFor, type JobSearch } from './job-search.ts';

const pageSize = 20;

/**
 * The jobs a search finds, page by page. How many pages are shown is no part of the cache's key: a reload fetches as many
 * at once as the address says, and from there it goes on.
 */
export function useJobResults(search: JobSearch, enabled = true) {
  const user = useUser();
  const { needs, sizes, staleTime } = jobResults(search, user);
  const results = useInfiniteQuery({
    ...apiPages('GET /api/jobs', needs, { sizes }),
    staleTime,
    // New postings while one pages push some down: none is shown twice.
    select: ({ pages }) => ({
      items: unique(pages.flatMap(({ items }) => items)),
      understood: understoodOf(pages[0]?.headers),
    }),
    placeholderData: keepPreviousData,
    enabled,
  });
  return {
    ...results,
    jobs: results.data?.items,
    understood: results.data?.understood,
    isStale: results.isStale,
    /** Whether jobs came, went or changed since they were asked for. */
    outdated: isOutdated('GET /api/jobs', needs),
  };
}

/** What the server made of the words that were typed. */
export interface Understood {
  /** As they are written in postings, to be marked there. */
  words: SearchedWords;
  /** With slips put right: this was searched for. */
  corrected?: string;
  /** What was perhaps meant by words in quotation marks. */
  proposed?: string;
}

function understoodOf(headers: Headers | undefined): Understood {
  const said = (header: string) => headers?.get(header) ?? undefined;
  const [corrected, proposed] = [said('Corrected-Search'), said('Proposed-Search')];
  return {
    words: readSearchedWords(said('Searched-Words') ?? ''),
    ...(corrected ? { corrected: decodeURIComponent(corrected) } : {}),
    ...(proposed ? { proposed: decodeURIComponent(proposed) } : {}),
  };
}

/** What such a list is asked for with, and for how long it is fresh. */
export function jobResults(
  search: JobSearch,
  user: CurrentUser,
): Required<Sized> & { needs: Needs<'GET /api/jobs'>; staleTime: number } {
  const matched = can['job.match'](user);
  const sort = sortsFor(search, matched).find((one) => one === search.sort);
  return {
    needs: { query: { ...filtersOf(search), sort } },
    sizes: { first: pageSize * search.pages, next: pageSize },
    staleTime: staleAfter.jobs,
  };
}

/** How many pages as the address counts them a list of so many jobs makes. */
export function pagesOf(count: number): number {
  return Math.max(1, Math.ceil(count / pageSize));
}

function unique(jobs: JobSummary[]): JobSummary[] {
  return [...new Map(jobs.map((job) => [job.id, job])).values()];
}
