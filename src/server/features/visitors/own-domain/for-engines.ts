import type { FastifyReply, FastifyRequest } from 'fastify';
import { element, xmlDeclaration } from '#server/http/xml-text.ts';
import { publicVersion } from '#server/features/public-jobs/public-version.queries.ts';
import type { Db } from '#server/db/query.ts';
import type { OwnDomain } from '#server/http/own-domain.ts';
import { isWanted } from '#server/http/versioned-answer.ts';
import { jobsInSitemap } from './own-domains.queries.ts';

/** RFC 9309. All pages of a company's own domain may be found. */
export function robotsOfDomain(reply: FastifyReply, { origin }: OwnDomain): FastifyReply {
  const lines = ['User-agent: *', 'Allow: /', 'Disallow: /api/', `Sitemap: ${origin}/sitemap.xml`, ''];
  return reply.type('text/plain; charset=utf-8').send(lines.join('\n'));
}

/** As many addresses as a sitemap may have (sitemaps.org), the site itself among them. */
const mostJobs = 49_999;

/** The site and its jobs, at addresses of its own domain. */
export async function sitemapOfDomain(
  db: Db,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { origin, companyId }: OwnDomain,
): Promise<FastifyReply> {
  const { changedAt, ...version } = await publicVersion(db, companyId);
  const changed = changedAt === null ? undefined : new Date(changedAt);
  reply.type('application/xml; charset=utf-8');
  if (!isWanted(request, reply, { changedAt: changed, ...version }, [origin, changedAt])) return reply.send();
  const jobs = await jobsInSitemap(db, companyId, mostJobs);
  const url = (path: string, at?: string | null) =>
    `<url>${element('loc', origin + path)}${element('lastmod', at)}</url>\n`;
  return reply.send(
    [
      `${xmlDeclaration}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n`,
      url('/', changedAt),
      ...jobs.map(({ id, changedAt: at }) => url(`/jobs/${id}`, at)),
      '</urlset>\n',
    ].join(''),
  );
}
