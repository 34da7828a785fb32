import type { KeptPay } from '#domain/job-pay.ts';
import type { KeptPlace } from '#domain/job-place.ts';
import type { EmploymentType } from '#domain/jobs.ts';
import { Parameters } from '#server/db/parameters.ts';
import type { Db } from '#server/db/query.ts';
import { row, rows } from '#server/db/query.ts';
import { jobSource, termsColumns } from '#server/features/jobs/jobs.queries.ts';
import { questionsOfJob, type QuestionRow } from '#server/features/questions/questions.queries.ts';
import { mainDomain } from '#server/visibility/main-domain.queries.ts';
import {
  openJob,
  platformIsOpen,
  publicCompany,
  publicJob,
} from '#server/visibility/visible-jobs.queries.ts';

/** What visitors may know of a job, but for its long texts: what its employer says in it. Never who posted it, and no counts. */
export interface PublicJobInBriefRow {
  id: number;
  title: string;
  companyId: number;
  companyName: string;
  companySlug: string;
  companyWebsite: string | null;
  department: string | null;
  location: string | null;
  salaryRange: string | null;
  place: KeptPlace | null;
  pay: KeptPay | null;
  companyLocation: string | null;
  employmentType: EmploymentType;
  experienceLevel: string | null;
  skillsRequired: string[];
  publishedAt: string;
  updatedAt: string;
  applicationDeadline: string | null;
  closesAt: string | null;
  startDate: string | null;
}

export interface PublicJobRow extends PublicJobInBriefRow {
  description: string;
  requirements: string | null;
  questions: QuestionRow[];
}

/** What is left of one that visitors have been able to read. */
export interface Tombstone {
  id: number;
  closedAt: string;
}

/** A PublicJobInBriefRow of `publicSource`. */
const briefColumns = `j.id, j.title, c.id as "companyId", c.name as "companyName", c.slug as "companySlug", c.website as "companyWebsite",
  j.department, j.location, j.salary_range as "salaryRange", ${termsColumns}, j.employment_type as "employmentType", j.experience_level as "experienceLevel",
  j.skills_required as "skillsRequired", j.posted_date as "publishedAt",
  coalesce(p.moved_at, j.updated_at) as "updatedAt", j.application_deadline as "applicationDeadline", j.closes_at as "closesAt",
  j.start_date as "startDate"`;

/** A PublicJobRow of `publicSource`. */
const publicColumns = `${briefColumns}, j.description, j.requirements, ${questionsOfJob} as questions`;

const publicSource = `${jobSource} left join public_job p on p.job_id = j.id`;

/** One job, while visitors may read it. */
export async function publicJobById(db: Db, id: number): Promise<PublicJobRow | undefined> {
  return row<PublicJobRow>(
    db,
    `select ${publicColumns} from ${publicSource} where j.id = $1 and ${publicJob}`,
    [id],
    { prepare: 'public-job' },
  );
}

/** The time at which `public_job p` ended: by itself at its deadline, or because somebody wrote so. */
const closedAt = `coalesce(p.ended_at, case when p.closes_at <= now() then p.closes_at end, p.moved_at)`;

/** What visitors have been able to read and cannot any more, over `gone`. */
const gone = `public_job p left join job_posting j on j.id = p.job_id left join company c on c.id = j.company_id`;
const isGone = `not coalesce(${publicJob}, false)`;

/** For how long those who keep a copy are told of what has closed. */
const toldFor = `interval '180 days'`;

/** What is left of a job that visitors have been able to read; undefined for one that they never were. */
export async function tombstoneOf(db: Db, id: number): Promise<Tombstone | undefined> {
  return row<Tombstone>(
    db,
    `select p.job_id as id, ${closedAt} as "closedAt" from ${gone} where p.job_id = $1 and ${isGone}`,
    [id],
    { prepare: 'public-tombstone' },
  );
}

export interface PublicCompanyRow {
  id: number;
  name: string;
  /** Its address now, whichever of them it was found by. */
  slug: string;
  /** Whether it shows jobs; it has shown some otherwise. */
  shows: boolean;
  ownSites: string | null;
}

/** A company by its address or one that it had before, where it shows jobs or has lately shown some. */
export async function publicCompanyBySlug(db: Db, slug: string): Promise<PublicCompanyRow | undefined> {
  return row<PublicCompanyRow>(
    db,
    `select c.id, c.name, c.slug, ${publicCompany} as shows, s.own_sites as "ownSites"
     from company_slug a join company c on c.id = a.company_id join company_settings s on s.company_id = c.id
     where a.slug = $1 and (${publicCompany}
       or exists (select from public_job p where p.company_id = c.id and ${closedAt} > now() - ${toldFor}))`,
    [slug],
    { prepare: 'public-company' },
  );
}

