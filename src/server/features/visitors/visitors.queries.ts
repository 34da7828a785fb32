import type { KeptPay } from '#domain/job-pay.ts';
import type { KeptPlace } from '#domain/job-place.ts';
import { Parameters } from '#server/db/parameters.ts';
import { contains } from '#server/db/patterns.ts';
import type { Db } from '#server/db/query.ts';
import { row, rows } from '#server/db/query.ts';
import {
  type CompanyRow,
  companyColumns,
  companySource,
} from '#server/features/companies/companies.queries.ts';
import { jobSource, type JobSummaryRow, summaryColumns } from '#server/features/jobs/jobs.queries.ts';
import { type Page, pageOf, readCursor } from '#server/http/paging.ts';
import { publicCompany, publicJob } from '#server/visibility/visible-jobs.queries.ts';

export interface PublicJobRow extends JobSummaryRow {
  description: string;
  requirements: string | null;
  timeZone: string;
  startDate: string | null;
  place: KeptPlace | null;
  pay: KeptPay | null;
}

/** One job, while visitors may read it. */
export async function jobForVisitors(db: Db, id: number): Promise<PublicJobRow | undefined> {
  const parameters = new Parameters();
  const key = parameters.add(id);
  return row<PublicJobRow>(
    db,
    `select ${summaryColumns(undefined, parameters)}, j.description, j.requirements, c.time_zone as "timeZone", j.start_date as "startDate",
            j.place, j.pay
     from ${jobSource} where j.id = ${key} and ${publicJob}`,
    parameters.values,
    { prepare: 'job-for-visitors' },
  );
}

/** What is left of a job that visitors could read once and cannot any more. */
export interface GoneJob {
  id: number;
  title: string | null;
  companyId: number | null;
  companyName: string | null;
  /** Whether its name is still for everybody: it has merely closed. */
  isTold: boolean;
}

export async function goneJob(db: Db, id: number): Promise<GoneJob | undefined> {
  return row<GoneJob>(
    db,
    `select p.job_id as id, j.title, j.company_id as "companyId", c.name as "companyName",
            coalesce(j.listed and j.status <> 'draft' and ${publicCompany}, false) as "isTold"
     from public_job p left join job_posting j on j.id = p.job_id left join company c on c.id = j.company_id
     where p.job_id = $1 and not coalesce(${publicJob}, false)`,
    [id],
  );
}

export type PublicCompanyRow = Omit<CompanyRow, 'openJobs'> & { publicJobs: number };

/** Its jobs are counted already, for the filters of the search. */
const publicColumns = `${companyColumns},
  coalesce((select jobs from facet_count where facet = 'shown:company' and value = c.id::text), 0)
    + coalesce((select sum(change) from facet_change where facet = 'shown:company' and value = c.id::text), 0) as "publicJobs"`;

export async function companyForVisitors(db: Db, id: number): Promise<PublicCompanyRow | undefined> {
  return row<PublicCompanyRow>(
    db,
    `select ${publicColumns} from ${companySource} where c.id = $1 and ${publicCompany}`,
    [id],
    { prepare: 'company-for-visitors' },
  );
}

/** Those of these companies that visitors may read. */
export async function publicCompanies(db: Db, ids: readonly number[]): Promise<PublicCompanyRow[]> {
  return rows<PublicCompanyRow>(
    db,
    `select ${publicColumns} from ${companySource} where c.id = any($1::integer[]) and ${publicCompany}`,
    [ids],
    { prepare: 'public-companies' },
  );
}

/** How many companies show their jobs to visitors. */
export async function countPublicCompanies(db: Db): Promise<number> {
  const counted = await row<{ companies: number }>(
    db,
    `select count(*) as companies from company c where ${publicCompany}`,
  );
  return counted?.companies ?? 0;
}

/** The same of any company, for who works on its careers site. */
export async function companyToPreview(db: Db, id: number): Promise<PublicCompanyRow | undefined> {
  return row<PublicCompanyRow>(
    db,
    `select ${publicColumns} from ${companySource} where c.id = $1 and c.sandbox_of is null`,
    [id],
  );
}

/** How many companies stand on a page. */
const companiesOnPage = 30;

export async function companiesForVisitors(
  db: Db,
  { search, cursor }: { search: string; cursor?: string | undefined },
): Promise<Page<PublicCompanyRow>> {
  const parameters = new Parameters();
  const after = readCursor(cursor, ['text', 'number']);
  const where = [publicCompany];
  if (search) where.push(`c.name ilike ${parameters.add(contains(search))}`);
  const total = await row<{ count: number }>(
    db,
    `select count(*) as count from company c where ${where.join(' and ')}`,
    parameters.values,
  );
  if (after)
    where.push(`(lower(c.name), c.id) > (${parameters.add(after[0])}, ${parameters.add(after[1])}::integer)`);
  const found = await rows<PublicCompanyRow & { sortedBy: string }>(
    db,
    `select ${publicColumns}, lower(c.name) as "sortedBy" from ${companySource} where ${where.join(' and ')}
     order by lower(c.name), c.id limit ${parameters.add(companiesOnPage + 1)}`,
    parameters.values,
  );
  return pageOf(found, companiesOnPage, (last) => [last.sortedBy, last.id], total?.count);
}

/** The newest jobs of a company that visitors may read. */
export async function newestJobsOf(db: Db, companyId: number, most: number): Promise<JobSummaryRow[]> {
  const parameters = new Parameters();
  return rows<JobSummaryRow>(
    db,
    `select ${summaryColumns(undefined, parameters)} from ${jobSource}
     where j.company_id = ${parameters.add(companyId)} and ${publicJob}
     order by j.posted_date desc, j.id desc limit ${parameters.add(most)}`,
    parameters.values,
    { prepare: 'newest-jobs-for-visitors' },
  );
}
