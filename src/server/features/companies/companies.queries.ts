import type { AnswerRecord } from '#domain/response-times.ts';
import type { Actor } from '#domain/permissions.ts';
import { defaultTimeZone } from '#domain/deadlines.ts';
import { joiningRole } from '#domain/joining.ts';
import type { MemberRole } from '#domain/people.ts';
import type { WorkValue, WorkWay } from '#domain/work-life.ts';
import { Parameters } from '#server/db/parameters.ts';
import type { Db, Tx } from '#server/db/query.ts';
import { contains } from '#server/db/patterns.ts';
import { oneRow, row, rows, run } from '#server/db/query.ts';
import { coverOf, logoOf } from '#server/visibility/company-pictures.queries.ts';
import { personName, whoChanged } from '#server/visibility/person-name.queries.ts';
import { openJob } from '#server/visibility/visible-jobs.queries.ts';
import type { Page } from '#server/http/paging.ts';
import { pageOf, readCursor } from '#server/http/paging.ts';

/** The AnswerRecord of `company c`, or null. */
export const answerRecord = `case when c.answer_counted is not null then
    jsonb_build_object('share', c.answer_share, 'days', c.answer_within_days, 'counted', c.answer_counted) end`;

export interface CompanyRow {
  id: number;
  name: string;
  description: string | null;
  industry: string | null;
  size: string | null;
  location: string | null;
  website: string | null;
  logoUrl: string | null;
  logo: string | null;
  cover: string | null;
  linkedinUrl: string | null;
  twitterUrl: string | null;
  glassdoorUrl: string | null;
  workValues: WorkValue[];
  workWays: WorkWay[];
  verified: boolean;
  suspended: boolean;
  openJobs: number;
  answerRecord: AnswerRecord | null;
}

/** A CompanyRow of `companySource`, but how many jobs it has. */
export const companyColumns = `c.id, c.name, c.description, c.industry, c.size, c.location, c.website, c.logo_url as "logoUrl", ${logoOf} as logo, ${coverOf} as cover,
  s.linkedin_url as "linkedinUrl", s.twitter_url as "twitterUrl", s.glassdoor_url as "glassdoorUrl", c.work_values as "workValues", c.work_ways as "workWays",
  c.verified_at is not null as verified, c.suspended_at is not null as suspended, ${answerRecord} as "answerRecord"`;

const openJobs = `(select count(*) from job_posting j where j.company_id = c.id and ${openJob}) as "openJobs"`;

export const companySource = 'company c join company_settings s on s.company_id = c.id';

export async function companyById(db: Db, id: number): Promise<CompanyRow | undefined> {
  return row(
    db,
    `select ${companyColumns}, ${openJobs} from ${companySource} where c.id = $1 and c.sandbox_of is null`,
    [id],
  );
}

export async function companiesByName(
  db: Db,
  {
    search,
    among,
    limit,
    cursor,
  }: {
    search?: string | undefined;
    among?: readonly number[] | undefined;
    limit: number;
    cursor?: string | undefined;
  },
): Promise<Page<CompanyRow>> {
  const parameters = new Parameters();
  const after = readCursor(cursor, ['text', 'number']);
  const where = ['c.suspended_at is null'];
  if (among) where.push(`c.id = any(${parameters.add(among)}::integer[])`);
  if (search?.trim()) where.push(`c.name ilike ${parameters.add(contains(search))}`);
  const total = await row<{ count: number }>(
    db,
    `select count(*) as count from company c where ${where.join(' and ')}`,
    parameters.values,
  );
  if (after)
    where.push(`(lower(c.name), c.id) > (${parameters.add(after[0])}, ${parameters.add(after[1])}::integer)`);
  const found = await rows<CompanyRow & { sortedBy: string }>(
    db,
    `select ${companyColumns}, ${openJobs}, lower(c.name) as "sortedBy" from ${companySource} where ${where.join(' and ')} order by lower(c.name), c.id limit ${parameters.add(limit + 1)}`,
    parameters.values,
  );
  return pageOf(found, limit, (last) => [last.sortedBy, last.id], total?.count);
}

