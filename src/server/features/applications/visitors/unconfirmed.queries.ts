import type { Query } from '#contract/api.ts';
import type { DocumentKind } from '#domain/files.ts';
import type { Actor } from '#domain/permissions.ts';
import { daysToConfirm } from '#domain/visitors.ts';
import { Parameters } from '#server/db/parameters.ts';
import type { Db } from '#server/db/query.ts';
import { row, rows } from '#server/db/query.ts';
import type { FileBytes } from '#server/features/files/files.queries.ts';
import type { Page } from '#server/http/paging.ts';
import { pageOf, readCursor } from '#server/http/paging.ts';
import { runsJob } from '#server/visibility/visible-jobs.queries.ts';

export interface UnconfirmedRow {
  id: number;
  receipt: string;
  jobPostingId: number;
  jobTitle: string;
  name: string;
  email: string;
  phone: string | null;
  coverLetter: string | null;
  customResumeUrl: string | null;
  answers: { question: string; answer: string }[];
  files: { questionId: number; name: string; kind: DocumentKind; size: number }[];
  sentAt: string;
  confirmBy: string;
}

const source = 'visitor_application v join job_posting j on j.id = v.job_posting_id';

/** What visitors sent for the jobs that this actor runs and that nobody has confirmed yet, the newest first. */
export async function unconfirmedFor(
  db: Db,
  actor: Actor,
  {
    job,
    among,
    limit,
    cursor,
  }: Query<'GET /api/unconfirmed-applications'> & { among?: readonly number[] | undefined },
): Promise<Page<UnconfirmedRow>> {
  const parameters = new Parameters();
  const where = ['v.confirmed_at is null', runsJob(actor, parameters)];
  if (job) where.push(`j.id = ${parameters.add(job)}`);
  if (among) where.push(`v.id = any(${parameters.add(among)}::bigint[])`);
  const after = readCursor(cursor, ['number']);
  if (after) where.push(`v.id < ${parameters.add(after[0])}`);
  const found = await rows<UnconfirmedRow>(
    db,
    `select v.id, v.receipt, j.id as "jobPostingId", j.title as "jobTitle", v.name, v.address as email, v.phone,
            v.cover_letter as "coverLetter", v.custom_resume_url as "customResumeUrl",
            (select coalesce(json_agg(json_build_object('question', q.text, 'answer', coalesce(s.text, s.number::text)) order by q.position), '[]')
             from jsonb_to_recordset(v.answers) as s ("questionId" integer, text text, number numeric) join job_question q on q.id = s."questionId"
             where coalesce(s.text, s.number::text) is not null) as answers,
            (select coalesce(json_agg(json_build_object('questionId', f.question_id, 'name', f.name, 'kind', f.kind, 'size', b.size) order by f.question_id), '[]')
             from visitor_file f join file_blob b on b.sha256 = f.sha256 where f.visitor_application_id = v.id) as files,
            v.sent_at as "sentAt", v.sent_at + make_interval(days => ${daysToConfirm}) as "confirmBy"
     from ${source} where ${where.join(' and ')} order by v.id desc limit ${parameters.add(limit + 1)}`,
    parameters.values,
  );
  return pageOf(found, limit, ({ id }) => [id]);
}

/** A file of one of them. */
export async function unconfirmedFile(
  db: Db,
  actor: Actor,
  id: number,
  questionId: number,
): Promise<FileBytes | undefined> {
  const parameters = new Parameters();
  const keys = [parameters.add(id), parameters.add(questionId)];
  return row(
    db,
    `select f.name, f.kind, b.bytes from visitor_file f join file_blob b on b.sha256 = f.sha256
     join visitor_application v on v.id = f.visitor_application_id join job_posting j on j.id = v.job_posting_id
     where v.id = ${keys[0]} and f.question_id = ${keys[1]} and v.confirmed_at is null and ${runsJob(actor, parameters)}`,
    parameters.values,
  );
}
