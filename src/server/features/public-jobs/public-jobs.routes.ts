import type { FastifyInstance } from 'fastify';
import { ownSites } from '#domain/own-sites.ts';
import type { Context } from '#server/context.ts';
import { found } from '#server/found.ts';
import type { FindOtherNames } from '#server/features/search/standing-query.queries.ts';
import type { RoutesOf } from '#server/http/calls.ts';
import { originFor } from '#server/http/own-domain.ts';
import { allowOwnSites, answerPreflight } from '#server/http/own-sites.ts';
import { domainOrigin, ownOrigin } from '#server/own-origin.ts';
import { refuse } from '#server/refusal.ts';
import { managedCompany } from '#server/visibility/managed-company.ts';
import { isPlatformOpen } from '#server/visibility/visible-jobs.queries.ts';
import { listOfCompany } from './list-of-company.ts';
import { searchedJobs } from './searched-jobs.ts';
import { presentPublicJob, presentTombstone } from './public-jobs.present.ts';
import {
  nextUpdatedSince,
  ownSitesOfJob,
  publicCompanyBySlug,
  publicJobById,
  tombstoneOf,
  websiteOf,
} from './public-jobs.queries.ts';

type PublicCalls =
  | 'GET /api/company/website'
  | 'GET /api/public/companies/:slug/jobs'
  | 'GET /api/public/jobs/:id';

export function publicJobRoutes(otherNames: FindOtherNames): RoutesOf<PublicCalls> {
  return {
    'GET /api/company/website': async ({ db, actor, query, config }) => {
      const { main, ...website } = found(
        await websiteOf(db, await managedCompany(db, actor, query.companyId)),
      );
      const origin = ownOrigin(config);
      const careersSite = main === null ? `${origin}/c/${website.slug}` : `${domainOrigin(config, main)}/`;
      return { ...website, ownSites: ownSites(website.ownSites), origin, careersSite };
    },

    'GET /api/public/companies/:slug/jobs': async ({ db, params, query, request, reply, config }) => {
      const company = found(await publicCompanyBySlug(db, params.slug));
      allowOwnSites(request, reply, company.ownSites);
      if (company.slug !== params.slug) {
        const [, asked = ''] = /(\?.*)$/.exec(request.url) ?? [];
        reply.redirect(`/api/public/companies/${company.slug}/jobs${asked}`, 308);
        return [];
      }
      const since = await nextUpdatedSince(db);
      const page = await listOfCompany(db, company, query, {
        origin: originFor(request, config),
        found: await searchedJobs(db, { search: query.search }, company.id, otherNames),
      });
      reply.headers({ 'Public-Jobs-Version': '1', ...(since ? { 'Next-Updated-Since': since } : {}) });
      return page;
    },

    'GET /api/public/jobs/:id': async ({ db, params, request, reply, config }) => {
      const job = await publicJobById(db, params.id);
      const tombstone = job ? undefined : found(await tombstoneOf(db, params.id));
      // What nobody could ever read is answered as what is not there, to the last header.
      allowOwnSites(request, reply, request.headers.origin && (await ownSitesOfJob(db, params.id)));
      if (tombstone) throw refuse.jobClosed(presentTombstone(tombstone));
      return presentPublicJob(found(job), originFor(request, config));
    },
  };
}

/** What a browser asks before pages of a company's own websites may read its jobs. */
export function servePreflights(server: FastifyInstance, { db }: Pick<Context, 'db'>): void {
  server.options<{ Params: { slug: string } }>('/api/public/companies/:slug/jobs', async (request, reply) => {
    const company = (await isPlatformOpen(db)) && (await publicCompanyBySlug(db, request.params.slug));
    return answerPreflight(request, reply, company ? company.ownSites : null);
  });
  server.options<{ Params: { id: string } }>('/api/public/jobs/:id', async (request, reply) => {
    const id = /^[1-9]\d{0,8}$/.test(request.params.id) ? Number(request.params.id) : 0;
    const sites = (await isPlatformOpen(db)) ? await ownSitesOfJob(db, id) : null;
    return answerPreflight(request, reply, sites);
  });
}
