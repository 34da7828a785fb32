import type { Explanation } from '#matching/match.ts';
import type { Db, Tx } from '#server/db/query.ts';
import { row, rows, run } from '#server/db/query.ts';
import type { Explained } from './explained.ts';

/** Scores of applications: the one at the time of applying, which stays, and those calculated since. */
export interface KeptMatch extends Explained {
  applicationId: number;
  atApplication: boolean;
  at: string;
}

/** Keeps the score at the time of applying, beside the application and in it. */
export async function saveMatchAtApplication(
  tx: Tx,
  applicationId: number,
  { engine, inputs, score, parts }: Explained,
): Promise<void> {
  await run(
    tx,
    `with kept as (
       insert into application_match (application_id, engine, inputs, score, parts, at_application)
       values ($1, $2, $3, $4, $5, true) returning application_id, score
     )
     update application a set match_score = kept.score from kept where a.id = kept.application_id`,
    [applicationId, engine, inputs, score, JSON.stringify(parts)],
  );
}

/** Keeps scores of other states of job, profile or engine beside it; one that is there already stays as it is. */
export async function saveMatches(
  db: Db,
  matches: readonly (Explained & { applicationId: number })[],
): Promise<void> {
  if (!matches.length) return;
  await run(
    db,
    `insert into application_match (application_id, engine, inputs, score, parts)
     select * from unnest($1::integer[], $2::text[], $3::text[], $4::integer[], $5::jsonb[])
     on conflict on constraint application_match_once do nothing`,
    [
      matches.map(({ applicationId }) => applicationId),
      matches.map(({ engine }) => engine),
      matches.map(({ inputs }) => inputs),
      matches.map(({ score }) => score),
      matches.map(({ parts }) => JSON.stringify(parts)),
    ],
  );
}

/** The score an applicant had when they applied, if it was kept, and if they want scores. */
export async function matchAtApplication(db: Db, applicationId: number): Promise<KeptMatch | undefined> {
  return row(
    db,
    `select m.application_id as "applicationId", m.engine, m.inputs, m.score, m.parts, m.at_application as "atApplication",
            m.computed_at as at
     from application_match m join application a on a.id = m.application_id
       left join job_seeker_profile p on p.user_id = a.job_seeker_id
     where m.application_id = $1 and m.at_application and p.matching is not false`,
    [applicationId],
  );
}

/** Applicants of a job who want scores and of whom none was kept, the latest first. */
export async function unscoredApplicants(
  db: Db,
  jobId: number,
  most: number,
): Promise<{ applicationId: number; profileId: number }[]> {
  return rows(
    db,
    `select a.id as "applicationId", p.id as "profileId"
     from application a join job_seeker_profile p on p.user_id = a.job_seeker_id and p.matching
     where a.job_posting_id = $1 and not exists (select from application_match m where m.application_id = a.id)
     order by a.application_date desc, a.id desc limit $2`,
    [jobId, most],
  );
}

export type PartValues = Pick<Explanation['parts'][number], 'name' | 'weight' | 'value'>[];
