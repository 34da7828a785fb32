import type { DuplicateReason } from '#domain/duplicates.ts';
import type { ApplicationStatus } from '#domain/application-status.ts';
import type { MoveInSource } from '#domain/moving-in/sources.ts';
import type { Db, Tx } from '#server/db/query.ts';
import { oneRow, row, rows, run } from '#server/db/query.ts';
import { personName } from '#server/visibility/person-name.queries.ts';

/** Whose a company's imports are, told by what their source knows people by. */
export interface KnownBy {
  companyId: number;
  source: MoveInSource;
  keys: readonly string[];
}

/** Whom an earlier line or import made of this person: by the source's own number before the address. */
export async function knownPerson(db: Db, { companyId, source, keys }: KnownBy): Promise<number | undefined> {
  const known = await row<{ id: number }>(
    db,
    `select p.user_id as id from imported_person p where p.company_id = $1 and p.source = $2 and p.known_by = any($3::text[])
     order by array_position($3::text[], p.known_by) limit 1`,
    [companyId, source, keys],
  );
  return known?.id;
}

/** From now on this person is known by these. Who is known by one of them already stays so. */
export async function keepKnown(tx: Tx, known: KnownBy & { userId: number; batchId: number }): Promise<void> {
  await run(
    tx,
    `insert into imported_person (company_id, source, known_by, user_id, batch_id)
     select $1, $2, k, $4, $5 from unnest($3::text[]) k on conflict do nothing`,
    [known.companyId, known.source, known.keys, known.userId, known.batchId],
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
  companyId: number;
}

/** Somebody who was brought along. The engine is not to judge who was never asked. */
export async function insertPerson(tx: Tx, person: NewPerson): Promise<number> {
  const { id } = await oneRow<{ id: number }>(
    tx,
    `with person as (
       insert into user_account (username, first_name, last_name, email, user_type, imported_into)
       values ($1, $2, $3, $4, 'job_seeker', $5) returning id
     ), profile as (
       insert into job_seeker_profile (user_id, phone, location, title, matching, discoverable)
       select id, $6, $7, $8, false, false from person
     )
     select id from person`,
    [
      person.username,
      person.firstName,
      person.lastName,
      person.email,
      person.companyId,
      person.phone,
      person.location,
      person.headline,
    ],
  );
  return id;
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
 * An application as it stood elsewhere: no answer is promised, nobody is told. Undefined where this person has one for the job.
 * Its history has no author: nobody here did any of it.
 */
export async function insertImportedApplication(
  tx: Tx,
  application: NewImportedApplication,
): Promise<number | undefined> {
  const inserted = await row<{ id: number }>(
    tx,
    `with inserted as (
       insert into application (job_posting_id, job_seeker_id, status, application_date, status_updated_at, withdrawn_at, cover_letter,
         custom_resume_url, recruiter_notes, file_id, answered_at)
       values ($1, $2, $3::text, $5, $6, case when $4::boolean then $6::timestamptz end, $7, $8, $9, $10,
         case when $3 <> 'submitted' or $4 then $6::timestamptz end)
       on conflict on constraint application_once do nothing returning id
     ), counted as (
       update job_posting set application_count = application_count + 1 where id = $1 and exists (select from inserted)
     ), told as (
       insert into application_status_history (application_id, from_status, to_status, withdrawal, changed_at)
       select i.id, h.come_from, h.gone_to, h.withdrawal, h.at from inserted i cross join lateral (values
         (1, null::text, 'submitted', false, $5::timestamptz), (2, 'submitted', $3, $4, $6)) h (n, come_from, gone_to, withdrawal, at)
       where h.n = 1 or $3 <> 'submitted' or $4 order by h.n
     )
     select id from inserted`,
    [
      application.jobId,
      application.userId,
      application.status,
      application.withdrawn,
      application.appliedAt,
      application.movedAt,
      application.coverLetter,
      application.resumeUrl,
      application.notes,
      application.fileId,
    ],
  );
  return inserted?.id;
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

/** The company takes somebody it brought along for one it had: a record beside both, which changes neither. */
export async function insertSamePerson(
  tx: Tx,
  pair: {
    companyId: number;
    keptId: number;
    otherId: number;
    reasons: readonly DuplicateReason[];
    by: number | null;
  },
): Promise<void> {
  await run(
    tx,
    `insert into candidate_pair (company_id, kept_id, other_id, same, reasons, decided_by)
     select $1, person_for($1, $2), $3, true, $4, $5 where person_for($1, $2) <> $3 on conflict do nothing`,
    [pair.companyId, pair.keptId, pair.otherId, pair.reasons, pair.by],
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

/** A closed posting, which visitors are never shown, for applications to a job that is not here. */
export async function insertClosedJob(
  tx: Tx,
  {
    companyId,
    title,
    description,
    batchId,
  }: { companyId: number; title: string; description: string; batchId: number },
): Promise<number> {
  const { id } = await oneRow<{ id: number }>(
    tx,
    `with job as (
       insert into job_posting (company_id, title, description, status, listed) values ($1, $2, $3, 'closed', false) returning id
     ), made as (insert into import_job (batch_id, job_posting_id) select $4, id from job)
     select id from job`,
    [companyId, title, description, batchId],
  );
  return id;
}

/** The closed jobs that a batch has made so far, by their titles. */
export async function jobsMade(db: Db, batchId: number): Promise<{ id: number; title: string }[]> {
  return rows(
    db,
    'select j.id, j.title from import_job i join job_posting j on j.id = i.job_posting_id where i.batch_id = $1',
    [batchId],
  );
}
