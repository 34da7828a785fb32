import { isJobSeeker } from '#domain/permissions.ts';
import { hiringFigures, seekerFigures } from './dashboards.queries.ts';
import type { RoutesOf } from '#server/http/calls.ts';

const none = {
  profileCompletionPercentage: 0,
  profileViews: 0,
  activeApplications: 0,
  interviewInvites: 0,
  savedJobs: 0,
  newApplications: 0,
  interviewsScheduled: 0,
  activeJobs: 0,
  totalApplications: 0,
  offersExtended: 0,
  candidates: 0,
};

export const dashboardRoutes: RoutesOf<'GET /api/dashboard/stats'> = {
  'GET /api/dashboard/stats': async ({ db, actor }) => ({
    ...none,
    ...(isJobSeeker(actor) ? await seekerFigures(db, actor) : await hiringFigures(db, actor)),
  }),
};