export async function companyForPosting(
  db: Db,
  id: number,
): Promise<{ name: string; timeZone: string; location: string | null; suspended: boolean } | undefined> {
  return row(
    db,
    'select name, location, time_zone as "timeZone", suspended_at is not null and sandbox_of is null as suspended from company where id = $1',
    [id],
  );
}

export interface NewCompany {
  name: string;
  description: string | null;
  industry: string | null;
  size: string | null;
  location: string | null;
  website: string | null;
}

/** Its clocks are its founder's until it says otherwise. */
export async function insertCompany(tx: Tx, company: NewCompany, founderId: number): Promise<number> {
  const { id } = await oneRow<{ id: number }>(
    tx,
    `insert into company (name, description, industry, size, location, website, time_zone)
     select $1, $2, $3, $4, $5, $6, coalesce(time_zone, $8) from user_account where id = $7 returning id`,
    [
      company.name,
      company.description,
      company.industry,
      company.size,
      company.location,
      company.website,
      founderId,
      defaultTimeZone,
    ],
  );
  return id;
}

export interface MemberRow {
  userId: number;
  companyId: number;
  name: string;
  username: string;
  email: string | null;
  role: MemberRole;
  verified: boolean;
  since: string;
}

const memberColumns = `m.user_id as "userId", m.company_id as "companyId",
  ${personName('u')} as name,
  u.username, u.email, m.role, m.verified, m.created_at as since`;

export async function membersOf(db: Db, companyId: number): Promise<MemberRow[]> {
  return rows(
    db,
    `select ${memberColumns} from company_user m join user_account u on u.id = m.user_id where m.company_id = $1 order by m.verified desc, m.id`,
    [companyId],
  );
}

export async function memberOf(db: Db, companyId: number, userId: number): Promise<MemberRow | undefined> {
  return row(
    db,
    `select ${memberColumns} from company_user m join user_account u on u.id = m.user_id where m.company_id = $1 and m.user_id = $2`,
    [companyId, userId],
  );
}

/** Makes an actor an unverified member in the role their account says; false when they were a member already. */
export async function joinUnverified(tx: Tx, actor: Actor, companyId: number): Promise<boolean> {
  return insertMember(tx, {
    companyId,
    userId: actor.id,
    role: joiningRole(actor) ?? 'recruiter',
    verified: false,
  });
}

export async function insertMember(
  tx: Tx,
  member: { companyId: number; userId: number; role: MemberRole; verified: boolean },
): Promise<boolean> {
  const inserted = await run(
    tx,
    'insert into company_user (company_id, user_id, role, verified) values ($1, $2, $3, $4) on conflict (company_id, user_id) do nothing',
    [member.companyId, member.userId, member.role, member.verified],
  );
  return inserted > 0;
}

export async function updateMember(
  tx: Tx,
  companyId: number,
  userId: number,
  changes: { role?: MemberRole | undefined; verified?: boolean | undefined },
): Promise<void> {
  await run(
    tx,
    'update company_user set role = coalesce($3, role), verified = coalesce($4, verified) where company_id = $1 and user_id = $2',
    [companyId, userId, changes.role ?? null, changes.verified ?? null],
  );
}

export async function deleteMember(tx: Tx, companyId: number, userId: number): Promise<boolean> {
  return (
    (await run(tx, 'delete from company_user where company_id = $1 and user_id = $2', [companyId, userId])) >
    0
  );
}

/** Makes two changes of one company wait for each other, so that neither undoes what it has not seen. */
export async function lockCompany(tx: Tx, companyId: number): Promise<void> {
  await run(tx, 'select from company where id = $1 for no key update', [companyId]);
}

/** Verified members who can manage their company, as `m`: nobody whose account is disabled, or looks for work. */
export const isManager = `m.verified and m.role = 'company_admin'
  and exists (select from user_account a where a.id = m.user_id and a.disabled_at is null and a.user_type <> 'job_seeker')`;

