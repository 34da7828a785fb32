import type { EmploymentType } from '#domain/jobs.ts';
import type { WorkValue, WorkWay } from '#domain/work-life.ts';
import type { ProfileFacts } from '#domain/profile-completion.ts';
import type { Db, Tx } from '#server/db/query.ts';
import { row, rows, run } from '#server/db/query.ts';

export interface ProfileRow {
  id: number;
  userId: number;
  title: string | null;
  summary: string | null;
  location: string | null;
  phone: string | null;
  resumeUrl: string | null;
  skills: string[];
  discoverable: boolean;
  matching: boolean;
  goalTitles: string[];
  goalPlaces: string[];
  goalEmploymentTypes: EmploymentType[];
  goalPay: number | null;
  goalPayCurrency: string | null;
  goalStart: string | null;
  workValues: WorkValue[];
  workWays: WorkWay[];
  profileCompletionPercentage: number;
  changedAt: string;
}

const profileColumns = `p.id, p.user_id as "userId", p.title, p.summary, p.location, p.phone, p.resume_url as "resumeUrl", p.skills,
  p.discoverable, p.matching, p.goal_titles as "goalTitles", p.goal_places as "goalPlaces",
  p.goal_employment_types as "goalEmploymentTypes", p.goal_pay as "goalPay", p.goal_pay_currency as "goalPayCurrency",
  p.goal_start as "goalStart", p.work_values as "workValues", p.work_ways as "workWays",
  p.profile_completion_percentage as "profileCompletionPercentage", p.updated_at as "changedAt"`;

/** A person's profile; an empty one is made when there is none yet. */
export async function ownProfile(db: Db, userId: number): Promise<ProfileRow> {
  await run(db, 'insert into job_seeker_profile (user_id) values ($1) on conflict (user_id) do nothing', [
    userId,
  ]);
  // The cast: the line above has made sure of it.
  return (await row<ProfileRow>(
    db,
    `select ${profileColumns} from job_seeker_profile p where p.user_id = $1`,
    [userId],
  )) as ProfileRow;
}

/** Where a job seeker says they live; undefined where they do not. */
export async function homeOf(db: Db, userId: number): Promise<string | undefined> {
  const profile = await row<{ location: string | null }>(
    db,
    'select location from job_seeker_profile where user_id = $1',
    [userId],
  );
  return profile?.location ?? undefined;
}

/** Makes two changes of one profile wait for each other, so that the completion is that of both. */
export async function lockProfile(tx: Tx, userId: number): Promise<ProfileRow> {
  await ownProfile(tx, userId);
  await run(tx, 'select from job_seeker_profile where user_id = $1 for update', [userId]);
  return ownProfile(tx, userId);
}

export async function updateProfile(tx: Tx, profile: ProfileRow): Promise<void> {
  await run(
    tx,
    `update job_seeker_profile set title = $2, summary = $3, location = $4, phone = $5, resume_url = $6, skills = $7, discoverable = $8,
       matching = $9, goal_titles = $10, goal_places = $11, goal_employment_types = $12, goal_pay = $13, goal_pay_currency = $14,
       goal_start = $15, work_values = $16, work_ways = $17, updated_at = now()
     where id = $1`,
    [
      profile.id,
      profile.title,
      profile.summary,
      profile.location,
      profile.phone,
      profile.resumeUrl,
      profile.skills,
      profile.discoverable,
      profile.matching,
      profile.goalTitles,
      profile.goalPlaces,
      profile.goalEmploymentTypes,
      profile.goalPay,
      profile.goalPayCurrency,
      profile.goalStart,
      profile.workValues,
      profile.workWays,
    ],
  );
}

export async function countEntries(
  db: Db,
  profileId: number,
): Promise<Pick<ProfileFacts, 'experienceCount' | 'educationCount' | 'fileCount'>> {
  const counted = await row<Awaited<ReturnType<typeof countEntries>>>(
    db,
    `select (select count(*) from work_experience where profile_id = $1) as "experienceCount",
            (select count(*) from education where profile_id = $1) as "educationCount",
            (select count(*) from file f join job_seeker_profile p on p.user_id = f.owner_id where p.id = $1 and f.purpose = 'resume') as "fileCount"`,
    [profileId],
  );
  return counted ?? { experienceCount: 0, educationCount: 0, fileCount: 0 };
}

/** Keeps the completion, and the account's "profile completed", which is said at 100. */
export async function updateCompletion(tx: Tx, profileId: number, percentage: number): Promise<void> {
  await run(
    tx,
    `with profile as (update job_seeker_profile set profile_completion_percentage = $2 where id = $1 returning user_id)
     update user_account set profile_completed = $2::integer >= 100 where id = (select user_id from profile) and profile_completed <> ($2::integer >= 100)`,
    [profileId, percentage],
  );
}