/** What decides whether a company's own website can show its jobs. */
export interface WebsiteRow {
  companyId: number;
  companyName: string;
  slug: string;
  platformOpen: boolean;
  verified: boolean;
  suspended: boolean;
  showJobs: boolean;
  ownSites: string | null;
  hasJobs: boolean;
  /** Its domain of its own, if it has one. */
  main: string | null;
}

export async function websiteOf(db: Db, companyId: number): Promise<WebsiteRow | undefined> {
  return row<WebsiteRow>(
    db,
    `select c.id as "companyId", c.name as "companyName", c.slug, ${platformIsOpen} as "platformOpen", c.verified_at is not null as verified,
            c.suspended_at is not null as suspended, c.show_jobs as "showJobs", s.own_sites as "ownSites",
            exists (select from job_posting j where j.company_id = c.id and j.listed and ${openJob}) as "hasJobs",
            ${mainDomain('c.id')} as main
     from company c join company_settings s on s.company_id = c.id where c.id = $1`,
    [companyId],
  );
}

/** The websites whose pages may read what visitors can, or could, of a job. */
export async function ownSitesOfJob(db: Db, id: number): Promise<string | null> {
  const settings = await row<{ sites: string | null }>(
    db,
    `select s.own_sites as sites from public_job p join company_settings s on s.company_id = p.company_id where p.job_id = $1`,
    [id],
  );
  return settings?.sites ?? null;
}

/** Where a list goes on: after this job, in the order of time. */
export interface After {
  time: string;
  id: number;
}

export interface PublicFilters {
  companyId?: number | undefined;
  /** Predicates of a search, over `job_posting j` and `company c`. */
  found?: ((parameters: Parameters) => string[]) | undefined;
  updatedSince?: string | undefined;
}

/** The jobs that visitors may read, the newest first. Whatever lists them asks here. */
export async function newestPublicJobs(
  db: Db,
  filters: PublicFilters,
  { after, limit }: Stretch,
): Promise<PublicJobRow[]> {
  const { where, parameters } = narrowed(filters, after);
  return rows<PublicJobRow>(
    db,
    `select ${publicColumns} from ${publicSource} where ${where.join(' and ')}
     order by j.posted_date desc, j.id desc limit ${parameters.add(limit)}`,
    parameters.values,
  );
}

/** The same without their long texts. */
export async function newestInBrief(
  db: Db,
  filters: PublicFilters,
  { after, limit }: Stretch,
): Promise<PublicJobInBriefRow[]> {
  const { where, parameters } = narrowed(filters, after);
  return rows<PublicJobInBriefRow>(
    db,
    `select ${briefColumns} from ${publicSource} where ${where.join(' and ')}
     order by j.posted_date desc, j.id desc limit ${parameters.add(limit)}`,
    parameters.values,
  );
}

interface Stretch {
  after?: After | undefined;
  limit: number;
}

function narrowed(
  { companyId, found, updatedSince }: PublicFilters,
  after: After | undefined,
): { where: string[]; parameters: Parameters } {
  const parameters = new Parameters();
  const where = [publicJob, ...(found?.(parameters) ?? [])];
  if (companyId !== undefined) where.push(`j.company_id = ${parameters.add(companyId)}`);
  if (updatedSince !== undefined)
    where.push(`coalesce(p.moved_at, j.updated_at) >= ${parameters.add(updatedSince)}::timestamptz`);
  if (after)
    where.push(
      `(j.posted_date, j.id) < (${parameters.add(after.time)}::timestamptz, ${parameters.add(after.id)}::integer)`,
    );
  return { where, parameters };
}

/** What a company has shown and shows no more, the last closed first. */
export async function tombstonesOfCompany(
  db: Db,
  companyId: number,
  {
    updatedSince,
    after,
    limit,
  }: { updatedSince?: string | undefined; after?: After | undefined; limit: number },
): Promise<Tombstone[]> {
  const parameters = new Parameters();
  const where = [`p.company_id = ${parameters.add(companyId)}`, isGone, `${closedAt} > now() - ${toldFor}`];
  if (updatedSince !== undefined) where.push(`${closedAt} >= ${parameters.add(updatedSince)}::timestamptz`);
  if (after)
    where.push(
      `(${closedAt}, p.job_id) < (${parameters.add(after.time)}::timestamptz, ${parameters.add(after.id)}::integer)`,
    );
  return rows<Tombstone>(
    db,
    `select p.job_id as id, ${closedAt} as "closedAt" from ${gone} where ${where.join(' and ')}
     order by ${closedAt} desc, p.job_id desc limit ${parameters.add(limit)}`,
    parameters.values,
  );
}

/** Since when changes are to be asked for the next time: what is being written now has come out by then, whatever it waits for. */
export async function nextUpdatedSince(db: Db): Promise<string | undefined> {
  return (await row<{ time: string }>(db, `select now() - interval '1 minute' as time`))?.time;
}
