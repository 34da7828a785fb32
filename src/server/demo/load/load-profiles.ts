import { profileCompletion } from '#domain/profile-completion.ts';
import { run } from '#server/db/query.ts';
import { insertAll, insertNumbered } from './insert-all.ts';
import type { Loading } from './loading.ts';
import type { DemoSeeker } from '#server/demo/market/seeker.ts';
import { seekers } from '#server/demo/market/seekers.ts';
import { type Wishes, wishes } from '#server/demo/market/wishes.ts';

type Profile = NonNullable<DemoSeeker['profile']>;

/** When the months in the profiles were written. */
const writtenIn = { year: 2026, month: 11 };

/** Job seekers' profiles with their work and education, moved on by as many years as have gone by since they were written. */
export async function loadProfiles({ tx, calendar, people, profiles: known }: Loading): Promise<void> {
  const written = seekers.flatMap(({ username, profile, since }) =>
    profile ? { username, profile, since } : [],
  );
  const ids = await insertNumbered(
    tx,
    'job_seeker_profile',
    written.map(({ username, profile, since }) => ({
      user_id: people.id(username),
      title: profile.title ?? null,
      summary: profile.summary ?? null,
      location: profile.location ?? null,
      phone: profile.phone ?? null,
      resume_url: profile.resume ?? null,
      skills: profile.skills ?? [],
      discoverable: profile.discoverable ?? false,
      ...wishColumns(wishes[username], calendar),
      profile_completion_percentage: completionOf(profile),
      updated_at: calendar.evening(Math.floor(since / 2), people.since(username)),
    })),
  );
  const numbered = written.map((one, index) => ({ ...one, id: ids[index] ?? 0 }));
  for (const { username, id } of numbered) known.add(username, { id, since: people.since(username) });

  const years = yearsSinceWritten(calendar.date(0));
  const day = (month: string | undefined) => (month ? firstOf(month, years) : null);
  await insertAll(
    tx,
    'work_experience',
    numbered.flatMap(({ id, profile }) =>
      (profile.work ?? []).map(({ company, title, location, from, to, text }) => ({
        profile_id: id,
        company,
        title,
        location: location ?? null,
        start_date: day(from),
        end_date: day(to),
        is_current: !to,
        description: text ?? null,
      })),
    ),
  );
  await insertAll(
    tx,
    'education',
    numbered.flatMap(({ id, profile }) =>
      (profile.education ?? []).map(({ institution, degree, field, from, to, text }) => ({
        profile_id: id,
        institution,
        degree,
        field_of_study: field ?? null,
        start_date: day(from),
        end_date: day(to),
        is_current: !to,
        description: text ?? null,
      })),
    ),
  );
  const complete = numbered.filter(({ profile }) => completionOf(profile) >= 100);
  await run(tx, 'update user_account set profile_completed = true where id = any($1::integer[])', [
    complete.map(({ username }) => people.id(username)),
  ]);
}

function wishColumns(wanted: Wishes = {}, calendar: Loading['calendar']) {
  const [amount, currency] = wanted.pay ?? [null, null];
  return {
    goal_titles: wanted.titles ?? [],
    goal_places: wanted.places ?? [],
    goal_employment_types: wanted.types ?? [],
    goal_pay: amount,
    goal_pay_currency: currency,
    goal_start: wanted.start === undefined ? null : calendar.date(wanted.start),
    work_values: wanted.values ?? [],
    work_ways: wanted.ways ?? [],
  };
}

function completionOf(profile: Profile): number {
  return profileCompletion({
    title: profile.title ?? null,
    summary: profile.summary ?? null,
    location: profile.location ?? null,
    phone: profile.phone ?? null,
    resumeUrl: profile.resume ?? null,
    // Who has worked somewhere has a résumé here: load-files.ts.
    fileCount: profile.work?.length ? 1 : 0,
    skills: profile.skills ?? [],
    experienceCount: profile.work?.length ?? 0,
    educationCount: profile.education?.length ?? 0,
  });
}

/** Whole years, also below zero, so that nothing comes to lie in the future. `today` is 'YYYY-MM-DD'. */
function yearsSinceWritten(today: string): number {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return Math.floor(year - writtenIn.year + (month - writtenIn.month) / 12);
}

/** 'YYYY-MM' as the first day of that month, some years later. */
function firstOf(month: string, years: number): string {
  const [year = '', inYear = ''] = month.split('-');
  return `${Number(year) + years}-${inYear}-01`;
}
