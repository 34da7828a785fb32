import type { JobStatus } from '#domain/jobs.ts';
import type { UserType } from '#domain/people.ts';
import type { Actor } from '#domain/permissions.ts';
import { addressToBeConfirmed } from '#server/addresses/may-be-mailed.queries.ts';
import { Parameters } from '#server/db/parameters.ts';
import type { Db, Tx } from '#server/db/query.ts';
import { row, rows, run } from '#server/db/query.ts';
import { contains } from '#server/db/patterns.ts';
import type { IdentityChange } from '#server/features/companies/verification.queries.ts';
import type { JobSummaryRow } from '#server/features/jobs/jobs.queries.ts';
import { jobSource, summaryColumns } from '#server/features/jobs/jobs.queries.ts';
import { ofNoSandbox, openJob } from '#server/visibility/visible-jobs.queries.ts';
import type { Page } from '#server/http/paging.ts';
import { pageOf, readCursor } from '#server/http/paging.ts';

interface Wanted {
  among?: readonly number[] | undefined;
  search?: string | undefined;
  limit: number;
  cursor?: string | undefined;
}

export async function platformFigures(
  db: Db,
): Promise<
  { totalUsers: number; totalCompanies: number; totalJobs: number; totalApplications: number } | undefined
> {
  return row(
    db,
    `select (select count(*) from user_account where not is_key and imported_into is null) as "totalUsers", (select count(*) from company where suspended_at is null) as "totalCompanies",
            (select count(*) from job_posting j where ${ofNoSandbox}) as "totalJobs",
            (select count(*) from application a join job_posting j on j.id = a.job_posting_id where ${ofNoSandbox}) as "totalApplications"`,
  );
}

export interface UserRow {
  id: number;
  username: string;
  email: string | null;
  emailToConfirm: string | null;
  firstName: string | null;
  lastName: string | null;
  userType: UserType;
  createdAt: string;
  disabledAt: string | null;
}

const userColumns = `u.id, u.username, u.email, ${addressToBeConfirmed('u')} as "emailToConfirm", u.first_name as "firstName", u.last_name as "lastName", u.user_type as "userType",
  u.created_at as "createdAt", u.disabled_at as "disabledAt"`;

export async function users(
  db: Db,
  { search, among, userType, limit, cursor }: Wanted & { userType?: UserType | undefined },
): Promise<Page<UserRow>> {
  const parameters = new Parameters();
  const where = [
    ...newestAfter('u.created_at', 'u.id', cursor, parameters),
    'not u.is_key',
    'u.imported_into is null',
  ];
  if (among) where.push(`u.id = any(${parameters.add(among)}::integer[])`);
  if (search?.trim())
    where.push(
      `concat_ws(' ', u.username, u.email, u.first_name, u.last_name) ilike ${parameters.add(contains(search))}`,
    );
  if (userType) where.push(`u.user_type = ${parameters.add(userType)}`);
  const found = await rows<UserRow>(
    db,
    `select ${userColumns} from user_account u where ${where.join(' and ')} order by u.created_at desc, u.id desc limit ${parameters.add(limit + 1)}`,
    parameters.values,
  );
  return pageOf(found, limit, (last) => [last.createdAt, last.id]);
}

export async function userById(db: Db, id: number): Promise<UserRow | undefined> {
  return row(
    db,
    `select ${userColumns} from user_account u where u.id = $1 and not u.is_key and u.imported_into is null`,
    [id],
  );
}

export async function updateUser(
  tx: Tx,
  id: number,
  changes: { disabled?: boolean | undefined; userType?: UserType | undefined },
): Promise<void> {
  await run(
    tx,
    `update user_account set
       disabled_at = case when $2::boolean then coalesce(disabled_at, now()) when not $2::boolean then null else disabled_at end,
       user_type = coalesce($3, user_type), updated_at = now()
     where id = $1`,
    [id, changes.disabled ?? null, changes.userType ?? null],
  );
}

export interface AdminCompanyRow {
  id: number;
  name: string;
  industry: string | null;
  location: string | null;
  size: string | null;
  employeeCount: number | null;
  createdAt: string;
  verifiedAt: string | null;
  suspendedAt: string | null;
  verificationEnded: (IdentityChange & { at: string }) | null;
  openJobs: number;
}

