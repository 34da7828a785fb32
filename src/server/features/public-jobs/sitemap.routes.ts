import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#server/context.ts';
import type { Db } from '#server/db/query.ts';
import { type Budgets, networkOf } from '#server/http/budgets.ts';
import { isWanted } from '#server/http/versioned-answer.ts';
import { ownOrigin } from '#server/own-origin.ts';
import { refuse } from '#server/refusal.ts';
import { isPlatformOpen } from '#server/visibility/visible-jobs.queries.ts';
import { element, xmlDeclaration } from '#server/http/xml-text.ts';
import { inBatches } from './in-batches.ts';
import { publicVersion } from './public-version.queries.ts';
import {
  type CompanyPart,
  companiesOfPart,
  companyParts,
  jobParts,
  jobsOfPart,
  mostInPart,
  type SitemapEntry,
} from './sitemap.queries.ts';

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** What stands in a kind of part. */
interface Kind {
  path: (id: number) => string;
  entries: (db: Db, part: number, after: number, limit: number) => Promise<SitemapEntry[]>;
}

const kinds: Record<string, Kind> = {
  jobs: { path: (id) => `/jobs/${id}`, entries: jobsOfPart },
  companies: { path: (id) => `/companies/${id}`, entries: companiesOfPart },
};

interface Dependencies {
  budgets: Budgets;
  /** Addresses of pages that say the same to everybody. */
  forEverybody: readonly string[];
}

/** Where search engines find what visitors can read: an index of parts, each written as it is read. */
export function serveSitemaps(
  server: FastifyInstance,
  { db, config }: Context,
  { budgets, forEverybody }: Dependencies,
): void {
  /** The headers, and whether more than these is wanted. A part changes at most when something public does. */
  const begin = async (
    request: FastifyRequest,
    reply: FastifyReply,
    companies: readonly CompanyPart[] = [],
  ) => {
    const { changedAt, ...version } = await publicVersion(db);
    // Companies change without their jobs, and then no one time says it.
    const changed = changedAt === null || companies.length > 0 ? undefined : new Date(changedAt);
    const [path] = request.url.split('?');
    reply.type('application/xml; charset=utf-8');
    const parts = [ownOrigin(config), path, changedAt, companies];
    return isWanted(request, reply, { changedAt: changed, ...version }, parts);
  };
  const admit = async (request: FastifyRequest) => {
    await budgets.spend('visitor', networkOf(request.ip));
    if (!(await isPlatformOpen(db))) throw refuse.notFound();
  };

  server.get('/sitemap.xml', async (request, reply) => {
    await admit(request);
    const companies = await companyParts(db);
    if (!(await begin(request, reply, companies))) return reply.send();
    const origin = ownOrigin(config);
    const part = (name: string, changedAt?: string) =>
      `<sitemap>${element('loc', `${origin}/sitemaps/${name}.xml`)}${element('lastmod', changedAt)}</sitemap>\n`;
    return reply.send(
      [
        `${xmlDeclaration}<sitemapindex ${namespace}>\n`,
        part('pages'),
        ...companies.map((one) => part(`companies-${one.part + 1}`, one.changedAt)),
        ...(await jobParts(db)).map((one) => part(`jobs-${one.part + 1}`, one.changedAt)),
        '</sitemapindex>\n',
      ].join(''),
    );
  });

  server.get('/sitemaps/*', async () => {
    throw refuse.notFound();
  });

  server.get('/sitemaps/pages.xml', async (request, reply) => {
    await admit(request);
    if (!(await begin(request, reply))) return reply.send();
    const pages = [...new Set(['/', '/jobs', '/companies', '/employers', ...forEverybody])];
    const urls = pages.map((path) => `<url>${element('loc', ownOrigin(config) + path)}</url>\n`);
    return reply.send(`${opening}${urls.join('')}</urlset>\n`);
  });

  server.get<{ Params: { kind: string; number: string } }>(
    '/sitemaps/:kind(jobs|companies)-:number(\\d{1,5}).xml',
    async (request, reply) => {
      await admit(request);
      const kind = kinds[request.params.kind];
      const part = Number(request.params.number) - 1;
      const companies = request.params.kind === 'companies' ? await companyParts(db) : [];
      if (!kind || part < 0 || part >= largestPart) throw refuse.notFound();
      const wanted = await begin(request, reply, companies);
      const batches = inBatches<SitemapEntry>(
        (last, limit) => kind.entries(db, part, last?.id ?? 0, limit),
        5_000,
      );
      const first = await batches.next();
      if (first.done) throw refuse.notFound();
      if (!wanted) return reply.send();
      const origin = ownOrigin(config);
      const entry = ({ id, changedAt }: SitemapEntry) =>
        `<url>${element('loc', origin + kind.path(id))}${element('lastmod', changedAt)}</url>\n`;
      return reply.send(Readable.from(written(first.value, batches, entry), { objectMode: false }));
    },
  );
}

const opening = `${xmlDeclaration}<urlset ${namespace}>\n`;
const largestPart = 2_147_483_647 / mostInPart;

async function* written(
  first: SitemapEntry[],
  rest: AsyncGenerator<SitemapEntry[]>,
  entry: (one: SitemapEntry) => string,
): AsyncGenerator<string> {
  yield opening + first.map(entry).join('');
  for await (const batch of rest) yield batch.map(entry).join('');
  yield '</urlset>\n';
}
