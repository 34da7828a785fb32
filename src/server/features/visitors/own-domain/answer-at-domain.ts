import type { FastifyReply, FastifyRequest } from 'fastify';
import { proofPlaces } from '#domain/site-domains.ts';
import type { Config } from '#server/config.ts';
import { networkOf } from '#server/http/budgets.ts';
import { sendRefusal } from '#server/http/errors.ts';
import { domainOrigin, ownOrigin } from '#server/own-origin.ts';
import { refuse } from '#server/refusal.ts';
import { type CareersDeps, sendCareersSite } from '#server/features/visitors/careers-pages.ts';
import { companyForVisitors } from '#server/features/visitors/visitors.queries.ts';
import { askedAtDomain } from './asked-at-domain.ts';
import { robotsOfDomain, sitemapOfDomain } from './for-engines.ts';
import { isJobOf, isNameOf, type OwnDomainRow } from './own-domains.queries.ts';

interface Asked {
  request: FastifyRequest;
  reply: FastifyReply;
}

export type OwnDomainDeps = CareersDeps & { config: Config };

/** Answers, or lets on what others answer for this company, and says whether it has. */
export async function answerAtDomain(
  deps: OwnDomainDeps,
  found: OwnDomainRow,
  asked: Asked,
): Promise<boolean> {
  const { db, config } = deps;
  const { request, reply } = asked;
  const reads = request.method === 'GET' || request.method === 'HEAD';
  const [path = '', query] = request.url.split('?');
  const behind = query === undefined ? '' : `?${query}`;
  const platform = ownOrigin(config);
  const away = (address: string) => void reply.header('Cache-Control', 'no-store').redirect(address, 302);
  if (found.proved && reads && path === proofPlaces.file) {
    void reply.header('Cache-Control', 'no-store').type('text/plain; charset=utf-8').send(found.token);
    return true;
  }
  if (!found.isPublic || (!reads && !found.proved)) return refused(asked);
  if (!found.proved) {
    away(`${platform}/c/${found.slug}`);
    return true;
  }
  if (found.main !== null && found.main !== found.domain && path.startsWith('/')) {
    if (!reads) return refused(asked);
    away(domainOrigin(config, found.main) + path + behind);
    return true;
  }
  const origin = domainOrigin(config, found.domain);
  const ownDomain = { companyId: found.companyId, origin, company: frameOf(found) };
  request.ownDomain = ownDomain;
  const what = path === `/companies/${found.companyId}` ? 'first page' : askedAtDomain(path);
  if (what === 'asset') return false;
  if (typeof what === 'object') {
    const isTheirs =
      'job' in what
        ? await isJobOf(db, found.companyId, what.job)
        : await isNameOf(db, found.companyId, what.company);
    return isTheirs ? false : missing(deps, asked, 'job');
  }
  if (!reads) return refused(asked);
  await deps.budgets.spend('visitor', networkOf(request.ip));
  switch (what) {
    case 'site':
      return sendSite(deps, found, asked);
    case 'robots':
      robotsOfDomain(reply, ownDomain);
      return true;
    case 'sitemap':
      await sitemapOfDomain(db, asked, ownDomain);
      return true;
    case 'first page':
      away(`${origin}/${behind}#jobs`);
      return true;
    case 'platform':
      away(platform + path + behind);
      return true;
    case 'nothing':
      return missing(deps, asked, 'page');
  }
}

function frameOf({ companyName, logo, site }: OwnDomainRow) {
  const parts = [{ anchor: 'jobs', title: 'Open jobs' }];
  return { name: companyName, logo, colour: site?.colour ?? null, home: '/', parts };
}

async function sendSite(
  deps: OwnDomainDeps,
  { companyId, site: made }: OwnDomainRow,
  asked: Asked,
): Promise<boolean> {
  const company = await companyForVisitors(deps.db, companyId);
  // Hidden a moment ago.
  if (!company) return refused(asked);
  await sendCareersSite(deps, asked, { company, site: made, home: '/', canonical: '/' });
  return true;
}

/** Nothing is there: as a page for who reads pages, in a sentence for programs. */
async function missing({ send }: OwnDomainDeps, asked: Asked, what: 'job' | 'page'): Promise<boolean> {
  const { method, url, headers } = asked.request;
  const isPage = (method === 'GET' || method === 'HEAD') && !/^\/(api|assets|embed|pictures)\//.test(url);
  if (!isPage || !headers.accept?.includes('text/html')) return refused(asked);
  await send(asked, 'notFound', { what }, { status: 404 });
  return true;
}

/** Says in a sentence that nothing is there. */
function refused({ request, reply }: Asked): true {
  sendRefusal(request, reply, refuse.notFound());
  return true;
}
