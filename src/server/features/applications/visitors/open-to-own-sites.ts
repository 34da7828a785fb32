import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { hashOfToken } from '#server/addresses/link-token.ts';
import type { Context } from '#server/context.ts';
import { ownSitesOfJob } from '#server/features/public-jobs/public-jobs.queries.ts';
import { allowOwnSites, answerPreflight } from '#server/http/own-sites.ts';
import { isPlatformOpen } from '#server/visibility/visible-jobs.queries.ts';
import { jobOfUpload } from './uploads.queries.ts';

type About = { Params: { id?: string; key?: string } };

/**
 * Pages of a company's own websites may apply for its jobs, and read whatever is answered to that, and no others. Said before a call
 * is looked at: otherwise a browser would hand them no refusal, such as that a file is too large.
 */
export function openToOwnSites(server: FastifyInstance, { db }: Pick<Context, 'db'>): void {
  server.addHook<About>('onRequest', async (request, reply) => {
    const { method, headers, params, routeOptions } = request;
    if (method === 'OPTIONS' || !/^\/api\/public\/(uploads|jobs\/:id)\//.test(routeOptions.url ?? '')) return;
    // To whoever is on no page nothing is to be told apart; these answers are kept by nobody.
    if (headers.origin) allowOwnSites(request, reply, await sitesFor(db, params));
  });
  for (const path of ['/api/public/jobs/:id/*', '/api/public/uploads/:key', '/api/public/uploads/:key/*'])
    server.options<About>(path, async (request, reply) =>
      answerPreflight(request, reply, await sitesFor(db, request.params)),
    );
}

/** The websites of the company whose job is applied for; null where visitors never could. */
async function sitesFor(db: pg.Pool, { id, key }: About['Params']): Promise<string | null> {
  if (!(await isPlatformOpen(db))) return null;
  const ofAddress = id !== undefined && /^[1-9]\d{0,8}$/.test(id) ? Number(id) : undefined;
  const jobId = key === undefined ? ofAddress : await jobOfUpload(db, hashOfToken(key));
  return jobId === undefined ? null : ownSitesOfJob(db, jobId);
}
