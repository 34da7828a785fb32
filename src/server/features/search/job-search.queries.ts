import type { Query } from '#contract/api.ts';
import type { JobStatus } from '#domain/jobs.ts';
import type { Actor } from '#domain/permissions.ts';
import type { SearchedWords } from '#domain/searched-words.ts';
import { Parameters } from '#server/db/parameters.ts';
import type { Db } from '#server/db/query.ts';
import { rows } from '#server/db/query.ts';
import { excerptsOf, textsUnread } from './excerpts.queries.ts';
import { type FoundJob, foundJobs } from './found-jobs.queries.ts';
import { marketShape, marketState } from './market-shape.queries.ts';
import { newestHits, type Place, sourceOf, walkNewest } from './job-hits.queries.ts';
import type { JobSummaryRow } from '#server/features/jobs/jobs.queries.ts';
import { openJob, type Viewer } from '#server/visibility/visible-jobs.queries.ts';
import { keptAnswer } from '#server/market-memory.ts';
import { rankedHits } from './ranked-hits.queries.ts';
import { parseQuery, understand } from './parse-query.queries.ts';
import { searchedWords } from './searched-words.queries.ts';
import { Page, pageOf, readCursor } from '#server/http/paging.ts';
import type { MarketShape } from './query/market-shape.ts';
import type { ParsedQuery, FindOtherNames } from './query/parsed-query.ts';
import { type Plan, planOf } from './query/plan.ts';

type Search = Query<'GET /api/jobs'>;

/** A page of jobs, and what was understood of the words. */
export interface Found {
  page: Page<JobSummaryRow & { excerpt?: string }>;
  /** As it is written in postings, to be marked there. */
  words: SearchedWords;
  parsed: ParsedQuery | undefined;
}

/** One page of jobs. With words and no other order asked for, the most relevant come first. */
export async function searchJobs(
  db: Db,
  viewer: Viewer,
  search: Search,
  otherNames?: FindOtherNames,
): Promise<Found> {
  if (!search.search)
    return { page: await withoutWords(db, viewer, search, otherNames), words: [], parsed: undefined };
  const now = new Date();
  const { market, parsed } = await understand(db, now, search.search, otherNames);
  if (!parsed)
    return { page: await withoutWords(db, viewer, search, otherNames), words: [], parsed: undefined };
  const kept = keeper(db, market.state, viewer, search, otherNames);
  const [hits, words] = await Promise.all([
    kept('hits', () => hitsOf(db, { viewer, search, parsed, now, market })),
    kept('marked', () =>
      parsed.groups.length ? searchedWords(db, market.state, parsed) : Promise.resolve([]),
    ),
  ]);
  const ids = hits.items.map(({ id }) => id);
  const jobs = await stillOpen(db, viewer, search, ids, words.length ? textsUnread(db, ids) : []);
  // By versions that have just been read, texts that are kept need not be asked about.
  const excerpts = await kept('excerpts', () => excerptsOf(db, words, jobs));
  const excerpted = jobs.map(({ text: _, ...job }) => {
    const excerpt = excerpts.get(job.id);
    return excerpt ? { ...job, excerpt } : job;
  });
  return { page: new Page(excerpted, hits.next), words: jobs.length ? words : [], parsed };
}

async function withoutWords(
  db: Db,
  viewer: Viewer,
  search: Search,
  otherNames: FindOtherNames | undefined,
): Promise<Page<JobSummaryRow>> {
  // How the market is now is asked once for all who browse at this moment; what is the newest of it, once for as long as it stays so.
  const kept = keeper(db, search.scope === 'own' ? '' : await marketState(db), viewer, search, otherNames);
  const hits = await kept('hits', () => hitsOf(db, { viewer, search, parsed: undefined, now: new Date() }));
  return new Page(
    await stillOpen(
      db,
      viewer,
      search,
      hits.items.map(({ id }) => id),
    ),
    hits.next,
  );
}

/**
 * Keeps which jobs a search has found, in which order, and why: never what is said of them, which is read for whoever asks. What
 * somebody runs is theirs alone, and not kept.
 */
function keeper(
  db: Db,
  state: string,
  viewer: Viewer,
  search: Search,
  otherNames: FindOtherNames | undefined,
) {
  const name = JSON.stringify([viewer ? 'inside' : 'outside', Boolean(otherNames), search]);
  return <Value>(what: string, find: () => Promise<Value>): Promise<Value> =>
    search.scope === 'own' ? find() : keptAnswer(db, state, `${what} ${name}`, find);
}

interface Asked {
  viewer: Viewer;
  search: Search;
  parsed: ParsedQuery | undefined;
  now: Date;
  market?: MarketShape;
}

async function hitsOf(db: Db, { viewer, search, parsed, now, market }: Asked): Promise<Page<{ id: number }>> {
  const sort = search.sort ?? (parsed ? 'relevance' : 'newest');
  if (sort === 'relevance' && parsed?.groups.length)
    return rankedHits(db, { viewer, search, parsed, now, market: market ?? (await marketShape(db, now)) });
  const plan = planOf(viewer, search, { parsed, now });
  return sort === 'deadline' ? byDeadline(db, search, plan) : byNewest(db, search, plan, now);
}

