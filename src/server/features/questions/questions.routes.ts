import { may } from '#domain/permissions.ts';
import { presentAnswer } from './questions.present.ts';
import { answersOf } from './questions.queries.ts';
import type { RoutesOf } from '#server/http/calls.ts';
import { applicationFacts } from '#server/visibility/visible-applications.queries.ts';
import { found } from '#server/found.ts';

export const questionRoutes: RoutesOf<'GET /api/applications/:id/answers'> = {
  'GET /api/applications/:id/answers': async ({ db, actor, params }) => {
    const application = found(await applicationFacts(db, actor, params.id));
    const { jobSeekerId, companyId, recruiterId } = application;
    const decides = may['application.readNotes'](actor, { jobSeekerId, job: { companyId, recruiterId } });
    return (await answersOf(db, application.id)).map((row) => presentAnswer(row, decides));
  },
};
