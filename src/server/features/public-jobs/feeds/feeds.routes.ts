import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { slugProblem } from '#domain/slugs.ts';
import { jobFilters } from '#contract/job-search.ts';
import type { Context } from '#server/context.ts';
import { found } from '#server/found.ts';
import { type Budgets, networkOf } from '#server/http/budgets.ts';
import { validated } from '#server/http/validation.ts';
import { isWanted } from '#server/http/versioned-answer.ts';
import { ownOrigin } from '#server/own-origin.ts';
import { refuse } from '#server/refusal.ts';
import { isPlatformOpen } from '#server/visibility/visible-jobs.queries.ts';
import type { FindOtherNames } from '#server/features/search/standing-query.queries.ts';
import { inBatches } from '#server/features/public-jobs/in-batches.ts';
import { presentPublicJob } from '#server/features/public-jobs/public-jobs.present.ts';
import {
  newestPublicJobs,
  publicCompanyBySlug,
  type PublicJobRow,
} from '#server/features/public-jobs/public-jobs.queries.ts';
import { publicVersion } from '#server/features/public-jobs/public-version.queries.ts';
import { searchedJobs } from '#server/features/public-jobs/searched-jobs.ts';
import type { About, Feed } from './feed.ts';
import { indeed } from './indeed.ts';
import { jsonFeed } from './json-feed.ts';
import { linkedin } from './linkedin.ts';
import { rss } from './rss.ts';

const feeds: Record<string, Feed> = {
  '/feeds/jobs.rss': rss,
  '/feeds/jobs.json': jsonFeed,
  '/feeds/indeed.xml': indeed,
  '/feeds/linkedin.xml': linkedin,
};

const { company: _, recruiter: __, status: ___, scope: ____, ...searched } = jobFilters;
const asked = z.object({ ...searched, company: z.string().max(200).optional() });
type Asked = z.output<typeof asked>;

/** All public jobs, a company's, or those of a search, as programs of others read them. */
export function serveFeeds(
  server: FastifyInstance,
  { db, config }: Context,
  { budgets, otherNames }: { budgets: Budgets; otherNames: FindOtherNames },
): void {
  // A program that reads a feed takes whatever is answered for one.
  server.get('/feeds/*', async () => {
    throw refuse.notFound();
  });
  for (const [path, feed] of Object.entries(feeds))
    server.get(path, async (request, reply) => {
      await budgets.spend('feed', networkOf(request.ip));
      if (!(await isPlatformOpen(db))) throw refuse.notFound();
      const query = validated(asked, request.query, 'query');
      const company =
        query.company && !slugProblem(query.company)
          ? await publicCompanyBySlug(db, query.company)
          : undefined;
      // One that shows nothing any more has no feed: who reads on would keep what has closed.
      if (query.company !== undefined && !found(company).shows) throw refuse.notFound();
      const canonical = addressOf({ ...query, company: company?.slug });
      if (company && company.slug !== query.company) return reply.redirect(`${path}${canonical}`, 308);

      const origin = ownOrigin(config);
      const { changedAt, ...version } = await publicVersion(db, company?.id);
      const changed = changedAt === null ? undefined : new Date(changedAt);
      const about: About = {
        brand: config.brandName,
        origin,
        title: titleOf(config.brandName, company?.name, query.search),
        home: company ? `${origin}/c/${company.slug}` : `${origin}/jobs`,
        self: `${origin}${path}${canonical}`,
        changedAt: changed,
      };
      reply.type(feed.mediaType);
      const lastChange = query.postedWithinDays ? laterOf(changed, hourOf(version.now)) : changed;
      if (!isWanted(request, reply, { changedAt: lastChange, ...version }, [about])) return reply.send();
      const narrowed = {
        companyId: company?.id,
        found: await searchedJobs(db, query, company?.id, otherNames),
      };
      const pages = inBatches<PublicJobRow>((last, limit) =>
        newestPublicJobs(db, narrowed, { after: last && { time: last.publishedAt, id: last.id }, limit }),
      );
      // The first is read before anything is said, so that what goes wrong is said as such.
      const first = await pages.next();
      return reply.send(Readable.from(written(feed, about, first, pages), { objectMode: false }));
    });
}

/** When an hour began: jobs of the last days become fewer by the hour, though nobody writes anything. */
function hourOf(now: string): Date {
  return new Date(Math.floor(Date.parse(now) / 3_600_000) * 3_600_000);
}

function laterOf(one: Date | undefined, other: Date): Date {
  return one && one > other ? one : other;
}

async function* written(
  feed: Feed,
  about: About,
  first: IteratorResult<PublicJobRow[]>,
  rest: AsyncGenerator<PublicJobRow[]>,
): AsyncGenerator<string> {
  yield feed.begin(about);
  let any = false;
  for (let batch = first; !batch.done; batch = await rest.next()) {
    const items = batch.value.map((job) => feed.item(presentPublicJob(job, about.origin)));
    yield (any ? feed.between : '') + items.join(feed.between);
    any = true;
  }
  yield feed.end;
}

function titleOf(brand: string, company: string | undefined, search: string | undefined): string {
  const jobs = company ? `Jobs at ${company}` : `Jobs on ${brand}`;
  return search?.trim() ? `${jobs}: ${search.trim()}` : jobs;
}

/** What was asked, of what can be asked and in one order: whatever else stood in the address is not repeated. */
function addressOf(query: Asked): string {
  const pairs = new URLSearchParams();
  for (const [name, value] of Object.entries(query).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    for (const each of [value ?? []].flat()) pairs.append(name, String(each));
  return pairs.size ? `?${pairs.toString()}` : '';
}