/** Whether somebody else can manage a company; the last who can must not be lost by accident. */
export async function hasManagerBeside(tx: Tx, companyId: number, userId: number): Promise<boolean> {
  await lockCompany(tx, companyId);
  const found = await row(
    tx,
    `select from company_user m where m.company_id = $1 and m.user_id <> $2 and ${isManager} limit 1`,
    [companyId, userId],
  );
  return found !== undefined;
}

export interface SettingsRow {
  companyId: number;
  companyName: string;
  industry: string | null;
  website: string | null;
  description: string | null;
  slug: string;
  showJobs: boolean;
  ownSites: string | null;
  contactEmail: string | null;
  phone: string | null;
  address: string | null;
  applicationDeadlineDays: number;
  autoResponseEmail: string | null;
  answerDays: number | null;
  linkedinUrl: string | null;
  twitterUrl: string | null;
  glassdoorUrl: string | null;
  workValues: WorkValue[];
  workWays: WorkWay[];
  assist: boolean;
  offerApproval: boolean;
  confirmOffersAbove: number | null;
  confirmOffersCurrency: string;
  secondFactor: boolean;
  timeZone: string;
  changedAt: string;
  changedBy: { userId: number; name: string } | null;
}

export async function settingsOf(db: Db, companyId: number): Promise<SettingsRow | undefined> {
  return row(
    db,
    `select c.id as "companyId", c.name as "companyName", c.industry, c.website, c.description, c.slug, c.show_jobs as "showJobs", s.own_sites as "ownSites", s.contact_email as "contactEmail", s.phone,
            s.address, s.application_deadline_days as "applicationDeadlineDays", s.auto_response_email as "autoResponseEmail", s.answer_days as "answerDays",
            s.linkedin_url as "linkedinUrl", s.twitter_url as "twitterUrl", s.glassdoor_url as "glassdoorUrl",
            c.work_values as "workValues", c.work_ways as "workWays", s.assist, s.offer_approval as "offerApproval",
            s.confirm_offers_above as "confirmOffersAbove", s.confirm_offers_currency as "confirmOffersCurrency", s.second_factor as "secondFactor", c.time_zone as "timeZone",
            s.updated_at as "changedAt", ${whoChanged('s.changed_by')} as "changedBy"
     from ${companySource} where c.id = $1`,
    [companyId],
  );
}

export async function updateSettings(tx: Tx, settings: SettingsRow, by: number): Promise<void> {
  await run(
    tx,
    'update company set name = $2, industry = $3, website = $4, description = $5, work_values = $6, work_ways = $7, time_zone = $8, slug = $9, show_jobs = $10 where id = $1',
    [
      settings.companyId,
      settings.companyName,
      settings.industry,
      settings.website,
      settings.description,
      settings.workValues,
      settings.workWays,
      settings.timeZone,
      settings.slug,
      settings.showJobs,
    ],
  );
  await run(
    tx,
    `update company_settings set contact_email = $2, phone = $3, address = $4, application_deadline_days = $5, auto_response_email = $6,
       linkedin_url = $7, twitter_url = $8, glassdoor_url = $9, answer_days = $10, assist = $11, offer_approval = $12, second_factor = $13,
       confirm_offers_above = $14, confirm_offers_currency = $15, own_sites = $16, updated_at = now(), changed_by = $17
     where company_id = $1`,
    [
      settings.companyId,
      settings.contactEmail,
      settings.phone,
      settings.address,
      settings.applicationDeadlineDays,
      settings.autoResponseEmail,
      settings.linkedinUrl,
      settings.twitterUrl,
      settings.glassdoorUrl,
      settings.answerDays,
      settings.assist,
      settings.offerApproval,
      settings.secondFactor,
      settings.confirmOffersAbove,
      settings.confirmOffersCurrency,
      settings.ownSites,
      by,
    ],
  );
}
