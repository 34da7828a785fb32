import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { isStorable } from '#domain/fields/texts.ts';
import { employmentTypes } from '#domain/jobs.ts';
import { limits } from '#domain/limits.ts';
import type { Context } from '#server/context.ts';
import type { FindOtherNames } from '#server/features/search/standing-query.queries.ts';
import { type Budgets, networkOf } from '#server/http/budgets.ts';
import { originFor } from '#server/http/own-domain.ts';
import { encodeCursor, readCursor } from '#server/http/paging.ts';
import type { SendVisitorPage } from '#server/http/visitor-pages.ts';
import { Refusal } from '#server/refusal.ts';
import { isPlatformOpen } from '#server/visibility/visible-jobs.queries.ts';
import { presentInBrief } from '#server/features/public-jobs/public-jobs.present.ts';
import { newestInBrief, publicCompanyBySlug } from '#server/features/public-jobs/public-jobs.queries.ts';
import { searchedJobs } from '#server/features/public-jobs/searched-jobs.ts';

/** Whatever stands in its address, there is a page: what makes no sense is as if it were not there. */
const askedForm = z.object({
  q: z.string().trim().max(limits.search).refine(isStorable).default('').catch(''),
  type: z.enum(employmentTypes).optional().catch(undefined),
  theme: z.enum(['light', 'dark']).optional().catch(undefined),
  after: z.string().optional().catch(undefined),
});

const onPage = 30;

interface Dependencies {
  context: Pick<Context, 'db' | 'config'>;
  budgets: Budgets;
  send: SendVisitorPage;
  otherNames: FindOtherNames;
}

/**
 * A company's jobs as a page for a frame in somebody else's, where no script may run. Nothing of ours is asked who this is: no
 * cookie is read here, and its policy makes the page a stranger in our own house.
 */
export function serveFramedBoard(
  server: FastifyInstance,
  { context: { db, config }, budgets, send, otherNames }: Dependencies,
): void {
  const path = '/embed/:slug';
  server.get<{ Params: { slug: string } }>(
    path,
    { config: { isForOthers: true } },
    async (request, reply) => {
      const network = networkOf(request.ip);
      await budgets.spend('visitor', network);
      const asked = askedForm.parse(request.query);
      const slug = request.params.slug.toLowerCase();
      const company = isStorable(slug) && (await isPlatformOpen(db)) && (await publicCompanyBySlug(db, slug));
      if (!company || !company.shows)
        return send({ request, reply }, 'noBoard', { theme: asked.theme }, { status: 404, isFramed: true });
      if (company.slug !== slug) {
        const [, query = ''] = /(\?.*)$/.exec(request.url) ?? [];
        return reply.redirect(`/embed/${company.slug}${query}`, 308);
      }
      const { q, type, theme } = asked;
      if (q) await budgets.spend('search', network);
      const found = await searchedJobs(
        db,
        { search: q || undefined, employmentType: type && [type] },
        company.id,
        otherNames,
      );
      const after = placeIn(asked.after);
      const jobs = await newestInBrief(db, { companyId: company.id, found }, { after, limit: onPage + 1 });
      const shown = jobs.slice(0, onPage);
      const last = shown.at(-1);
      return send(
        { request, reply },
        'board',
        {
          company: { name: company.name, slug: company.slug },
          q,
          type,
          theme,
          isFirst: after === undefined,
          jobs: shown.map((job) => presentInBrief(job, originFor(request, config))),
          next: jobs.length > onPage && last ? encodeCursor([last.publishedAt, last.id]) : undefined,
        },
        { isFramed: true },
      );
    },
  );
}

/** What is no place in a list begins it anew. */
function placeIn(cursor: string | undefined): { time: string; id: number } | undefined {
  try {
    const [time, id] = readCursor(cursor, ['time', 'number']) ?? [];
    return time !== undefined && id !== undefined ? { time, id } : undefined;
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}
