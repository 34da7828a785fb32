import type { CandidateList } from '#contract/api.ts';
import { type Actor, may, poolCompany } from '#domain/permissions.ts';
import { atWork } from '#domain/suspension.ts';
import { changeList, makeList, removeList, takeAllOff } from './change-list.ts';
import { putOnList, takeOffList } from './list-candidate.ts';
import { type ListRow, visibleListById, visibleLists } from './lists.queries.ts';
import { renameTag } from './rename-tag.ts';
import { tagCandidate, untagCandidate } from './tag-candidate.ts';
import { tagSeveral } from './tag-several.ts';
import { tagOfCompany, tagsOfCandidate, tagsOfCompany } from './tags.queries.ts';
import type { RoutesOf } from '#server/http/calls.ts';
import { refuse } from '#server/refusal.ts';
import { isCandidateVisible } from '#server/visibility/visible-candidates.queries.ts';

type PoolCalls =
  | 'GET /api/company/tags'
  | 'PUT /api/company/tags/:id'
  | 'GET /api/company/candidates/:id/tags'
  | 'POST /api/company/candidates/:id/tags'
  | 'POST /api/company/candidates/tags'
  | 'DELETE /api/company/candidates/:id/tags/:tagId'
  | 'GET /api/company/lists'
  | 'POST /api/company/lists'
  | 'PUT /api/company/lists/:id'
  | 'DELETE /api/company/lists/:id'
  | 'DELETE /api/company/lists/:id/candidates'
  | 'PUT /api/company/lists/:id/candidates/:candidateId'
  | 'DELETE /api/company/lists/:id/candidates/:candidateId';

export const poolRoutes: RoutesOf<PoolCalls> = {
  'GET /api/company/tags': async ({ db, actor }) => tagsOfCompany(db, poolCompany(actor) ?? 0),

  'PUT /api/company/tags/:id': {
    visible: async ({ db, actor, params }) =>
      (await tagOfCompany(db, poolCompany(actor) ?? 0, params.id)) !== undefined,
    handle: async ({ db, actor, params, body }) => renameTag(db, actor, params.id, body.name),
  },

  'GET /api/company/candidates/:id/tags': async ({ db, actor, params }) => {
    if (!(await isCandidateVisible(db, actor, params.id))) throw refuse.notFound();
    return tagsOfCandidate(db, actor, params.id);
  },

  'POST /api/company/candidates/:id/tags': {
    visible: ({ db, actor, params }) => isCandidateVisible(db, actor, params.id),
    handle: async ({ db, actor, params, body }) => tagCandidate(db, actor, params.id, body.name),
  },

  'POST /api/company/candidates/tags': async ({ db, actor, body }) =>
    tagSeveral(db, actor, body.candidateIds, body.name),

  'DELETE /api/company/candidates/:id/tags/:tagId': async ({ db, actor, params }) =>
    untagCandidate(db, actor, params.id, params.tagId),

  'GET /api/company/lists': async ({ db, actor, query }) =>
    (await visibleLists(db, actor, query.candidate)).map((list) => presentList(actor, list)),

  'POST /api/company/lists': async ({ db, actor, body }) =>
    presentList(actor, await makeList(db, actor, body)),

  'PUT /api/company/lists/:id': {
    visible: async ({ db, actor, params }) => (await visibleListById(db, actor, params.id)) !== undefined,
    handle: async ({ db, actor, params, body }) =>
      presentList(actor, await changeList(db, actor, params.id, body)),
  },

  'DELETE /api/company/lists/:id': async ({ db, actor, params }) => removeList(db, actor, params.id),

  'DELETE /api/company/lists/:id/candidates': async ({ db, actor, params }) =>
    takeAllOff(db, actor, params.id),

  'PUT /api/company/lists/:id/candidates/:candidateId': async ({ db, actor, params }) =>
    putOnList(db, actor, params.id, params.candidateId),

  'DELETE /api/company/lists/:id/candidates/:candidateId': async ({ db, actor, params }) =>
    takeOffList(db, actor, params.id, params.candidateId),
};

function presentList(actor: Actor, list: ListRow): CandidateList {
  const { id, name, shared, by, count, holds } = list;
  return {
    id,
    name,
    shared,
    by,
    count,
    holds,
    own: list.ownerId === actor.id,
    mayManage: may['list.manage'](atWork(actor), list),
  };
}
