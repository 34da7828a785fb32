import type { ApplicationSource } from '#domain/application-source.ts';
import type { DocumentKind } from '#domain/files.ts';
import { daysToConfirm, daysToFollow } from '#domain/visitors.ts';
import type { Db, Tx } from '#server/db/query.ts';
import { oneRow, row, rows, run } from '#server/db/query.ts';
import type { ReadAnswer } from '#server/features/applications/read-answers.ts';
import { publicJob } from '#server/visibility/visible-jobs.queries.ts';

export interface PublicJobRow {
  id: number;
  title: string;
  companyId: number;
  companyName: string;
}

/** A job that visitors can read now. */
export async function publicJobById(db: Db, id: number): Promise<PublicJobRow | undefined> {
  return row(
    db,
    `select j.id, j.title, c.id as "companyId", c.name as "companyName"
     from job_posting j join company c on c.id = j.company_id where j.id = $1 and ${publicJob}`,
    [id],
  );
}

export interface VisitorFile {
  questionId: number;
  name: string;
  kind: DocumentKind;
  bytes: Buffer;
}

export interface VisitorContent {
  name: string;
  address: string;
  phone: string | null;
  coverLetter: string | null;
  customResumeUrl: string | null;
  answers: readonly ReadAnswer[];
  source: ApplicationSource | null;
}

interface NewVisitorApplication extends VisitorContent {
  jobId: number;
  key: string;
  contentHash: Buffer;
  receipt: string;
  proofHash: Buffer | null;
}

export interface SentBefore {
  receipt: string;
  sentAt: string;
  contentHash: Buffer;
}

/** What was sent for a job under a key, once whoever sends it at this moment is done. Locked, as in `applicationOf`. */
export async function sentUnder(db: Db, jobId: number, key: string): Promise<SentBefore | undefined> {
  return row(
    db,
    `select receipt, sent_at as "sentAt", content_hash as "contentHash" from visitor_application
     where job_posting_id = $1 and idempotency_key = $2 for key share`,
    [jobId, key],
  );
}

/** Keeps what a visitor sent; undefined where something was sent under this key before. Who sends at the same moment is waited for. */
export async function insertVisitorApplication(
  tx: Tx,
  sent: NewVisitorApplication,
): Promise<{ id: number; sentAt: string } | undefined> {
  return row(
    tx,
    `insert into visitor_application (job_posting_id, idempotency_key, content_hash, receipt, name, address, phone, cover_letter, custom_resume_url, answers, source, proof_hash)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
     on conflict (job_posting_id, idempotency_key) do nothing returning id, sent_at as "sentAt"`,
    [
      sent.jobId,
      sent.key,
      sent.contentHash,
      sent.receipt,
      sent.name,
      sent.address,
      sent.phone,
      sent.coverLetter,
      sent.customResumeUrl,
      JSON.stringify(sent.answers),
      sent.source,
      sent.proofHash,
    ],
  );
}

export async function insertVisitorFile(tx: Tx, applicationId: number, file: VisitorFile): Promise<void> {
  await run(
    tx,
    // Bytes that are there already are touched, so that whoever is about to remove them waits, and then does not.
    `with blob as (
       insert into file_blob (sha256, bytes, size) values (sha256($5), $5, octet_length($5))
       on conflict (sha256) do update set size = excluded.size returning sha256
     )
     insert into visitor_file (visitor_application_id, question_id, sha256, name, kind) select $1, $2, sha256, $3, $4 from blob`,
    [applicationId, file.questionId, file.name, file.kind, file.bytes],
  );
}

/** Makes the link by which the address is proved; its secret comes when the mail goes out. */
export async function insertVisitorLink(tx: Tx, applicationId: number): Promise<number> {
  const { id } = await oneRow<{ id: number }>(
    tx,
    `insert into visitor_link (visitor_application_id, expires_at) values ($1, now() + make_interval(days => $2)) returning id`,
    [applicationId, daysToConfirm],
  );
  return id;
}

export interface VisitorRow extends VisitorContent {
  id: number;
  receipt: string;
  jobId: number;
  jobTitle: string;
  companyName: string;
  sentAt: string;
  confirmedAt: string | null;
  applicationId: number | null;
}

/** An application of a visitor, from `visitorSource`. */
export const visitorColumns = `v.id, v.receipt, v.job_posting_id as "jobId", j.title as "jobTitle", c.name as "companyName", v.name, v.address,
  v.phone, v.cover_letter as "coverLetter", v.custom_resume_url as "customResumeUrl", v.answers, v.source, v.sent_at as "sentAt",
  v.confirmed_at as "confirmedAt", v.application_id as "applicationId"`;
