import type { EmploymentType } from '#domain/jobs.ts';
import { Parameters } from '#server/db/parameters.ts';
import type { Db, Tx } from '#server/db/query.ts';
import { row, rows, run } from '#server/db/query.ts';
import { openJob } from '#server/visibility/visible-jobs.queries.ts';
import { type Page, pageOf, readCursor } from '#server/http/paging.ts';

export interface Inviting {
  jobId: number;
  candidateId: number;
  invitedBy: number;
  message: string | null;
}

/** Undefined for somebody who was invited before. */
export async function insertInvitation(
  tx: Tx,
  inviting: Inviting,
): Promise<{ id: number; invitedAt: string } | undefined> {
  return row(
    tx,
    `insert into invitation (job_posting_id, job_seeker_id, invited_by, message) values ($1, $2, $3, $4)
     on conflict on constraint invitation_once do nothing returning id, invited_at as "invitedAt"`,
    [inviting.jobId, inviting.candidateId, inviting.invitedBy, inviting.message],
  );
}

export async function isOpenJob(db: Db, jobId: number): Promise<boolean> {
  const found = await row(
    db,
    `select j.id from job_posting j join company c on c.id = j.company_id where j.id = $1 and ${openJob}`,
    [jobId],
  );
  return found !== undefined;
}

export async function hasApplied(db: Db, jobId: number, userId: number): Promise<boolean> {
  const found = await row(db, 'select id from application where job_posting_id = $1 and job_seeker_id = $2', [
    jobId,
    userId,
  ]);
  return found !== undefined;
}

interface InvitationRow {
  id: number;
  jobId: number;
  title: string;
  companyId: number;
  companyName: string;
  location: string | null;
  salaryRange: string | null;
  employmentType: EmploymentType;
  open: boolean;
  message: string | null;
  invitedAt: string;
  declinedAt: string | null;
  applied: boolean;
}

export async function invitationsOf(
  db: Db,
  userId: number,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<Page<InvitationRow>> {
  const parameters = new Parameters();
  const where = [`i.job_seeker_id = ${parameters.add(userId)}`];
  const after = readCursor(cursor, ['number']);
  if (after) where.push(`i.id < ${parameters.add(after[0])}::integer`);
  const found = await rows<InvitationRow>(
    db,
    `select i.id, j.id as "jobId", j.title, c.id as "companyId", c.name as "companyName", j.location, j.salary_range as "salaryRange",
            j.employment_type as "employmentType", ${openJob} as open, i.message, i.invited_at as "invitedAt", i.declined_at as "declinedAt",
            exists (select from application a where a.job_posting_id = j.id and a.job_seeker_id = i.job_seeker_id) as applied
     from invitation i join job_posting j on j.id = i.job_posting_id join company c on c.id = j.company_id
     where ${where.join(' and ')} order by i.id desc limit ${parameters.add(limit + 1)}`,
    parameters.values,
  );
  return pageOf(found, limit, (last) => [last.id]);
}

/** False when there is none of this person's with that id. */
export async function declineInvitation(db: Db, userId: number, id: number): Promise<boolean> {
  const declined = await run(
    db,
    'update invitation set declined_at = coalesce(declined_at, now()) where id = $1 and job_seeker_id = $2',
    [id, userId],
  );
  return declined > 0;
}

export async function hiddenCompaniesOf(db: Db, userId: number): Promise<{ id: number; name: string }[]> {
  return rows(
    db,
    'select c.id, c.name from hidden_from h join company c on c.id = h.company_id where h.user_id = $1 and c.sandbox_of is null order by lower(c.name)',
    [userId],
  );
}

/** False when there is no such company. To who looks for work, a sandbox is none: it shows real people to nobody. */
export async function hideFrom(db: Db, userId: number, companyId: number): Promise<boolean> {
  const hidden = await run(
    db,
    `insert into hidden_from (user_id, company_id) select $1, id from company where id = $2 and sandbox_of is null
     on conflict (user_id, company_id) do update set hidden_at = hidden_from.hidden_at`,
    [userId, companyId],
  );
  return hidden > 0;
}

/** False when there is no such company. */
export async function showTo(db: Db, userId: number, companyId: number): Promise<boolean> {
  const there = await row(db, 'select id from company where id = $1 and sandbox_of is null', [companyId]);
  if (!there) return false;
  await run(db, 'delete from hidden_from where user_id = $1 and company_id = $2', [userId, companyId]);
  return true;
}
