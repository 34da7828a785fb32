import type { DuplicateReason } from '#domain/duplicates.ts';
import type { ApplicationStatus } from '#domain/application-status.ts';
import type { MoveInSource } from '#domain/moving-in/sources.ts';
import type { Db, Tx } from '#server/db/query.ts';
import { rows, run } from '#server/db/query.ts';
import { personName } from '#server/visibility/person-name.queries.ts';

/** Whose a company’s imports are, by the system that knows them. */
export interface Source {
  companyId: number;
  source: MoveInSource;
}

/** Whom earlier lines or imports made of these people, by what their source knows each by. */
export async function knownPeople(
  db: Db,
  { companyId, source }: Source,
  keys: readonly string[],
): Promise<{ key: string; id: number }[]> {
  return rows(
    db,
    `select p.known_by as key, p.user_id as id from imported_person p
     where p.company_id = $1 and p.source = $2 and p.known_by = any($3::text[])`,
    [companyId, source, keys],
  );
}

/** From now on these people are known by these. Who is known by one of them already stays so. */
export async function keepKnown(
  tx: Tx,
  { companyId, source, batchId }: Source & { batchId: number },
  known: readonly { key: string; userId: number }[],
): Promise<void> {
  await run(
    tx,
    `insert into imported_person (company_id, source, known_by, user_id, batch_id)
     select $1, $2, k.key, k."userId", $3 from json_to_recordset($4::json) as k (key text, "userId" integer) on conflict do nothing`,
    [companyId, source, batchId, JSON.stringify(known)],
  );
}

export interface NewPerson {
  username: string;
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  phone: string | null;
  location: string | null;
  headline: string | null;
}

/** People who were brought along; answers who each became. The engine is not to judge who was never asked. */
export async function insertPeople(
  tx: Tx,
  companyId: number,
  people: readonly NewPerson[],
): Promise<{ id: number; username: string }[]> {
  return rows(
    tx,
    `with given as (
       select * from json_to_recordset($1::json) as g (username text, "firstName" text, "lastName" text, email text, phone text, location text,
         headline text)
     ), person as (
       insert into user_account (username, first_name, last_name, email, user_type, imported_into)
       select username, "firstName", "lastName", email, 'job_seeker', $2 from given returning id, username
     ), profile as (
       insert into job_seeker_profile (user_id, phone, location, title, matching, discoverable)
       select p.id, g.phone, g.location, g.headline, false, false from person p join given g using (username)
     )
     select id, username from person`,
    [JSON.stringify(people), companyId],
  );
}

export interface NewImportedApplication {
  jobId: number;
  userId: number;
  status: ApplicationStatus;
  withdrawn: boolean;
  appliedAt: string;
  movedAt: string;
  coverLetter: string | null;
  resumeUrl: string | null;
  fileId: number | null;
  notes: string | null;
}

/**
 * Applications as they stood elsewhere: no answer is promised, nobody is told. Answers those that are new: who has one for a job keeps it.
 * Their history has no author: nobody here did any of it. What is counted of each job is written by `countApplications`.
 */
export async function insertImportedApplications(
  tx: Tx,
  applications: readonly NewImportedApplication[],
): Promise<{ id: number; jobId: number; userId: number }[]> {
  return rows(
    tx,
    `with given as (
       select * from json_to_recordset($1::json) as g ("jobId" integer, "userId" integer, status text, withdrawn boolean, "appliedAt" timestamptz,
         "movedAt" timestamptz, "coverLetter" text, "resumeUrl" text, notes text, "fileId" integer)
     ), inserted as (
       insert into application (job_posting_id, job_seeker_id, status, application_date, status_updated_at, withdrawn_at, cover_letter,
         custom_resume_url, recruiter_notes, file_id, answered_at)
       select "jobId", "userId", status, "appliedAt", "movedAt", case when withdrawn then "movedAt" end, "coverLetter", "resumeUrl", notes, "fileId",
         case when status <> 'submitted' or withdrawn then "movedAt" end
       from given on conflict on constraint application_once do nothing
       returning id, job_posting_id as "jobId", job_seeker_id as "userId"
     ), told as (
       insert into application_status_history (application_id, from_status, to_status, withdrawal, changed_at)
       select i.id, h.come_from, h.gone_to, h.withdrawal, h.at
       from inserted i join given g using ("jobId", "userId") cross join lateral (values
         (1, null::text, 'submitted', false, g."appliedAt"), (2, 'submitted', g.status, g.withdrawn, g."movedAt")) h (n, come_from, gone_to, withdrawal, at)
       where h.n = 1 or g.status <> 'submitted' or g.withdrawn order by i.id, h.n
     )
     select id, "jobId", "userId" from inserted`,
    [JSON.stringify(applications)],
  );
}

