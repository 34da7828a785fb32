import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type pg from 'pg';
import type { JobFacets } from '#contract/api.ts';
import type { VisitorPages } from '#contract/visitor-pages.ts';
import { sourceIn } from '#domain/application-source.ts';
import { firstCharacters, isStorable } from '#domain/fields/texts.ts';
import { limits } from '#domain/limits.ts';
import type { JobSummaryRow } from '#server/features/jobs/jobs.queries.ts';
import { countFacets } from '#server/features/search/job-facets.queries.ts';
import { searchJobs } from '#server/features/search/job-search.queries.ts';
import { marketState } from '#server/features/search/market-shape.queries.ts';
import { understand } from '#server/features/search/parse-query.queries.ts';
import { similarJobs } from '#server/features/search/similar-jobs.queries.ts';
import type { Budgets } from '#server/http/budgets.ts';
import { networkOf } from '#server/http/budgets.ts';
import type { SendVisitorPage } from '#server/http/visitor-pages.ts';
import { keptAnswer } from '#server/market-memory.ts';
import { Refusal } from '#server/refusal.ts';
import { type Trouble, willPass } from '#server/db/troubles.ts';
import { isPlatformOpen } from '#server/visibility/visible-jobs.queries.ts';
import { searchIn } from './asked-search.ts';
import { drawPicture, type Pictured } from './draw-picture.ts';
import { frontDoor } from './front-door.ts';
import { keptFor } from './kept-for.ts';
import { companyOf, summaryOf } from './shown-to-visitors.ts';
import { type ListPlace, visitorPlace } from './visitor-place.ts';
import {
  companiesForVisitors,
  companyForVisitors,
  goneJob,
  jobForVisitors,
  newestJobsOf,
} from './visitors.queries.ts';

/** Finds other names for what people type, as the search of the app does. */
type FindOtherNames = Parameters<typeof searchJobs>[3];

interface Deps {
  db: pg.Pool;
  /** Whether mail goes out. */
  mails: boolean;
  brand: string;
  budgets: Budgets;
  send: SendVisitorPage;
  otherNames: FindOtherNames;
  /** Addresses at which the operator may have written a page. */
  written: readonly string[];
  /** The page that the operator has written at an address of that name. */
  contentAt: (slug: string) => Promise<VisitorPages['content'] | undefined>;
  /** Whether somebody is signed in over this request. */
  isSomebody: (request: FastifyRequest) => Promise<boolean>;
}

interface Asked {
  request: FastifyRequest;
  reply: FastifyReply;
}

type Show = (asked: Asked) => Promise<void>;

const onPage = 20;
/** Pages that stand elsewhere, at addresses that people type and print with a slash behind. */
const slashBehind = /^(\/(?:(?:c|embed)\/[^/?]+|jobs\/[^/?]+\/apply|alerts\/new))\/(?=\?|$)/;
/** How many of a company's jobs stand on its page, and beside another of its jobs. */
const ofCompany = { onItsPage: 20, beside: 4 } as const;

/**
 * Answers a visitor of an open platform at the addresses where who is signed in has the app, and says whether it did: not
 * where there is nothing for a visitor, or no visitor; unknown where the database cannot be asked.
 */
