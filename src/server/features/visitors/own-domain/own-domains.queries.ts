import type { CareersSite } from '#domain/careers-site.ts';
import type { Db } from '#server/db/query.ts';
import { row, rows } from '#server/db/query.ts';
import { mainDomain } from '#server/visibility/main-domain.queries.ts';
import { publicCompany } from '#server/visibility/visible-jobs.queries.ts';

/** A domain that is a company's by proof, or was. */
export interface OwnDomainRow {
  domain: string;
  token: string;
  /** Lost otherwise. */
  proved: boolean;
  companyId: number;
  companyName: string;
  slug: string;
  logo: string | null;
  site: CareersSite | null;
  /** Whether visitors can read the company's site now. */
  isPublic: boolean;
  /** Where the site stands, if it is not here: the domain proved first. */
  main: string | null;
}

/** Asked with each request to a host that is not the platform's, so that every copy of the server hears of a change at once. */
export async function ownDomainAt(db: Db, domain: string): Promise<OwnDomainRow | undefined> {
  return row(
    db,
    `select d.domain, d.token, d.proved_at is not null as proved, c.id as "companyId", c.name as "companyName", c.slug,
            (select p.key from picture p where p.company_id = c.id and p.kind = 'logo') as logo, e.published as site,
            coalesce(${publicCompany}, false) as "isPublic",
            ${mainDomain('c.id')} as main
     from site_domain d join company c on c.id = d.company_id left join careers_site e on e.company_id = c.id
     where d.domain = $1 and (d.proved_at is not null or d.lost_at is not null)
     order by d.proved_at is null, d.lost_at desc limit 1`,
    [domain],
    { prepare: 'own-domain', batched: true },
  );
}

/** Whether visitors can read a job of this company, or could once. */
export async function isJobOf(db: Db, companyId: number, jobId: number): Promise<boolean> {
  const found = await row(db, 'select from public_job where job_id = $1 and company_id = $2', [
    jobId,
    companyId,
  ]);
  return found !== undefined;
}

/** Whether a name in addresses is this company's, or was: what stands there leads on from one that it had before. */
export async function isNameOf(db: Db, companyId: number, slug: string): Promise<boolean> {
  const found = await row(db, 'select from company_slug where slug = lower($1) and company_id = $2', [
    slug,
    companyId,
  ]);
  return found !== undefined;
}

/** Whether somebody has proved that a domain is theirs. */
export async function isProved(db: Db, domain: string): Promise<boolean> {
  const found = await row(db, 'select from site_domain where domain = $1 and proved_at is not null', [
    domain,
  ]);
  return found !== undefined;
}

/** A company's jobs that visitors can read, for the sitemap of its own domain. */
export async function jobsInSitemap(
  db: Db,
  companyId: number,
  most: number,
): Promise<{ id: number; changedAt: string }[]> {
  return rows(
    db,
    `select p.job_id as id, p.moved_at as "changedAt" from public_job p
     where p.company_id = $1 and p.ended_at is null and (p.closes_at is null or p.closes_at > now())
     order by p.job_id desc limit $2`,
    [companyId, most],
  );
}
