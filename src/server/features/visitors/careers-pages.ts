import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type pg from 'pg';
import type { CareersPage, CompanyFrame } from '#contract/visitor-pages.ts';
import { type CareersSite, plainSite, shownSections } from '#domain/careers-site.ts';
import { firstCharacters, isStorable } from '#domain/fields/texts.ts';
import { limits } from '#domain/limits.ts';
import { addressNames } from '#domain/search-filters.ts';
import { type Actor, may } from '#domain/permissions.ts';
import { slugProblem } from '#domain/slugs.ts';
import {
  careersSiteOf,
  peopleShown,
  publicSiteBySlug,
} from '#server/features/careers-sites/careers-sites.queries.ts';
import { companyPictures } from '#server/features/pictures/pictures.queries.ts';
import { searchJobs } from '#server/features/search/job-search.queries.ts';
import { type Budgets, networkOf } from '#server/http/budgets.ts';
import type { SendVisitorPage } from '#server/http/visitor-pages.ts';
import type { Config } from '#server/config.ts';
import { domainOrigin } from '#server/own-origin.ts';
import { Refusal } from '#server/refusal.ts';
import { isPlatformOpen, type Viewer } from '#server/visibility/visible-jobs.queries.ts';
import { companyOf, summaryOf } from './shown-to-visitors.ts';
import type { PublicCompanyRow } from './visitors.queries.ts';
import { companyForVisitors, companyToPreview } from './visitors.queries.ts';

/** Finds other names for what people type, as the search of the app does. */
type FindOtherNames = Parameters<typeof searchJobs>[3];

export interface CareersDeps {
  db: pg.Pool;
  budgets: Budgets;
  send: SendVisitorPage;
  otherNames: FindOtherNames;
}

const onPage = 20;

/** Each company's careers site, for everybody: nobody has another page at this address. */
export function serveCareersSites(
  server: FastifyInstance,
  deps: CareersDeps & { config: Pick<Config, 'publicUrl'> },
): void {
  const { db, config, budgets, send } = deps;
  server.get<{ Params: { slug: string } }>('/c/:slug', async (request, reply) => {
    const { slug } = request.params;
    if (!(await isPlatformOpen(db))) return notThere(reply);
    await budgets.spend('visitor', networkOf(request.ip));
    // As it is printed or typed, with a capital letter at the beginning.
    const small = slug.toLowerCase();
    const found = slugProblem(small) ? undefined : await publicSiteBySlug(db, small);
    const company = found && (await companyForVisitors(db, found.companyId));
    if (!found || !company) return send({ request, reply }, 'notFound', { what: 'company' }, { status: 404 });
    const [, query = ''] = /(\?.*)$/.exec(request.url) ?? [];
    if (found.slug !== slug) return reply.redirect(`/c/${found.slug}${query}`, 308);
    const home = `/c/${found.slug}`;
    // Where it has a domain of its own, that is its one address.
    const canonical = found.main === null ? home : `${domainOrigin(config, found.main)}/`;
    return sendCareersSite(deps, { request, reply }, { company, site: found.site, home, canonical });
  });
}

/**
 * What a company works on, drawn as visitors will see it, for those who manage the company: their screen shows it within
 * itself. It is no call, because it is a page.
 */
export function serveCareersPreview(
  server: FastifyInstance,
  deps: CareersDeps & { actorOf: (request: FastifyRequest) => Promise<Actor | undefined> },
): void {
  const { db, actorOf } = deps;
  server.get<{ Params: { id: string } }>('/careers-preview/:id', async (request, reply) => {
    const id = /^[1-9]\d{0,8}$/.test(request.params.id) ? Number(request.params.id) : 0;
    const actor = await actorOf(request);
    if (!actor || !may['company.manage'](actor, id)) return notThere(reply);
    const [company, known] = await Promise.all([companyToPreview(db, id), careersSiteOf(db, id)]);
    if (!company || !known) return notThere(reply);
    const home = `/c/${known.slug}`;
    return sendCareersSite(
      deps,
      { request, reply },
      { company, site: known.draft, home, canonical: home, previewedBy: known.isPublic ? 'visitor' : actor },
    );
  });
}

/** As any address where nothing is. */
function notThere(reply: FastifyReply): FastifyReply {
  reply.callNotFound();
  return reply;
}

interface Whose {
  company: PublicCompanyRow;
  site: CareersSite | null;
  /** Where links within it lead. */
  home: string;
  /** The one address it is known by. */
  canonical: string;
  /** Who looks at it before it is published, and whose jobs they see. */
  previewedBy?: Actor | 'visitor';
}

/** Draws a company's careers site, with what was searched for among its jobs. */
export async function sendCareersSite(
  deps: CareersDeps,
  asked: { request: FastifyRequest; reply: FastifyReply },
  { company, site, home, canonical, previewedBy }: Whose,
): Promise<void> {
  const { db, send } = deps;
  const isPreview = previewedBy !== undefined;
  const viewer = previewedBy === 'visitor' ? undefined : previewedBy;
  const [jobs, pictures, people] = await Promise.all([
    jobsOf(deps, asked.request, { companyId: company.id, viewer }),
    companyPictures(db, company.id),
    peopleShown(db, company.id),
  ]);
  const data: CareersPage = {
    company: companyOf(company),
    site: site ?? plainSite,
    cover: pictures.cover,
    photos: pictures.photos,
    people,
    canonical,
    isPreview,
    ...jobs,
  };
  await send(asked, 'careers', data, {
    company: frameOf(data, { home, logo: pictures.logo }),
    isPrivate: isPreview,
    inFrame: isPreview,
  });
}

function frameOf(
  { company, site, photos, people }: CareersPage,
  { home, logo }: Pick<CompanyFrame, 'home' | 'logo'>,
): CompanyFrame {
  const facts = { ...company, photos, people, workLife: [...company.workValues, ...company.workWays] };
  const parts = shownSections(site, facts).map(({ kind, title }) => ({ anchor: kind, title }));
  return { name: company.name, logo, colour: site.colour, home, parts };
}

type Jobs = Pick<CareersPage, 'search' | 'jobs' | 'words' | 'corrected' | 'isFirst' | 'next'>;

async function jobsOf(
  deps: CareersDeps,
  request: FastifyRequest,
  { companyId, viewer }: { companyId: number; viewer: Viewer },
): Promise<Jobs> {
  const { db, budgets, otherNames } = deps;
  const params = new URL(request.url, 'http://visitors').searchParams;
  const [typed = ''] = params.getAll(addressNames.search);
  const search = isStorable(typed) ? firstCharacters(typed.trim(), limits.search).trim() : '';
  const cursor = params.get('after') ?? undefined;
  if (search) await budgets.spend('search', networkOf(request.ip));
  const wanted = { company: companyId, scope: 'open', limit: onPage, ...(search ? { search } : {}) } as const;
  const find = (after?: string) => searchJobs(db, viewer, { ...wanted, cursor: after }, otherNames);
  const found = await find(cursor).catch((error: unknown) => {
    // A place in a list that is none, such as one of another search: the list begins anew.
    if (cursor !== undefined && error instanceof Refusal && error.status === 400) return undefined;
    throw error;
  });
  const { page, words, parsed } = found ?? (await find());
  return {
    search,
    jobs: page.items.map(summaryOf),
    words,
    corrected: page.items.length ? parsed?.corrected : undefined,
    isFirst: cursor === undefined || !found,
    next: page.next,
  };
}