const companyColumns = `c.id, c.name, c.industry, c.location, c.size, c.employee_count as "employeeCount", c.created_at as "createdAt",
  c.verified_at as "verifiedAt", c.suspended_at as "suspendedAt",
  c.verification_ended as "verificationEnded",
  (select count(*) from job_posting j where j.company_id = c.id and ${openJob}) as "openJobs"`;

const standings = {
  verified: 'c.verified_at is not null and c.suspended_at is null',
  unverified: 'c.verified_at is null and c.suspended_at is null',
  suspended: 'c.suspended_at is not null',
} as const;

export async function companies(
  db: Db,
  { search, among, standing, limit, cursor }: Wanted & { standing?: keyof typeof standings | undefined },
): Promise<Page<AdminCompanyRow>> {
  const parameters = new Parameters();
  const where = [...newestAfter('c.created_at', 'c.id', cursor, parameters), 'c.sandbox_of is null'];
  if (among) where.push(`c.id = any(${parameters.add(among)}::integer[])`);
  if (search?.trim()) where.push(`c.name ilike ${parameters.add(contains(search))}`);
  if (standing) where.push(standings[standing]);
  const found = await rows<AdminCompanyRow>(
    db,
    `select ${companyColumns} from company c where ${where.join(' and ')} order by c.created_at desc, c.id desc limit ${parameters.add(limit + 1)}`,
    parameters.values,
  );
  return pageOf(found, limit, (last) => [last.createdAt, last.id]);
}

export async function companyForAdmin(db: Db, id: number): Promise<AdminCompanyRow | undefined> {
  return row(db, `select ${companyColumns} from company c where c.id = $1 and c.sandbox_of is null`, [id]);
}

export async function updateCompany(
  tx: Tx,
  id: number,
  changes: {
    verified?: boolean | undefined;
    suspended?: boolean | undefined;
    employeeCount?: number | null | undefined;
  },
): Promise<void> {
  await run(
    tx,
    `update company set
       verified_at = case when $2::boolean then coalesce(verified_at, now()) when not $2::boolean then null else verified_at end,
       verification_ended = case when $2::boolean is null then verification_ended end,
       suspended_at = case when $3::boolean then coalesce(suspended_at, now()) when not $3::boolean then null else suspended_at end,
       employee_count = case when $4 then $5::integer else employee_count end
     where id = $1`,
    [
      id,
      changes.verified ?? null,
      changes.suspended ?? null,
      changes.employeeCount !== undefined,
      changes.employeeCount ?? null,
    ],
  );
}

export async function allJobs(
  db: Db,
  actor: Actor,
  { search, among, status, limit, cursor }: Wanted & { status?: JobStatus | undefined },
): Promise<Page<JobSummaryRow>> {
  const parameters = new Parameters();
  const where = [...newestAfter('j.posted_date', 'j.id', cursor, parameters), ofNoSandbox];
  if (among) where.push(`j.id = any(${parameters.add(among)}::integer[])`);
  if (search?.trim())
    where.push(`concat_ws(' ', j.title, c.name, j.location) ilike ${parameters.add(contains(search))}`);
  if (status) where.push(`j.status = ${parameters.add(status)}`);
  const found = await rows<JobSummaryRow>(
    db,
    `select ${summaryColumns(actor, parameters)} from ${jobSource} where ${where.join(' and ')}
     order by j.posted_date desc, j.id desc limit ${parameters.add(limit + 1)}`,
    parameters.values,
  );
  return pageOf(found, limit, (last) => [last.postedDate, last.id]);
}

export async function jobForAdmin(db: Db, actor: Actor, id: number): Promise<JobSummaryRow | undefined> {
  const parameters = new Parameters();
  const columns = summaryColumns(actor, parameters);
  return row(
    db,
    `select ${columns} from ${jobSource} where j.id = ${parameters.add(id)} and ${ofNoSandbox}`,
    parameters.values,
  );
}

function newestAfter(time: string, id: string, cursor: string | undefined, parameters: Parameters): string[] {
  const after = readCursor(cursor, ['time', 'number']);
  return after
    ? [`(${time}, ${id}) < (${parameters.add(after[0])}::timestamptz, ${parameters.add(after[1])}::integer)`]
    : ['true'];
}
