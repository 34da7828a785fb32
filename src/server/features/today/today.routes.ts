import type { RoutesOf } from '#server/http/calls.ts';
import { firstRun } from './first-run.ts';
import { listToday } from './list-today.ts';

export const todayRoutes: RoutesOf<'GET /api/dashboard/today' | 'GET /api/dashboard/first-run'> = {
  'GET /api/dashboard/today': async ({ db, actor, query, now }) =>
    listToday(db, actor, query, now().toISOString()),
  'GET /api/dashboard/first-run': async ({ db, actor }) => firstRun(db, actor),
};
