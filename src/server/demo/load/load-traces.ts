import { insertAll } from './insert-all.ts';
import type { DemoJob } from '#server/demo/market/job.ts';
import { jobs } from '#server/demo/market/jobs.ts';
import type { LoadedApplication } from './load-applications.ts';
import type { Loading } from './loading.ts';
import { savedJobs } from '#server/demo/market/saved-jobs.ts';
import { seekers } from '#server/demo/market/seekers.ts';
import { staff } from '#server/demo/market/staff.ts';

/** What people leave behind without meaning to: jobs they looked at and put aside, profiles that were read. */
export async function loadTraces(
  loading: Loading,
  applications: readonly LoadedApplication[],
): Promise<void> {
  await insertAll(loading.tx, 'saved_job', savedRows(loading));
  await insertAll(loading.tx, 'job_view', once(jobViews(loading, applications)));
  await insertAll(loading.tx, 'profile_view', once(profileViews(loading, applications)));
}

function savedRows({ calendar, random, people, jobs: known }: Loading) {
  return Object.entries(savedJobs).flatMap(([username, keys]) =>
    keys.map((key, index) => ({
      user_id: people.id(username),
      job_posting_id: known.id(key),
      saved_at: calendar.evening(Math.min(index + random.between(0, 1), postedAgo(key)), known.since(key)),
    })),
  );
}

/** Applicants have looked at the job they applied for; others look on many days, more of them at good jobs than at odd ones. */
function jobViews(
  { calendar, random, people, jobs: known }: Loading,
  applications: readonly LoadedApplication[],
) {
  const byApplicants = applications.map(({ job, by, sentAt }) => ({
    job_posting_id: known.id(job),
    viewer_id: people.id(by),
    viewed_on: sentAt.slice(0, 10),
  }));
  const byOthers = jobs.filter(wasListed).flatMap((job) =>
    seekers.flatMap(({ username, since }) => {
      const [first, last] = [Math.min(job.posted, since) - 1, listedUntil(job)];
      if (first < last || random.between(0, 99) > 38) return [];
      return Array.from({ length: random.between(1, 3) }, () => ({
        job_posting_id: known.id(job.key),
        viewer_id: people.id(username),
        viewed_on: calendar.date(-random.between(last, first)),
      }));
    }),
  );
  return [...byApplicants, ...byOthers];
}

/** Whoever moved an application has read the profile; those who want to be found are read by others too. */
function profileViews(
  { calendar, random, people, profiles }: Loading,
  applications: readonly LoadedApplication[],
) {
  const byHandlers = applications.flatMap(({ by, handled }) =>
    handled.map((entry) => ({
      profile_id: profiles.id(by),
      viewer_id: entry.by,
      viewed_on: entry.at.slice(0, 10),
    })),
  );
  const findable = seekers.filter(({ profile }) => profile?.discoverable);
  const byOthers = findable.flatMap(({ username, since }) =>
    staff
      .filter(({ company }) => company && random.between(0, 99) < 30)
      .map((viewer) => ({
        profile_id: profiles.id(username),
        viewer_id: people.id(viewer.username),
        viewed_on: calendar.date(-random.between(1, Math.min(since, viewer.since))),
      })),
  );
  return [...byHandlers, ...byOthers];
}

/** Each row once: a viewer counts once a day. */
function once<Row extends object>(rows: readonly Row[]): Row[] {
  return [...new Map(rows.map((row) => [Object.values(row).join(' '), row])).values()];
}

function wasListed({ status }: DemoJob): boolean {
  return status !== 'draft';
}

/** Days ago on which the job could last be found; yesterday for those still open. */
function listedUntil({ closes = 0, changed = 0 }: DemoJob): number {
  return Math.max(1, -closes, changed);
}

function postedAgo(key: string): number {
  return jobs.find((job) => job.key === key)?.posted ?? 0;
}
