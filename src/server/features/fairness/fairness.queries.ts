import { movedForward } from '#domain/fairness.ts';
import type { Db } from '#server/db/query.ts';
import { row, rows, run } from '#server/db/query.ts';
import type { Answer } from '#contract/api.ts';

/**
 * The only place that reads or writes what people answered to the voluntary questions. Towards the hiring side it
 * answers nothing but how many people gave the same answers and fared the same.
 */
export interface AnswersRow {
  sex: string | null;
  ageGroup: string | null;
  origin: string | null;
}

export async function fairnessAnswersOf(db: Db, userId: number): Promise<AnswersRow | undefined> {
  return row(
    db,
    `select sex, age_group as "ageGroup", origin from fairness_answer where respondent = fairness_respondent($1)`,
    [userId],
  );
}

export async function saveFairnessAnswers(db: Db, userId: number, answers: AnswersRow): Promise<void> {
  await run(
    db,
    `insert into fairness_answer (respondent, sex, age_group, origin) values (fairness_respondent($1), $2, $3, $4)
     on conflict (respondent) do update set sex = excluded.sex, age_group = excluded.age_group, origin = excluded.origin`,
    [userId, answers.sex, answers.ageGroup, answers.origin],
  );
}

export async function deleteFairnessAnswers(db: Db, userId: number): Promise<void> {
  await run(db, 'delete from fairness_answer where respondent = fairness_respondent($1)', [userId]);
}

export interface AssessedRow extends AnswersRow {
  people: number;
  selected: boolean;
  score: number | null;
}

/**
 * Who applied to a company in a year, counted by what they answered and how they fared. Each person counts once,
 * however often they applied: as moved forward if any application was, with the best of their scores. Who withdrew
 * before that was not assessed to the end and does not count.
 */
export async function assessedIn(db: Db, companyId: number, year: number): Promise<AssessedRow[]> {
  return rows(
    db,
    `with assessed as (
       select a.job_seeker_id, a.match_score, a.withdrawn_at,
         exists (select from application_status_history h where h.application_id = a.id and h.to_status = any($3)) as forward
       from ${applicationsOfYear}
     ), person as (
       select job_seeker_id, bool_or(forward) as selected, max(match_score) as score
       from assessed where withdrawn_at is null or forward group by job_seeker_id
     )
     select f.sex, f.age_group as "ageGroup", f.origin, selected, score, count(*) as people
     from person left join fairness_answer f on f.respondent = fairness_respondent(person.job_seeker_id)
     group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5`,
    [companyId, year, movedForward],
  );
}

export async function enginesIn(db: Db, companyId: number, year: number): Promise<string[]> {
  const found = await rows<{ engine: string }>(
    db,
    `select distinct m.engine from application_match m
     where m.at_application and m.application_id in (select a.id from ${applicationsOfYear}) order by 1`,
    [companyId, year],
  );
  return found.map(({ engine }) => engine);
}

const applicationsOfYear = `application a join job_posting j on j.id = a.job_posting_id join company c on c.id = j.company_id
  where j.company_id = $1 and extract(year from a.application_date at time zone c.time_zone) = $2`;

/** The years in which people applied to a company, the latest first. */
export async function yearsWithApplications(db: Db, companyId: number): Promise<number[]> {
  const found = await rows<{ year: number }>(
    db,
    `select distinct extract(year from a.application_date at time zone c.time_zone)::integer as year
     from application a join job_posting j on j.id = a.job_posting_id join company c on c.id = j.company_id
     where j.company_id = $1 order by 1 desc`,
    [companyId],
  );
  return found.map(({ year }) => year);
}

export type FairnessFigures = Omit<
  NonNullable<Answer<'GET /api/company/fairness-report'>['report']>,
  'drawnAt'
>;

interface StoredReport {
  report: FairnessFigures;
  drawnAt: string;
}

/** What stands there is what `saveReport` has put there. */
export async function reportOf(db: Db, companyId: number, year: number): Promise<StoredReport | undefined> {
  return row(
    db,
    'select report, drawn_at as "drawnAt" from fairness_report where company_id = $1 and year = $2',
    [companyId, year],
  );
}

/** Whoever comes first draws it up: what stands there stays. */
export async function saveReport(
  db: Db,
  companyId: number,
  year: number,
  report: FairnessFigures,
): Promise<void> {
  await run(
    db,
    'insert into fairness_report (company_id, year, report) values ($1, $2, $3) on conflict do nothing',
    [companyId, year, report],
  );
}
