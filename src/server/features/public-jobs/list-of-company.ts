import { createHash } from 'node:crypto';
import type { Answer, Query } from '#contract/api.ts';
import type { Db } from '#server/db/query.ts';
import { Page, type CursorKey, encodeCursor, readCursor } from '#server/http/paging.ts';
import { refuse } from '#server/refusal.ts';
import { presentInBrief, presentPublicJob, presentTombstone } from './public-jobs.present.ts';
import {
  type After,
  newestInBrief,
  newestPublicJobs,
  type PublicCompanyRow,
  type PublicFilters,
  tombstonesOfCompany,
} from './public-jobs.queries.ts';

type Asked = Query<'GET /api/public/companies/:slug/jobs'>;
type Listed = Answer<'GET /api/public/companies/:slug/jobs'>[number];

/** A company's public jobs, then what has closed of them: a page of both in one order, in which nothing moves while it is read. */
export async function listOfCompany(
  db: Db,
  company: PublicCompanyRow,
  asked: Asked,
  { origin, found }: { origin: string; found: PublicFilters['found'] },
): Promise<Page<Listed>> {
  const { limit, updatedSince } = asked;
  const place = placeIn(company, asked);
  const open =
    place?.part === 'closed'
      ? []
      : await openOnes(
          db,
          { companyId: company.id, found, updatedSince },
          { after: place?.after, limit: limit + 1, origin, texts: asked.texts },
        );
  const withClosed = asked.closed === 'yes' && asked.search === undefined;
  const closed =
    open.length > limit || !withClosed
      ? []
      : await tombstonesOfCompany(db, company.id, {
          updatedSince,
          after: place?.part === 'closed' ? place.after : undefined,
          limit: limit + 1 - open.length,
        });
  const all = [
    ...open.map((shown) => ({ shown, key: ['open', shown.publishedAt, shown.id] as const })),
    ...closed.map((one) => ({
      shown: presentTombstone(one) as Listed,
      key: ['closed', one.closedAt, one.id] as const,
    })),
  ];
  const page = all.slice(0, limit);
  const last = page.at(-1);
  const key: CursorKey | undefined = last && [...last.key, filtersIn(company, asked)];
  return new Page(
    page.map(({ shown }) => shown),
    all.length > limit && key ? encodeCursor(key) : undefined,
  );
}

interface Stretch {
  after: After | undefined;
  limit: number;
  origin: string;
  texts: Asked['texts'];
}

async function openOnes(db: Db, filters: PublicFilters, { after, limit, origin, texts }: Stretch) {
  if (texts === 'no')
    return (await newestInBrief(db, filters, { after, limit })).map((job) => presentInBrief(job, origin));
  return (await newestPublicJobs(db, filters, { after, limit })).map((job) => presentPublicJob(job, origin));
}

/** Where the list goes on. A cursor goes with the filters it was given for: with others it would pass over jobs in silence. */
function placeIn(company: PublicCompanyRow, asked: Asked): { part: string; after: After } | undefined {
  const cursor = readCursor(asked.cursor, ['text', 'time', 'number', 'text']);
  if (!cursor) return undefined;
  const [part, time, id, filters] = cursor;
  if ((part !== 'open' && part !== 'closed') || filters !== filtersIn(company, asked)) throw otherFilters();
  return { part, after: { time, id } };
}

function otherFilters() {
  const problem = 'cursor was given with other filters. Send those with it, or begin without it.';
  return refuse.invalid(problem, { cursor: problem });
}

function filtersIn({ id }: PublicCompanyRow, { search, updatedSince, closed }: Asked): string {
  const filters = JSON.stringify([id, search ?? null, updatedSince ?? null, closed]);
  return createHash('sha256').update(filters).digest('base64url').slice(0, 12);
}