/** What has closed since the index was last swept is left out here. */
async function stillOpen(
  db: Db,
  viewer: Viewer,
  { scope }: Search,
  ids: readonly number[],
  withText: readonly number[] = [],
): Promise<FoundJob[]> {
  const jobs = await foundJobs(db, viewer, ids, withText);
  return scope === 'own' ? jobs : jobs.filter(({ open }) => open);
}

/** Whether a search finds anything. */
export async function findsSomething(
  db: Db,
  viewer: Viewer,
  search: Search,
  otherNames?: FindOtherNames,
): Promise<boolean> {
  const parsed = await parseQuery(db, search.search, otherNames);
  const now = new Date();
  const one = { columns: () => 's.job_id as id', wanted: 1 };
  const { hits } = await newestHits(
    db,
    await marketShape(db, now),
    planOf(viewer, search, { parsed, now }),
    one,
  );
  return hits.length > 0;
}

/** Where many of the newest jobs meet the filters, these hold a page of them. */
const maxWalked = 200;

async function byNewest(
  db: Db,
  { cursor, limit }: Search,
  plan: Plan,
  now: Date,
): Promise<Page<{ id: number; posted: string }>> {
  const place = readCursor(cursor, ['time', 'number']);
  const after: Place | undefined = place && { posted: place[0], id: place[1] };
  const wanted = { columns: () => 's.job_id as id, s.posted_date as posted', after, wanted: limit + 1 };
  const walk = { ...plan, conditions: plan.allConditions };
  const near = plan.words ? [] : await walkNewest<Place>(db, walk, wanted, maxWalked + limit);
  const hits =
    near.length > limit ? near : (await newestHits<Place>(db, await marketShape(db, now), plan, wanted)).hits;
  return pageOf(hits, limit, (last) => [last.posted, last.id]);
}

/** The next to close first; those without a deadline last. */
async function byDeadline(
  db: Db,
  { cursor, limit }: Search,
  plan: Plan,
): Promise<Page<{ id: number; closes: string | null }>> {
  const place = readCursor(cursor, ['time or null', 'number']);
  const after = (parameters: Parameters) =>
    place
      ? [
          `(s.closes_at, s.job_id) > (coalesce(${parameters.add(place[0])}::timestamptz, 'infinity'), ${parameters.add(place[1])}::integer)`,
        ]
      : [];
  const read = async (source: (parameters: Parameters) => string, conditions: Plan['conditions']) => {
    const parameters = new Parameters();
    return rows<{ id: number; closes: string | null }>(
      db,
      `select s.job_id as id, nullif(s.closes_at, 'infinity') as closes from ${source(parameters)}
       where ${conditions(parameters).join(' and ') || 'true'}
       order by s.closes_at, s.job_id limit ${parameters.add(limit + 1)}`,
      parameters.values,
    );
  };
  const near = plan.unlisted
    ? []
    : await read(
        (parameters) =>
          `(select * from job_search s where listed and ${after(parameters)[0] ?? 'true'}
            order by closes_at, job_id limit ${parameters.add(maxWalked + limit)}) s`,
        plan.allConditions,
      );
  const hits =
    near.length > limit
      ? near
      : await read(
          (parameters) => sourceOf(plan, {}, parameters),
          (parameters) => [...plan.conditions(parameters), ...after(parameters)],
        );
  return pageOf(hits, limit, (last) => [last.closes, last.id]);
}

/** Of the hits of a search that are put in another order: so many of the newest. */
const reordered = 3_000;

/**
 * What a search lets through, as predicates over `job_posting j` and `company c`, for lists in an order of their own: its
 * hits, and where these are many the newest of them.
 */
export async function filtersOf(
  db: Db,
  viewer: Viewer,
  search: Omit<Partial<Search>, 'cursor' | 'limit' | 'sort'>,
  parsed: ParsedQuery | undefined,
): Promise<(parameters: Parameters) => string[]> {
  const now = new Date();
  const plan = planOf(viewer, search, { parsed, now });
  if (plan.everything) return () => [openJob];
  const { hits } = await newestHits<{ id: number }>(db, await marketShape(db, now), plan, {
    columns: () => 's.job_id as id',
    wanted: reordered,
  });
  const ids = hits.map(({ id }) => id);
  return (parameters) => [
    `j.id = any(${parameters.add(ids)}::integer[])`,
    ...(search.scope === 'own' ? [] : [openJob]),
  ];
}

/** How many of the jobs the actor runs have each status: of the same jobs as a list of them has, by whatever name it finds them. */
export async function countOwnJobs(
  db: Db,
  actor: Actor,
  search: Query<'GET /api/jobs/counts'>,
  otherNames: FindOtherNames,
): Promise<{ status: JobStatus; count: number }[]> {
  const parsed = await parseQuery(db, search.search, otherNames);
  const plan = planOf(actor, { ...search, scope: 'own' }, { parsed, now: new Date() });
  const parameters = new Parameters();
  return rows(
    db,
    `select j.status, count(*) as count from ${sourceOf(plan, {}, parameters)} join job_posting j on j.id = s.job_id
     where ${plan.conditions(parameters).join(' and ') || 'true'} group by j.status`,
    parameters.values,
  );
}
