import type { Hire } from '#contract/api.ts';
import type { Received, RoutesOf } from '#server/http/calls.ts';
import { refuse } from '#server/refusal.ts';
import { hiresFile } from './hires-file.ts';
import { hires, hiresPage } from './hires.queries.ts';

type Files = 'GET /api/hires/export' | 'GET /api/hires/file';

/** So many fit into one file. */
const mostInFile = 10_000;

export const hireRoutes: RoutesOf<'GET /api/hires' | Files> = {
  'GET /api/hires': async ({ db, actor, query }) => hiresPage(db, actor, query),
  'GET /api/hires/export': async (received) => hiresFile(await all(received, 'csv')),
  'GET /api/hires/file': async (received) => all(received, 'json'),
};

async function all({ db, actor, query, now, reply }: Received<Files>, kind: 'csv' | 'json'): Promise<Hire[]> {
  const found = await hires(db, actor, query, { most: mostInFile + 1 });
  if (found.length > mostInFile)
    throw refuse.invalid('There is too much for one file. Choose fewer days.', {
      from: 'Choose fewer days.',
    });
  const day = now().toISOString().slice(0, 10);
  reply.header('Content-Disposition', `attachment; filename="hires-${day}.${kind}"`);
  return found;
}