export interface WorkExperienceRow {
  id: number;
  profileId: number;
  company: string;
  title: string;
  location: string | null;
  startDate: string;
  endDate: string | null;
  isCurrent: boolean;
  description: string | null;
  changedAt: string | null;
}

export type WorkExperienceValues = Omit<WorkExperienceRow, 'id' | 'profileId' | 'changedAt'>;

const experienceColumns = `id, profile_id as "profileId", company, title, location, start_date as "startDate", end_date as "endDate", is_current as "isCurrent", description, changed_at as "changedAt"`;

export async function workExperienceOf(db: Db, userId: number): Promise<WorkExperienceRow[]> {
  return rows(
    db,
    `select ${experienceColumns} from work_experience
     where profile_id = (select id from job_seeker_profile where user_id = $1)
     order by is_current desc, coalesce(end_date, start_date) desc, id desc`,
    [userId],
  );
}

/** Writes a new entry, or with an id the person's own one; undefined when that is not theirs. */
export async function writeWorkExperience(
  tx: Tx,
  profileId: number,
  values: WorkExperienceValues,
  id?: number,
): Promise<WorkExperienceRow | undefined> {
  const given = [
    profileId,
    values.company,
    values.title,
    values.location,
    values.startDate,
    values.endDate,
    values.isCurrent,
    values.description,
  ];
  if (id === undefined) {
    return row(
      tx,
      `insert into work_experience (profile_id, company, title, location, start_date, end_date, is_current, description, changed_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, now()) returning ${experienceColumns}`,
      given,
    );
  }
  return row(
    tx,
    `update work_experience set company = $2, title = $3, location = $4, start_date = $5, end_date = $6, is_current = $7, description = $8, changed_at = now()
     where profile_id = $1 and id = $9 returning ${experienceColumns}`,
    [...given, id],
  );
}

/** One of a person's own entries; its profile is what changes of it lock. */
export async function ownWorkExperience(
  db: Db,
  userId: number,
  id: number,
): Promise<WorkExperienceRow | undefined> {
  return row(
    db,
    `select ${experienceColumns} from work_experience
     where id = $1 and profile_id = (select id from job_seeker_profile where user_id = $2)`,
    [id, userId],
  );
}

export async function deleteWorkExperience(tx: Tx, profileId: number, id: number): Promise<boolean> {
  return (
    (await run(tx, 'delete from work_experience where profile_id = $1 and id = $2', [profileId, id])) > 0
  );
}

export interface EducationRow {
  id: number;
  profileId: number;
  institution: string;
  degree: string;
  fieldOfStudy: string | null;
  startDate: string | null;
  endDate: string | null;
  isCurrent: boolean;
  description: string | null;
  changedAt: string | null;
}

export type EducationValues = Omit<EducationRow, 'id' | 'profileId' | 'changedAt'>;

const educationColumns = `id, profile_id as "profileId", institution, degree, field_of_study as "fieldOfStudy", start_date as "startDate", end_date as "endDate", is_current as "isCurrent", description, changed_at as "changedAt"`;

export async function educationOf(db: Db, userId: number): Promise<EducationRow[]> {
  return rows(
    db,
    `select ${educationColumns} from education
     where profile_id = (select id from job_seeker_profile where user_id = $1)
     order by is_current desc, coalesce(end_date, start_date) desc nulls last, id desc`,
    [userId],
  );
}

export async function writeEducation(
  tx: Tx,
  profileId: number,
  values: EducationValues,
  id?: number,
): Promise<EducationRow | undefined> {
  const given = [
    profileId,
    values.institution,
    values.degree,
    values.fieldOfStudy,
    values.startDate,
    values.endDate,
    values.isCurrent,
    values.description,
  ];
  if (id === undefined) {
    return row(
      tx,
      `insert into education (profile_id, institution, degree, field_of_study, start_date, end_date, is_current, description, changed_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, now()) returning ${educationColumns}`,
      given,
    );
  }
  return row(
    tx,
    `update education set institution = $2, degree = $3, field_of_study = $4, start_date = $5, end_date = $6, is_current = $7, description = $8, changed_at = now()
     where profile_id = $1 and id = $9 returning ${educationColumns}`,
    [...given, id],
  );
}

/** One of a person's own entries; its profile is what changes of it lock. */
export async function ownEducation(db: Db, userId: number, id: number): Promise<EducationRow | undefined> {
  return row(
    db,
    `select ${educationColumns} from education
     where id = $1 and profile_id = (select id from job_seeker_profile where user_id = $2)`,
    [id, userId],
  );
}

export async function deleteEducation(tx: Tx, profileId: number, id: number): Promise<boolean> {
  return (await run(tx, 'delete from education where profile_id = $1 and id = $2', [profileId, id])) > 0;
}
