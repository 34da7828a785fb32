import { changeView, saveView } from './save-view.ts';
import {
  deleteView,
  setDefaultView,
  unsetDefaultView,
  visibleViewById,
  visibleViews,
} from './views.queries.ts';
import type { RoutesOf } from '#server/http/calls.ts';
import { refuse } from '#server/refusal.ts';
import { found } from '#server/found.ts';

type ViewCalls =
  | 'GET /api/views'
  | 'POST /api/views'
  | 'PUT /api/views/:id'
  | 'DELETE /api/views/:id'
  | 'PUT /api/views/:id/default'
  | 'DELETE /api/views/:id/default';

export const viewRoutes: RoutesOf<ViewCalls> = {
  'GET /api/views': async ({ db, actor, query }) => visibleViews(db, actor, query.screen),

  'POST /api/views': async ({ db, actor, body }) => saveView(db, actor, body),

  'PUT /api/views/:id': {
    visible: async ({ db, actor, params }) => (await visibleViewById(db, actor, params.id)) !== undefined,
    handle: async ({ db, actor, params, body }) => changeView(db, actor, params.id, body),
  },

  'DELETE /api/views/:id': async ({ db, actor, params }) => {
    const view = found(await visibleViewById(db, actor, params.id));
    if (!view.own) throw refuse.forbidden();
    await deleteView(db, view.id);
  },

  'PUT /api/views/:id/default': async ({ db, actor, params }) => {
    const view = found(await visibleViewById(db, actor, params.id));
    await setDefaultView(db, actor.id, view);
  },

  'DELETE /api/views/:id/default': async ({ db, actor, params }) => {
    const view = found(await visibleViewById(db, actor, params.id));
    await unsetDefaultView(db, actor.id, view.id);
  },
};
