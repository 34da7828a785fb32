import type { FastifyReply } from 'fastify';
import type { Query } from '#contract/api.ts';
import { countsByStatus } from '#domain/counts.ts';
import { jobStatuses } from '#domain/jobs.ts';
import { matches } from '#domain/limits.ts';
import { can } from '#domain/permissions.ts';
import { writeSearchedWords } from '#domain/searched-words.ts';
import { profileToMatch, saysEnough } from '#server/features/matches/own-features.queries.ts';
import { jobsByIds } from '#server/features/jobs/jobs.queries.ts';
import { pageOfRanked, rankedJobs } from '#server/features/matches/ranked-jobs.queries.ts';
import { pageWithScores, withScores } from '#server/features/matches/scores.queries.ts';
import type { RoutesOf } from '#server/http/calls.ts';
import { csvAnswer, dayOf } from '#server/http/csv-answer.ts';
import { jobColumns } from './job-columns.ts';
import { refuse } from '#server/refusal.ts';
import { isJobVisible, notAppliedTo, openJob } from '#server/visibility/visible-jobs.queries.ts';
import { askedSearch } from './asked-search.queries.ts';
import { countFacets } from './job-facets.queries.ts';
import { countOwnJobs, findsSomething, type Found, searchJobs } from './job-search.queries.ts';
import { ownJobsAmong } from './own-jobs-among.queries.ts';
import { searchByMatch } from './jobs-by-match.queries.ts';
import type { Nearness } from './nearest.queries.ts';
import type { FindOtherNames } from './query/parsed-query.ts';
import { searchSuggestions, type SuggestTitles } from './search-suggestions.queries.ts';
import { similarJobs } from './similar-jobs.queries.ts';
import { widerSearches } from './wider-searches.queries.ts';

type SearchCalls =
  | 'GET /api/jobs'
  | 'GET /api/jobs/export'
  | 'GET /api/jobs/counts'
  | 'GET /api/jobs/recommended'
  | 'GET /api/jobs/facets'
  | 'GET /api/jobs/wider'
  | 'GET /api/jobs/asked'
  | 'GET /api/jobs/:id/similar'
  | 'GET /api/suggestions/search';

interface Deps {
  /** Other names for what people type, such as server for waiter. */
  otherNames: FindOtherNames;
  /** Which work is near the work that was typed, where no posting has its name. */
  nearness: Nearness;
  suggestTitles: SuggestTitles;
}

export function searchRoutes({ otherNames, nearness, suggestTitles }: Deps): RoutesOf<SearchCalls> {
  return {
    'GET /api/jobs': async ({ db, actor, query, reply }) => {
      if (query.among) {
        refuseMixed(query);
        return withScores(db, actor, await ownJobsAmong(db, actor, query.among));
      }
      if (query.sort === 'match' && !can['job.match'](actor)) throw refuse.forbidden();
      const profile = query.sort === 'match' ? await profileToMatch(db, actor.id) : undefined;
      const sort = query.sort === 'match' ? 'newest' : query.sort;
      const matched = profile !== undefined && saysEnough(profile);
      const found = matched
        ? await searchByMatch(db, actor, profile, query, otherNames)
        : await searchJobs(db, actor, { ...query, sort }, otherNames);
      const proposed = found.parsed?.proposed;
      const isProposed =
        proposed && (await findsSomething(db, actor, { ...query, search: proposed }, otherNames));
      sayWhatWasUnderstood(reply, found, isProposed ? proposed : undefined);
      return matched ? found.page : pageWithScores(db, actor, found.page);
    },

    'GET /api/jobs/export': async ({ db, actor, query, now }) =>
      csvAnswer(`jobs-${dayOf(now())}`, jobColumns, async (place) => {
        const own = { ...query, ...place, scope: 'own', sort: 'newest' } as const;
        return (await searchJobs(db, actor, own, otherNames)).page;
      }),

    'GET /api/jobs/counts': async ({ db, actor, query }) =>
      countsByStatus(jobStatuses, await countOwnJobs(db, actor, query, otherNames)),

    'GET /api/jobs/recommended': async ({ db, actor, query }) => {
      const profile = await profileToMatch(db, actor.id);
      const ranked = await rankedJobs(db, profile, {
        where: (parameters) => [openJob, notAppliedTo(actor, parameters)],
        orNewest: false,
      });
      const good = ranked.filter(({ score }) => score !== null && score >= matches.recommendedFrom);
      return pageOfRanked(good, query, (ids) => jobsByIds(db, actor, ids));
    },

    'GET /api/jobs/facets': async ({ db, actor, query }) => countFacets(db, actor, query, otherNames),

    'GET /api/jobs/wider': async ({ db, actor, query }) =>
      widerSearches(db, actor, query, { otherNames, nearness }),

    'GET /api/jobs/asked': async ({ db, actor, query }) => askedSearch(db, actor, query.search),

    'GET /api/suggestions/search': async ({ db, actor, query }) =>
      searchSuggestions(db, actor, query.q, { suggestTitles, otherNames }),

    'GET /api/jobs/:id/similar': async ({ db, actor, params }) => {
      if (!(await isJobVisible(db, actor, params.id))) throw refuse.notFound();
      return withScores(db, actor, await similarJobs(db, actor, params.id));
    },
  };
}

/** What finds nothing is not said to be what was meant. */
function sayWhatWasUnderstood(
  reply: FastifyReply,
  { words, parsed, page }: Found,
  proposed: string | undefined,
): void {
  const say = (header: string, text: string | undefined) => text && void reply.header(header, text);
  say('Searched-Words', writeSearchedWords(words));
  if (page.items.length && parsed?.corrected) say('Corrected-Search', encodeURIComponent(parsed.corrected));
  say('Proposed-Search', proposed && encodeURIComponent(proposed));
}

/** Of what was modified nothing is left out in silence. */
function refuseMixed({
  scope,
  cursor: _,
  limit: __,
  modifiedSince: ___,
  among: ____,
  ...others
}: Query<'GET /api/jobs'> & { among?: unknown }) {
  if (scope === 'own' && Object.values(others).every((value) => value === undefined)) return;
  const problem = 'modifiedSince of jobs goes with scope=own, and with no other filter or order.';
  throw refuse.invalid(problem, { modifiedSince: problem });
}
