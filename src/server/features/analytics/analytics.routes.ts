import { companyAnalytics } from './company-analytics.ts';
import { companyFigures } from './figures.queries.ts';
import type { RoutesOf } from '#server/http/calls.ts';

export const analyticsRoutes: RoutesOf<'GET /api/company/stats' | 'GET /api/company/analytics'> = {
  'GET /api/company/stats': async ({ db, actor, query }) => companyFigures(db, actor, query.companyId),

  'GET /api/company/analytics': async ({ db, actor, query, now }) =>
    companyAnalytics(db, actor, query, now().toISOString()),
};
