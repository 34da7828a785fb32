import type { Hire } from '#contract/api.ts';
import type { Received, RoutesOf } from '#server/http/calls.ts';
import { csvAnswer, dayOf } from '#server/http/csv-answer.ts';
import { refuse } from '#server/refusal.ts';
import { hireColumns } from './hire-columns.ts';
import { hires, hiresPage } from './hires.queries.ts';

type HireCalls = 'GET /api/hires' | 'GET /api/hires/export' | 'GET /api/hires/file';

/** So many fit into one file of JSON. */
const mostInFile = 10_000;

export const hireRoutes: RoutesOf<HireCalls> = {
  'GET /api/hires': async ({ db, actor, query }) => hiresPage(db, actor, query),
  'GET /api/hires/export': async ({ db, actor, query, now }) =>
    csvAnswer(`hires-${dayOf(now())}`, hireColumns, (place) => hiresPage(db, actor, { ...query, ...place })),
  'GET /api/hires/file': async (received) => all(received),
};

async function all({ db, actor, query, now, reply }: Received<'GET /api/hires/file'>): Promise<Hire[]> {
  const found = await hires(db, actor, query, { most: mostInFile + 1 });
  if (found.length > mostInFile)
    throw refuse.invalid('There is too much for one file. Choose fewer days.', {
      from: 'Choose fewer days.',
    });
  reply.header('Content-Disposition', `attachment; filename="hires-${dayOf(now())}.json"`);
  return found;
}
