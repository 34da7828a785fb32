import type { Db } from '#server/db/query.ts';
import { rows } from '#server/db/query.ts';
import { publicCompany } from '#server/visibility/visible-jobs.queries.ts';

/** As many addresses as a part of a sitemap may have (sitemaps.org). A part is a range of numbers, so that nothing ever moves from one into another. */
export const mostInPart = 50_000;

export interface SitemapPart {
  /** Of the numbers from part * mostInPart + 1 on. */
  part: number;
  changedAt: string;
}

/** A company that goes leaves no time behind: that there are fewer says so. */
export interface CompanyPart extends SitemapPart {
  count: number;
}

export interface SitemapEntry {
  id: number;
  changedAt: string;
}

/** Over `public_job p`: visitors can read it now, while the platform is open. Triggers keep it so; it is asked alone where a million are. */
const isShown = 'p.ended_at is null and (p.closes_at is null or p.closes_at > now())';

/** When something was last written of it, or its deadline ended it. */
const changedAt = 'greatest(p.moved_at, case when p.closes_at <= now() then p.closes_at end)';

/** The parts that have jobs, each with when something in it last came, changed or went. */
export async function jobParts(db: Db): Promise<SitemapPart[]> {
  return rows<SitemapPart>(
    db,
    `select (p.job_id - 1) / ${mostInPart} as part, max(${changedAt}) as "changedAt"
     from public_job p group by 1 having bool_or(${isShown}) order by 1`,
  );
}

/** Some jobs of a part, after a number. */
export async function jobsOfPart(
  db: Db,
  part: number,
  after: number,
  limit: number,
): Promise<SitemapEntry[]> {
  return rows<SitemapEntry>(
    db,
    `select p.job_id as id, p.moved_at as "changedAt" from public_job p
     where p.job_id > $1::integer and p.job_id <= $2::integer and ${isShown} order by p.job_id limit $3`,
    [Math.max(after, part * mostInPart), (part + 1) * mostInPart, limit],
  );
}

/** When something of a company's page last changed: what it says of itself, or its jobs. */
const companyChangedAt = `greatest(c.created_at, s.updated_at, (select max(p.moved_at) from public_job p where p.company_id = c.id))`;
const companies = 'company c join company_settings s on s.company_id = c.id';

export async function companyParts(db: Db): Promise<CompanyPart[]> {
  return rows<CompanyPart>(
    db,
    `select (c.id - 1) / ${mostInPart} as part, max(${companyChangedAt}) as "changedAt", count(*) as count
     from ${companies} where ${publicCompany} group by 1 order by 1`,
  );
}

/** Some companies of a part, after a number. */
export async function companiesOfPart(
  db: Db,
  part: number,
  after: number,
  limit: number,
): Promise<SitemapEntry[]> {
  return rows<SitemapEntry>(
    db,
    `select c.id, ${companyChangedAt} as "changedAt" from ${companies}
     where c.id > $1::integer and c.id <= $2::integer and ${publicCompany} order by c.id limit $3`,
    [Math.max(after, part * mostInPart), (part + 1) * mostInPart, limit],
  );
}
