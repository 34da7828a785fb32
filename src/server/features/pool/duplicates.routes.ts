import { poolCompany } from '#domain/permissions.ts';
import { decideOnPair, undoDecision } from './decide-on-pair.ts';
import { decisionsOf } from './duplicate-pairs.queries.ts';
import { suggestDuplicates } from './suggest-duplicates.ts';
import type { RoutesOf } from '#server/http/calls.ts';
import { Page } from '#server/http/paging.ts';

type DuplicateCalls =
  | 'GET /api/company/duplicates'
  | 'POST /api/company/duplicates'
  | 'GET /api/company/duplicates/decisions'
  | 'POST /api/company/duplicates/decisions/:id/undo';

export const duplicateRoutes: RoutesOf<DuplicateCalls> = {
  'GET /api/company/duplicates': async ({ db, actor, query }) =>
    suggestDuplicates(db, poolCompany(actor) ?? 0, query.candidate),

  'POST /api/company/duplicates': async ({ db, actor, body }) => decideOnPair(db, actor, body),

  'GET /api/company/duplicates/decisions': async ({ db, actor, query }) => {
    const page = await decisionsOf(db, poolCompany(actor) ?? 0, query);
    const items = page.items.map(({ keptId, keptName, otherId, otherName, ...decision }) => ({
      ...decision,
      kept: { id: keptId, name: keptName },
      other: { id: otherId, name: otherName },
    }));
    return new Page(items, page.next);
  },

  'POST /api/company/duplicates/decisions/:id/undo': async ({ db, actor, params }) =>
    undoDecision(db, actor, params.id),
};
