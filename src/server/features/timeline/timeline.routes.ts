import { may } from '#domain/permissions.ts';
import { presentTimeline } from './timeline.present.ts';
import { timelineOf } from './timeline.queries.ts';
import type { RoutesOf } from '#server/http/calls.ts';
import { applicationFacts } from '#server/visibility/visible-applications.queries.ts';
import { found } from '#server/found.ts';

export const timelineRoutes: RoutesOf<'GET /api/applications/:id/timeline'> = {
  'GET /api/applications/:id/timeline': async ({ db, actor, params }) => {
    const application = found(await applicationFacts(db, actor, params.id));
    const { jobSeekerId, companyId, recruiterId } = application;
    const decides = may['application.readNotes'](actor, { jobSeekerId, job: { companyId, recruiterId } });
    return presentTimeline(await timelineOf(db, actor, application.id), { jobSeekerId, decides });
  },
};
