import type { FastifyReply } from 'fastify';
import type { Job } from '#contract/api.ts';
import { jobStatuses } from '#domain/jobs.ts';
import type { Actor } from '#domain/permissions.ts';
import { afterJoining, can, may } from '#domain/permissions.ts';
import { writeSearchedWords } from '#domain/searched-words.ts';
import type { Db } from '#server/db/query.ts';
import { askedSearch } from '#server/features/jobs/asked-search.queries.ts';
import { changeJob } from '#server/features/jobs/change-job.ts';
import { countFacets } from '#server/features/jobs/job-facets.queries.ts';
import { countOwnJobs, type Found, searchJobs } from '#server/features/jobs/job-search.queries.ts';
import { searchByMatch } from '#server/features/jobs/jobs-by-match.queries.ts';
import { presentJob } from '#server/features/jobs/jobs.present.ts';
import {
  type JobSummaryRow,
  isJobVisible,
  runsJobById,
  saveJob,
  savedJobs,
  unsaveJob,
  visibleJobById,
} from '#server/features/jobs/jobs.queries.ts';
import type { Nearness } from '#server/features/jobs/nearest.queries.ts';
import { postJob } from '#server/features/jobs/post-job.ts';
import { searchSuggestions, type SuggestTitles } from '#server/features/jobs/search-suggestions.queries.ts';
import { similarJobs } from '#server/features/jobs/similar-jobs.queries.ts';
import { widerSearches } from '#server/features/jobs/wider-searches.queries.ts';
import { profileToMatch, saysEnough } from '#server/features/matches/own-reading.queries.ts';
import { type Scored, withScores } from '#server/features/matches/scores.queries.ts';
import { Page } from '#server/http/paging.ts';
import type { ViewCounter } from '#server/tasks/view-counter.ts';
import type { RoutesOf } from '#server/http/calls.ts';
import { refuse } from '#server/refusal.ts';
import type { FindOtherNames } from './search/asked.ts';

type JobCalls =
  | 'GET /api/jobs'
  | 'GET /api/jobs/facets'
  | 'GET /api/jobs/wider'
  | 'GET /api/jobs/asked'
  | 'GET /api/suggestions/search'
  | 'GET /api/jobs/counts'
  | 'GET /api/jobs/:id'
  | 'GET /api/jobs/:id/similar'
  | 'POST /api/jobs'
  | 'PUT /api/jobs/:id'
  | 'PUT /api/jobs/:id/save'
  | 'DELETE /api/jobs/:id/save'
  | 'GET /api/saved-jobs';

interface Means {
  views: ViewCounter;
  /** Other names for what people type, such as server for waiter. */
  otherNames: FindOtherNames;
  /** Which work is near the work that was typed, where no posting has its name. */
  nearness: Nearness;
  suggestTitles: SuggestTitles;
}

export function jobRoutes({ views, otherNames, nearness, suggestTitles }: Means): RoutesOf<JobCalls> {
  return {
    'GET /api/jobs': async ({ db, actor, query, reply }) => {
      if (query.sort === 'match' && !can['job.match'](actor)) throw refuse.forbidden();
      const profile = query.sort === 'match' ? await profileToMatch(db, actor.id) : undefined;
      const sort = query.sort === 'match' ? 'newest' : query.sort;
      const matched = profile !== undefined && saysEnough(profile);
      const found = matched
        ? await searchByMatch(db, actor, profile, query, otherNames)
        : await searchJobs(db, actor, { ...query, sort }, otherNames);
      sayWhatWasUnderstood(reply, found);
      return matched ? found.page : scored(db, actor, found.page);
    },

    'GET /api/jobs/facets': async ({ db, actor, query }) => countFacets(db, actor, query, otherNames),

    'GET /api/jobs/wider': async ({ db, actor, query }) =>
      widerSearches(db, actor, query, { otherNames, nearness }),

    'GET /api/jobs/asked': async ({ db, actor, query }) => askedSearch(db, actor, query.search),

    'GET /api/suggestions/search': async ({ db, actor, query }) =>
      searchSuggestions(db, actor, query.q, { suggestTitles, otherNames }),

    'GET /api/jobs/counts': async ({ db, actor, query }) => {
      const counted = await countOwnJobs(db, actor, query);
      const of = (status: string) => counted.find((row) => row.status === status)?.count ?? 0;
      const all = counted.reduce((sum, { count }) => sum + count, 0);
      // The cast: Object.fromEntries forgets which keys it made; the contract checks them on the way out.
      return { all, ...Object.fromEntries(jobStatuses.map((status) => [status, of(status)])) } as never;
    },

    'GET /api/jobs/:id': async ({ db, actor, params, request }) => {
      const job = await jobFor(db, actor, params.id);
      // Our pages fetch a job ahead when a pointer rests on its card: that is no view yet.
      const ahead = request.headers['purpose'] === 'prefetch';
      if (!ahead && may['job.countAsView'](actor, job)) views.sawJob(job.id, actor.id);
      return job;
    },

    'GET /api/jobs/:id/similar': async ({ db, actor, params }) => {
      if (!(await isJobVisible(db, actor, params.id))) throw refuse.notFound();
      return withScores(db, actor, await similarJobs(db, actor, params.id));
    },

    'POST /api/jobs': async ({ db, actor, body, now, config }) => {
      const { id, companyId } = await postJob(db, actor, body, {
        now: now().toISOString(),
        limited: config.limits,
      });
      return jobFor(db, afterJoining(actor, companyId), id);
    },

    'PUT /api/jobs/:id': {
      visible: ({ db, actor, params }) => runsJobById(db, actor, params.id),
      handle: async ({ db, actor, params, body, now, config, ifMatch }) => {
        const limited = config.limits;
        await changeJob(db, actor, params.id, body, { now: now().toISOString(), limited, ifMatch });
        return jobFor(db, actor, params.id);
      },
    },

    'PUT /api/jobs/:id/save': async ({ db, actor, params }) => {
      if (!(await isJobVisible(db, actor, params.id))) throw refuse.notFound();
      await saveJob(db, actor.id, params.id);
    },

    'DELETE /api/jobs/:id/save': async ({ db, actor, params }) => {
      const wasSaved = await unsaveJob(db, actor.id, params.id);
      if (!wasSaved && !(await isJobVisible(db, actor, params.id))) throw refuse.notFound();
    },

    'GET /api/saved-jobs': async ({ db, actor, query }) =>
      scored(db, actor, await savedJobs(db, actor, query)),
  };
}

function sayWhatWasUnderstood(reply: FastifyReply, { words, asked }: Found): void {
  const say = (header: string, text: string | undefined) => text && void reply.header(header, text);
  say('Searched-Words', writeSearchedWords(words));
  say('Corrected-Search', asked?.corrected && encodeURIComponent(asked.corrected));
  say('Proposed-Search', asked?.proposed && encodeURIComponent(asked.proposed));
}

async function jobFor(db: Db, actor: Actor, id: number): Promise<Job> {
  const job = await visibleJobById(db, actor, id);
  if (!job) throw refuse.notFound();
  const [withScore = job] = await withScores(db, actor, [job]);
  return presentJob(withScore, actor);
}

/** A page of jobs, for a job seeker each with their score. */
async function scored<Row extends JobSummaryRow>(
  db: Db,
  actor: Actor,
  page: Page<Row>,
): Promise<Page<Row & Scored>> {
  return new Page(await withScores(db, actor, page.items), page.next, page.total);
}
