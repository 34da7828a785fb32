import type { ApplyPage } from '#contract/visitor-pages.ts';
import type { Db } from '#server/db/query.ts';
import { oneRow, row, rows } from '#server/db/query.ts';
import { answerRecord } from '#server/features/companies/companies.queries.ts';
import { publicJob } from '#server/visibility/visible-jobs.queries.ts';
import { sentForUnder, visitorColumns, type VisitorRow, visitorSource } from './visitors.queries.ts';

/** What the pages about applying for a job say of it. */
type JobOfPage = ApplyPage['job'];

const jobOfPage = `j.id, j.title, c.name as "companyName", ${answerRecord} as "answerRecord"`;
const jobs = 'job_posting j join company c on c.id = j.company_id';

/** A job that visitors can apply for now, or could when they sent this. */
export async function jobToApplyFor(db: Db, id: number, key?: string): Promise<JobOfPage | undefined> {
  return row(
    db,
    `select ${jobOfPage} from ${jobs} where j.id = $1 and (${publicJob} or ${sentForUnder('$2')})`,
    [id, key ?? null],
  );
}

/** A job that somebody has applied for. */
export async function jobToFollow(db: Db, id: number): Promise<JobOfPage> {
  return oneRow(db, `select ${jobOfPage} from ${jobs} where j.id = $1`, [id]);
}

/** What was sent for a job under a key. */
export async function sentWithKey(
  db: Db,
  jobId: number,
  key: string,
): Promise<(VisitorRow & { job: JobOfPage }) | undefined> {
  const sent = await row<VisitorRow>(
    db,
    `select ${visitorColumns} from ${visitorSource} where v.job_posting_id = $1 and v.idempotency_key = $2`,
    [jobId, key],
  );
  return sent && { ...sent, job: await jobToFollow(db, jobId) };
}

export async function fileNamesOf(db: Db, id: number): Promise<{ questionId: number; name: string }[]> {
  return rows(
    db,
    'select question_id as "questionId", name from visitor_file where visitor_application_id = $1',
    [id],
  );
}

/** Whose application this is. */
export async function applicantOf(db: Db, applicationId: number): Promise<number | undefined> {
  const found = await row<{ userId: number }>(
    db,
    'select job_seeker_id as "userId" from application where id = $1',
    [applicationId],
  );
  return found?.userId;
}
