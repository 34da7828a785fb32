import type { EmploymentType } from '#domain/jobs.ts';
import type { WorkValue, WorkWay } from '#domain/work-life.ts';
import type { JobFacts, ProfileFacts, StudyFacts, WorkFacts } from '#matching/facts.ts';
import type { Db } from '#server/db/query.ts';
import { rows } from '#server/db/query.ts';

/** A job as the engine is told of it, and how long it is to be found by those it fits. */
export interface JobToExtract {
  id: number;
  facts: JobFacts;
  /** Whether people can apply now, and until when. */
  open: boolean;
  closesAt: string | null;
}

/** A person as the engine is told of them: `src/matching/facts.ts` has no field for who they are, so none is asked for here. */
export interface ProfileToExtract {
  id: number;
  facts: ProfileFacts;
  /** Whether they want scores at all, and whether they want to be found by employers. */
  matching: boolean;
  discoverable: boolean;
}

interface JobFactsRow extends Omit<JobToExtract, 'facts'>, Omit<JobFacts, 'pay' | 'values' | 'ways'> {
  payMin: number | null;
  payMax: number | null;
  payCurrency: string | null;
  values: WorkValue[];
  ways: WorkWay[];
}

export async function jobsToExtract(db: Db, ids: readonly number[]): Promise<JobToExtract[]> {
  const found = await rows<JobFactsRow>(
    db,
    `select j.id, j.title, j.description, j.requirements, j.skills_required as "skillsRequired",
            j.experience_level as "experienceLevel", j.employment_type as "employmentType", j.location,
            j.salary_min_monthly as "payMin", j.salary_max_monthly as "payMax", j.salary_currency as "payCurrency",
            j.start_date as "startDate", c.work_values as values, c.work_ways as ways, j.closes_at as "closesAt",
            j.status = 'active' and (j.closes_at is null or j.closes_at > now()) and c.suspended_at is null as open
     from job_posting j join company c on c.id = j.company_id where j.id = any($1::integer[])`,
    [ids],
  );
  return found.map(({ id, open, closesAt, payMin, payMax, payCurrency, ...facts }) => ({
    id,
    open,
    closesAt,
    facts: { ...facts, pay: payOf(payMin, payMax, payCurrency) },
  }));
}

function payOf(min: number | null, max: number | null, currency: string | null): JobFacts['pay'] {
  return min === null || max === null || currency === null ? null : { min, max, currency };
}

interface ProfileFactsRow extends Omit<ProfileToExtract, 'facts'> {
  title: string | null;
  summary: string | null;
  skills: string[];
  work: WorkFacts[];
  studies: StudyFacts[];
  goalTitles: string[];
  goalPlaces: string[];
  goalEmploymentTypes: EmploymentType[];
  goalPay: number | null;
  goalPayCurrency: string | null;
  goalStart: string | null;
  values: WorkValue[];
  ways: WorkWay[];
}

/** Of work the database answers whole months, of studies no time at all: no date of a person's life gets out of this statement. */
export async function profilesToExtract(db: Db, ids: readonly number[]): Promise<ProfileToExtract[]> {
  const found = await rows<ProfileFactsRow>(
    db,
    `select p.id, p.matching, p.discoverable, p.title, p.summary, p.skills,
            p.goal_titles as "goalTitles", p.goal_places as "goalPlaces", p.goal_employment_types as "goalEmploymentTypes",
            p.goal_pay as "goalPay", p.goal_pay_currency as "goalPayCurrency", p.goal_start as "goalStart",
            p.work_values as values, p.work_ways as ways,
            (select coalesce(json_agg(json_build_object('title', w.title, 'description', w.description, 'months', ${monthsWorked})
                                      order by w.is_current desc, coalesce(w.end_date, w.start_date) desc, w.id desc), '[]')
             from work_experience w where w.profile_id = p.id) as work,
            (select coalesce(json_agg(json_build_object('degree', e.degree, 'fieldOfStudy', e.field_of_study, 'description', e.description)
                                      order by e.id), '[]')
             from education e where e.profile_id = p.id) as studies
     from job_seeker_profile p where p.id = any($1::integer[])`,
    [ids],
  );
  return found.map(({ id, matching, discoverable, ...told }) => ({
    id,
    matching,
    discoverable,
    facts: {
      title: told.title,
      summary: told.summary,
      skills: told.skills,
      work: told.work,
      studies: told.studies,
      goals: {
        titles: told.goalTitles,
        places: told.goalPlaces,
        employmentTypes: told.goalEmploymentTypes,
        pay:
          told.goalPay === null || told.goalPayCurrency === null
            ? null
            : { amount: told.goalPay, currency: told.goalPayCurrency },
        startDate: told.goalStart,
      },
      values: told.values,
      ways: told.ways,
    },
  }));
}

/** Whole months of `work_experience w`, the last day included; until today where it goes on. */
const monthsWorked = `(select greatest(0, extract(year from lasted) * 12 + extract(month from lasted))::integer
  from age(case when w.is_current then current_date else coalesce(w.end_date, current_date) end + interval '1 day', w.start_date) as lasted)`;