export const visitorSource = `visitor_application v join job_posting j on j.id = v.job_posting_id join company c on c.id = j.company_id`;
const works = `l.token_hash = $1 and l.expires_at > now()`;

/** What a link is about, while it works: where its applicant's account is disabled it leads to nothing more than signing in does. */
export async function ofLink(db: Db, tokenHash: Buffer): Promise<VisitorRow | undefined> {
  return row(
    db,
    `select ${visitorColumns} from ${visitorSource} join visitor_link l on l.visitor_application_id = v.id
     left join application a on a.id = v.application_id left join user_account u on u.id = a.job_seeker_id
     where ${works} and u.disabled_at is null`,
    [tokenHash],
  );
}

/** What else was sent with the same address for the same job and waits, the newest first. */
export async function othersLike(
  db: Db,
  id: number,
): Promise<{ receipt: string; sentAt: string; name: string }[]> {
  return rows(
    db,
    `select v.receipt, v.sent_at as "sentAt", v.name from visitor_application v
     join visitor_application o on o.job_posting_id = v.job_posting_id and lower(o.address) = lower(v.address) and o.id <> v.id
     where o.id = $1 and v.confirmed_at is null order by v.id desc`,
    [id],
  );
}

/** What waits for its address to be confirmed, by whoever reads it first, and whether its employer may read it now: locked. */
export async function lockWaitingVisitor(
  tx: Tx,
  id: number,
): Promise<(VisitorRow & { companySuspended: boolean }) | undefined> {
  await row(tx, 'select from visitor_application where id = $1 for update', [id]);
  return row(
    tx,
    `select ${visitorColumns}, c.suspended_at is not null as "companySuspended" from ${visitorSource} where v.id = $1 and v.confirmed_at is null`,
    [id],
  );
}

/** The one of those with the same address and job that has this receipt. */
export async function idByReceipt(db: Db, id: number, receipt: string): Promise<number | undefined> {
  const found = await row<{ id: number }>(
    db,
    `select v.id from visitor_application v
     join visitor_application o on o.job_posting_id = v.job_posting_id and lower(o.address) = lower(v.address)
     where o.id = $1 and v.receipt = $2 and v.confirmed_at is null`,
    [id, receipt],
  );
  return found?.id;
}

export async function filesOfVisitor(db: Db, id: number): Promise<VisitorFile[]> {
  return rows(
    db,
    `select v.question_id as "questionId", v.name, v.kind, b.bytes from visitor_file v join file_blob b on b.sha256 = v.sha256
     where v.visitor_application_id = $1 order by v.question_id`,
    [id],
  );
}

/** Notes what became of it, and takes out of it what was sent: the application has that. Its link goes on showing the application. */
export async function markConfirmed(
  tx: Tx,
  id: number,
  linkOf: number,
  applicationId: number,
): Promise<void> {
  await run(
    tx,
    `update visitor_application set confirmed_at = now(), application_id = $2, name = null, address = null, phone = null,
       cover_letter = null, custom_resume_url = null, answers = null where id = $1`,
    [id, applicationId],
  );
  await run(
    tx,
    `update visitor_link set visitor_application_id = $1, expires_at = now() + make_interval(days => $3)
     where visitor_application_id = $2`,
    [id, linkOf, daysToFollow],
  );
  await run(tx, 'delete from visitor_file where visitor_application_id = $1', [id]);
}

/** The questions of a job that are there still, asked or not. */
export async function existingQuestions(db: Db, jobId: number): Promise<number[]> {
  const found = await rows<{ id: number }>(db, 'select id from job_question where job_posting_id = $1', [
    jobId,
  ]);
  return found.map(({ id }) => id);
}

/** The first thing that a new profile knows. */
export async function insertPhone(tx: Tx, userId: number, phone: string | null): Promise<void> {
  if (phone)
    await run(
      tx,
      'insert into job_seeker_profile (user_id, phone) values ($1, $2) on conflict (user_id) do nothing',
      [userId, phone],
    );
}

/** Of `job_posting j`: whether something was sent for it under a key. Who sends again is answered as they were. */
export const sentForUnder = (key: string): string =>
  `exists (select from visitor_application v where v.job_posting_id = j.id and v.idempotency_key = ${key})`;

/** A job that visitors can read, or could when they sent this. */
export async function publicOrSentUnder(
  db: Db,
  id: number,
  key: string | undefined,
): Promise<PublicJobRow | undefined> {
  return row(
    db,
    `select j.id, j.title, c.id as "companyId", c.name as "companyName"
     from job_posting j join company c on c.id = j.company_id
     where j.id = $1 and (${publicJob} or ${sentForUnder('$2')})`,
    [id, key ?? null],
  );
}
