import { interviewsAbout } from '#server/features/interviews/interviews.queries.ts';
import { handInScorecard } from './hand-in.ts';
import { presentScorecard, presentScorecards } from './scorecards.present.ts';
import { scorecardsAbout } from './scorecards.queries.ts';
import type { RoutesOf } from '#server/http/calls.ts';
import { refuse } from '#server/refusal.ts';
import { isApplicationVisible } from '#server/visibility/visible-applications.queries.ts';

type ScorecardCalls = 'GET /api/applications/:id/scorecards' | 'POST /api/applications/:id/scorecards';

export const scorecardRoutes: RoutesOf<ScorecardCalls> = {
  'GET /api/applications/:id/scorecards': async ({ db, actor, params, now }) => {
    if (!(await isApplicationVisible(db, actor, params.id))) throw refuse.notFound();
    const interviews = await interviewsAbout(db, params.id);
    return presentScorecards(interviews, await scorecardsAbout(db, params.id), actor, now().toISOString());
  },

  'POST /api/applications/:id/scorecards': {
    visible: ({ db, actor, params }) => isApplicationVisible(db, actor, params.id),
    handle: async ({ db, actor, params, body, now }) =>
      presentScorecard(await handInScorecard(db, actor, params.id, body, now().toISOString()), actor),
  },
};
