import type { EmploymentType } from '#domain/jobs.ts';
import type { WorkValue, WorkWay } from '#domain/work-life.ts';
import type { ProfileFacts } from '#domain/profile-completion.ts';
import type { Db, Tx } from '#server/db/query.ts';
import { oneRow, row, run } from '#server/db/query.ts';

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
  return oneRow<ProfileRow>(db, `select ${profileColumns} from job_seeker_profile p where p.user_id = $1`, [
    userId,
  ]);
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