export function answerVisitors({
  db,
  mails,
  brand,
  budgets,
  send,
  otherNames,
  contentAt,
  written,
  isSomebody,
}: Deps): (asked: Asked) => Promise<boolean | 'unknown'> {
  const facets = keptFor<JobFacets>(30_000, 500);
  const firstPage = keptFor<VisitorPages['home']>(15_000, 1);
  const pictures = keptFor<Buffer>(600_000, 50);

  return async (asked) => {
    const { request, reply } = asked;
    const plain = request.url.replace(slashBehind, '$1');
    if (plain !== request.url) return leadTo(asked, plain);
    // Put together as text: what follows two slashes would be taken for a host.
    const address = URL.parse(request.url.replace(/^\//, 'http://visitors/'));
    const place = address && visitorPlace(address.pathname, written);
    if (!place) return false;
    const { searchParams } = address;
    const open = await isOpen();
    if (open !== true) return open;
    if (place.kind === 'picture') return picture(asked, place.id, searchParams.get('v'));
    const show = place.kind === 'alone' ? await pageAlone(place.name) : pageOf(place, searchParams);
    if (!show) return false;
    if (await isSomebody(request)) {
      reply.headers({ Vary: 'Cookie', 'Cache-Control': 'private, no-cache' });
      return false;
    }
    await budgets.spend('visitor', networkOf(request.ip));
    await show(asked);
    return true;
  };

  async function leadTo({ reply }: Asked, address: string): Promise<boolean | 'unknown'> {
    const open = await isOpen();
    if (open === true) void reply.redirect(address, 308);
    return open;
  }

  /** For links to a job on other people's pages; the same for everybody. */
  async function picture({ request, reply }: Asked, id: number, version: string | null): Promise<boolean> {
    await budgets.spend('visitor', networkOf(request.ip));
    const found = id <= largestId ? await jobForVisitors(db, id) : undefined;
    if (!found) {
      await send({ request, reply }, 'notFound', { what: 'job' }, { status: 404 });
      return true;
    }
    const shown = pictured(found, brand);
    const current = versionOf(shown);
    const png = await pictures(`${id} ${current}`, () => drawPicture(shown));
    void reply
      .headers({
        'Content-Type': 'image/png',
        ETag: `"${current}"`,
        // Another text has another address.
        'Cache-Control': version === current ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
      })
      .send(png);
    return true;
  }

  async function isOpen(): Promise<boolean | 'unknown'> {
    return isPlatformOpen(db).catch((error: Trouble) => {
      if (willPass(error)) return 'unknown' as const;
      throw error;
    });
  }

  /** A page that is one of its kind: the front door, the one for employers, and what the operator has written. */
  async function pageAlone(name: string): Promise<Show | undefined> {
    if (name === '') return home;
    if (name === 'employers') return (asked) => send(asked, 'employers', null);
    const content = await contentAt(name);
    return content && ((asked) => send(asked, 'content', content));
  }

  function pageOf({ kind, id }: ListPlace, params: URLSearchParams): Show {
    const isOfJobs = kind === 'jobs';
    if (id === undefined) return (asked) => (isOfJobs ? jobs : companies)(asked, params);
    return (asked) => (isOfJobs ? job(asked, id, params) : company(asked, id));
  }

  async function home(asked: Asked): Promise<void> {
    const found = await firstPage('', async () =>
      frontDoor(db, await facets('{}', () => countFacets(db, undefined, { scope: 'open' }, otherNames))),
    );
    return send(asked, 'home', found);
  }

  async function jobs(asked: Asked, params: URLSearchParams): Promise<void> {
    const search = searchIn(params);
    const { filters, sort, cursor } = search;
    const isSearch = Object.keys(filters).length > 0;
    if (isSearch) await budgets.spend('search', networkOf(asked.request.ip));
    // Both go by what the words mean: it is found out once, and kept for them.
    await understand(db, new Date(), filters.search, otherNames);
    const [found, counted] = await Promise.all([
      searchJobs(db, undefined, { ...filters, sort, cursor, limit: onPage, scope: 'open' }, otherNames),
      facets(JSON.stringify(filters), async () =>
        countFacets(db, undefined, { ...filters, scope: 'open' }, otherNames),
      ),
    ]).catch((error: unknown) => {
      // A place in a list that is none, such as one of another search: the list begins anew.
      if (cursor !== undefined && error instanceof Refusal && error.status === 400) return [];
      throw error;
    });
    if (!found || !counted) {
      params.delete('after');
      return jobs(asked, params);
    }
    const { page, words, parsed } = found;
    return send(asked, 'jobs', {
      search,
      jobs: page.items.map(summaryOf),
      next: page.next,
      words,
      corrected: page.items.length ? parsed?.corrected : undefined,
      facets: counted,
      offersAlerts: mails,
    });
  }

  async function job(asked: Asked, id: number, params: URLSearchParams): Promise<void> {
    const found = id <= largestId ? await jobForVisitors(db, id) : undefined;
    if (!found) return missingJob(asked, id);
    const { company: employer, jobs: more } = await companyWithJobs(found.companyId, ofCompany.beside + 1);
    const { description, requirements, timeZone, startDate, place, pay } = found;
    const pictureVersion = versionOf(pictured(found, brand));
    return send(asked, 'job', {
      job: {
        ...summaryOf(found),
        description,
        requirements,
        timeZone,
        startDate,
        place,
        pay,
        pictureVersion,
      },
      company: employer && companyOf(employer),
      similar: more
        .filter((one) => one.id !== id)
        .slice(0, ofCompany.beside)
        .map(summaryOf),
      source: sourceIn(params),
    });
  }

  /** Gone is what visitors could read once; whatever else there is or is not, they cannot tell apart. */
  async function missingJob(asked: Asked, id: number): Promise<void> {
    const gone = id <= largestId ? await goneJob(db, id) : undefined;
    if (!gone) return send(asked, 'notFound', { what: 'job' }, { status: 404 });
    const { title, companyId, companyName } = gone;
    const isTold = gone.isTold && title !== null && companyId !== null && companyName !== null;
    // On a company's own domain nobody else's are shown.
    const { ownDomain } = asked.request;
    const alike = ownDomain
      ? await newestJobsOf(db, ownDomain.companyId, ofCompany.beside)
      : isTold
        ? await similarJobs(db, undefined, id)
        : [];
    return send(
      asked,
      'closedJob',
      { job: isTold ? { id, title, companyId, companyName } : undefined, similar: alike.map(summaryOf) },
      { status: 410 },
    );
  }

  async function companies(asked: Asked, params: URLSearchParams): Promise<void> {
    const [typed = ''] = params.getAll('q');
    const search = isStorable(typed) ? firstCharacters(typed.trim(), limits.search) : '';
    const cursor = params.get('after') ?? undefined;
    const name = `companies ${JSON.stringify([search, cursor])}`;
    const page = await keptAnswer(db, await marketState(db), name, () =>
      companiesForVisitors(db, { search, cursor }),
    ).catch((error: unknown) => {
      if (cursor !== undefined && error instanceof Refusal && error.status === 400) return undefined;
      throw error;
    });
    if (!page) return companies(asked, new URLSearchParams({ q: search }));
    const { items, next, total } = page;
    const shown: VisitorPages['companies'] = {
      search,
      companies: items.map(companyOf),
      cursor,
      next,
      total,
    };
    return send(asked, 'companies', shown);
  }

  async function company(asked: Asked, id: number): Promise<void> {
    const known = id <= largestId ? await companyWithJobs(id, ofCompany.onItsPage) : undefined;
    if (!known?.company) return send(asked, 'notFound', { what: 'company' }, { status: 404 });
    return send(asked, 'company', { company: companyOf(known.company), jobs: known.jobs.map(summaryOf) });
  }

  /** Kept while nothing has changed of companies or jobs; what has closed since by the clock is left out. */
  async function companyWithJobs(id: number, most: number) {
    const known = await keptAnswer(db, await marketState(db), `company ${id} ${most}`, async () => {
      const [found, offered] = await Promise.all([companyForVisitors(db, id), newestJobsOf(db, id, most)]);
      return { company: found, jobs: offered };
    });
    const now = new Date().toISOString();
    return {
      company: known.company,
      jobs: known.jobs.filter(({ closesAt }) => closesAt === null || closesAt > now),
    };
  }
}

const largestId = 2_147_483_647;

function pictured({ title, companyName, location, salaryRange }: JobSummaryRow, brand: string): Pictured {
  return { brand, title, company: companyName, location, pay: salaryRange };
}

/** Counted up when pictures are drawn otherwise. */
const drawing = 1;

function versionOf(picture: Pictured): string {
  return createHash('sha256')
    .update(JSON.stringify([drawing, picture]))
    .digest('base64url')
    .slice(0, 12);
}
