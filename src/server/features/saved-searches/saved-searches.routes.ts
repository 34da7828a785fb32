import type { FindOtherNames } from '#server/features/search/standing-query.queries.ts';
import { changeSearch } from './change-search.ts';
import { saveSearch } from './save-search.ts';
import { deleteSavedSearch, savedSearchesOf, savedSearchOf } from './saved-searches.queries.ts';
import type { RoutesOf } from '#server/http/calls.ts';
import { refuse } from '#server/refusal.ts';

type SavedSearchCalls =
  | 'GET /api/saved-searches'
  | 'POST /api/saved-searches'
  | 'PUT /api/saved-searches/:id'
  | 'DELETE /api/saved-searches/:id';

export function savedSearchRoutes(otherNames: FindOtherNames): RoutesOf<SavedSearchCalls> {
  return {
    'GET /api/saved-searches': async ({ db, actor }) => savedSearchesOf(db, actor.id),

    'POST /api/saved-searches': async ({ db, actor, body }) => saveSearch(db, actor.id, body, otherNames),

    'PUT /api/saved-searches/:id': {
      visible: async ({ db, actor, params }) => Boolean(await savedSearchOf(db, actor.id, params.id)),
      handle: async ({ db, actor, params, body }) =>
        changeSearch(db, { userId: actor.id, id: params.id, body }, otherNames),
    },

    'DELETE /api/saved-searches/:id': async ({ db, actor, params }) => {
      if (!(await deleteSavedSearch(db, actor.id, params.id))) throw refuse.notFound();
    },
  };
}
