import type { RoutesOf } from '#server/http/calls.ts';
import { refuse } from '#server/refusal.ts';
import type { ReadPage } from './read-page.ts';

export function pageRoutes(read: ReadPage): RoutesOf<'GET /api/pages/:slug'> {
  return {
    'GET /api/pages/:slug': async ({ params, db }) => {
      const page = await read(db, params.slug);
      if (!page) throw refuse.notFound();
      return page;
    },
  };
}