/** Counts new applications at their jobs. Whoever applies to one waits from here on, so this comes last. */
export async function countApplications(tx: Tx, added: ReadonlyMap<number, number>): Promise<void> {
  await run(
    tx,
    `update job_posting j set application_count = j.application_count + g.count
     from unnest($1::integer[], $2::integer[]) as g (id, count) where j.id = g.id`,
    [[...added.keys()], [...added.values()]],
  );
}

/** Of these people those that have an application for one of these jobs. */
export async function applicationsAmong(
  db: Db,
  userIds: readonly number[],
  jobIds: readonly number[],
): Promise<{ userId: number; jobId: number }[]> {
  return rows(
    db,
    `select job_seeker_id as "userId", job_posting_id as "jobId" from application
     where job_seeker_id = any($1::integer[]) and job_posting_id = any($2::integer[])`,
    [userIds, jobIds],
  );
}

/** The applicants of a company who have an address, a phone or a last name of these. */
export async function applicantsLike(
  db: Db,
  companyId: number,
  {
    emails,
    phones,
    lastNames,
  }: { emails: readonly string[]; phones: readonly string[]; lastNames: readonly string[] },
): Promise<
  {
    id: number;
    name: string;
    firstName: string | null;
    lastName: string | null;
    email: string | null;
    phone: string | null;
  }[]
> {
  return rows(
    db,
    `select u.id, ${personName('u')} as name, u.first_name as "firstName", u.last_name as "lastName", u.email, p.phone
     from user_account u left join job_seeker_profile p on p.user_id = u.id
     where u.disabled_at is null
       and exists (select from application a join job_posting j on j.id = a.job_posting_id where a.job_seeker_id = u.id and j.company_id = $1)
       and not exists (select from candidate_pair m where m.company_id = $1 and m.other_id = u.id and m.same and m.undone_at is null)
       and (lower(u.email) = any($2::text[]) or right(regexp_replace(p.phone, '[^0-9]', '', 'g'), 7) = any($3::text[])
         or lower(u.last_name) = any($4::text[]))
     order by u.id limit 2000`,
    [companyId, emails, phones, lastNames],
  );
}

/** The company takes people it brought along for some it had: a record beside both, which changes neither. */
export async function insertSamePeople(
  tx: Tx,
  { companyId, by }: { companyId: number; by: number | null },
  pairs: readonly { keptId: number; otherId: number; reasons: readonly DuplicateReason[] }[],
): Promise<void> {
  await run(
    tx,
    `insert into candidate_pair (company_id, kept_id, other_id, same, reasons, decided_by)
     select $1, person_for($1, p."keptId"), p."otherId", true, array(select json_array_elements_text(p.reasons)), $2
     from json_to_recordset($3::json) as p ("keptId" integer, "otherId" integer, reasons json)
     where person_for($1, p."keptId") <> p."otherId" on conflict do nothing`,
    [companyId, by, JSON.stringify(pairs)],
  );
}

/** The postings of a company to which applications may be put, the newest first. */
export async function postingsOf(
  db: Db,
  companyId: number,
): Promise<{ id: number; title: string; status: string }[]> {
  return rows(
    db,
    `select id, title, status from job_posting where company_id = $1 order by posted_date desc, id desc limit 500`,
    [companyId],
  );
}

/** Closed postings, which visitors are never shown, for applications to jobs that are not here. */
export async function insertClosedJobs(
  tx: Tx,
  { companyId, batchId }: { companyId: number; batchId: number },
  jobs: readonly { title: string; description: string }[],
): Promise<{ id: number; title: string }[]> {
  return rows(
    tx,
    `with job as (
       insert into job_posting (company_id, title, description, status, listed)
       select $1, g.title, g.description, 'closed', false from json_to_recordset($3::json) as g (title text, description text)
       returning id, title
     ), made as (insert into import_job (batch_id, job_posting_id) select $2, id from job)
     select id, title from job`,
    [companyId, batchId, JSON.stringify(jobs)],
  );
}

/** The closed jobs that a batch has made so far, by their titles. */
export async function jobsMade(db: Db, batchId: number): Promise<{ id: number; title: string }[]> {
  return rows(
    db,
    'select j.id, j.title from import_job i join job_posting j on j.id = i.job_posting_id where i.batch_id = $1',
    [batchId],
  );
}
