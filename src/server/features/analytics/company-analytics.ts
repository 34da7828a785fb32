import type { Answer } from '#contract/api.ts';
import { applicationStatuses } from '#domain/application-status.ts';
import { dateIn, daysAfter } from '#domain/deadlines.ts';
import type { Actor } from '#domain/permissions.ts';
import type { Db } from '#server/db/query.ts';
import {
  applicationsBySource,
  applicationsByStatus,
  dailyFigures,
  departments,
  periodFigures,
  reachedStatuses,
  topJobs,
} from './analytics.queries.ts';
import { answerFigures, rejectionFigures, scorecardFigures, timeInStages } from './process.queries.ts';
import { type View, zoneOfView } from './view.queries.ts';
import { companyFigures } from './figures.queries.ts';
import { refuse } from '#server/refusal.ts';

/** Without a range: the last thirty days. */
const usualDays = 30;
const mostDays = 731;

interface Wanted {
  companyId?: number | undefined;
  from?: string | undefined;
  to?: string | undefined;
  job?: number | undefined;
  department?: string | undefined;
  source?: View['source'];
}

/** How the jobs one runs did over a range of days, and over as many days before. */
export async function companyAnalytics(
  db: Db,
  actor: Actor,
  wanted: Wanted,
  now: string,
): Promise<Answer<'GET /api/company/analytics'>> {
  const timeZone = await zoneOfView(db, actor, wanted.companyId);
  const to = wanted.to ?? dateIn(timeZone, now);
  const from = wanted.from ?? daysAfter(to, 1 - usualDays);
  const length = daysBetween(from, to) + 1;
  if (length < 1) throw refuse.invalid('The range ends before it begins.', { to: 'Before the first day.' });
  if (length > mostDays)
    throw refuse.invalid('The range can be two years at most.', { from: 'Too long ago.' });

  const { companyId, job, department, source } = wanted;
  const view: View = { actor, companyId, from, to, timeZone, job, department, source };
  const earlier: View = { ...view, from: daysAfter(from, -length), to: daysAfter(from, -1) };
  const [
    figures,
    during,
    before,
    days,
    byStatus,
    sources,
    reached,
    jobs,
    teams,
    stages,
    answers,
    scorecards,
    rejections,
  ] = await Promise.all([
    companyFigures(db, actor, wanted.companyId),
    periodFigures(db, view),
    periodFigures(db, earlier),
    dailyFigures(db, view),
    applicationsByStatus(db, view),
    applicationsBySource(db, view),
    reachedStatuses(db, view),
    topJobs(db, view),
    departments(db, view),
    timeInStages(db, view),
    answerFigures(db, view),
    scorecardFigures(db, view),
    rejectionFigures(db, view),
  ]);
  const none = { jobViews: 0, totalApplications: 0, hires: 0, avgTimeToHire: null };
  return {
    ...(during ?? none),
    before: before ?? none,
    activeJobs: figures.activeJobs,
    from,
    to,
    timeZone,
    days,
    applicationsByStatus: byStatus,
    sources,
    funnel: applicationStatuses.map((status) => ({
      status,
      count: reached.find((row) => row.status === status)?.count ?? 0,
    })),
    topJobs: jobs,
    departments: teams,
    stages: applicationStatuses.flatMap((status) => stages.find((stage) => stage.status === status) ?? []),
    answers: answers ?? { applications: 0, answered: 0, medianDays: null, promised: 0, inTime: 0 },
    scorecards: scorecards ?? { expected: 0, handedIn: 0 },
    rejections,
  };
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}
