import type { ApplicationStatus } from '#domain/application-status.ts';
import { Parameters } from '#server/db/parameters.ts';
import type { Db } from '#server/db/query.ts';
import { rows } from '#server/db/query.ts';
import type { Explained } from './explained.ts';
import type { Page } from '#server/http/paging.ts';
import { pageOf, readCursor } from '#server/http/paging.ts';
import { personName } from '#server/visibility/person-name.queries.ts';

export interface ApplicantRow {
  applicationId: number;
  jobSeekerId: number;
  /** null: they have filled in nothing. */
  profileId: number | null;
  applicantName: string;
  applicationDate: string;
  status: ApplicationStatus;
  withdrawnAt: string | null;
  /** What was kept when they applied, else the first that was calculated since. null: no score, or none wanted. */
  kept: Explained | null;
}

interface Wanted {
  sort: 'newest' | 'score';
  limit: number;
  cursor?: string | undefined;
}

/** All who applied for a job. By score those without one come last; nobody is left out. */
export async function applicantsOf(db: Db, jobId: number, wanted: Wanted): Promise<Page<ApplicantRow>> {
  const parameters = new Parameters();
  const job = parameters.add(jobId);
  const byScore = wanted.sort === 'score';
  const after = readCursor(wanted.cursor, byScore ? ['number', 'number'] : ['time', 'number']);
  const order = byScore ? rank : 'a.application_date';
  const where = [`a.job_posting_id = ${job}`];
  if (after) {
    const type = byScore ? 'integer' : 'timestamptz';
    where.push(
      `(${order}, a.id) < (${parameters.add(after[0])}::${type}, ${parameters.add(after[1])}::integer)`,
    );
  }
  // The page is found first: only its rows are looked at closely.
  const found = await rows<ApplicantRow>(
    db,
    `with page as (
       select a.id, ${order} as place from application a left join job_seeker_profile p on p.user_id = a.job_seeker_id
       where ${where.join(' and ')} order by 2 desc, 1 desc limit ${parameters.add(wanted.limit + 1)}
     )
     select a.id as "applicationId", a.job_seeker_id as "jobSeekerId", p.id as "profileId",
       ${personName('u')} as "applicantName",
       a.application_date as "applicationDate", a.status, a.withdrawn_at as "withdrawnAt",
       case when kept.score is not null then
         json_build_object('engine', kept.engine, 'inputs', kept.inputs, 'score', kept.score, 'parts', kept.parts)
       end as kept
     from page join application a on a.id = page.id join user_account u on u.id = a.job_seeker_id
       left join job_seeker_profile p on p.user_id = u.id
       left join lateral (
         select m.engine, m.inputs, m.score, m.parts from application_match m
         where m.application_id = a.id and p.matching order by m.at_application desc, m.id limit 1
       ) kept on true
     order by page.place desc, page.id desc`,
    parameters.values,
  );
  return pageOf(found, wanted.limit, (last) => [
    byScore ? rankOf(last) : last.applicationDate,
    last.applicationId,
  ]);
}

// Those without a score stand behind those with 0, and a cursor holds no number below 0.
const rank = `case when p.matching then 1 + coalesce(a.match_score,
  (select m.score from application_match m where m.application_id = a.id order by m.id limit 1), -1) else 0 end`;

function rankOf({ kept }: ApplicantRow): number {
  return kept ? kept.score + 1 : 0;
}
